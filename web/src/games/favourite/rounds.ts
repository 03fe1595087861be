/** What each round has brought, as it was counted at the table: the house tells it to whoever looks, from wherever. */
import type { Event, FavouriteEvent } from "$/generated/types";

import { type Points, REASONS } from "./points";

export interface Counted {
  round: number;
  /** For each seat: its points for each reason, and what they come to. */
  points: Points[];
  sums: number[];
}

/** The rounds that are over, in their order. */
export function roundsOf(told: Event[][], seats: number): Counted[] {
  const rounds: Counted[] = [];
  let points = nothing(seats);
  for (const event of told.flat() as FavouriteEvent[]) {
    if (event.event === "scored") points[event.seat!]![event.reason!] += event.points!;
    if (event.event !== "round-ended") continue;
    rounds.push({ round: event.round!, points, sums: points.map(sum) });
    points = nothing(seats);
  }
  return rounds;
}

/** The round that has just ended: it is told of until everybody has had a turn in the next. */
export function justEnded(told: Event[][], seats: number): Counted | null {
  const kinds = told.flat().map(({ event }) => event);
  const end = kinds.lastIndexOf("round-ended");
  const turns = kinds.slice(end + 1).filter((kind) => kind === "turn-begun").length;
  return end >= 0 && turns > 0 && turns <= seats ? roundsOf(told, seats).at(-1)! : null;
}

function nothing(seats: number): Points[] {
  return Array.from({ length: seats }, () => Object.fromEntries(REASONS.map((reason) => [reason, 0])) as Points);
}

function sum(points: Points): number {
  return REASONS.reduce((total, reason) => total + points[reason], 0);
}
