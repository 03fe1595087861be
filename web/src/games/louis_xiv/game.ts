/** Louis XIV at the browser's table. */
import type { Game } from "$/games/game";
import { moves, type LouisXivMove } from "$/generated/louis_xiv";
import type { Event, LouisXivEvent } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Sign from "./Sign.svelte";
import { thingsOf } from "./things";

/** Moves that are made by touching boards, or cards and missions that one holds: they lie in view, and say more than a tray has
 * room for. */
const ON_THE_BOARD = new Set<LouisXivMove["verb"]>(["place", "card", "four", "swap", "onto", "plot", "fulfil", "return"]);
const COUNTING = ["exchanged", "revealed", "arms-won", "scored"];

export const game: Game = {
  Board,
  things: (event) => thingsOf(event as LouisXivEvent),
  Sign,
  headings: ["round-begun", "board-counted"],
  secrets: true,
  tray: ({ move }) => !ON_THE_BOARD.has(moves.read(move).verb),
  about: (what) => ({ board: what }),
  scores: (view) => view.scores,
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => COUNTING.includes(event.event)),
  Count,
};
