/** Whose eyes: from which seat one looks, what is seen from there, and whether that seat is asked. Around one screen it is
 * whoever is asked, behind a curtain if seats hold secrets. */
import { untrack } from "svelte";

import type { Briefings } from "$/furniture/briefings.svelte";
import type { Pause } from "$/furniture/pause.svelte";
import type { Stage } from "$/furniture/stage.svelte";
import type { Game } from "$/games/game";
import type { TableLink } from "$/house/table.svelte";
import type { Event, Offer, Preview, View } from "$/generated/types";
import type { Words } from "$/words/words.svelte";

/** What is played, where, and in whose words. */
export interface Played {
  readonly link: TableLink;
  readonly game: Game;
  readonly words: Words;
}

export class Perspective {
  /** The seat from which one looks; null: an onlooker. */
  seat: number | null = $state(null);
  /** To whom the screen is handed; null: nobody waits for it. */
  curtainFor: number | null = $state(null);
  private keeper: number | null = null; // who had the screen when somebody spoke up

  constructor(
    private readonly at: Played,
    private readonly stage: Stage,
    private readonly pause: Pause,
    private readonly briefings: Briefings,
  ) {
    $effect(() => {
      const next = this.asked ?? (this.seats.includes(this.holder ?? -1) ? this.holder : (this.seats[0] ?? null));
      if (next !== this.holder) untrack(() => this.handTo(next));
    });
  }

  /** One's own. */
  readonly seats = $derived.by(() => this.at.link.seats);
  /** Which of them is asked. */
  get asked(): number | null {
    return this.pause.together ? this.pause.speaker : (this.pause.toAnswer[0] ?? null);
  }
  /** Who has the screen, or will have it when the curtain is lifted. */
  private get holder(): number | null {
    return this.curtainFor ?? this.seat;
  }
  get eye(): string {
    return this.seat === null ? "onlooker" : String(this.seat);
  }
  /** Whether what is shown is what is, and the house still hears. */
  private get live(): boolean {
    return this.stage.current && this.at.link.line !== "closed";
  }
  /** What whoever looks is asked, when that is theirs to answer now. */
  readonly briefing = $derived.by(() => {
    const asked = this.asked !== null && this.asked === this.seat && this.live;
    return asked ? this.briefings.of(this.seat!, this.stage.version) : null;
  });
  /** Whether it is for these eyes to answer now. */
  get mine(): boolean {
    return this.briefing !== null;
  }
  /** Around one screen: those who may speak up; null: that is not the question. */
  readonly round = $derived.by(() => (this.pause.together && this.pause.speaker === null && this.pause.toAnswer.length && this.live ? this.pause.toAnswer : null));
  // The house names the first of those whom it asks in a pause: to everybody else that is nobody's turn.
  readonly view = $derived.by((): View | null => {
    const seen = this.stage.shown?.look?.views[this.eye] ?? null;
    return seen && this.pause.lasts ? { ...seen, asked: this.mine ? this.seat : null } : seen;
  });
  get preview(): Preview | null {
    return this.stage.shown?.look?.previews[this.eye] ?? null;
  }
  /** The legal moves, while one is asked. */
  get offers(): Offer[] {
    return this.briefing?.offers ?? [];
  }
  /** What has happened up to what is shown, deed by deed. */
  readonly told = $derived.by((): Event[][] => this.at.link.deeds.slice(0, this.stage.shown?.plies ?? 0).map((deed) => deed.events[this.eye] ?? []));

  /** Whoever the screen was handed to looks at it. */
  lift(): void {
    [this.seat, this.curtainFor] = [this.curtainFor, null];
  }
  /** Somebody around the screen has an answer. */
  speakUp(seat: number): void {
    [this.keeper, this.pause.speaker] = [this.seat, seat];
  }
  /** These have answered. The screen goes back to whoever had it. */
  reply(version: number, seats: number[]): void {
    if (this.pause.speaker !== null && this.keeper !== this.pause.speaker) this.curtainFor = this.keeper;
    this.pause.reply(version, seats);
  }

  /** A curtain that has fallen is lifted by nobody but whom it names. */
  private handTo(next: number | null): void {
    if (this.at.game.secrets && this.seats.length > 1 && this.seat !== null) this.curtainFor = next;
    else this.seat = next;
  }
}
