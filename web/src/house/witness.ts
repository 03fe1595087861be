/** What this browser adds to a deal, and what it was shown beforehand: kept until the game can be checked. The hashes come
 * from a library, for a page over plain http from another machine has none of its own (`crypto.subtle`). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Picture } from "$/generated/types";

const PLACE = "antichambre.deals";
const MOST = 200; // tables, the oldest are forgotten

/** `pledges`: all of them by seat, as they were when no salt had been shown yet. `salts`: one's own, by pledge. */
export interface Witness {
  commitment: string;
  pledges: Record<number, string> | null;
  salts: Record<string, string>;
}

export interface Pledged {
  salt: string;
  pledge: string;
}

export function pledge(): Pledged {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  return { salt, pledge: hashOf(salt) };
}

export function hashOf(salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(salt)));
}

/** Keeps salts until their table asks for them, and afterwards, also over a reload. */
export function keep(table: string, commitment: string, pledged: Pledged[]): void {
  const kept = witness(table) ?? { commitment, pledges: null, salts: {} };
  for (const { pledge, salt } of pledged) kept.salts[pledge] = salt;
  write(table, kept);
}

/** Notes what the house shows before the deal: its commitment once and for all, the pledges when none can be added. */
export function look(table: string, { status, commitment, chairs }: Picture): void {
  if (status !== "waiting" && status !== "salting") return;
  const kept = witness(table) ?? { commitment, pledges: null, salts: {} };
  if (status === "waiting") kept.pledges = null;
  else kept.pledges ??= pledgesOf(chairs);
  write(table, kept);
}

export function pledgesOf(chairs: Picture["chairs"]): Record<number, string> {
  return Object.fromEntries(chairs.flatMap((chair, seat) => (chair.pledge ? [[seat, chair.pledge]] : [])));
}

export function witness(table: string): Witness | null {
  return read()[table] ?? null;
}

let memory: Record<string, Witness> = {}; // where the browser keeps nothing

function write(table: string, kept: Witness): void {
  const { [table]: _before, ...others } = read();
  memory = Object.fromEntries([...Object.entries(others), [table, kept] as const].slice(-MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(memory));
  } catch {
    // It is still known as long as this page is open.
  }
}

function read(): Record<string, Witness> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null") ?? memory;
  } catch {
    return memory;
  }
}
