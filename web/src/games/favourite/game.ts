/** The King's Favourite at the browser's table. */
import type { Game } from "$/games/game";
import { moves as allMoves } from "$/generated/favourite";
import type { Event, FavouriteView } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { thingsOf } from "./meaning";
import { label, prompt } from "./saying";

/** Answers to what a rival does are short questions: yes and no stand together. */
const ANSWERS = ["guard", "confess"];
/** What the rounds are counted with: their lines, and that one is over. */
const COUNTING = ["round-ended", "scored"];

export const game: Game = {
  Board,
  secrets: true,
  prompt,
  label,
  tray: (moves, view) => {
    const table = view as FavouriteView;
    if (ANSWERS.includes(table.decision ?? "")) return moves;
    return moves.filter((move) => allMoves.read(move).verb === "roll" || thingsOf(move, table).length === 0);
  },
  about: (what) => ({ court: what, moment: what }),
  scores: (view) => view.scores,
  count: (told: Event[][]) => told.flat().filter(({ event }) => COUNTING.includes(event)),
  Count,
};
