/** What is asked and what each move means, in the words of the terminal's table. */
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
  return deed(move.split(" "), table, words) ?? answer(move.split(" "), table, words);
}

/** Where the king is, and what he will do. */
export function louisTold(table: SunKingView, words: Words): string {
  if (table.asked === null) return "";
  const ends = table.louis_seen || table.seats.filter((one) => one.alive).length === 2;
  return words.say("louis", { lower: table.lower_half, louis: ends ? "ends" : "passes" });
}

/** A quality, an auction card or a gold action; null if the move is none of these. */
function deed(text: string[], table: SunKingView, words: Words): string | null {
  const [verb, first, second] = text;
  switch (verb) {
    case "duel": {
      const [one, two] = first!.split("+").map(Number);
      if (two === undefined) return words.say("move-duel", { loss: loss(table, one!, 2, words, true) });
      return words.say("move-duel-pair", { loss: loss(table, one!, 1, words, true), second: loss(table, two, 1, words, true) });
    }
    case "overlord":
    case "strike":
      return words.say(`move-${verb}`, { loss: loss(table, Number(first), 1, words, false) });
    case "spoil":
    case "swap":
    case "banish": {
      const rival = Number(first);
      return words.say(`move-${verb}`, { card: cardCalled(second!, table.seats[rival]!), of: words.say("seat-of", { seat: rival }) });
    }
    case "exchange":
      return words.say("move-exchange", { card: own(table, first!) });
    case "conspire":
      return words.say(`move-conspire-${text[3]}`, { card: own(table, first!) });
    case "power":
    case "wealth":
    case "authority":
    case "pension":
      return text.length === 1 ? words.say(`move-${verb}`) : null;
  }
  return null;
}

/** What is not a deed of one's own accord, but answers a question. */
function answer(text: string[], table: SunKingView, words: Words): string {
  const [verb, first] = text;
  const { auction, decision } = table;
  switch (verb) {
    case "give":
      return said(`move-give-${decision?.replace("-give", "")}`, words, { card: own(table, first!) });
    case "take": {
      const colour = colourOf(first!);
      return words.say("move-take", { card: first!, colour, count: rowOf(table.seats[table.asked!]!, colour).count + 1 });
    }
    case "end":
    case "draw":
      return said(`move-${verb}-${decision}`, words);
    case "enough":
      return words.say(decision === "medal" ? "move-enough-medal" : "move-enough-second");
    case "turn":
      return words.say("move-turn", { count: Number(first) });
    case "another":
    case "pass":
      return words.say(`move-${verb}`);
    case "discard":
      return words.say("move-discard", { card: own(table, first!) });
    case "bid":
      return auction ? words.say("move-bid", { bid: Number(first), means: auction.means[table.asked!]! }) : "";
    case "pay":
      return auction ? payment(text.join(" "), auction.owed, table, words) : "";
  }
  return words.say(decision === "debts" ? "move-settle" : "move-gain", { tokens: text.join("-") });
}

/** What is given, and how far it goes. */
function payment(pieces: string, owed: number, table: SunKingView, words: Words): string {
  const { tokens, cards } = givenBy(pieces, table);
  const counted = (["power", "gold"] as const).filter((kind) => tokens[kind]).map((kind) => words.say("tokens", { kind, count: tokens[kind] }));
  const named = cards.map((card) => words.say("short-card", { card }));
  const given = sumOf(pieces, table);
  return words.say("move-pay-all", { what: new Intl.ListFormat(words.lang).format([...counted, ...named]), given, owed, rest: Math.max(0, owed - given) });
}

function said(key: string, words: Words, details: Details = {}): string {
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
