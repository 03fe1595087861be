/** A pause: whoever might hold an answer to what is done is asked at once, and answers once. Around one screen nobody may be
 * called upon: all are asked together, and who has something to say speaks up. */
import { untrack } from "svelte";

import { ASK, occasionNamed, orderedBy } from "$/furniture/reactions";
import type { Stage } from "$/furniture/stage.svelte";

export class Pause {
  /** Who has spoken up around one screen. */
  speaker: number | null = $state(null);
  /** Who has answered since the house was last heard. */
  private replied: { version: number; seats: number[] } = $state.raw({ version: 0, seats: [] });

  /** `own`: one's own seats. */
  constructor(
    private readonly stage: Stage,
    private readonly own: () => number[],
  ) {
    $effect(() => {
      void this.stage.version;
      untrack(() => (this.speaker = null));
    });
  }

  get lasts(): boolean {
    return (this.stage.shown?.pause ?? null) !== null;
  }
  /** What there is to react to. */
  readonly occasion = $derived.by(() => {
    const { pause, setup } = this.stage.shown ?? {};
    return pause && setup ? (occasionNamed(pause.occasion, setup.game) ?? null) : null;
  });
  get together(): boolean {
    return this.lasts && this.own().length > 1;
  }
  readonly answered = $derived.by(() => [
    ...(this.stage.shown?.answered ?? []),
    ...(this.replied.version === this.stage.version ? this.replied.seats : []),
  ]);
  /** Who is still waited for; also where there is no pause, and one is asked. */
  readonly toAnswer = $derived.by(() =>
    Object.keys(this.stage.shown?.look?.moves ?? {})
      .map(Number)
      .filter((seat) => !this.answered.includes(seat) && !this.ordered(seat)),
  );

  /** It is written: nobody answers twice. */
  reply(version: number, seats: number[]): void {
    this.replied = { version, seats: this.replied.version === version ? [...this.replied.seats, ...seats] : seats };
    this.speaker = null;
  }

  /** Whether the seat has said beforehand what it answers. */
  private ordered(seat: number): boolean {
    return this.occasion !== null && orderedBy(this.stage.shown!, seat, this.occasion) !== ASK;
  }
}
