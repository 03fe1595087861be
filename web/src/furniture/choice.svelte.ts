/** What one means to do: the move, or several, that are chosen and not yet confirmed, and what the house says to it. */
import { untrack } from "svelte";

import type { Notice } from "$/furniture/notice";
import type { Pause } from "$/furniture/pause.svelte";
import type { Perspective, Played } from "$/furniture/perspective.svelte";
import type { Stage } from "$/furniture/stage.svelte";
import { settings } from "$/house/settings.svelte";
import type { Act, Briefed, Offer, Preview } from "$/generated/types";

export class Choice {
  chosen: Offer[] = $state.raw([]);
  /** Where moves are made together, such as the pieces of a payment: what is asked once those that are chosen are made. */
  further: Briefed | null = $state.raw(null);
  /** Or nothing more is: what is chosen is all of it. */
  whole = $state(false);
  notice: Notice | null = $state.raw(null);
  /** While the house is told. */
  busy = $state(false);

  constructor(
    private readonly at: Played,
    private readonly stage: Stage,
    private readonly pause: Pause,
    private readonly perspective: Perspective,
  ) {
    // A picture that tells nothing new of the game (the line was lost, somebody came) leaves the choice as it is.
    $effect(() => {
      void this.stage.version;
      untrack(() => (this.forget(), (this.notice = null)));
    });
  }

  /** What may be chosen now, besides what is. */
  get offers(): Offer[] {
    if (this.whole) return [];
    return this.further?.offers ?? this.perspective.offers;
  }
  get preview(): Preview | null {
    return this.further?.preview ?? this.perspective.preview;
  }

  /** Chooses a move, several that are made one after the other, or none. */
  readonly choose = (...moves: (string | null)[]): void => {
    const known = [...this.chosen, ...this.offers, ...this.perspective.offers];
    const chosen = moves.flatMap((move) => known.find((offer) => offer.move === move) ?? []);
    [this.chosen, this.notice, this.whole] = [chosen, null, false];
    if (!chosen.length) this.further = null;
    if (!settings.confirm) void this.play();
    else if (chosen.length && this.at.game.plans?.(this.perspective.view!)) void this.lookAhead();
  };

  /** The cardinal's advice is chosen, not played. */
  suggest(move: string): void {
    this.forget();
    this.chosen = this.perspective.offers.filter((offer) => offer.move === move);
  }

  /** What is asked after what is chosen. Where that is another question, or somebody else has a say by then, nothing more can be
   * chosen. */
  private async lookAhead(): Promise<void> {
    const { chosen } = this;
    const said = await this.at.link.brief(this.perspective.seat!, texts(chosen));
    if (this.chosen !== chosen) return;
    const more = said.say === "briefed" && said.ask[0] === this.perspective.briefing?.ask[0];
    this.further = more ? said : null;
    this.whole = said.say === "briefed" ? !more : said.rule === "other-question";
  }

  private forget(): void {
    [this.chosen, this.further, this.whole] = [[], null, false];
  }

  /** Plays what is chosen. */
  readonly play = async (): Promise<void> => {
    const [shown, seat, chosen] = [this.stage.shown, this.perspective.seat, this.chosen];
    if (this.busy || !shown || seat === null || !chosen.length) return;
    this.busy = true;
    const reacts = this.pause.lasts;
    const done = await this.playAll(texts(chosen), seat, shown.version);
    if (reacts && done) this.perspective.reply(shown.version, [seat]);
    // It is played, or refused: the stage may still be showing what led there. What was chosen since then stays.
    if (this.stage.version === shown.version) this.forget();
    this.busy = false;
  };

  /** Around one screen nobody speaks up: all let it be. */
  readonly letBe = async (): Promise<void> => {
    const [version, silent] = [this.stage.version!, this.pause.toAnswer];
    const silence = this.pause.occasion!.answers[0]!;
    this.busy = true;
    const done = await Promise.all(silent.map((seat) => this.act({ act: "move", version, seat, move: silence })));
    if (done.every(Boolean)) this.perspective.reply(version, silent);
    this.busy = false;
  };

  /** Whether it was done. */
  readonly act = async (what: Act): Promise<boolean> => {
    const answer = await this.at.link.act(what);
    if (answer.say === "refused") this.notice = { sentence: answer.sentence, rule: answer.rule };
    return answer.say === "done";
  };

  /** Why what is touched cannot be had: the rule, with a door to its paragraph. */
  readonly wonder = async (piece: string, touched: string[] = []): Promise<void> => {
    const { at, perspective, stage } = this;
    const after = this.further ? texts(this.chosen) : [];
    if (!after.length) this.forget();
    if (!perspective.mine) {
      this.notice = { sentence: at.words.say(stage.shown?.status === "playing" ? "not-your-turn" : "rule-game-over") };
      return;
    }
    const answer = await at.link.why(perspective.seat!, piece, touched, after);
    if (answer.sentence) this.notice = { sentence: answer.sentence, rule: answer.rule };
  };

  /** One move after the other. It ends with the first that is refused, or that is no longer asked for. Whether it was done. */
  private async playAll(wanted: string[], seat: number, first: number): Promise<boolean> {
    const { link } = this.at;
    let version = first;
    for (const [number, move] of wanted.entries()) {
      if (number > 0 && !link.picture?.look?.moves[seat]?.includes(move)) return false;
      if (!(await this.act({ act: "move", version, seat, move }))) return false;
      version = link.picture?.version ?? version;
    }
    return true;
  }
}

function texts(offers: Offer[]): string[] {
  return offers.map(({ move }) => move);
}
