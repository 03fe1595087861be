/** The King's Favourite at the browser's table. */
import type { Game } from "$/games/game";
import type { Event, FavouriteView } from "$/generated/types";

import Board from "./Board.svelte";
import { thingsOf } from "./meaning";
import { label, prompt } from "./saying";

/** Answers to what a rival does are short questions: yes and no stand together. */
const ANSWERS = ["guard", "confess"];
/** What the count at the end is told with: which round it is of, and its lines. */
const COUNTING = ["round-ended", "scored"];

export const game: Game = {
  Board,
  secrets: true,
  prompt,
  label,
  tray: (moves, view) => {
    const table = view as FavouriteView;
    if (ANSWERS.includes(table.decision ?? "")) return moves;
    return moves.filter((move) => move === "roll" || thingsOf(move, table).length === 0);
  },
  scores: (view) => view.scores,
  count: (events: Event[]) => COUNTING.flatMap((kind) => events.filter(({ event }) => event === kind)),
};
