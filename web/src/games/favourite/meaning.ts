/** What is meant by touching one thing after the other: the legal moves that agree with all of them. */
import type { Offer } from "$/generated/types";

/** A thing on the table, as the rules call it (games/favourite/pieces.py). */
export type Thing = string;

const COURT = "court ";

/** The court card among things. */
export function courtAmong(things: Thing[]): string | null {
  return things.find((thing) => thing.startsWith(COURT))?.slice(COURT.length) ?? null;
}

/** Moves that agree with all that was touched. A court card's own moves come only after the card. */
export function agreeing(offers: Offer[], touched: Thing[]): Offer[] {
  return offers.filter(({ pieces }) => {
    const court = courtAmong(pieces);
    if (court !== null && !touched.includes(COURT + court)) return false;
    return pieces.length > 0 && touched.every((thing) => pieces.includes(thing));
  });
}

/** The one move that is meant by just these. */
export function meantBy(offers: Offer[], touched: Thing[]): Offer | null {
  return agreeing(offers, touched).find(({ pieces }) => pieces.length === touched.length) ?? null;
}

/** The court card with which something can be had that was touched before it. */
export function cardFor(thing: Thing, offers: Offer[]): Thing | null {
  const found = offers.find(({ pieces }) => pieces.includes(thing) && courtAmong(pieces) !== null);
  return found ? COURT + courtAmong(found.pieces)! : null;
}
