/** What moves are about: the things on the table that one touches to mean them. */
import type { FavouriteView } from "$/generated/types";

import { runOf } from "./saying";

/** A thing on the table: "dice", "die 2", "place 4", "court spy", "own gold", "column 2 gold", "rival 2", "duchess", "lady spy",
 * "pile". */
export type Thing = string;

/** What one touches to mean a move, all of them, in whatever order; nothing if it is on no board. */
export function thingsOf(move: string, view: FavouriteView): Thing[] {
  const [verb, first, second, third] = move.split(" ");
  switch (verb) {
    case "roll":
      return ["dice"];
    case "reroll":
      return first!.split("+").map((die) => `die ${die}`);
    case "take":
      return first === "nothing" ? [] : [...new Set(runOf(first!))].map((place) => `place ${place}`);
    case "attach":
      return [`court ${first}`, "duchess"];
    case "drop":
      return [`court ${first}`, "pile"];
    case "treasurer":
    case "chocolatier":
    case "architect":
    case "lieutenant":
      return [...held(verb, view), `die ${first}`];
    case "marquise":
      return [...held(verb, view), ...first!.split("+").map((place) => `place ${place}`)];
    case "ambassador":
      return [...held(verb, view), `own ${first}`, `column ${second} ${third}`];
    case "spy":
      return [...held(verb, view), `rival ${first}`];
    case "ball":
      return [`own ${first}`];
    case "bastille":
      return [`rival ${first}`];
    case "lose":
      return [second === "with" ? `lady ${third}` : "duchess"];
    case "end":
    case "let":
      return [];
  }
  return [`court ${verb}`];
}

/** The card itself, unless the question is already about it. */
function held(court: string, view: FavouriteView): Thing[] {
  return view.decision === "actor" || view.decision === "lieutenant" ? [] : [`court ${court}`];
}

/** The court card among things. */
export function courtAmong(things: Thing[]): string | null {
  return things.find((thing) => thing.startsWith("court "))?.slice(6) ?? null;
}

/** What else one can do than touch one thing: moves that agree with all that was touched. A court card's own moves come only after
 * the card. */
export function agreeing(moves: string[], touched: Thing[], view: FavouriteView): string[] {
  return moves.filter((move) => {
    const things = thingsOf(move, view);
    const court = courtAmong(things);
    if (court !== null && !touched.includes(`court ${court}`)) return false;
    return things.length > 0 && touched.every((thing) => things.includes(thing));
  });
}

/** The one move that is meant by just these. */
export function meantBy(moves: string[], touched: Thing[], view: FavouriteView): string | null {
  return agreeing(moves, touched, view).find((move) => thingsOf(move, view).length === touched.length) ?? null;
}

/** The move that touching something would mean if it were legal: the house says why it is not. */
export function attempted(thing: Thing, touched: Thing[], view: FavouriteView): string {
  const [kind, first, second] = thing.split(" ") as [string, string, string];
  const court = courtAmong(touched);
  const rival = view.seats.findIndex((_, seat) => seat !== view.asked);
  switch (kind) {
    case "dice":
      return "roll";
    case "die":
      return court ? `${court} ${first}` : view.decision === "lieutenant" ? `lieutenant ${first}` : `reroll ${first}`;
    case "place": {
      const other = touched.find((one) => one.startsWith("place "))?.slice(6);
      const [low, high] = [Math.min(Number(first), Number(other ?? first)), Math.max(Number(first), Number(other ?? first))];
      if (court === "marquise") return `marquise ${low}+${high}`;
      return low === high ? `take ${low}` : `take ${low}-${high}`;
    }
    case "rival":
      return `${view.decision === "bastille" ? "bastille" : "spy"} ${first}`;
    case "own":
      return court === "ambassador" ? `ambassador ${first} ${rival} ${otherThan(first)}` : `ball ${first}`;
    case "column":
      return `ambassador ${touched.find((one) => one.startsWith("own "))?.slice(4) ?? otherThan(second)} ${first} ${second}`;
    case "lady":
      return `lose duchess with ${first}`;
    case "duchess":
      return "lose duchess";
    case "pile":
      return "actor";
  }
  return playing(first, rival);
}

/** Playing a court card, at whatever. */
function playing(court: string, rival: number): string {
  switch (court) {
    case "treasurer":
    case "chocolatier":
    case "architect":
    case "lieutenant":
      return `${court} 1`;
    case "marquise":
      return "marquise 1+2";
    case "ambassador":
      return `ambassador gold ${rival} chocolate`;
    case "spy":
      return `spy ${rival}`;
  }
  return court;
}

function otherThan(resource: string): string {
  return resource === "gold" ? "chocolate" : "gold";
}
