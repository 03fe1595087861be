/** The cardinal's advice: the move is chosen, not played, and the chance to win told. */
import type { Choice } from "$/furniture/choice.svelte";
import type { Perspective, Played } from "$/furniture/perspective.svelte";
import type { Stage } from "$/furniture/stage.svelte";
import { house } from "$/house/http";

export class Hints {
  /** While the cardinal thinks. */
  asking = $state(false);
  private warned = false;

  constructor(
    private readonly at: Played,
    private readonly stage: Stage,
    private readonly perspective: Perspective,
    private readonly choice: Choice,
  ) {}

  /** Only where nobody else plays: among people it would be unfair, and the house refuses. */
  get given(): boolean {
    return this.perspective.mine && new Set(this.stage.shown?.chairs.flatMap((chair) => chair.person ?? [])).size === 1;
  }

  /** The first is given to whoever has been told that the game counts no more then, and asks again. */
  readonly ask = async (): Promise<void> => {
    const { link, words } = this.at;
    if (!link.picture || this.perspective.seat === null) return;
    if (!this.warned && !link.picture.indulged) {
      this.warned = true;
      this.choice.notice = { sentence: words.say("hint-unrated"), friendly: true };
      return;
    }
    this.asking = true;
    try {
      const { version, prospects } = await house.hint(link.name, link.picture.version, this.perspective.seat);
      const [best, ...others] = prospects;
      if (!best || version !== link.picture.version) return;
      const usual = others.length ? others.reduce((sum, one) => sum + one.win, 0) / others.length : best.win;
      this.choice.suggest(best.move);
      this.choice.notice = { sentence: words.say("hint-told", { win: Math.round(best.win * 100), usual: Math.round(usual * 100) }), friendly: true };
    } catch (error) {
      this.choice.notice = { sentence: (error as Error).message };
    } finally {
      this.asking = false;
    }
  };
}
