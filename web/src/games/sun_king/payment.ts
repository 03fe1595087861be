/** Paying: pieces are put down one by one and given together. A piece is a move; a payment, several. */
import { FAVOURS } from "$/art/sun-king";
import { moves as vocabulary } from "$/generated/sun_king";
import type { SunKingView } from "$/generated/types";

import { cardsOf, rowOf, worth } from "./cards";

/** What is given; null, if the move pays nothing: for a moment, one may have been chosen before. */
function paidWith(piece: string): string | null {
  const said = vocabulary.read(piece);
  return said.verb === "pay-power" ? "power" : said.verb === "pay-gold" ? "gold" : said.verb === "pay" ? said.card : null;
}

function isToken(name: string): name is "power" | "gold" {
  return name === "power" || name === "gold";
}

function worthOf(piece: string, table: SunKingView): number {
  const name = paidWith(piece);
  return name === null ? 0 : isToken(name) ? 1 : worth(name, table.auction!.card);
}

export function sumOf(pieces: string[], table: SunKingView): number {
  return pieces.reduce((sum, piece) => sum + worthOf(piece, table), 0);
}

/** How many of a piece its owner has. */
function stock(piece: string, table: SunKingView): number {
  const [name, own] = [paidWith(piece), table.seats[table.asked!]!];
  if (name === null) return 0;
  if (isToken(name)) return own[name];
  return name in FAVOURS ? 1 : rowOf(own, name).count;
}

/** The cards and tokens of a payment, in the order of its pieces: the top of a row first, then what lies below it. */
export function givenBy(pieces: string[], table: SunKingView): { tokens: Record<"power" | "gold", number>; cards: string[] } {
  const own = table.seats[table.asked!]!;
  const tokens = { power: 0, gold: 0 };
  const cards: string[] = [];
  const taken = new Map<string, number>();
  for (const name of pieces.map(paidWith)) {
    if (name === null) continue;
    if (isToken(name)) tokens[name]++;
    else if (name in FAVOURS) cards.push(name);
    else {
      const depth = (taken.get(name) ?? 0) + 1;
      taken.set(name, depth);
      cards.push(cardsOf(rowOf(own, name)).at(-depth) ?? name);
    }
  }
  return { tokens, cards };
}

/** A payment when one of its pieces is touched: one more of it while it is needed and there is one, else none of it. What
 * the rules call needless (no change is given, and nothing may be paid that could stay) is taken back at once. */
export function touchedPiece(pieces: string[], piece: string, table: SunKingView): string[] {
  const { owed } = table.auction!;
  const down = pieces.filter((one) => one === piece).length;
  const more = sumOf(pieces, table) < owed && down < stock(piece, table);
  return more ? withoutNeedless([...pieces, piece], owed, table) : pieces.filter((one) => one !== piece);
}

/** Without the small pieces that a later one has made needless. The last is what was just wanted, and stays. */
function withoutNeedless(pieces: string[], owed: number, table: SunKingView): string[] {
  const kept = [...pieces];
  const last = kept.at(-1)!;
  for (;;) {
    const over = sumOf(kept, table) - owed;
    const small = kept.slice(0, -1).filter((piece) => worthOf(piece, table) <= over);
    if (!small.length) return kept;
    const least = small.reduce((one, other) => (worthOf(other, table) < worthOf(one, table) ? other : one));
    kept.splice(kept.indexOf(least), 1);
    if (kept.at(-1) !== last) return pieces;
  }
}
