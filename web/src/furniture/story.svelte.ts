/** What has just happened, for whoever could not see it coming: told in a line, and marked on the board. */
import type { Perspective, Played } from "$/furniture/perspective.svelte";
import type { Game } from "$/games/game";
import type { Event } from "$/generated/types";

const LATELY = 6;
const MOST_MARKS = 6; // of one move

/** Whose doing it was: its first event that names a seat names that one. */
export function doerOf(deed: Event[]): number | null {
  for (const event of deed) if ("seat" in event && typeof event.seat === "number") return event.seat;
  return null;
}

/** The things on the board that a deed was about, without all that followed from it when a round or another turn began. */
export function thingsOf(deed: Event[], game: Game): string[] {
  const over = deed.findIndex((event) => game.headings?.includes(event.event));
  const done = over < 0 ? deed : deed.slice(0, over);
  return [...new Set(done.flatMap((event) => game.things(event)))].slice(0, MOST_MARKS);
}

export interface Told {
  number: number;
  events: Event[];
  said: string;
}

export class Story {
  constructor(
    private readonly at: Played,
    private readonly perspective: Perspective,
  ) {}

  /** The last deeds of which something was seen, the newest last. */
  readonly lately = $derived.by((): Told[] => {
    const { told } = this.perspective;
    const found: Told[] = [];
    for (let number = told.length - 1; number >= 0 && found.length < LATELY; number--) {
      const events = told[number]!;
      if (events.length) found.unshift({ number, events, said: events.map((event) => this.at.words.event(event)).join(" ") });
    }
    return found;
  });

  /** The last move of everybody else since one's own, by the things on the board that it was about, and whose it was. An onlooker
   * is shown the last of all. */
  readonly marks = $derived.by((): Map<string, number | null> => {
    const { told, seat, view } = this.perspective;
    const found = new Map<string, number | null>();
    const shown = new Set<number>();
    if (view?.winners.length) return found; // the count is told, and nothing is to be seen coming any more
    for (let number = told.length - 1; number >= 0; number--) {
      const doer = doerOf(told[number]!);
      if (doer === null || shown.has(doer)) continue;
      if (doer === seat) break;
      shown.add(doer);
      for (const thing of thingsOf(told[number]!, this.at.game)) if (!found.has(thing)) found.set(thing, doer);
      if (seat === null) break;
    }
    return found;
  });
}
