/** Richelieu at the browser's table. */
import type { Event, RichelieuCardView, RichelieuView, View } from "$/generated/types";
import type { Game } from "$/games/game";
import type { Details, Words } from "$/words/words.svelte";

import Board from "./Board.svelte";
import Count from "./Count.svelte";

const SIMPLE = ["stop", "pass", "keep", "recover"];
const COUNTING = ["disc-revealed", "counted", "lacked"];

export function cellOf(card: RichelieuCardView): string {
  return `${card.row}.${card.column}`;
}

/** The card that a move is about. */
export function cardOf(move: string, view: RichelieuView): RichelieuCardView | undefined {
  const place = move.slice(move.lastIndexOf(" ") + 1);
  const end = /^(\d)([LR])$/.exec(place);
  if (end) return view.rows[Number(end[1]) - 1]?.at(end[2] === "L" ? 0 : -1);
  return view.rows.flat().find((card) => cellOf(card) === place);
}

/** The text of the move that taking this card would be; its left end when it is the last of its row. */
export function takeOf(card: RichelieuCardView, view: RichelieuView): string {
  const row = view.rows[card.row - 1]!;
  return `${card.row}${row[0] && cellOf(row[0]) === cellOf(card) ? "L" : "R"}`;
}

function named(card: RichelieuCardView): Details {
  return { province: card.province, mark: card.mark };
}

function prompt(view: View, words: Words): string {
  const table = view as RichelieuView;
  const key = table.decision === "take" && table.opening ? "ask-take-first" : `ask-${table.decision}`;
  return words.say(key, table.chosen ? named(table.chosen) : {});
}

function label(move: string, view: View, words: Words): string {
  const table = view as RichelieuView;
  if (SIMPLE.includes(move)) return words.say(`move-${move}`);
  if (move === "pay reserve") return words.say("move-pay-reserve");
  const card = cardOf(move, table);
  if (!card) return move;
  if (!/[LR]$/.test(move)) {
    const verb = move.includes(" ") ? move.slice(0, move.indexOf(" ")) : "place";
    return words.say(`move-${verb}`, named(card));
  }
  const key = card.marker === null ? "move-take" : card.marker === table.asked ? "move-take-own" : "move-take-price";
  return words.say(key, named(card)) + (card.disc ? words.say("with-disc") : "");
}

/** What each has for majorities so far. The five points for what is lacking are lost at the end alone: until then they
 * are shown where they threaten. */
function standing(view: RichelieuView): number[] {
  if (view.decision === null) return view.scores;
  return [0, 1].map((seat) =>
    view.counts.reduce((sum, { counts }) => sum + (counts[seat]! > counts[1 - seat]! ? counts[seat]! : 0), 0),
  );
}

export const game: Game = {
  Board,
  secrets: true,
  prompt,
  label,
  tray: (moves) => moves.filter((move) => SIMPLE.includes(move) || move === "pay reserve"),
  scores: (view) => standing(view as RichelieuView),
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => COUNTING.includes(event.event)),
  Count,
};
