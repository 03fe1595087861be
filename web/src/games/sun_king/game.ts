/** In the Shadow of the Sun King at the browser's table. */
import type { Game } from "$/games/game";
import type { Event, SunKingView } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { offerOf } from "./deeds";
import { label, payment, prompt } from "./saying";

export const game: Game = {
  Board,
  secrets: false,
  prompt,
  label,
  together: payment,
  tray: (moves, view) => moves.filter((move) => offerOf(move, view as SunKingView) === "tray"),
  scores: (view) => view.scores,
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => event.event === "counted"),
  Count,
};
