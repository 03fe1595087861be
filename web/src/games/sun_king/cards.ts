/** The cards of the Sun King by name: their colours, seals and signs. */
import { FAVOURS } from "$/art/sun-king";
import type { SunKingRowView, SunKingSeatView } from "$/generated/types";

export function colourOf(card: string): string {
  return FAVOURS[card]?.colour ?? card.replace("-seal", "");
}

/** A row's cards from the bottom, by name. */
export function cardsOf(row: SunKingRowView): string[] {
  return row.seals.map((seal) => row.colour + (seal ? "-seal" : ""));
}

export function rowOf(seat: SunKingSeatView, colour: string): SunKingRowView {
  return seat.rows.find((row) => row.colour === colour)!;
}

/** A seat's card by what a move calls it: an auction card, or the top of a row by its colour. */
export function cardCalled(name: string, seat: SunKingSeatView): string {
  return name in FAVOURS ? name : (cardsOf(rowOf(seat, name)).at(-1) ?? name);
}
