/** What touching a card, a mission or a pile means: the legal moves with it, or the one whose refusal says why there is none. */
import { moves, type LouisXivMove } from "$/generated/louis_xiv";

import { cardCalled, LEVELS } from "./court";

type Mission = Extract<LouisXivMove, { verb: "fulfil" }>["mission"];

/** To play a card, as a four-token card too, or to swap it. */
export function withCard(card: string, legal: string[]): string[] {
  return (["card", "four", "swap"] as const).map((verb) => moves.text({ verb, card: cardCalled(card) })!).filter((move) => legal.includes(move));
}
export function refusedCard(card: string): string {
  return moves.text({ verb: "card", card: cardCalled(card) })!;
}

/** To fulfil a mission, or to return it. */
export function withMission(mission: string, legal: string[]): string | null {
  const about = (move: string) => {
    const said = moves.read(move);
    return (said.verb === "fulfil" || said.verb === "return") && said.mission === mission;
  };
  return legal.find(about) ?? null;
}
export function refusedMission(mission: string): string {
  return moves.text({ verb: "fulfil", mission: mission as Mission })!;
}

/** To draw from a pile; null: nobody chooses to draw from this one. */
export function drawing(pile: string): string | null {
  const level = LEVELS.find((one) => one === pile);
  return level ? moves.text({ verb: "draw", level }) : null;
}
