/** What one is told who has to decide: the question, and what each move means. The house is asked for it as soon as it asks,
 * so that it is there when the stage has shown what led to it. */
import { untrack } from "svelte";

import type { Played } from "$/furniture/perspective.svelte";
import type { Briefed } from "$/generated/types";

const AGAIN = 1_000; // a house that is asked too much says so, and answers later

export class Briefings {
  private heard: Record<number, Briefed> = $state.raw({});
  private readonly asking = new Set<string>();

  constructor(private readonly at: Played) {
    $effect(() => {
      const { look, version } = at.link.picture ?? {};
      const seats = Object.keys(look?.moves ?? {}).map(Number);
      untrack(() => seats.forEach((seat) => void this.ask(seat, version!)));
    });
  }

  /** For a seat, in one version of the game; null: it has not been told yet. */
  of(seat: number, version: number | undefined): Briefed | null {
    const found = this.heard[seat];
    return found && found.version === version ? found : null;
  }

  private async ask(seat: number, version: number): Promise<void> {
    const wanted = `${seat} ${version}`;
    if (this.of(seat, version) || this.asking.has(wanted)) return;
    this.asking.add(wanted);
    const said = await this.at.link.brief(seat);
    this.asking.delete(wanted);
    if (said.say === "briefed") this.heard = { ...this.heard, [seat]: said };
    else if (this.at.link.picture?.version === version) setTimeout(() => void this.ask(seat, version), AGAIN);
  }
}
