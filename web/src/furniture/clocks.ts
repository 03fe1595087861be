/** What the clocks of a table show. */
import type { Picture } from "$/generated/types";

const DAY = 86_400_000;

/** What a seat's clock began with when it was asked, in milliseconds; null where it has none. Slow ones run for whoever
 * is asked alone, and bots have none. */
export function bankOf(picture: Picture, seat: number, asked: number | null): number | null {
  const chair = picture.chairs[seat];
  if (!chair || picture.status !== "playing") return null;
  if (picture.setup.clock?.kind !== "slow") return chair.bank ?? null;
  return asked === seat && !chair.level && !chair.stand_in ? (picture.setup.clock.days ?? 0) * DAY : null;
}
