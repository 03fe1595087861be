/** The court as it is laid out: who sits where, who is whose neighbour, and what each gives. */
import { box } from "$/generated/louis_xiv";
import type { Phrase } from "$/generated/types";

export const PERSONS = box.boards.map(({ person }) => person);
export const CHIPS = ["sceptre", "letter", "ring", "helmet", "crown"] as const;
export const LEVELS = ["light", "medium", "dark"] as const;

/** Each board's row, and the half-steps from the left. */
export const PLACES: readonly (readonly [row: number, step: number])[] = [
  [1, 2], [2, 3], [3, 2], [2, 1], [1, 0], [0, 1], [0, 3], [1, 4], [3, 4], [4, 3], [4, 1], [3, 0],
];

/** Each pair once; boards are counted from 0 here. */
export const NEIGHBOURS: readonly [number, number][] = box.court.neighbours.flatMap((others, one) =>
  others.flatMap((other): [number, number][] => (one < other - 1 ? [[one, other - 1]] : [])),
);

/** Those who give more than one of something. */
const GIVEN: Record<string, number> = {
  colbert: box.income.colbert_louis,
  maintenon: box.income.maintenon_tokens,
  turenne: box.income.turenne_shields,
};

export function given(person: string): number {
  return GIVEN[person] ?? 1;
}

/** What a person gives, in the words of the rules. */
export function favour(person: string): Phrase {
  return ["favour", { board: person, count: given(person) }];
}

type Sign = (typeof CHIPS)[number] | "shield" | "token" | "louis" | "card" | "plot";
const SIGNS: Record<string, Sign[]> = {
  anne: ["sceptre"],
  philippe: ["letter"],
  "marie-therese": ["ring"],
  dauphin: ["helmet"],
  montespan: ["crown"],
  conde: ["shield", "token"],
  colbert: ["louis"],
  maintenon: several("token", given("maintenon")),
  "la-valliere": ["crown"],
  turenne: several("shield", given("turenne")),
  mazarin: ["card"],
  louvois: ["shield", "plot"],
};

/** The same in signs; a coin tells itself how many it stands for. */
export function signsOf(person: string): Sign[] {
  return SIGNS[person] ?? [];
}

function several(sign: Sign, count: number): Sign[] {
  return Array.from({ length: count }, () => sign);
}
