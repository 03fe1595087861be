/** The stage: what the house has told is shown one change after the other, at a pace that the eye can follow. */
import { tick, untrack } from "svelte";

import type { Picture } from "$/generated/types";
import { noted, travel } from "$/furniture/travel";
import { settings, type Pace } from "$/house/settings.svelte";
import { happened } from "$/house/table.svelte";

const MOST_WAITING = 40; // whoever was away is shown the end, not the whole evening
/** Milliseconds for which a step stays before the next. */
export const READING: Record<Pace, number> = { slow: 2_200, normal: 1_100, fast: 400, once: 0 };
const LATEST = 9_000; // nobody is shown anything that long after it happened: the more wait, the faster they come

export class Stage {
  /** The picture that is on the stage. */
  shown: Picture | null = $state.raw(null);
  /** The game's version on that picture: another one, and something has happened in the game. */
  readonly version = $derived(this.shown?.version);
  private waiting: Picture[] = $state.raw([]);
  private showing = false;
  private hurry = false;
  private read = 0; // when what is shown may have been read
  private wake = (): void => {};
  /** The board, whose pieces travel. */
  root: Element | null = null;

  /** `told`: what the house has told last; `seats`: one's own. */
  constructor(
    told: () => Picture | null,
    private readonly seats: () => number[],
  ) {
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
    this.wake();
    document.getAnimations().forEach((one) => one.finish());
  }

  private async show(): Promise<void> {
    this.showing = true;
    while (this.waiting.length) {
      await this.letRead();
      const before = this.root && this.shown && !this.hurry ? noted(this.root) : null;
      this.shown = this.waiting[0]!;
      this.waiting = this.waiting.slice(1);
      await tick();
      if (before && this.root && !document.hidden) await travel(this.root, before);
      this.read = performance.now() + this.readingTime();
    }
    this.hurry = false;
    this.showing = false;
  }

  /** What is shown stays until it may have been read. */
  private async letRead(): Promise<void> {
    const left = Math.min(this.read - performance.now(), LATEST / this.waiting.length);
    if (left <= 0 || this.hurry || document.hidden) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      setTimeout(resolve, left);
    });
  }

  /** Whoever was asked has had all the time that they took; and against a clock nobody is kept waiting for long. */
  private readingTime(): number {
    const { look, deeds, setup } = this.shown!;
    if (!deeds.some(happened) || this.seats().some((seat) => look?.moves[seat]?.length)) return 0;
    return READING[setup.clock?.kind === "live" && settings.pace !== "once" ? "fast" : settings.pace];
  }
}
