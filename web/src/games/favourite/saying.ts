/** What is asked and what each move means, in the words of the terminal's table. */
import { RESOURCES } from "$/art/favourite/signs";
import { moves as allMoves } from "$/generated/favourite";
import type { FavouriteSeatView, FavouriteView, View } from "$/generated/types";
import { capital, type Details, type Words } from "$/words/words.svelte";

import { POINTS, standing } from "./points";

const HAND_LIMIT = 4;
const STEWARD_DRAWS = 2;
const LONGEST_RUN_THAT_EARNS = 3;
const DISCARDS_NAMED = 3;
/** What a die shows that one of them has turned. */
const TURNED_TO = { treasurer: "gold", chocolatier: "chocolate", architect: "chateau" };
/** The Actor passes over them. */
const NEVER_BORROWED = ["actor", "guard", "lieutenant"];
/** The answers to what a rival does: around one screen, whoever speaks up may not hold it. */
const ANSWERS: Record<string, string> = { lieutenant: "lieutenant", guard: "guard", confess: "confessor" };

export function prompt(view: View, words: Words): string {
  const table = view as FavouriteView;
  const { decision, asked } = table;
  if (decision === null || asked === null) return "";
  const seat = table.seats[asked]!;
  const details: Details = { who: words.seat(table.turn), court: table.borrowing ?? "", limit: HAND_LIMIT, hand: seat.hand_size, alone: seat.duchesses };
  if (decision === "guard") Object.assign(details, namedBy(table.naming!));
  if (decision === "confess") details["moment"] = asked === table.turn ? "arrival" : duchesses(seat) ? "strike" : "wait";
  let lacking = "";
  if (decision === "act" && seat.musketeers === 0) lacking = "-bare";
  else if (ANSWERS[decision] && seat.hand && !seat.hand.includes(ANSWERS[decision])) lacking = "-without";
  const key = `ask-${decision}${lacking}`;
  return words.say(words.has(`short-${key}`) ? `short-${key}` : key, details);
}

/** What a court card would do to whoever it names. */
function namedBy(move: string): Details {
  const said = allMoves.read(move);
  if (said.verb === "ambassador") return { power: said.verb, own: said.own, theirs: said.theirs };
  if (said.verb === "lieutenant") return { power: said.verb, die: said.die };
  return { power: said.verb };
}

/** Nothing, if the move answers another question than the view's: for a moment, one may have been chosen before. */
export function label(move: string, view: View, words: Words): string {
  const table = view as FavouriteView;
  if (table.asked === null) return "";
  const said = allMoves.read(move);
  const seat = table.seats[table.asked]!;
  switch (said.verb) {
    case "reroll":
      return words.say("move-reroll", { dice: said.dice.join(", "), count: said.dice.length, musketeers: seat.musketeers });
    case "take": {
      const cards = table.line.slice(said.first - 1, said.last).map((card) => petition(card, words));
      return words.say("take-cards", { cards: cards.join(", "), earned: earned(table.line, said.first, said.last) });
    }
    case "attach":
      return words.say("move-attach", { court: said.card, points: POINTS.duchess });
    case "drop":
      return words.say("move-drop", { court: said.card });
    case "let-it-be": {
      const key = `move-let-${table.decision}`;
      return words.has(key) ? words.say(key) : "";
    }
    case "ball":
      return words.say("move-ball", { column: said.resource, cards: countOf(seat, said.resource) + 1 });
    case "bastille":
      return words.say("move-bastille", { rival: said.seat, effect: duchesses(table.seats[said.seat]!) ? "strike" : "wait" });
    case "lose-duchess":
      return words.say("move-lose");
    case "lose-duchess-with":
      return words.say("move-lose-with", { court: said.card });
    case "prince":
      return words.say("move-prince", { points: POINTS.prince });
    case "turn-die":
      return words.say("move-turn-die", { court: said.card, die: said.die, face: table.dice[said.die - 1] ?? "", column: TURNED_TO[said.card] });
    case "marquise": {
      const [one, two] = said.places.map((place) => petition(table.line[place - 1], words));
      return words.say("move-marquise", { one: one!, first: said.places[0]!, two: two!, second: said.places[1]! });
    }
    case "steward":
      return words.say("move-steward", { draws: STEWARD_DRAWS });
    case "ambassador":
      return words.say("move-ambassador", { rival: said.seat, own: said.own, theirs: said.theirs });
    case "spy":
      return words.say("move-spy", { rival: said.seat, cards: table.seats[said.seat]!.hand_size });
    case "actor":
      return words.say("move-actor", { cards: partsToPlay(table, words) });
    case "confessor":
      return words.say(table.decision === "confess" ? "move-confessor-confess" : "move-confessor");
    case "lieutenant":
      return words.say("move-lieutenant", { die: said.die, face: table.dice[said.die - 1] ?? "" });
    case "roll":
    case "take-nothing":
    case "end":
    case "captain":
    case "gardener":
    case "guard":
      return words.say(`move-${said.verb}`);
  }
}

/** What a court card can do, in a sentence. */
export function powerOf(court: string, words: Words): string {
  return words.say(`power-${court}`, { points: POINTS.prince, draws: STEWARD_DRAWS });
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
