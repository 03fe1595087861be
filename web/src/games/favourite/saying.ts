/** What is asked and what each move means, in the words of the terminal's table. */
import { RESOURCES } from "$/art/favourite/signs";
import type { FavouriteSeatView, FavouriteView, View } from "$/generated/types";
import { capital, type Details, type Words } from "$/words/words.svelte";

import { POINTS, standing } from "./points";

const HAND_LIMIT = 4;
const STEWARD_DRAWS = 2;
const LONGEST_RUN_THAT_EARNS = 3;
const DISCARDS_NAMED = 3;
/** The Actor passes over them. */
const NEVER_BORROWED = ["actor", "guard", "lieutenant"];
/** The answers to what a rival does: whoever is asked for one may not hold it. */
const ANSWERS: Record<string, string> = { guard: "guard", confess: "confessor" };

export function prompt(view: View, words: Words): string {
  const table = view as FavouriteView;
  const { decision, asked } = table;
  if (decision === null || asked === null) return "";
  const seat = table.seats[asked]!;
  const details: Details = { who: words.seat(table.turn), court: table.borrowing ?? "", limit: HAND_LIMIT, hand: seat.hand_size, alone: seat.duchesses };
  if (decision === "guard") Object.assign(details, namedBy(table.naming ?? ""));
  if (decision === "confess") details["moment"] = asked === table.turn ? "arrival" : duchesses(seat) ? "strike" : "wait";
  let lacking = "";
  if (decision === "act" && seat.musketeers === 0) lacking = "-bare";
  else if (ANSWERS[decision] && seat.hand && !seat.hand.includes(ANSWERS[decision])) lacking = "-without";
  const key = `ask-${decision}${lacking}`;
  return words.say(words.has(`short-${key}`) ? `short-${key}` : key, details);
}

/** What a court card would do to whoever it names. */
function namedBy(move: string): Details {
  const [power, first, , theirs] = move.split(" ");
  if (power === "ambassador") return { power, own: first!, theirs: theirs! };
  if (power === "lieutenant") return { power, die: Number(first) };
  return { power: power! };
}

/** Nothing, if the move answers another question than the view's: for a moment, one may have been chosen before. */
export function label(move: string, view: View, words: Words): string {
  const table = view as FavouriteView;
  if (table.asked === null) return "";
  const text = move.split(" ");
  return deed(text, table, words) ?? courtDeed(text, table, words) ?? said(`move-${text[0]}`, words);
}

/** Whatever is not the power of a court card; null if the move is one. */
function deed(text: string[], table: FavouriteView, words: Words): string | null {
  const seat = table.seats[table.asked!]!;
  const [verb, first] = text;
  switch (verb) {
    case "reroll": {
      const dice = first!.split("+");
      return words.say("move-reroll", { dice: dice.join(", "), count: dice.length, musketeers: seat.musketeers });
    }
    case "take": {
      if (first === "nothing") return words.say("move-take-nothing");
      const [from, to] = runOf(first!);
      const cards = table.line.slice(from - 1, to).map((card) => petition(card, words));
      return words.say("take-cards", { cards: cards.join(", "), earned: earned(table.line, from, to) });
    }
    case "attach":
      return words.say("move-attach", { court: first!, points: POINTS.duchess });
    case "drop":
      return words.say("move-drop", { court: first! });
    case "let":
      return said(`move-let-${table.decision}`, words);
    case "ball":
      return words.say("move-ball", { column: first!, cards: countOf(seat, first!) + 1 });
    case "bastille": {
      const rival = Number(first);
      return words.say("move-bastille", { rival, effect: duchesses(table.seats[rival]!) ? "strike" : "wait" });
    }
    case "lose":
      return text[3] ? words.say("move-lose-with", { court: text[3] }) : words.say("move-lose");
  }
  return null;
}

