/** Louis XIV at the browser's table. */
import type { Game } from "$/games/game";
import { moves, type LouisXivMove } from "$/generated/louis_xiv";
import type { Event } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";

/** Moves that are made by touching boards, or cards of the hand. */
const ON_THE_BOARD = new Set<LouisXivMove["verb"]>(["place", "card", "four", "swap", "onto"]);
const COUNTING = ["exchanged", "revealed", "arms-won", "scored"];

export const game: Game = {
  Board,
  secrets: true,
  tray: ({ move }) => !ON_THE_BOARD.has(moves.read(move).verb),
  about: (what) => ({ board: what }),
  scores: (view) => view.scores,
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => COUNTING.includes(event.event)),
  Count,
};
