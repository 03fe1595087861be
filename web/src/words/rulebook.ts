/** Our documents as paragraphs, which web/markdown.ts makes of them when the pages are built: the rules of a game, each paragraph
 * with the key that a refusal leads to, and docs/protocol.md. */
import type { GameName } from "$/generated/types";
import type { Lang } from "$/words/words.svelte";

export interface Paragraph {
  key?: string | undefined;
  /** How deep a heading is, the title of the document being 1. */
  heading?: number | undefined;
  /** Whether it is drawn with letters. */
  diagram: boolean;
  /** Of a heading, its words. */
  markup: string;
}

const rules = import.meta.glob<Paragraph[]>("../../../src/antichambre/games/*/rules.*.md", { query: "?paragraphs", import: "default" });
const documents = import.meta.glob<Paragraph[]>("../../../docs/protocol.md", { query: "?paragraphs", import: "default" });

export function rulebook(game: GameName, lang: Lang): Promise<Paragraph[]> {
  return rules[`../../../src/antichambre/games/${game}/rules.${lang}.md`]!();
}

export function protocol(): Promise<Paragraph[]> {
  return documents["../../../docs/protocol.md"]!();
}
