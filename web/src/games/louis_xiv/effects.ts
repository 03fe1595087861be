/** What laid missions do, by phase, and what they will bring in the next round. */
import type { LouisXivView } from "$/generated/types";

import { DEALT } from "./court";
import { reckoned, toCount } from "./reckoning";

const PHASES: Record<string, string[]> = {
  supply: ["token-back", "louis", "allowance", "shield", "three-tokens", "three-louis", "plot", "token-for-card"],
  counting: ["win-a-tie", "cheaper-bribe"],
  missions: ["one-more", "chip-for-crown", "swap-missions"],
};

export function phaseOf(effect: string): string {
  return Object.keys(PHASES).find((phase) => PHASES[phase]!.includes(effect)) ?? "influence";
}

export interface Prospect {
  cards: number;
  tokens: number;
  louis: number;
}

/** What a seat will have when the next influence phase begins, as things stand: before the king's money, choices and bribes. */
export function nextRound(view: LouisXivView, seat: number): Prospect {
  const own = view.seats[seat]!;
  const laid = (effect: string) => own.laid.filter((mission) => mission.effect === effect).length;
  let [home, away] = [0, 0];
  view.boards.forEach((board, number) => {
    if (!toCount(view, number)) return;
    const count = board.tokens[seat]!;
    if (reckoned(board).away[seat]) away += count;
    else home += count;
  });
  const back = Math.min(own.general + away, laid("token-back") + 3 * laid("three-tokens"));
  // Before the count a hand is played out to its last card, which goes back.
  const kept = view.phase === "counting" || view.phase === "missions" ? own.hand_size : 0;
  return { cards: DEALT + kept, tokens: own.personal + home + back, louis: own.louis + laid("louis") + 3 * laid("three-louis") };
}
