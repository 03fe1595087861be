/** Which of several equal pieces lies where, so that each can travel: a piece stays where it is as long as one is there. */
import type { LouisXivView } from "$/generated/types";

import { CHIPS } from "./court";

type Counts = Map<string, number>;

export class Whereabouts {
  private constructor(private readonly lying: Map<string, Map<string, string[]>> = new Map()) {}
  static readonly none = new Whereabouts();

  /** The pieces of a kind at a place. */
  at(kind: string, place: string): string[] {
    return this.lying.get(kind)?.get(place) ?? [];
  }

  after(view: LouisXivView): Whereabouts {
    const found = new Map<string, Map<string, string[]>>();
    for (const [kind, counts] of kinds(view)) found.set(kind, settled(kind, this.lying.get(kind), counts));
    return new Whereabouts(found);
  }
}

function settled(kind: string, before: Map<string, string[]> | undefined, counts: Counts): Map<string, string[]> {
  const after = new Map<string, string[]>();
  const free: string[] = [];
  for (const [place, pieces] of before ?? []) {
    const stay = Math.min(pieces.length, counts.get(place) ?? 0);
    after.set(place, pieces.slice(0, stay));
    free.push(...pieces.slice(stay));
  }
  const used = new Set([...after.values()].flat().concat(free));
  let next = 0;
  const fresh = (): string => {
    while (used.has(`${kind}-${next}`)) next++;
    return `${kind}-${next++}`;
  };
  for (const [place, count] of counts) {
    const here = [...(after.get(place) ?? [])];
    while (here.length < count) here.push(free.shift() ?? fresh());
    after.set(place, here);
  }
  return after;
}

/** How many of each kind of piece lie at each place that can be seen. */
function kinds(view: LouisXivView): [string, Counts][] {
  const tokens = view.seats.map((seat, number): [string, Counts] => [
    `token-${number}`,
    new Map([["personal", seat.personal], ["general", seat.general], ...view.boards.map((board): [string, number] => [board.person, board.tokens[number]!])]),
  ]);
  const neutral: [string, Counts] = ["neutral", new Map(view.boards.map((board) => [board.person, board.neutral]))];
  const chips = CHIPS.map((chip): [string, Counts] => [
    `chip-${chip}`,
    new Map([["supply", view.supply[chip]!], ...view.seats.map((seat, number): [string, number] => [String(number), seat.chips[chip]!])]),
  ]);
  const cards = new Map<string, Counts>();
  const hand = view.seat === null ? [] : (view.seats[view.seat]!.hand ?? []);
  for (const [place, list] of [["hand", hand], ["discards", view.discards]] as const) {
    for (const card of list) {
      const counts = cards.get(card) ?? new Map<string, number>();
      cards.set(card, counts.set(place, (counts.get(place) ?? 0) + 1));
    }
  }
  return [...tokens, neutral, ...chips, ...[...cards].map(([card, counts]): [string, Counts] => [`card-${card}`, counts])];
}
