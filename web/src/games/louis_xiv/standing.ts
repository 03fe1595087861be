/** How a board would be counted: as the rules foretell it, or as the move says that is about to be played. */
import type { LouisXivPreview, Phrase } from "$/generated/types";
import type { Words } from "$/words/words.svelte";

import { favour, PERSONS } from "./court";
import { listed } from "./saying";

/** What a seat has of a board. */
export type Share = "crown" | "free" | "bribe" | "nothing";
const SHARES: Record<string, Share> = { "gets-crown": "crown", "gets-free": "free", "outlook-bribe": "bribe" };

/** Whether a board is still to be counted in this round. */
export function isToCount(preview: LouisXivPreview, board: number): boolean {
  return preview.gets[board] !== null;
}

/** As it lies: who would get what, in the phrases in which a move tells it. Those who get the same are named together. */
export function standing(preview: LouisXivPreview, board: number): Phrase[] {
  const gets = preview.gets[board] ?? [];
  const prices = [...new Set(gets)].filter((part) => typeof part === "number" && part > 0).sort((one, other) => Number(one) - Number(other));
  const parts = ["crown", "free", ...prices].flatMap((part): Phrase[] => {
    const who = gets.flatMap((one, seat): Phrase[] => (one === part ? [["seat-short", { seat }]] : []));
    if (!who.length) return [];
    const count = who.length;
    return [typeof part === "number" ? ["outlook-bribe", { who, count, price: part }] : [`gets-${part}`, { who, count, favour: favour(PERSONS[board]!) }]];
  });
  const told: Phrase[] = [];
  if (preview.ties.includes(board)) told.push(["outlook-tie", {}]);
  if (preview.leads[board] === "neutral") told.push(["outlook-neutral", {}]);
  return [...told, ...(parts.length ? parts : [["outlook-nobody", {}] satisfies Phrase])];
}

/** By person, how the boards on which a move puts tokens would stand then: its label tells. Where those wait for the next
 * round, the board stands as it did. */
export function standingAfter([key, details]: Phrase): Map<string, Phrase[]> {
  const { one, other, placed, board, told } = details as Record<"one" | "other" | "placed", Phrase> & { board?: string; told?: Phrase[] };
  if (key === "placed-and") return new Map([...standingAfter(one), ...standingAfter(other)]);
  const person = key === "onto-then" ? placed[1]["board"] : board;
  const later = told?.some(([phrase]) => phrase === "counted-later");
  return new Map(typeof person === "string" && told && !later ? [[person, told]] : []);
}

/** What each seat has of it. */
export function sharesIn(told: Phrase[], seats: number): Share[] {
  const found = Array.from({ length: seats }, (): Share => "nothing");
  for (const [key, { who }] of told) for (const [, { seat }] of (who ?? []) as Phrase[]) found[seat as number] = SHARES[key] ?? "nothing";
  return found;
}

export function standingSaid(told: Phrase[], words: Words): string {
  const named = (who: unknown) => listed(((who ?? []) as Phrase[]).map((one) => words.phrase(one)), words);
  return told.map(([key, details]) => words.phrase([key, { ...details, who: named(details["who"]) }])).join(", ");
}
