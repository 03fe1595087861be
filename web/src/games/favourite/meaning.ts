/** What moves are about: the things on the table that one touches to mean them. */
import { RESOURCES, type Resource } from "$/art/favourite/signs";
import { moves as allMoves, type FavouriteMove } from "$/generated/favourite";
import type { FavouriteView } from "$/generated/types";

type Court = Extract<FavouriteMove, { verb: "attach" }>["card"];

/** A thing on the table: "dice", "die 2", "place 4", "court spy", "own gold", "column 2 gold", "rival 2", "duchess", "lady spy",
 * "pile". */
export type Thing = string;

/** What one touches to mean a move, all of them, in whatever order; nothing if it is on no board. */
export function thingsOf(move: string, view: FavouriteView): Thing[] {
  const said = allMoves.read(move);
  switch (said.verb) {
    case "roll":
      return ["dice"];
    case "reroll":
      return said.dice.map((die) => `die ${die}`);
    case "take":
      return [...new Set([said.first, said.last])].map((place) => `place ${place}`);
    case "attach":
      return [`court ${said.card}`, "duchess"];
    case "drop":
      return [`court ${said.card}`, "pile"];
    case "turn-die":
      return [...held(said.card, view), `die ${said.die}`];
    case "lieutenant":
      return [...held(said.verb, view), `die ${said.die}`];
    case "marquise":
      return [...held(said.verb, view), ...said.places.map((place) => `place ${place}`)];
    case "ambassador":
      return [...held(said.verb, view), `own ${said.own}`, `column ${said.seat} ${said.theirs}`];
    case "spy":
      return [...held(said.verb, view), `rival ${said.seat}`];
    case "ball":
      return [`own ${said.resource}`];
    case "bastille":
      return [`rival ${said.seat}`];
    case "lose-duchess":
      return ["duchess"];
    case "lose-duchess-with":
      return [`lady ${said.card}`];
    case "take-nothing":
    case "end":
    case "let-it-be":
      return [];
    case "prince":
    case "captain":
    case "gardener":
    case "steward":
    case "actor":
    case "confessor":
    case "guard":
      return [`court ${said.verb}`];
  }
}

/** The card itself, unless the question is already about it. */
function held(court: Court, view: FavouriteView): Thing[] {
  return view.decision === "actor" || view.decision === "lieutenant" ? [] : [`court ${court}`];
}

/** The court card among things. */
export function courtAmong(things: Thing[]): Court | null {
  const card = things.find((thing) => thing.startsWith("court "))?.slice(6) ?? "";
  return isCourt(card) ? card : null;
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
  return allMoves.text(trying(thing, touched, view))!;
}

function trying(thing: Thing, touched: Thing[], view: FavouriteView): FavouriteMove {
  const [kind, first] = thing.split(" ");
  const number = Number(first);
  const court = courtAmong([thing, ...touched]);
  const rival = view.seats.findIndex((_, seat) => seat !== view.asked);
  const played = court && PLAYING[court](kind === "die" ? number : 1, rival);
  switch (kind) {
    case "dice":
      return { verb: "roll" };
    case "die":
      if (played && "die" in played) return played;
      return view.decision === "lieutenant" ? { verb: "lieutenant", die: number } : { verb: "reroll", dice: [number] };
    case "place": {
      const other = Number(touched.find((one) => one.startsWith("place "))?.slice(6) ?? number);
      const [low, high] = [Math.min(number, other), Math.max(number, other)];
      return court === "marquise" && low < high ? { verb: "marquise", places: [low, high] } : { verb: "take", first: low, last: high };
    }
    case "rival":
      return { verb: view.decision === "bastille" ? "bastille" : "spy", seat: number };
    case "own": {
      const resource = resourceOf(thing);
      return court === "ambassador" ? { verb: "ambassador", own: resource, seat: rival, theirs: otherThan(resource) } : { verb: "ball", resource };
    }
    case "column": {
      const theirs = resourceOf(thing);
      const own = RESOURCES.find((one) => one !== theirs && touched.includes(`own ${one}`)) ?? otherThan(theirs);
      return { verb: "ambassador", own, seat: number, theirs };
    }
  }
  return played ?? { verb: "lose-duchess" }; // ladies are touched only where one may be lost
}

/** Playing a court card, at this die, or at whatever. */
const PLAYING: Record<Court, (die: number, rival: number) => FavouriteMove> = {
  prince: () => ({ verb: "prince" }),
  treasurer: (die) => ({ verb: "turn-die", card: "treasurer", die }),
  chocolatier: (die) => ({ verb: "turn-die", card: "chocolatier", die }),
  architect: (die) => ({ verb: "turn-die", card: "architect", die }),
  captain: () => ({ verb: "captain" }),
  gardener: () => ({ verb: "gardener" }),
  marquise: () => ({ verb: "marquise", places: [1, 2] }),
  steward: () => ({ verb: "steward" }),
  ambassador: (_, rival) => ({ verb: "ambassador", own: "gold", seat: rival, theirs: "chocolate" }),
  spy: (_, rival) => ({ verb: "spy", seat: rival }),
  actor: () => ({ verb: "actor" }),
  confessor: () => ({ verb: "confessor" }),
  guard: () => ({ verb: "guard" }),
  lieutenant: (die) => ({ verb: "lieutenant", die }),
};

function isCourt(card: string): card is Court {
  return card in PLAYING;
}

function resourceOf(column: Thing): Resource {
  return RESOURCES.find((resource) => column.endsWith(resource))!;
}

function otherThan(resource: Resource): Resource {
  return resource === "gold" ? "chocolate" : "gold";
}
