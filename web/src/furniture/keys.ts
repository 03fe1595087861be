/** By keyboard: arrows go from one thing that may be touched to the next on the board and among the answers, letters to what
 * lies beside the question. Tab goes everywhere, as on any page. */
import { settings } from "$/house/settings.svelte";

const ARROWS: Record<string, readonly [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** What can be meant by an arrow: whatever is lit, on the board, in what a touch has opened, or among the answers. */
const LIT = [
  '.board button[aria-disabled="false"]',
  ".board button[data-thing][aria-pressed]",
  ".board :is(.deeds, .auction) button:not([disabled])",
  ".chooser button",
  ".foot .asked .tray button:not([disabled])",
].join(", ");
const ASIDE = 2.5; // how much farther something seems that does not lie straight ahead
/** The letters, in the order in which they are listed. */
export const LETTERS = ["h", "u", "l", "r", "?"] as const;
export type Letter = (typeof LETTERS)[number];

/** Whether a key was meant for the table. What is written, chosen from a list or asked in a sheet is not. */
function meantFor(root: Element, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return false;
  const { activeElement } = document;
  if (activeElement?.matches("input, textarea, select, [role=slider], [role=spinbutton]")) return false;
  return !activeElement || activeElement === document.body || root.contains(activeElement);
}

/** Answers a key that is pressed at the table. */
export function pressed(root: Element, event: KeyboardEvent, doors: Record<Letter, () => void>): void {
  if (!meantFor(root, event)) return;
  const way = ARROWS[event.key];
  const letter = LETTERS.find((one) => one === event.key.toLowerCase());
  if (way && !document.activeElement?.closest(".log")) step(root, way);
  else if (letter && settings.keys) doors[letter]();
  else return;
  event.preventDefault();
}

function step(root: Element, [x, y]: readonly [number, number]): void {
  const lit = [...root.querySelectorAll<HTMLElement>(LIT)].filter((one) => one.checkVisibility() && one !== document.activeElement);
  const here = document.activeElement && root.contains(document.activeElement) ? middle(document.activeElement) : null;
  const next = here ? nearest(lit, here, x, y) : lit[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function nearest(lit: HTMLElement[], from: DOMPoint, x: number, y: number): HTMLElement | undefined {
  let found: HTMLElement | undefined;
  let least = Infinity;
  for (const one of lit) {
    const to = middle(one);
    const [right, down] = [to.x - from.x, to.y - from.y];
    const ahead = right * x + down * y;
    const far = ahead + ASIDE * Math.abs(right * y + down * x);
    if (ahead > 1 && far < least) [found, least] = [one, far];
  }
  return found;
}

function middle(one: Element): DOMPoint {
  const { left, top, width, height } = one.getBoundingClientRect();
  return new DOMPoint(left + width / 2, top + height / 2);
}
