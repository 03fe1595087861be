/** Mission cards as they are printed: their level, and the chips that they ask for. */
import { box } from "$/generated/louis_xiv";
import type { Words } from "$/words/words.svelte";

import { LEVELS } from "./court";

const ANY = "any";
const CHIP_OF: Record<string, string> = { S: "sceptre", L: "letter", R: "ring", H: "helmet", "?": ANY };

interface Mission {
  level: (typeof LEVELS)[number];
  asks: string[];
}

/** By name: what it does, and the signs of its chips. */
const MISSIONS = new Map(LEVELS.flatMap((level) => box.missions[level].map(([effect, signs]) => printed(level, effect, signs))));

function printed(level: Mission["level"], effect: string, signs: string): [string, Mission] {
  return [`${effect}-${signs.replace("?", ANY)}`, { level, asks: Array.from(signs, (sign) => CHIP_OF[sign]!) }];
}

export function missionCalled(name: string): Mission {
  return MISSIONS.get(name)!;
}

export function asksSaid(name: string, words: Words): string {
  const { asks } = missionCalled(name);
  const [one, two] = asks.map((chip) => words.say("a-chip", { chip }));
  return one === two ? words.say("two-chips", { chip: asks[0]! }) : words.say("both-chips", { one: one!, two: two! });
}
