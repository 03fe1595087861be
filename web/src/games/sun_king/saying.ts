/** What the table says besides what is asked. */
import type { SunKingPreview, SunKingView } from "$/generated/types";
import type { Words } from "$/words/words.svelte";

/** Where the king is, and what he will do. */
export function louisTold(table: SunKingView, { louis }: SunKingPreview, words: Words): string {
  return table.asked === null ? "" : words.say("louis", { lower: table.lower_half, louis });
}
