/** All symbols by name. */
import { court } from "./symbols/court";
import { emblems, type Drawing } from "./symbols/emblems";
import { house } from "./symbols/house";

export const symbols = { ...emblems, ...court, ...house };
export type SymbolName = keyof typeof symbols;
export const drawing = (name: SymbolName): Drawing => symbols[name];

/** The emblem of each seat, in the order of their colours: crimson, royal blue, verdigris, ochre, violet, slate. */
export const SEAT_EMBLEMS = ["lily", "sun", "tower", "bee", "crown", "sword"] as const satisfies SymbolName[];

/** A symbol’s shapes, for use inside a larger drawing. */
export function shapes(name: SymbolName, fine = true): string[] {
  const { body, fine: cut } = drawing(name);
  return cut && fine ? [body[0]! + cut, ...body.slice(1)] : body;
}
