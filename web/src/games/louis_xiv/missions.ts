/** Missions: what they ask for, and what is still missing. Their names end with the letters of their chips. */
import type { Words } from "$/words/words.svelte";

import { CHIPS, LEVELS } from "./court";

const LETTERS: Record<string, string> = { S: "sceptre", L: "letter", R: "ring", H: "helmet" };
const ANY = "any";

export function asksOf(mission: string): [string, string] {
  const asks = mission.slice(mission.lastIndexOf("-") + 1);
  return [LETTERS[asks[0]!]!, asks.endsWith(ANY) ? ANY : LETTERS[asks[1]!]!];
}

/** A light one asks for a certain chip and any other, a medium one for two different chips, a dark one for two alike. */
export function levelOf(mission: string): (typeof LEVELS)[number] {
  const [one, two] = asksOf(mission);
  return two === ANY ? "light" : one === two ? "dark" : "medium";
}

/** Which of the two chips one has; crowns stand in for what is missing. */
export function hasOf(mission: string, chips: Record<string, number>): [boolean, boolean] {
  const { held, crowns } = purse(chips);
  let left = crowns;
  const got = asksOf(mission).map((chip) => spent(held, chip) || left-- > 0);
  return [got[0]!, got[1]!];
}

/** Whether a mission can be fulfilled, or which chips are still to be had for it. */
export function stateOf(mission: string, chips: Record<string, number>, words: Words): { ready: boolean; said: string } {
  const { held, crowns } = purse(chips);
  const wanted = asksOf(mission).filter((chip) => !spent(held, chip));
  if (wanted.length <= crowns) return { ready: true, said: words.say("label-ready") };
  if (crowns === 0 && wanted.length === 2) return { ready: false, said: words.say("label-lacks-both") };
  const last = wanted.at(-1)!;
  if (crowns && wanted[0] !== last && last !== ANY) return { ready: false, said: words.say("label-lacks-either") };
  return { ready: false, said: words.say("label-lacks", { what: words.say("a-chip", { chip: last }) }) };
}

export function asksSaid(mission: string, words: Words): string {
  return bothSaid(...asksOf(mission), words);
}

export function bothSaid(one: string, two: string, words: Words): string {
  if (one === two) return words.say("two-chips", { chip: one });
  return words.say("both-chips", { one: words.say("a-chip", { chip: one }), two: words.say("a-chip", { chip: two }) });
}

function purse(chips: Record<string, number>): { held: Map<string, number>; crowns: number } {
  return { held: new Map(CHIPS.slice(0, 4).map((chip) => [chip, chips[chip] ?? 0])), crowns: chips["crown"] ?? 0 };
}

/** Takes a chip of that kind, if there is one. */
function spent(held: Map<string, number>, chip: string): boolean {
  const found = [...held].find(([kind, count]) => count > 0 && (chip === kind || chip === ANY));
  if (found) held.set(found[0], found[1] - 1);
  return found !== undefined;
}
