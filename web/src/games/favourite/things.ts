/** What an event is about, as it lies on the board: pieces by the names that the rules give them (games/favourite/pieces.py), and
 * places that only the page has a name for: whose hand, whose duchesses, whose musketeers. */
import type { Event, FavouriteEvent } from "$/generated/types";

/** Who sits there: a rival, or oneself. */
function who(seat: number | null): string[] {
  return [`rival ${seat}`, `seat ${seat}`];
}
/** Where a petition comes to lie; a ball goes where its own event says, a Bastille to a rival. */
function taken(seat: number | null, petition: string | null): string[] {
  if (petition === "ball" || petition === "bastille") return [];
  return [petition === "duchess" ? `ladies ${seat}` : `column ${seat} ${petition}`];
}
/** What somebody has points for. */
function reason(seat: number | null, what: string | null): string[] {
  if (what === "ended") return who(seat);
  if (what === "hand") return [`hand ${seat}`];
  return [what === "duchesses" || what === "princes" ? `ladies ${seat}` : `column ${seat} ${what}`];
}

export function things(one: Event): string[] {
  const event = one as FavouriteEvent;
  switch (event.event) {
    case "round-begun":
    case "round-ended":
      return ["round"];
    case "turn-begun":
    case "round-closing":
      return who(event.seat);
    case "line-card":
      return [`place ${event.place}`];
    case "line-cleared":
      return ["line"];
    case "rolled":
    case "die-turned":
      return [`die ${event.die}`];
    case "musketeer-spent":
    case "musketeer-back":
      return [`musketeers ${event.seat}`];
    case "court-played":
      return [...(event.court === "prince" ? [`ladies ${event.seat}`] : ["pile"]), ...(event.rival === null ? [] : who(event.rival))];
    case "borrowed":
    case "cancelled":
    case "dropped":
      return ["pile"];
    case "swapped-in-line":
      return [`place ${event.one}`, `place ${event.two}`];
    case "traded":
      return [`column ${event.seat} ${event.theirs}`, `column ${event.rival} ${event.own}`];
    case "spied":
      return [`hand ${event.seat}`, `hand ${event.rival}`];
    case "drew":
      return [`hand ${event.seat}`];
    case "attached":
    case "bastille-waits":
    case "bastille-gone":
    case "struck":
      return [`ladies ${event.seat}`];
    case "bastille-laid":
      return [`ladies ${event.rival}`];
    case "took":
      return [`place ${event.place}`, ...taken(event.seat, event.petition)];
    case "ball-placed":
      return [`column ${event.seat} ${event.column}`];
    case "scored":
      return [...reason(event.seat, event.reason), `score ${event.seat}`];
    case "took-nothing":
    case "ended":
      return [];
  }
}
