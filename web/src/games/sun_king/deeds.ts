/** Deeds of one's own accord, and where else moves are offered. */
import { moves as vocabulary, type SunKingMove } from "$/generated/sun_king";
import type { Offer, SunKingView } from "$/generated/types";

/** A thing on the table, as the rules call it (games/sun_king/pieces.py). */
export type Thing = string;

/** Each has its button, which narrows what is lit. */
export const DEEDS = [
  "duel", "etiquette", "power", "wealth", "authority", "overlord", "pension", "conspire", "strike", "swap", "banish", "draw",
] as const;
export type Deed = (typeof DEEDS)[number];

/** Where a move is offered: among the deeds; on the board alone, or the auction's own buttons; or in the tray. */
type Place = Deed | "board" | "tray";
const PLACES: Record<SunKingMove["verb"], Place> = {
  duel: "duel", "duel-two": "duel", exchange: "etiquette", spoil: "etiquette", power: "power", wealth: "wealth",
  authority: "authority", overlord: "overlord", pension: "pension", conspire: "conspire",
  strike: "strike", swap: "swap", banish: "banish", draw: "draw",
  give: "board", take: "board", discard: "board", bid: "board", pass: "board", "pay-power": "board", "pay-gold": "board", pay: "board",
  turn: "tray", another: "tray", enough: "tray", tokens: "tray", "the-rest": "tray", end: "tray",
};

/** Drawing is a deed in phase 3; else it answers a question. */
export function placeOf({ move }: Offer, view: SunKingView): Place {
  const place = PLACES[vocabulary.read(move).verb];
  return place === "draw" && view.decision !== "gold" ? "tray" : place;
}
