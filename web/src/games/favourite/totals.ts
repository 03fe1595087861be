/** What each round has brought. The house tells what the rounds before have brought together: whoever sees them go by knows
 * each of them, and the browser keeps it while the page is looked at again. */
import type { FavouriteView } from "$/generated/types";

const PLACE = "antichambre.favourite";

interface Past {
  first: number;
  last: number;
  points: number[];
}

export class Totals {
  /** What each seat had before a round, by its number; kept for one table. */
  private constructor(
    private readonly table: string,
    private readonly before: Record<number, number[]>,
  ) {}

  static of(table: string): Totals {
    try {
      return new Totals(table, JSON.parse(sessionStorage.getItem(`${PLACE} ${table}`) ?? "{}") as Record<number, number[]>);
    } catch {
      return new Totals(table, {}); // no storage, or something else's
    }
  }

  after(view: FavouriteView): Totals {
    const round = view.decision === null ? view.rounds + 1 : view.round;
    const totals = view.seats.map((seat) => seat.total);
    if (String(this.before[round]) === String(totals)) return this;
    const before = { ...this.before, 1: view.seats.map(() => 0), [round]: totals };
    try {
      sessionStorage.setItem(`${PLACE} ${this.table}`, JSON.stringify(before));
    } catch {
      // a browser that keeps nothing: it is known until the page is closed
    }
    return new Totals(this.table, before);
  }

  /** The rounds that are over, each with what it brought; several together where nobody here saw them end. */
  past(view: FavouriteView): Past[] {
    const over = view.decision === null ? view.rounds : view.round - 1;
    const found: Past[] = [];
    for (let first = 1, last = 1; last <= over; last++) {
      const [from, to] = [this.before[first], this.before[last + 1]];
      if (!from || !to) continue;
      found.push({ first, last, points: to.map((total, seat) => total - from[seat]!) });
      first = last + 1;
    }
    return found;
  }
}
