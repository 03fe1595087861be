/** Who waits for whom: one's own tables and those that can be joined, kept up to date while somebody looks. */
import { untrack } from "svelte";

import { house } from "$/house/http";
import { visit } from "$/house/visit.svelte";
import type { Listed } from "$/generated/types";

const SELDOM = 20_000; // one's own games, wherever one is in the house
const OFTEN = 5_000; // both lists, in the lobby

class Lobby {
  open: Listed[] = $state.raw([]);
  mine: Listed[] = $state.raw([]);
  /** How many of one's own tables wait for one. */
  readonly awaiting = $derived(this.mine.filter((table) => table.awaits).length);
  private watched = 0; // how many look at the lists

  /** What stands before a page's title: for how many tables one is wanted. */
  get call(): string {
    return this.awaiting ? `(${this.awaiting}) ` : "";
  }

  /** Keeps one's own tables up to date; to be called from an effect. */
  attend(): () => void {
    return this.every(SELDOM, () => this.look(this.watched > 0));
  }

  /** Keeps the open ones so as well; to be called from an effect. */
  watch(): () => void {
    this.watched++;
    const leave = this.every(OFTEN, () => this.look(true));
    return () => (this.watched--, leave());
  }

  private every(pause: number, look: () => Promise<void>): () => void {
    const when = (): void => void (document.hidden || untrack(look)); // what it finds is no reason to look again
    when();
    const timer = setInterval(when, pause);
    document.addEventListener("visibilitychange", when);
    return () => (clearInterval(timer), document.removeEventListener("visibilitychange", when));
  }

  private async look(all: boolean): Promise<void> {
    if (!visit.me || visit.away) return;
    try {
      const [mine, open] = await Promise.all([house.myTables(false), all ? house.openTables() : this.open]);
      [this.mine, this.open] = [mine, open.filter((table) => !mine.some((own) => own.table === table.table))];
    } catch {
      // The house is away, which is said elsewhere, or closed to guests: the shelf is there all the same.
    }
  }
}

export const lobby = new Lobby();
