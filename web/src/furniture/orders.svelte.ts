/** Orders for what one may have to react to: whether there is anything to order, and the sheet on which it is done. */
import type { Choice } from "$/furniture/choice.svelte";
import type { Perspective, Played } from "$/furniture/perspective.svelte";
import { byPost, occasionsOf } from "$/furniture/reactions";
import type { Stage } from "$/furniture/stage.svelte";

export class StandingOrders {
  /** Whether the sheet is open. */
  open = $state(false);

  constructor(
    private readonly at: Played,
    private readonly stage: Stage,
    private readonly perspective: Perspective,
    private readonly choice: Choice,
  ) {}

  /** Whether there is anything for which one may leave an order, whatever one holds. */
  get possible(): boolean {
    const [picture, { seat }] = [this.stage.shown, this.perspective];
    return seat !== null && !picture?.chairs[seat]?.out && occasionsOf(picture?.setup.game ?? "").length > 0;
  }
  /** By post nobody is waited for: whoever has left none lets everything be. */
  get wanted(): boolean {
    const picture = this.stage.shown;
    return picture?.status === "playing" && this.possible && byPost(picture) && !picture.orders?.[this.perspective.seat!];
  }

  readonly leave = async (orders: Record<string, string>): Promise<void> => {
    const done = await this.choice.act({ act: "order", seat: this.perspective.seat!, orders });
    if (done) this.choice.notice = { sentence: this.at.words.say("orders-left"), friendly: true };
  };
}
