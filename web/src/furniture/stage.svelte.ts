/** The stage: what the house has told is shown one change after the other, so that the eye can follow. */
import { tick, untrack } from "svelte";

import type { Picture } from "$/generated/types";
import { noted, travel } from "$/furniture/travel";
import { happened } from "$/house/table.svelte";

const MOST_WAITING = 12; // whoever was away is shown the end, not the whole evening

export class Stage {
  /** The picture that is on the stage. */
  shown: Picture | null = $state.raw(null);
  /** The game's version on that picture: another one, and something has happened in the game. */
  readonly version = $derived(this.shown?.version);
  private waiting: Picture[] = $state.raw([]);
  private showing = false;
  private hurry = false;
  /** The board, whose pieces travel. */
  root: Element | null = null;

  /** `told`: what the house has told last. */
  constructor(told: () => Picture | null) {
    $effect(() => {
      const picture = told();
      if (picture) untrack(() => this.tell(picture));
    });
  }

  /** Whether what is shown is what is. */
  get current(): boolean {
    return this.waiting.length === 0;
  }

  private tell(picture: Picture): void {
    // In haste nobody wants to see each move: what is newest comes next, and so the end comes soon.
    const late = !this.shown || this.waiting.length >= MOST_WAITING || picture.hastened;
    // Where nothing has happened since (somebody came, a pause is over) there is nothing to be seen one after the other.
    const before = picture.deeds.some(happened) ? this.waiting : this.waiting.slice(0, -1);
    this.waiting = late ? [picture] : [...before, picture];
    if (!this.showing) void this.show();
  }

  /** Shows what is, at once. */
  skip(): void {
    this.hurry = true;
    document.getAnimations().forEach((one) => one.finish());
  }

  private async show(): Promise<void> {
    this.showing = true;
    while (this.waiting.length) {
      const before = this.root && this.shown && !this.hurry ? noted(this.root) : null;
      this.shown = this.waiting[0]!;
      this.waiting = this.waiting.slice(1);
      await tick();
      if (before && this.root && !document.hidden) await travel(this.root, before);
    }
    this.hurry = false;
    this.showing = false;
  }
}
