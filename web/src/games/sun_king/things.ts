/** What an event is about, as it lies on the board: by the names that pieces have there. A seat's own things bear the same
 * names as its rivals': `rival 2` the duke, `power 2` and `gold 2` the purse, `row 2 blue` a row. */
import { FAVOURS } from "$/art/sun-king";
import type { SunKingEvent } from "$/generated/types";

import { colourOf } from "./cards";
import type { Thing } from "./deeds";

const DRAW = "draw";
const DISCARD = "discard";

export function things(event: SunKingEvent): Thing[] {
  switch (event.event) {
    case "turn-begun":
    case "eliminated":
    case "counted":
      return [`rival ${event.seat}`];
    case "duelled":
      return [`rival ${event.seat}`, `row ${event.seat} green`];
    case "power-gained":
    case "power-lost":
    case "spared":
      return [`power ${event.seat}`];
    case "gold-gained":
    case "gold-spent":
      return [`gold ${event.seat}`];
    case "paid":
      return [...(event.power ? [`power ${event.seat}`] : []), ...(event.gold ? [`gold ${event.seat}`] : [])];
    case "discarded":
      return [DISCARD, ...placesOf(event.seat, event.card)];
    case "fetched":
    case "placed":
    case "sold":
    case "conspired":
      return placesOf(event.seat, event.card);
    case "swapped":
      return [...placesOf(event.seat, event.other), ...placesOf(event.rival, event.card)];
    case "announced":
    case "louis-passes":
    case "louis-ends":
      return [DRAW];
    case "shuffled":
      return [DRAW, DISCARD];
    case "turned":
    case "auction-opened":
      return [`card ${event.card}`];
    case "mazarin-comes":
      return ["card mazarin"];
    case "debts-called":
      return ["card debts"];
    case "bid-made":
    case "out":
      return [`bidder ${event.seat}`];
    case "unsold":
      return [DISCARD];
    case "ended":
      return [];
  }
}

/** Where a seat's card lies: in its row; or beside it, and where that is folded away, the row again. */
function placesOf(seat: number | null, card: string | null): Thing[] {
  if (seat === null || card === null) return [];
  const colour = colourOf(card);
  const won = card in FAVOURS ? [`favour ${card}`, `own ${card}`] : [];
  return [...won, colour === "grey" ? `rival ${seat}` : `row ${seat} ${colour}`];
}
