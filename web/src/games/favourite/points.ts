/** What the round would bring if it ended now, as the rules say it; and the reasons, in the order in which they are counted. */
import { RESOURCES } from "$/art/favourite/signs";
import type { FavouritePreview } from "$/generated/types";

export const REASONS = ["ended", ...RESOURCES, "duchesses", "hand", "princes"] as const;
export type Reason = (typeof REASONS)[number];
export type Points = Record<Reason, number>;

/** How a seat stands in a column: alone with most cards, one of several, or neither. */
export function standing({ leads }: FavouritePreview, seat: number, resource: string): "most" | "tied" | null {
  const first = leads[resource] ?? [];
  if (!first.includes(seat)) return null;
  return first.length === 1 ? "most" : "tied";
}

/** What a seat would get for each reason. */
export function pointsOf({ points }: FavouritePreview, seat: number): Points {
  return Object.fromEntries(REASONS.map((reason) => [reason, points[reason]?.[seat] ?? 0])) as Points;
}
