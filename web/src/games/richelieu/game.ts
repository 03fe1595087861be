/** Richelieu at the browser's table. */
import type { Event, RichelieuPreview, View } from "$/generated/types";
import type { Game } from "$/games/game";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Sign from "./Sign.svelte";
import { thingsOf } from "./things";

const COUNTING = ["disc-revealed", "counted", "lacked"];

/** What is lacking is lost at the end alone: until then it is shown where it threatens. */
export function scoresOf(view: View, preview: RichelieuPreview): number[] {
  return view.decision === null ? view.scores : preview.leads;
}

export const game: Game = {
  Board,
  secrets: true,
  tray: ({ pieces }) => pieces.every((piece) => !piece.startsWith("card ")),
  things: thingsOf,
  Sign,
  scores: (view, preview) => scoresOf(view, preview as RichelieuPreview),
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => COUNTING.includes(event.event)),
  Count,
};
