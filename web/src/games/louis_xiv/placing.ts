/** Placing by touch: each touch of a board is one more token, as far as a legal move goes that way. */
import type { Offer } from "$/generated/types";

import { PERSONS } from "./court";

/** The boards that were touched, as the rules call them: once for each token. */
export type Draft = string[];

export const BOARDS = PERSONS.map((_, number) => boardPiece(number));

export function boardPiece(number: number): string {
  return `board ${number + 1}`;
}

/** How many tokens go to each board, in the order of the way. */
export function tokensIn(draft: Draft): Map<string, number> {
  const found = new Map<string, number>();
  for (const piece of draft) found.set(piece, (found.get(piece) ?? 0) + 1);
  return found;
}

/** The move that a draft is; two neighbours may be touched in either order, and one more token go where some lie already. */
export function moveOf(draft: Draft, offers: Offer[]): Offer | undefined {
  return offers.find(({ pieces }) => pieces.join() === draft.join()) ?? offers.find(({ pieces }) => inAnyOrder(pieces) === inAnyOrder(draft));
}

function inAnyOrder(pieces: string[]): string {
  return [...pieces].sort().join();
}

/** Whether a draft is a move, or the beginning of one. */
export function leadsOn(draft: Draft, offers: Offer[]): boolean {
  return offers.some(({ pieces }) => draft.every((piece, step) => pieces[step] === piece)) || moveOf(draft, offers) !== undefined;
}

/** What one more touch of a board means. Further than the moves go, it takes the tokens from there again, or begins anew
 * elsewhere; null: nothing. */
export function touched(draft: Draft, piece: string, offers: Offer[]): Draft | null {
  const longer = [...draft, piece];
  if (leadsOn(longer, offers)) return longer;
  if (draft.includes(piece)) {
    const shorter = draft.filter((one) => one !== piece);
    return leadsOn(shorter, offers) ? shorter : [];
  }
  return leadsOn([piece], offers) ? [piece] : null;
}
