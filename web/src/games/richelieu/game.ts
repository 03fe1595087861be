/** Richelieu at the browser's table. */
import { moves, type RichelieuMove } from "$/generated/richelieu";
import type { Event, RichelieuCardView, RichelieuView, View } from "$/generated/types";
import type { Game } from "$/games/game";
import type { Details, Words } from "$/words/words.svelte";

import Board from "./Board.svelte";
import Count from "./Count.svelte";

const COUNTING = ["disc-revealed", "counted", "lacked"];

export function cellOf(card: RichelieuCardView): string {
  return `${card.row}.${card.column}`;
}

/** The card that a move is about. */
function cardOf(move: RichelieuMove, view: RichelieuView): RichelieuCardView | undefined {
  if (!("row" in move)) return undefined;
  const row = view.rows[move.row - 1];
  if (move.verb === "take") return row?.at(move.side === "left" ? 0 : -1);
  return row?.find((card) => card.column === move.column);
}

/** The move that taking this card would be; of its left end when it is the last of its row. */
export function takeOf({ row, column }: RichelieuCardView, view: RichelieuView): RichelieuMove {
  return { verb: "take", row, side: view.rows[row - 1]![0]?.column === column ? "left" : "right" };
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
  const [table, said] = [view as RichelieuView, moves.read(move)];
  const card = cardOf(said, table);
  if (!card) return "row" in said ? move : words.say(`move-${said.verb}`);
  if (said.verb !== "take") return words.say(`move-${said.verb}`, named(card));
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
  tray: (offered) => offered.filter((move) => !("row" in moves.read(move))),
  scores: (view) => standing(view as RichelieuView),
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => COUNTING.includes(event.event)),
  Count,
};
