/** In the Shadow of the Sun King at the browser's table. */
import type { Game } from "$/games/game";
import type { Event, SunKingView } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { deedOf } from "./deeds";
import { label, prompt } from "./saying";

/** Moves that are made by touching cards, tokens of one's own, or the auction's own buttons. */
const ON_THE_BOARD = ["take", "give", "discard", "pay", "bid", "pass"];

export const game: Game = {
  Board,
  secrets: false,
  prompt,
  label,
  tray: (moves, view) => moves.filter((move) => deedOf(move, view as SunKingView) === null && !ON_THE_BOARD.includes(move.split(" ")[0]!)),
  scores: (view) => view.scores,
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => event.event === "counted"),
  Count,
};
