/** What moves are about: the things on the table that one touches to mean them, and the deeds they belong to. */
import { FAVOURS, type Quality } from "$/art/sun-king";
import { moves as vocabulary, type SunKingMove } from "$/generated/sun_king";
import type { SunKingView } from "$/generated/types";

/** A thing on the table: "rival 2", "row 2 blue", "own blue", "own medal", "token gold", "bank power", "draw", "card blue-seal". */
export type Thing = string;

/** Deeds of one's own accord: each has its button, which narrows what is lit. */
export const DEEDS = [
  "duel", "etiquette", "power", "wealth", "authority", "overlord", "pension", "conspire", "strike", "swap", "banish", "draw",
] as const;
export type Deed = (typeof DEEDS)[number];
/** What a gold action costs. */
export const PRICES: Partial<Record<Deed, number>> = { strike: 1, swap: 1, banish: 2, draw: 2 };

/** Where a move is offered: among the deeds; on the board alone, or the auction's own buttons; or in the tray. */
type Offer = Deed | "board" | "tray";
const OFFERS: Record<SunKingMove["verb"], Offer> = {
  duel: "duel", "duel-two": "duel", exchange: "etiquette", spoil: "etiquette", power: "power", wealth: "wealth",
  authority: "authority", overlord: "overlord", pension: "pension", conspire: "conspire",
  strike: "strike", swap: "swap", banish: "banish", draw: "draw",
  give: "board", take: "board", discard: "board", bid: "board", pass: "board", "pay-power": "board", "pay-gold": "board", pay: "board",
  turn: "tray", another: "tray", enough: "tray", tokens: "tray", "the-rest": "tray", end: "tray",
};

/** Drawing is a deed in phase 3; else it answers a question. */
export function offerOf(move: string, view: SunKingView): Offer {
  const offer = OFFERS[vocabulary.read(move).verb];
  return offer === "draw" && view.decision !== "gold" ? "tray" : offer;
}

/** The rivals that a duel is fought with. */
export function duellists(move: string): number[] {
  const said = vocabulary.read(move);
  return said.verb === "duel" ? [said.seat] : said.verb === "duel-two" ? said.seats : [];
}

export function duelWith(one: number, other?: number): string | null {
  if (other === undefined) return vocabulary.text({ verb: "duel", seat: one });
  return vocabulary.text({ verb: "duel-two", seats: [Math.min(one, other), Math.max(one, other)] });
}

/** What one may touch to mean a move. */
export function thingsOf(move: string, view: SunKingView): Thing[] {
  const said = vocabulary.read(move);
  const purse = view.decision === "debts" ? "token" : "bank";
  switch (said.verb) {
    case "duel":
    case "overlord":
    case "strike":
      return [`rival ${said.seat}`];
    case "duel-two":
      return said.seats.map((rival) => `rival ${rival}`);
    case "spoil":
    case "swap":
    case "banish":
      return [`row ${said.seat} ${said.colour}`];
    case "exchange":
    case "give":
      return [`own ${said.colour}`];
    case "conspire":
    case "discard":
    case "pay":
      return [`own ${said.card}`];
    case "pay-power":
      return ["token power"];
    case "pay-gold":
      return ["token gold"];
    case "tokens":
      return (["power", "gold"] as const).filter((kind) => said[kind]).map((kind) => `${purse} ${kind}`);
    case "the-rest":
      return [`${purse} power`, `${purse} gold`];
    case "power":
      return ["own red"];
    case "wealth":
      return ["own yellow"];
    case "authority":
    case "pension":
      return [`own ${said.verb}`];
    case "take":
      return [`card ${said.card}`];
    case "turn":
    case "another":
    case "draw":
      return ["draw"];
    case "end":
    case "enough":
    case "bid":
    case "pass":
      return [];
  }
}

/** The move that touching something would mean if it were legal: the house says why it is not. An auction card, the bank
 * and the draw pile mean nothing then: they are only looked at. */
export function meant(thing: Thing, view: SunKingView, deed: Deed | null): string | null {
  const [kind, first, second] = thing.split(" ") as [string, string, Quality];
  const gold = view.decision === "gold";
  switch (kind) {
    case "rival":
      return vocabulary.text({ verb: deed === "overlord" || deed === "strike" ? deed : gold ? "strike" : "duel", seat: Number(first) });
    case "row":
      return vocabulary.text({ verb: deed === "swap" || deed === "banish" ? deed : gold ? "swap" : "spoil", seat: Number(first), colour: second });
    case "own":
      return vocabulary.text(meantByOwn(first as Own, view, deed));
    case "token":
      if (view.decision === "debts") return vocabulary.text({ verb: "tokens", power: first === "power" ? 2 : 0, gold: first === "gold" ? 2 : 0 });
      return vocabulary.text({ verb: first === "power" ? "pay-power" : "pay-gold" });
    case "card":
      return vocabulary.text({ verb: "take", card: first as Quality | `${Quality}-seal` });
  }
  return null;
}

/** A card of one's own: the top of a row, by its colour, or one won in an auction. */
type Own = Extract<SunKingMove, { verb: "discard" }>["card"];

function isQuality(card: Own): card is Quality {
  return !(card in FAVOURS);
}

function meantByOwn(card: Own, view: SunKingView, deed: Deed | null): SunKingMove {
  if (deed === "etiquette" && isQuality(card)) return { verb: "exchange", colour: card };
  switch (deed === "conspire" ? null : view.decision) {
    case "pay":
      return { verb: "pay", card };
    case "debts":
      return { verb: "discard", card };
    case "qualities":
      return using(card, view);
    case "etiquette-give":
    case "swap-give":
      if (isQuality(card)) return { verb: "give", colour: card };
  }
  return { verb: "conspire", card, gain: "power" };
}

/** Using a quality, or a card of phase 1; any other could only go into a conspiracy. */
function using(card: Own, view: SunKingView): SunKingMove {
  const rival = view.seats.findIndex((seat, number) => seat.alive && number !== view.asked);
  switch (card) {
    case "red":
      return { verb: "power" };
    case "yellow":
      return { verb: "wealth" };
    case "green":
      return { verb: "duel", seat: rival };
    case "blue":
    case "purple":
      return { verb: "exchange", colour: card };
    case "authority":
    case "pension":
      return { verb: card };
    case "overlord":
      return { verb: "overlord", seat: rival };
    default:
      return { verb: "conspire", card, gain: "power" };
  }
}
