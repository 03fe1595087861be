/** How the parts of the board learn what may be touched, and say that something was. */
import type { Thing } from "./deeds";

export interface Touch {
  /** Whether a legal move is about it. */
  lit: (thing: Thing) => boolean;
  /** Whether the chosen move is about it. */
  chosen: (thing: Thing) => boolean;
  /** What touching it would do, for its name; nothing if nothing. */
  says: (thing: Thing) => string;
  touch: (thing: Thing, at: Element) => void;
  /** Tells what a card is good for. */
  look: (card: string, at: Element) => void;
}

export function stateOf(touch: Touch, thing: Thing): "quiet" | "lit" | "chosen" {
  return touch.chosen(thing) ? "chosen" : touch.lit(thing) ? "lit" : "quiet";
}

/** A name and what touching would do. */
export function named(name: string, touch: Touch, thing: Thing): string {
  const deed = touch.says(thing);
  return deed ? `${name} — ${deed}` : name;
}
