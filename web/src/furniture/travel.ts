/** Movement: things travel from where they were to where they are. Before a change every piece is noted where it lies;
 * after it, each goes from there. */
import { moves } from "$/house/settings.svelte";

export type Places = Map<string, DOMRect>;

const LENGTH = 320;
const STEP = 40;
const FADE = 80;
const LONGEST = 1_000; // whatever moves longer does not hold the game up

export function noted(root: Element): Places {
  const places: Places = new Map();
  for (const piece of root.querySelectorAll("[data-piece]")) places.set(piece.getAttribute("data-piece")!, piece.getBoundingClientRect());
  return places;
}

/** Lets pieces travel; resolves when all have arrived. */
export async function travel(root: Element, before: Places): Promise<void> {
  const journeys: Animation[] = [];
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(piece.dataset["piece"]!);
    const to = piece.getBoundingClientRect();
    if (!from) {
      journeys.push(piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: moves() ? LENGTH / 2 : FADE, fill: "backwards" }));
    } else if (far(from, to) && to.width > 0) {
      journeys.push(moves() ? journey(piece, from, to, journeys.length) : piece.animate([{ opacity: 0.3 }, { opacity: 1 }], FADE));
    }
  }
  // What a table moves of its own accord, such as dice that tumble, is waited for as well.
  const own = inMotion(root).filter((one) => !journeys.includes(one));
  const arrived = Promise.allSettled([...journeys, ...own].map((one) => one.finished));
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, LONGEST))]);
}

/** What lasts longer (a figure that fades away beside its piece) or for ever is seen while the game goes on. */
function inMotion(root: Element): Animation[] {
  return root.getAnimations({ subtree: true }).filter((one) => Number(one.effect?.getComputedTiming().endTime) <= LONGEST);
}

function far(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 2;
}

/** Slightly arced, one after the other. */
function journey(piece: HTMLElement, from: DOMRect, to: DOMRect, place: number): Animation {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const scale = from.width / to.width;
  const lift = Math.min(24, Math.hypot(x, y) / 8);
  return piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(1 + scale) / 2})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: LENGTH, delay: Math.min(place, 10) * STEP, easing: "ease-out", fill: "backwards" },
  );
}
