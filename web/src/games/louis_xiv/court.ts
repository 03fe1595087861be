/** The court as it is laid out: who sits where, and who is whose neighbour. */
import type { LouisXivMove } from "$/generated/louis_xiv";

export const PERSONS = [
  "anne", "philippe", "marie-therese", "dauphin", "montespan", "conde", "colbert", "maintenon", "la-valliere", "turenne", "mazarin", "louvois",
] as const;
export const CHIPS = ["sceptre", "letter", "ring", "helmet", "crown"] as const;
export const LEVELS = ["light", "medium", "dark"] as const;
export const BY_PERSON = 3;
export const BY_JOKER = 2;
export const BY_FOUR = 4;
export const SKIP_PRICE = 2;
export const CROWN_PRICE = 2;
export const DEALT = 5;

/** Each board's row, and the half-steps from the left: those above and below that it touches are its neighbours. */
export const PLACES: readonly (readonly [row: number, step: number])[] = [
  [1, 2], [2, 3], [3, 2], [2, 1], [1, 0], [0, 1], [0, 3], [1, 4], [3, 4], [4, 3], [4, 1], [3, 0],
];

export function areNeighbours(one: number, other: number): boolean {
  const [row, step] = PLACES[one]!;
  const [otherRow, otherStep] = PLACES[other]!;
  return Math.abs(row - otherRow) === 1 && Math.abs(step - otherStep) === 1;
}

export const NEIGHBOURS: readonly [number, number][] = PERSONS.flatMap((_, one) =>
  PERSONS.flatMap((_, other): [number, number][] => (one < other && areNeighbours(one, other) ? [[one, other]] : [])),
);

/** What moves call the persons' cards: by their boards. */
type Card = Extract<LouisXivMove, { verb: "card" }>["card"];
const CARDS: readonly Card[] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

export function cardNamed(card: Card): string {
  return PERSONS[CARDS.indexOf(card)] ?? "joker";
}
export function cardCalled(name: string): Card {
  return CARDS[PERSONS.indexOf(name as never)] ?? "joker";
}

/** Anything that somebody receives from a board, as a sign. */
export const INCOME_SIGNS: Record<string, ("sceptre" | "letter" | "ring" | "helmet" | "crown" | "shield" | "token" | "louis" | "card" | "plot")[]> = {
  anne: ["sceptre"],
  philippe: ["letter"],
  "marie-therese": ["ring"],
  dauphin: ["helmet"],
  montespan: ["crown"],
  conde: ["shield", "token"],
  colbert: ["louis"],
  maintenon: ["token", "token"],
  "la-valliere": ["crown"],
  turenne: ["shield", "shield"],
  mazarin: ["card"],
  louvois: ["shield", "plot"],
};
