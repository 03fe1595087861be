/** Arms for everybody: drawn out of an id, so that a person bears the same on every page. */
import { ARGENT, AZURE, GULES, OR, SABLE, VERT } from "$/art/heraldry/escutcheon";
import type { SymbolName } from "$/art/symbols";

const COLOURS = [GULES, AZURE, VERT, "#6a3f86", SABLE, "#8a4a1c"];
const METALS = [OR, ARGENT];
const CHARGES = ["lily", "sun", "tower", "bee", "crown", "sword", "cross", "coronet", "sceptre", "fan", "key", "quill", "cup", "mask", "justice", "medal"] as const satisfies SymbolName[];
/** How a shield of 100 by 120 is parted; the charge lies in the middle of it. */
const PARTS = [
  "",
  "M50 0H100V120H50Z",
  "M0 0H100V30H0Z",
  "M0 0H26L100 92V120H82L0 20Z",
  "M0 96L50 46L100 96V120L50 74L0 120Z",
  "M0 0H50V58H0ZM50 58H100V120H50Z",
  "M0 88H100V120H0Z",
  "M0 0H100V120H0ZM9 9V86C9 99 20 103 50 108C80 103 91 99 91 86V9Z",
];
const BOTS: Record<string, Bearing> = {
  page: { field: VERT, part: "", second: VERT, charge: "quill", metal: ARGENT },
  courtier: { field: AZURE, part: "", second: AZURE, charge: "fan", metal: ARGENT },
  minister: { field: SABLE, part: PARTS[2]!, second: "#3a3636", charge: "seal", metal: OR },
  cardinal: { field: GULES, part: PARTS[2]!, second: "#7d1420", charge: "hat", metal: OR },
};

export interface Bearing {
  field: string;
  part: string;
  second: string;
  charge: SymbolName;
  metal: string;
}

/** The arms of a person, or of a bot (`bot:page`). Metal lies on colour, and colour on metal never beside itself. */
export function armsOf(player: string): Bearing {
  const bot = BOTS[player.replace("bot:", "")];
  if (player.startsWith("bot:") && bot) return bot;
  let drawn = hash(player);
  const take = <T>(from: readonly T[]): T => {
    const found = from[drawn % from.length]!;
    drawn = Math.floor(drawn / from.length);
    return found;
  };
  const field = take(COLOURS);
  const second = take(COLOURS.filter((one) => one !== field));
  return { field, second, part: take(PARTS), charge: take(CHARGES), metal: take(METALS) };
}

/** FNV-1a, which spreads ids that differ in one sign. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const sign of text) sum = Math.imul(sum ^ sign.codePointAt(0)!, 0x01000193);
  return sum >>> 0;
}
