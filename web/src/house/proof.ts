/** Whether a deal was fair, worked out here: docs/protocol.md says what is hashed, and how. */
import { bytesToHex } from "@noble/hashes/utils.js";

import { hash, Stream } from "$/house/dealing";
import { hashOf, type Witness } from "$/house/witness";

/** What the house published when the game was over: a record, as far as it concerns the deal. */
export interface Published {
  seed: string;
  commitment: string;
  pledges?: Record<string, string>;
}

/** Each is true, false, or null where this browser saw nothing to hold it to. */
export interface Proof {
  house: string;
  salts: Record<string, string>;
  /** The house's part is the one that it committed to. */
  committed: boolean;
  /** The commitment is the one that this browser saw before the deal. */
  sameCommitment: boolean | null;
  /** The seed holds the salt of every pledge, and none besides. */
  pledged: boolean;
  /** The pledges are those that this browser saw before any salt was shown. */
  samePledges: boolean | null;
  /** The salts that this browser pledged are in the seed. */
  ownSalts: boolean | null;
  /** The first block of the stream from which everything is dealt. */
  block: string;
}

export function prove({ seed, commitment, pledges = {} }: Published, seen: Witness | null): Proof {
  const { house, salts } = partsOf(seed, pledges);
  const own = seen?.pledges ? Object.values(seen.pledges).flatMap((pledge) => seen.salts[pledge] ?? []) : [];
  return {
    house,
    salts,
    committed: bytesToHex(hash("antichambre:say", house, 32)) === commitment,
    sameCommitment: seen && seen.commitment === commitment,
    pledged: holds(salts, pledges) && written(house, salts) === seed,
    samePledges: seen?.pledges ? same(seen.pledges, pledges) : null,
    ownSalts: own.length ? own.every((salt) => Object.values(salts).includes(salt)) : null,
    block: bytesToHex(new Stream(seed).block()),
  };
}

/** The command that checks the same elsewhere, and every move besides. */
export function command(file: string, published: Published, seen: Witness | null): string[] {
  const { commitment, pledges } = seen?.pledges ? { commitment: seen.commitment, pledges: seen.pledges } : { commitment: published.commitment, pledges: published.pledges ?? {} };
  const own = Object.values(pledges).flatMap((pledge) => seen?.salts[pledge] ?? []);
  return [
    `antichambre verify ${file}`,
    `--commitment ${commitment}`,
    ...Object.entries(pledges).map(([seat, pledge]) => `--pledge ${seat}:${pledge}`),
    ...own.map((salt) => `--salt ${salt}`),
  ];
}

function partsOf(seed: string, pledges: Record<string, string>): { house: string; salts: Record<string, string> } {
  if (!Object.keys(pledges).length) return { house: seed, salts: {} };
  const [house = "", ...added] = seed.split("+");
  return { house, salts: Object.fromEntries(added.map((one) => one.split(":"))) as Record<string, string> };
}

function holds(salts: Record<string, string>, pledges: Record<string, string>): boolean {
  const seats = Object.keys(pledges);
  if (seats.length !== Object.keys(salts).length) return false;
  return seats.every((seat) => /^[0-9a-f]{16,64}$/.test(salts[seat] ?? "") && hashOf(salts[seat]!) === pledges[seat]);
}

function written(house: string, salts: Record<string, string>): string {
  return house + Object.keys(salts).sort().map((seat) => `+${seat}:${salts[seat]}`).join("");
}

function same(seen: Record<string, string>, told: Record<string, string>): boolean {
  return Object.keys(seen).length === Object.keys(told).length && Object.entries(seen).every(([seat, pledge]) => told[seat] === pledge);
}
