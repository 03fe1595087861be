/** What moves are about: the things on the table that one touches to mean them, and the deeds they belong to. */
import { FAVOURS } from "$/art/sun-king";
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

const TOKENS: Record<string, string[]> = {
  "two power": ["power"],
  "power and gold": ["power", "gold"],
  "two gold": ["gold"],
  "the rest": ["power", "gold"],
};

/** The deed that a move is, in phases 1 and 3; null if it answers a question. */
export function deedOf(move: string, view: SunKingView): Deed | null {
  const verb = move.split(" ")[0]!;
  if (verb === "draw" && view.decision !== "gold") return null;
  if (TOKENS[move]) return null;
  if (verb === "exchange" || verb === "spoil") return "etiquette";
  return (DEEDS as readonly string[]).includes(verb) ? (verb as Deed) : null;
}

/** The rivals that a duel is fought with. */
export function duellists(move: string): number[] {
  return move.startsWith("duel ") ? move.slice(5).split("+").map(Number) : [];
}

export function duelWith(rivals: number[]): string {
  return `duel ${[...rivals].sort((one, other) => one - other).join("+")}`;
}

/** What one may touch to mean a move. */
export function thingsOf(move: string, view: SunKingView): Thing[] {
  const text = move.split(" ");
  const [verb, first, second] = text;
  if (TOKENS[move]) return TOKENS[move].map((token) => `${view.decision === "debts" ? "token" : "bank"} ${token}`);
  switch (verb) {
    case "duel":
      return duellists(move).map((rival) => `rival ${rival}`);
    case "overlord":
    case "strike":
      return [`rival ${first}`];
    case "spoil":
    case "swap":
    case "banish":
      return [`row ${first} ${second}`];
    case "exchange":
    case "give":
    case "conspire":
    case "discard":
      return [`own ${first}`];
    case "pay":
      return [first === "power" || first === "gold" ? `token ${first}` : `own ${first}`];
    case "power":
      return ["own red"];
    case "wealth":
      return ["own yellow"];
    case "authority":
    case "pension":
      return [`own ${verb}`];
    case "take":
      return [`card ${first}`];
    case "turn":
    case "another":
    case "draw":
      return ["draw"];
  }
  return [];
}

/** The move that touching something would mean if it were legal: the house says why it is not. */
export function meant(thing: Thing, view: SunKingView, deed: Deed | null): string {
  const [kind, first, second] = thing.split(" ") as [string, string, string];
  const gold = view.decision === "gold";
  switch (kind) {
    case "rival":
      return `${deed === "overlord" || deed === "strike" ? deed : gold ? "strike" : "duel"} ${first}`;
    case "row":
      return `${deed === "swap" || deed === "banish" ? deed : gold ? "swap" : "spoil"} ${first} ${second}`;
    case "own":
      return meantByOwn(first, view, deed);
    case "token":
      return view.decision === "debts" ? `two ${first}` : `pay ${first}`;
    case "bank":
      return `two ${first}`;
    case "card":
      return `take ${first}`;
  }
  return "draw";
}

function meantByOwn(name: string, view: SunKingView, deed: Deed | null): string {
  if (deed === "etiquette" && !(name in FAVOURS)) return `exchange ${name}`;
  if (deed === "conspire") return `conspire ${name} for power`;
  switch (view.decision) {
    case "pay":
      return `pay ${name}`;
    case "debts":
      return `discard ${name}`;
    case "qualities":
      return using(name, view);
  }
  return `give ${name in FAVOURS ? "blue" : name}`;
}

/** Using a quality or an auction card of phase 1. */
function using(name: string, view: SunKingView): string {
  const rival = view.seats.findIndex((seat, number) => seat.alive && number !== view.asked);
  const uses: Partial<Record<string, string>> = { red: "power", yellow: "wealth", green: `duel ${rival}`, overlord: `overlord ${rival}`, conspiracy: "conspire conspiracy for power" };
  return uses[name] ?? (name in FAVOURS ? name : `exchange ${name}`);
}
