/** What petitions and people of the court are known by in The King's Favourite: signs, and the colour of their ground. */
import { drawing, type SymbolName } from "../symbols";
import type { Drawing } from "../symbols/emblems";
import { pair, round, whole } from "../symmetry";

const own = {
  bastille: {
    body: [
      whole("M24 3L25.6 3L25.6 7.4L28.8 7.4L28.8 3L32.4 3L32.4 13L31 15L31 21.6L34.6 21.6L34.6 19.6L33.4 17.6L33.4 11L36 11L36 14.6L38.4 14.6L38.4 11L41.2 11L41.2 14.6L43.6 14.6L43.6 11L46.4 11L46.4 17.6L45.2 19.6L45.2 45L24 45") +
        whole("M24 33C27 33 28.4 34.8 28.4 37.4L28.4 45L24 45") +
        whole("M24 17L25.2 17L25.2 25L24 25") +
        pair("M38.8 23L41 23L41 30L38.8 30Z"),
    ],
  },
  compasses: {
    body: [
      round(24, 8.4, 5) + round(24, 8.4, 2),
      "M22.8 .4L25.2 .4L25.2 3.4L22.8 3.4Z",
      pair("M25 13.2L28.8 12.4L40.6 40.4L41 46.8L36.4 42.4Z"),
      "M13.6 30.4C20 34.6 28 34.6 34.4 30.4L35.4 33C28.4 37.8 19.6 37.8 12.6 33Z",
    ],
  },
  tree: {
    body: [
      round(24, 14.6, 13.4) + round(24, 8, 2) + pair(round(30.6, 12.4, 2)) + pair(round(28.4, 20.6, 2)),
      "M22.7 28.6L25.3 28.6L25.3 33.4L22.7 33.4Z",
      whole("M24 33.6L36.2 33.6L36.2 36.4L35 36.4L35 46.4L32.4 46.4L32.4 44.6L24 44.6") + pair("M26 36.6L33 36.6L26 42.6Z"),
      pair(round(34.8, 31.6, 1.7)),
    ],
  },
  halberd: {
    body: [
      "M22.6 21L25.4 21L25.4 48L22.6 48Z",
      whole("M24 -1.4L26.4 8.6L25.6 11L24 11"),
      "M22.4 12L30 10.6C32.6 6.8 36 5 40 5.4C37.4 10.4 37.4 17.2 40 22.2C36 22.6 32.6 20.8 30 17.6L22.4 16.6Z",
      "M21.4 12L17 12.4C13.6 12.4 10.6 10.6 8.4 6.6C7.4 12.8 10.6 17.6 16.4 17.6L21.4 16.6Z",
      pair("M26 18.6L29.4 27L26 26Z"),
    ],
  },
  lantern: {
    body: [
      round(24, 5, 3.8) + round(24, 5, 1.9),
      whole("M24 9.4L27.6 9.4C32.6 11 36 13.4 37.2 17.2L24 17.2"),
      whole("M24 18.8L35.4 18.8L32.4 39.4L24 39.4") + whole("M24 22.4C27.6 26.6 29.4 29.4 28.6 32.4C27.8 35 26 35.8 24 35.8"),
      whole("M24 41L34 41L35.4 46L24 46"),
    ],
  },
  comedy: {
    body: [
      whole("M24 4.4C31.6 4.4 38 6 42 8.4C43.4 20 42 31.6 34.6 39.4C31.4 42.8 27.8 45 24 45.6") +
        pair("M27.6 18C30.4 13.6 35.8 13.6 38.4 17.6C35.4 17 30.8 17.2 27.6 18Z") +
        whole("M24 22L25.4 24.6C25.2 25.6 24.6 26 24 26") +
        whole("M24 38C29.4 37.4 33.8 33.8 35.6 28.4C32 30.2 28 31 24 31"),
    ],
  },
} satisfies Record<string, Drawing>;

export type SignName = SymbolName | keyof typeof own;

/** A sign's shapes, in a square of 48. */
export function sign(name: SignName, fine = true): string[] {
  const { body, fine: cut }: Drawing = name in own ? own[name as keyof typeof own] : drawing(name as SymbolName);
  return cut && fine ? [body[0]! + cut, ...body.slice(1)] : body;
}

export const RESOURCES = ["gold", "chocolate", "chateau"] as const;
export type Resource = (typeof RESOURCES)[number];

interface Ground {
  sign: SignName;
  tint: string;
  weave: string;
}

export const PETITIONS: Record<string, Ground> = {
  gold: { sign: "coin", tint: "var(--petition-gold)", weave: "var(--ground-yellow)" },
  chocolate: { sign: "cup", tint: "var(--petition-chocolate)", weave: "var(--ground-green)" },
  chateau: { sign: "chateau", tint: "var(--petition-chateau)", weave: "var(--ground-slates)" },
  ball: { sign: "mask", tint: "var(--petition-ball)", weave: "var(--ground-purple)" },
  duchess: { sign: "coronet", tint: "var(--petition-duchess)", weave: "var(--ground-blue)" },
  bastille: { sign: "bastille", tint: "var(--petition-bastille)", weave: "var(--ground-masonry)" },
};

// The ground of a court card says when it may be played: on one's turn, at the dice, at the line, or as an answer.
const turn = { tint: "var(--court-turn)", weave: "var(--ground-blue)" };
const line = { tint: "var(--court-line)", weave: "var(--ground-green)" };
const answer = { tint: "var(--court-answer)", weave: "var(--ground-red)" };
const die = (resource: Resource) => ({ tint: PETITIONS[resource]!.tint, weave: PETITIONS[resource]!.weave });

export const COURT: Record<string, Ground> = {
  prince: { sign: "crown", ...turn },
  treasurer: { sign: "chest", ...die("gold") },
  chocolatier: { sign: "cup", ...die("chocolate") },
  architect: { sign: "compasses", ...die("chateau") },
  captain: { sign: "duel", ...turn },
  gardener: { sign: "tree", ...line },
  marquise: { sign: "fan", ...line },
  steward: { sign: "key", ...turn },
  ambassador: { sign: "quill", ...turn },
  spy: { sign: "eye", ...turn },
  actor: { sign: "comedy", ...turn },
  confessor: { sign: "cross", ...answer },
  guard: { sign: "halberd", ...answer },
  lieutenant: { sign: "lantern", ...answer },
};