/** The power of a court card; null if the card alone says it all. */
function courtDeed(text: string[], table: FavouriteView, words: Words): string | null {
  const [court, first, second, third] = text;
  switch (court) {
    case "prince":
      return words.say("move-prince", { points: POINTS.prince });
    case "treasurer":
    case "chocolatier":
    case "architect":
      return words.say("move-turn-die", { court, die: Number(first), face: table.dice[Number(first) - 1] ?? "", column: turnedTo(court) });
    case "marquise": {
      const [one, two] = first!.split("+").map(Number) as [number, number];
      return words.say("move-marquise", { one: petition(table.line[one - 1], words), first: one, two: petition(table.line[two - 1], words), second: two });
    }
    case "steward":
      return words.say("move-steward", { draws: STEWARD_DRAWS });
    case "ambassador":
      return words.say("move-ambassador", { rival: Number(second), own: first!, theirs: third! });
    case "spy":
      return words.say("move-spy", { rival: Number(first), cards: table.seats[Number(first)]!.hand_size });
    case "actor":
      return words.say("move-actor", { cards: partsToPlay(table, words) });
    case "confessor":
      return table.decision === "confess" ? words.say("move-confessor-confess") : null;
    case "lieutenant":
      return words.say("move-lieutenant", { die: Number(first), face: table.dice[Number(first) - 1] ?? "" });
  }
  return null;
}

function said(key: string, words: Words): string {
  return words.has(key) ? words.say(key) : "";
}

/** What a court card can do, in a sentence. */
export function powerOf(court: string, words: Words): string {
  return words.say(`power-${court}`, { points: POINTS.prince, draws: STEWARD_DRAWS });
}

/** The first and the last place of a run. */
export function runOf(text: string): [number, number] {
  const [first, last] = text.split("-").map(Number);
  return [first!, last ?? first!];
}

/** How many court cards a take brings: the table of what earns them. */
export function earned(line: (string | null)[], first: number, last: number): number {
  const cards = line.slice(first - 1, last);
  const three = cards.length >= LONGEST_RUN_THAT_EARNS;
  const ends = Number(first === 1 && three) + Number(last === line.length && three);
  const count = (name: string) => cards.filter((card) => card === name).length;
  return count("duchess") + count("bastille") + ends + RESOURCES.filter((resource) => count(resource) >= LONGEST_RUN_THAT_EARNS).length;
}

/** What the Actor might imitate, the first that can be played now: the court discards from the top. */
function partsToPlay(table: FavouriteView, words: Words): string {
  const parts = [...new Set([...table.court_discards].reverse().filter((card) => !NEVER_BORROWED.includes(card)))];
  const named = parts.slice(0, DISCARDS_NAMED).map((court) => words.say("court-name", { court }));
  return named.join(", ") + (parts.length > DISCARDS_NAMED ? "…" : "");
}

function turnedTo(court: string): string {
  return { treasurer: "gold", chocolatier: "chocolate", architect: "chateau" }[court] ?? "";
}

export function duchesses(seat: FavouriteSeatView): number {
  return seat.duchesses + seat.paired.length;
}

export function countOf(seat: FavouriteSeatView, resource: string): number {
  const column = seat.columns.find((one) => one.resource === resource)!;
  return column.cards + column.balls;
}

export function petition(card: string | null | undefined, words: Words): string {
  return card ? words.say("petition", { petition: card }) : "";
}

/** All that lies before a courtier, in one sentence. */
export function courtier(table: FavouriteView, seat: number, player: string, words: Words): string {
  const own = table.seats[seat]!;
  const details: Details = {
    who: words.seat(seat), player, gathered: own.gathered, enough: table.enough, musketeers: own.musketeers, hand: own.hand_size,
    duchesses: duchesses(own), bastilles: own.bastilles, princes: own.princes, points: table.scores[seat] ?? 0,
  }; // prettier-ignore
  return capital(words.say("courtier-name", details));
}

/** A column, how many cards are in it, and whether that is most. */
export function column(table: FavouriteView, seat: number, mine: boolean, resource: string, words: Words): string {
  const { balls } = table.seats[seat]!.columns.find((one) => one.resource === resource)!;
  const count = countOf(table.seats[seat]!, resource);
  const stands = standing(table, seat, resource) ?? "none";
  return capital(words.say("column-name", { whose: mine ? "own" : "rival", rival: seat, column: resource, count, balls, stands }));
}
