/** Richelieu at the browser's table. */
import type { Event, RichelieuCardView, RichelieuPreview } from "$/generated/types";
import type { Game } from "$/games/game";

import Board from "./Board.svelte";
import Count from "./Count.svelte";

const COUNTING = ["disc-revealed", "counted", "lacked"];

export function cellOf(card: RichelieuCardView): string {
  return `${card.row}.${card.column}`;
}

/** The card, as one touches it. */
export function pieceOf(card: RichelieuCardView): string {
  return `card ${cellOf(card)}`;
}

export const game: Game = {
  Board,
  secrets: true,
  tray: ({ pieces }) => pieces.every((piece) => !piece.startsWith("card ")),
  // What is lacking is lost at the end alone: until then it is shown where it threatens.
  scores: (view, preview) => (view.decision === null ? view.scores : (preview as RichelieuPreview).leads),
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => COUNTING.includes(event.event)),
  Count,
};
