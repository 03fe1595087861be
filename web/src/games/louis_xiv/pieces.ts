/** What touching something means: the moves that are offered about it. Things are called as the rules call them
 * (games/louis_xiv/pieces.py). */
import type { Offer } from "$/generated/types";

export type Shine = "quiet" | "lit" | "chosen";

export function about(piece: string, offers: Offer[]): Offer[] {
  return offers.filter(({ pieces }) => pieces.includes(piece));
}

export function shineOf(piece: string, offers: Offer[], chosen: string | null): Shine {
  const found = about(piece, offers);
  return found.some(({ move }) => move === chosen) ? "chosen" : found.length ? "lit" : "quiet";
}
