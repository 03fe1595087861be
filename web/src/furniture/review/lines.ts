/** A review as lines: each player's chance to win through the moves. */
import type { ReviewSheet, Verdict } from "$/generated/types";

export interface Point {
  /** How many moves have been played, as in the replay. */
  step: number;
  chance: number;
}

/** How each seat's line is drawn, so that colour is not the only sign. */
export const DASHES = ["none", "10 5", "2 5", "14 4 2 4", "20 6", "7 3 2 3 2 3"];

/** A seat's line: at each of its decisions the chance that it had, and then the one that it kept; in the end what came of it. */
export function lineOf(seat: number, review: ReviewSheet, last: number): Point[] {
  const points = review.verdicts
    .filter((one) => one.seat === seat)
    .flatMap((one) => [
      { step: one.step, chance: Math.max(one.best_win, one.win) },
      { step: one.step + 1, chance: one.win },
    ]);
  const outcome = review.outcome[seat];
  return outcome === undefined ? points : [...points, { step: last, chance: outcome }];
}

/** What a seat's chance was last known to be; null before it was asked for the first time. */
export function chanceAt(line: Point[], step: number): number | null {
  return line.filter((point) => point.step <= step).at(-1)?.chance ?? null;
}

/** How many games in a hundred. */
export function hundred(chance: number): number {
  return Math.round(chance * 100);
}

export function lossOf(verdict: Verdict): number {
  return Math.max(0, hundred(verdict.best_win) - hundred(verdict.win));
}

/** The dearest moments: of everybody, or of one seat. */
export function momentsOf(review: ReviewSheet, seat: number | null, most = 3): Verdict[] {
  const by = new Map(review.verdicts.map((one) => [one.step, one]));
  return review.moments
    .flatMap((step) => by.get(step) ?? [])
    .filter((one) => seat === null || one.seat === seat)
    .slice(0, most);
}
