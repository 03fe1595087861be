/** What is asked and what each move means, in the words of the terminal's table. */
import { moves as vocabulary } from "$/generated/sun_king";
import type { SunKingView, View } from "$/generated/types";
import type { Details, Words } from "$/words/words.svelte";

import { cardCalled, colourOf, rowOf } from "./cards";
import { givenBy, sumOf } from "./payment";

export function prompt(view: View, words: Words): string {
  const table = view as SunKingView;
  const { auction, decision } = table;
  if (decision === "bid" && auction) return words.say("ask-price", { card: auction.card, bid: auction.bid });
  if (decision === "pay" && auction) return words.say("ask-pay", { card: auction.card, owed: auction.owed });
  return words.say(`ask-${decision}`, table.chosen ? { card: table.chosen } : {});
}

/** Nothing, if the move answers another question than the view's: for a moment, one may have been chosen before. */
export function label(move: string, view: View, words: Words): string {
  const table = view as SunKingView;
  if (table.asked === null) return "";
  const { auction, decision } = table;
  const said = vocabulary.read(move);
  switch (said.verb) {
    case "duel":
      return words.say("move-duel", { loss: loss(table, said.seat, 2, words, true) });
    case "duel-two": {
      const [first, second] = said.seats.map((rival) => loss(table, rival, 1, words, true));
      return words.say("move-duel-pair", { loss: first!, second: second! });
    }
    case "overlord":
    case "strike":
      return words.say(`move-${said.verb}`, { loss: loss(table, said.seat, 1, words, false) });
    case "spoil":
    case "swap":
    case "banish":
      return words.say(`move-${said.verb}`, { card: cardCalled(said.colour, table.seats[said.seat]!), of: words.say("seat-of", { seat: said.seat }) });
    case "exchange":
      return words.say("move-exchange", { card: own(table, said.colour) });
    case "conspire":
      return words.say(`move-conspire-${said.gain}`, { card: own(table, said.card) });
    case "give":
      return heard(`move-give-${decision?.replace("-give", "")}`, words, { card: own(table, said.colour) });
    case "take": {
      const colour = colourOf(said.card);
      return words.say("move-take", { card: said.card, colour, count: rowOf(table.seats[table.asked]!, colour).count + 1 });
    }
    case "end":
    case "draw":
      return heard(`move-${said.verb}-${decision}`, words);
    case "enough":
      return words.say(decision === "medal" ? "move-enough-medal" : "move-enough-second");
    case "turn":
      return words.say("move-turn", { count: said.count });
    case "power":
    case "wealth":
    case "authority":
    case "pension":
    case "another":
    case "pass":
      return words.say(`move-${said.verb}`);
    case "discard":
      return words.say("move-discard", { card: own(table, said.card) });
    case "bid":
      return auction ? words.say("move-bid", { bid: said.power, means: auction.means[table.asked]! }) : "";
    case "pay-power":
    case "pay-gold":
    case "pay":
      return payment([move], table, words);
    case "tokens":
      return settled(said.gold === 0 ? "two-power" : said.power === 0 ? "two-gold" : "power-and-gold", table, words);
    case "the-rest":
      return settled(said.verb, table, words);
  }
}

/** What is given, piece by piece, and how far it goes. */
export function payment(pieces: string[], view: View, words: Words): string {
  const table = view as SunKingView;
  if (table.asked === null || !table.auction) return "";
  const { owed } = table.auction;
  const { tokens, cards } = givenBy(pieces, table);
  const counted = (["power", "gold"] as const).filter((kind) => tokens[kind]).map((kind) => words.say("tokens", { kind, count: tokens[kind] }));
  const named = cards.map((card) => words.say("short-card", { card }));
  const given = sumOf(pieces, table);
  return words.say("move-pay-all", { what: new Intl.ListFormat(words.lang).format([...counted, ...named]), given, owed, rest: Math.max(0, owed - given) });
}

/** Where the king is, and what he will do. */
export function louisTold(table: SunKingView, words: Words): string {
  if (table.asked === null) return "";
  const ends = table.louis_seen || table.seats.filter((one) => one.alive).length === 2;
  return words.say("louis", { lower: table.lower_half, louis: ends ? "ends" : "passes" });
}

/** Tokens that are given for debts, or taken from Mazarin. */
function settled(tokens: string, table: SunKingView, words: Words): string {
  return words.say(table.decision === "debts" ? "move-settle" : "move-gain", { tokens });
}

function heard(key: string, words: Words, details: Details = {}): string {
  return words.has(key) ? words.say(key, details) : "";
}

/** What a rival would give, and whether that rival would be out. */
function loss(table: SunKingView, rival: number, count: number, words: Words, duel: boolean): string {
  const seat = table.seats[rival]!;
  let due = duel && seat.auction_cards.includes("diplomacy") ? count - 1 : count;
  if (table.variant["gentle"]) due = Math.min(due, seat.power);
  const key = due === 0 ? "loss-none" : due <= seat.power ? "loss" : "loss-out";
  const details: Details = { who: words.seat(rival), count: due, power: seat.power };
  return words.say(key, details);
}

/** A card of whoever is asked. */
function own(table: SunKingView, name: string): string {
  return cardCalled(name, table.seats[table.asked!]!);
}
