/** Louis XIV at the browser's table. */
import type { Game } from "$/games/game";
import type { Event } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { label, prompt } from "./saying";

/** Moves that are made by touching boards, or cards of the hand. */
const ON_THE_BOARD = /^(\d+:|card |four |swap |onto )/;
const COUNTING = ["exchanged", "revealed", "arms-won", "scored"];

export const game: Game = {
  Board,
  secrets: true,
  prompt,
  label,
  tray: (moves) => moves.filter((move) => !ON_THE_BOARD.test(move)),
  scores: (view) => view.scores,
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => COUNTING.includes(event.event)),
  Count,
};
