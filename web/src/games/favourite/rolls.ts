/** How the dice have come to lie as they lie: rolled, or turned by somebody, as the house has told. */
import { box } from "$/generated/favourite";
import type { Event, FavouriteEvent } from "$/generated/types";

type Came = "rolled" | "turned" | null;
const DICE = box.dice.count;

export class Rolls {
  private constructor(
    /** How often each was rolled or turned in all. */
    readonly times: number[],
    /** How it came to lie so, for whoever has seen it. */
    readonly came: Came[],
  ) {}

  /** What was told since then. Whoever has just come, or goes back in a replay, sees the dice lie. */
  static after(before: Rolls | null, told: Event[][]): Rolls {
    const [times, last] = [Array<number>(DICE).fill(0), Array<Came>(DICE).fill(null)];
    for (const event of told.flat() as FavouriteEvent[]) {
      if (event.event !== "rolled" && event.event !== "die-turned") continue;
      times[event.die! - 1]!++;
      last[event.die! - 1] = event.event === "rolled" ? "rolled" : "turned";
    }
    const came = times.map((count, die) => {
      const seen = before?.times[die] ?? count;
      return count > seen ? last[die]! : count < seen ? null : (before?.came[die] ?? null);
    });
    return new Rolls(times, came);
  }
}
