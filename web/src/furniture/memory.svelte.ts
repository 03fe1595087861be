/** What is remembered from one picture to the next: where a piece came from, in which order a hand is held, which line stood
 * there before. It is set before anything is drawn, whenever something changes that `next` has looked at. */
import { untrack } from "svelte";

export class Memory<Kept> {
  now: Kept;

  constructor(first: Kept, next: (last: Kept) => Kept) {
    this.now = $state.raw(first);
    $effect.pre(() => {
      this.now = next(untrack(() => this.now));
    });
  }
}
