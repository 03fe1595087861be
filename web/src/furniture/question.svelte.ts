/** The one line that always says who is asked for what. */
import type { Farewell } from "$/furniture/farewell";
import { Memory } from "$/furniture/memory.svelte";
import type { Pause } from "$/furniture/pause.svelte";
import type { Perspective, Played } from "$/furniture/perspective.svelte";
import { occasionSaid } from "$/furniture/reactions";
import type { Stage } from "$/furniture/stage.svelte";
import type { View } from "$/generated/types";
import { capital } from "$/words/words.svelte";

const STILL = 600; // most pauses are over before the dice lie still: until then the line stays as it was

export class Question {
  private lasting = $state(false);
  private readonly said: Memory<string>;

  /** `names`: what each seat is called. `farewell`: for whoever plays no more, in the place of a question. */
  constructor(
    private readonly at: Played,
    private readonly stage: Stage,
    private readonly pause: Pause,
    private readonly perspective: Perspective,
    private readonly names: () => string[],
    private readonly farewell: () => Farewell | null,
  ) {
    $effect(() => {
      if (!this.waiting) return;
      const timer = setTimeout(() => (this.lasting = true), STILL);
      return () => (clearTimeout(timer), (this.lasting = false));
    });
    // Behind the curtain nothing is asked; and whoever looks next is not told what stood there for another.
    this.said = new Memory("", (last) => (this.view ? this.next(this.view, last) : ""));
  }

  get line(): string {
    return this.said.now;
  }

  private get view(): View | null {
    return this.perspective.curtainFor === null ? this.perspective.view : null;
  }
  /** Whether others may react, and one waits for them. */
  private readonly waiting = $derived.by(() => this.view !== null && this.pause.occasion !== null && !this.perspective.mine);

  private next(view: View, last: string): string {
    const { at, stage, pause, perspective } = this;
    const parting = this.farewell()?.sentence;
    if (view.winners.length) return at.words.say("rule-game-over");
    if (parting) return parting;
    if (perspective.briefing) return capital(at.words.phrase(perspective.briefing.ask));
    if (perspective.round) return at.words.say("round-ask", { occasion: this.occasion() });
    if (pause.answered.length) return at.words.say("pause-noted");
    if (!stage.current && view.asked === view.seat && last) return last;
    if (this.waiting) return this.lasting || !last ? at.words.say("pause", { occasion: this.occasion() }) : last;
    return at.words.say("asked-other", { who: this.names()[view.asked!] ?? "" });
  }

  /** What there is to react to: the same for all. */
  private occasion(): string {
    const { at, pause, perspective } = this;
    return occasionSaid(pause.occasion!, at.game, this.names(), pause.together ? null : perspective.seat, at.words);
  }
}
