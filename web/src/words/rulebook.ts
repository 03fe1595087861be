/** The rules of a game as paragraphs, each with the key that a refusal leads to. */
import type { GameName } from "$/generated/types";
import { blocks, markup } from "$/words/markdown";
import { rulesOf, type Lang } from "$/words/words.svelte";

export interface Paragraph {
  key: string | undefined;
  markup: string;
}

/** `top`: which heading the title of the game is, on this page. */
export async function rulebook(game: GameName, lang: Lang, top: 1 | 2 = 2): Promise<Paragraph[]> {
  return blocks(await rulesOf(game, lang)).map((block) => paragraph(block, top));
}

function paragraph(block: string, top: number): Paragraph {
  const key = /\{#([\w-]+)\}/.exec(block)?.[1];
  return { key, markup: markup(block.replace(/\s*\{#[\w-]+\}/g, ""), top) };
}
