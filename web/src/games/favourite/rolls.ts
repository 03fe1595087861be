/** How the dice have come to lie as they lie: the view tells what they show, not that they were rolled. */
import type { FavouriteView } from "$/generated/types";

type Came = "rolled" | "turned" | null;
const TURNERS = ["treasurer", "chocolatier", "architect", "actor"];

export class Rolls {
  private constructor(
    private readonly view: FavouriteView,
    /** How often each was rolled or turned. */
    readonly rolled: number[],
    readonly came: Came[],
  ) {}

  /** What happened between two views; `picked` is the reroll that was chosen here, for dice that show again what they showed. */
  static after(before: Rolls | null, view: FavouriteView, picked: string | null): Rolls {
    if (!before) return new Rolls(view, view.dice.map(() => 0), view.dice.map(() => null));
    const { view: old } = before;
    if (old === view) return before;
    const spent = old.turn === view.turn && view.seats[view.turn]!.musketeers < old.seats[view.turn]!.musketeers;
    const turner = view.court_discards.length > old.court_discards.length && TURNERS.includes(view.court_discards.at(-1)!);
    const rolled = [...before.rolled];
    const came = [...before.came];
    view.dice.forEach((face, number) => {
      const again = spent && view.seat === view.turn && picked !== null && picked.includes(String(number + 1));
      if (face === null || (face === old.dice[number] && !again)) return;
      rolled[number]!++;
      came[number] = turner && !spent ? "turned" : "rolled";
    });
    return new Rolls(view, rolled, came);
  }
}
