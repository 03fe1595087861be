/** In the Shadow of the Sun King at the browser's table. */
import type { Game } from "$/games/game";
import type { Event, SunKingEvent, SunKingView } from "$/generated/types";

import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { placeOf } from "./deeds";
import Sign from "./Sign.svelte";
import { things } from "./things";

export const game: Game = {
  Board,
  things: (event) => things(event as SunKingEvent),
  Sign,
  headings: ["turn-begun"],
  secrets: false,
  plans: (view) => view.decision === "pay",
  tray: (offer, view) => placeOf(offer, view as SunKingView) === "tray",
  scores: (view) => view.scores,
  count: (told: Event[][]) => (told.at(-1) ?? []).filter((event) => event.event === "counted"),
  Count,
};
