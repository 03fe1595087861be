/** The King's Favourite at the browser's table. */
import type { Game } from "$/games/game";
import { moves as allMoves } from "$/generated/favourite";
import type { Event } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Sign from "./Sign.svelte";
import { things } from "./things";

/** Answers to what a rival does are short questions: yes and no stand together. */
const ANSWERS = ["guard", "confess"];
/** What the rounds are counted with: their lines, and that one is over. */
const COUNTING = ["round-ended", "scored"];

export const game: Game = {
  Board,
  things,
  Sign,
  headings: ["round-begun", "turn-begun"],
  secrets: true,
  tray: ({ move, pieces }, view) => ANSWERS.includes(view.decision ?? "") || allMoves.read(move).verb === "roll" || pieces.length === 0,
  about: (what) => ({ court: what, moment: what }),
  scores: (view) => view.scores,
  count: (told: Event[][]) => told.flat().filter(({ event }) => COUNTING.includes(event)),
  Count,
};
