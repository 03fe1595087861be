/** What lies on the table, by name: as the engine calls its pieces, and whatever else something may happen to. */
import type { Event, RichelieuEvent } from "$/generated/types";

/** A square of the table, as cards, discs and events name it. */
interface Square {
  row: number | null;
  column: number | null;
}

export function cellOf({ row, column }: Square): string {
  return `${row}.${column}`;
}

/** A card, as one touches it; the same once it lies before somebody. */
export const cardAt = (square: Square): string => `card ${cellOf(square)}`;
/** Where a card lay, or lies. */
export const squareAt = (square: Square): string => `square ${cellOf(square)}`;
export const discFrom = (square: Square): string => `disc ${cellOf(square)}`;
export const reserveOf = (seat: number | null): string => `reserve ${seat}`;
export const placeOf = (seat: number | null): string => `seat ${seat}`;
export const majorityOf = (subject: string | null): string => `majority ${subject}`;
/** How many a seat has of something. */
export const holdingOf = (subject: string | null, seat: number | null): string => `${majorityOf(subject)} ${seat}`;

/** What an event is about. */
export function thingsOf(event: Event): string[] {
  const told = event as RichelieuEvent;
  switch (told.event) {
    case "card-taken":
      return [cardAt(told), squareAt(told)];
    case "marker-paid":
      return told.row === null ? [reserveOf(told.seat)] : [cardAt(told)];
    case "marker-returned":
    case "marker-recovered":
      return [reserveOf(told.seat)];
    case "disc-gained":
    case "disc-revealed":
      return [discFrom(told)];
    case "marker-placed":
      return [cardAt(told)];
    case "marker-moved":
      return [cardAt({ row: told.from_row, column: told.from_column }), cardAt(told)];
    case "passed":
      return [placeOf(told.seat)];
    case "counted":
      return [majorityOf(told.subject)];
    case "lacked":
      return [holdingOf(told.subject, told.seat)];
    case "ended":
      return [];
  }
}
