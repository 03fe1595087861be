/** What is worth points, as the round stands. */
import { RESOURCES } from "$/art/favourite/signs";
import type { FavouriteView } from "$/generated/types";

export const POINTS = { ended: 2, most: 3, tied: 1, duchess: 2, hand: 1, prince: 2 };
export const REASONS = ["ended", ...RESOURCES, "duchesses", "hand", "princes"] as const;
export type Reason = (typeof REASONS)[number];
export type Points = Record<Reason, number>;

/** How a seat stands in a column: alone with most cards, one of several, or neither. */
export function standing(view: FavouriteView, seat: number, resource: string): "most" | "tied" | null {
  const counts = view.seats.map((one) => {
    const column = one.columns.find((found) => found.resource === resource)!;
    return column.cards + column.balls;
  });
  const own = counts[seat]!;
  if (own === 0 || own < Math.max(...counts)) return null;
  return counts.filter((count) => count === own).length === 1 ? "most" : "tied";
}

/** What a seat would get for each reason if the round ended now. */
export function pointsOf(view: FavouriteView, seat: number): Points {
  const own = view.seats[seat]!;
  const column = (resource: string) => {
    const stands = standing(view, seat, resource);
    return stands === null ? 0 : POINTS[stands];
  };
  return {
    ended: view.ender === seat ? POINTS.ended : 0,
    gold: column("gold"),
    chocolate: column("chocolate"),
    chateau: column("chateau"),
    duchesses: POINTS.duchess * own.paired.length,
    hand: POINTS.hand * own.hand_size,
    princes: POINTS.prince * own.princes,
  };
}
