/** What is heard, if one wants to hear it: what happens as it is shown, and a bell when one is asked. */
import { untrack } from "svelte";

import type { Pause } from "$/furniture/pause.svelte";
import type { Perspective } from "$/furniture/perspective.svelte";
import type { Stage } from "$/furniture/stage.svelte";
import { sound, soundOf } from "$/house/sounds";

export class Hearing {
  private heard: number | null = null; // up to which move
  private rung = false;

  constructor(stage: Stage, pause: Pause, perspective: Perspective) {
    $effect(() => {
      const plies = stage.shown?.plies ?? null;
      untrack(() => this.hear(plies, perspective));
    });
    // In a pause no bell tells those who sit beside one of a card; and the turn in which it came is not begun by its end.
    $effect(() => {
      if (pause.lasts) return;
      if (perspective.mine && !this.rung) untrack(() => sound("turn"));
      this.rung = perspective.mine;
    });
  }

  private hear(plies: number | null, { told }: Perspective): void {
    const happened = this.heard === null || plies === null ? [] : told.slice(this.heard, plies).flat();
    const name = happened.length ? soundOf(happened.map((event) => event.event)) : null;
    if (name) sound(name);
    this.heard = plies;
  }
}
