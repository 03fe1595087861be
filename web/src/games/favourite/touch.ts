/** How the parts of the board learn what may be touched, and say that something was. */
import type { Thing } from "./meaning";

export interface Touch {
  state: (thing: Thing) => "quiet" | "lit" | "chosen";
  /** What touching it would do, for its name; nothing if nothing. */
  says: (thing: Thing) => string;
  touch: (thing: Thing, at: Element) => void;
}

/** A name and what touching would do. */
export function named(name: string, touch: Touch, thing: Thing): string {
  const deed = touch.says(thing);
  return deed ? `${name} — ${deed}` : name;
}

/** Only what may be chosen can be pressed. */
export function pressed(touch: Touch, thing: Thing): boolean | undefined {
  const state = touch.state(thing);
  return state === "quiet" ? undefined : state === "chosen";
}
