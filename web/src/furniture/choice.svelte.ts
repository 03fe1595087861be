/** What one means to do: the move, or several, that are chosen and not yet confirmed, and what the house says to it. */
import { untrack } from "svelte";

import type { Notice } from "$/furniture/notice";
import type { Pause } from "$/furniture/pause.svelte";
import type { Perspective, Played } from "$/furniture/perspective.svelte";
import type { Stage } from "$/furniture/stage.svelte";
import { settings } from "$/house/settings.svelte";
import type { Act } from "$/generated/types";

export class Choice {
  chosen: string[] = $state.raw([]);
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
      untrack(() => ([this.chosen, this.notice] = [[], null]));
    });
  }

  readonly choose = (move: string | null, ...then: string[]): void => {
    [this.chosen, this.notice] = [move === null ? [] : [move, ...then], null];
    if (!settings.confirm) void this.play();
  };

  /** Plays what is chosen. */
  readonly play = async (): Promise<void> => {
    const [shown, seat, chosen] = [this.stage.shown, this.perspective.seat, this.chosen];
    if (this.busy || !shown || seat === null || !chosen.length) return;
    this.busy = true;
    const reacts = this.pause.lasts;
    const done = await this.playAll(chosen, seat, shown.version);
    if (reacts && done) this.perspective.reply(shown.version, [seat]);
    // It is played, or refused: the stage may still be showing what led there. What was chosen since then stays.
    if (this.stage.version === shown.version) this.chosen = [];
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

  /** Why that is not legal: the rule, with a door to its paragraph. */
  readonly wonder = async (move: string): Promise<void> => {
    const { at, perspective, stage } = this;
    this.chosen = [];
    if (!perspective.mine) {
      this.notice = { sentence: at.words.say(stage.shown?.status === "playing" ? "not-your-turn" : "rule-game-over") };
      return;
    }
    const answer = await at.link.why(perspective.seat!, move);
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
