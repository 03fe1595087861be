/** What those at a table are called. */
import type { Seated } from "$/generated/types";
import { capital, type Words } from "$/words/words.svelte";

export function namesOf(chairs: Seated[], words: Words): string[] {
  return chairs.map((chair, seat) => chair.name ?? (chair.level ? words.say(`level-${chair.level}`) : capital(words.seat(seat))));
}

/** Several bots of one rank have one name: a sentence calls them as they are called at court. */
export function toldApart(names: string[], words: Words): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : capital(words.seat(seat))));
}
