/** The rules of a game as paragraphs, each with the key that a refusal leads to. The text is ours: a small part of
 * Markdown, made into markup here, everything else escaped. */
import type { GameName } from "$/generated/types";
import { rulesOf, type Lang } from "$/words/words.svelte";

export interface Paragraph {
  key: string | undefined;
  markup: string;
}

/** `top`: which heading the title of the game is, on this page. */
export async function rulebook(game: GameName, lang: Lang, top: 1 | 2 = 2): Promise<Paragraph[]> {
  return (await rulesOf(game, lang))
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => paragraph(block, top));
}

function paragraph(block: string, top: number): Paragraph {
  const key = /\{#([\w-]+)\}/.exec(block)?.[1];
  return { key, markup: markup(block.replace(/\s*\{#[\w-]+\}/g, ""), top) };
}

function markup(block: string, top: number): string {
  const heading = /^(#{1,4}) (.*)$/s.exec(block);
  if (heading) {
    const depth = Math.min(4, heading[1]!.length + top - 1);
    return `<h${depth}>${spans(heading[2]!)}</h${depth}>`;
  }
  if (block.startsWith("|")) return table(block);
  if (/^[-*] /.test(block)) return `<ul>${items(block, /^[-*] /m)}</ul>`;
  if (/^\d+\. /.test(block)) return `<ol>${items(block, /^\d+\. /m)}</ol>`;
  return `<p>${spans(block)}</p>`;
}

function items(block: string, bullet: RegExp): string {
  return block
    .split(new RegExp(bullet, "gm"))
    .filter((item) => item.trim())
    .map((item) => `<li>${spans(item.trim())}</li>`)
    .join("");
}

function table(block: string): string {
  const rows = block.split("\n").map((row) => row.split("|").slice(1, -1));
  const cells = (row: string[], tag: string) => row.map((cell) => `<${tag}>${spans(cell.trim())}</${tag}>`).join("");
  const [head, , ...body] = rows;
  return `<table tabindex="0"><thead><tr>${cells(head ?? [], "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table>`;
}

function spans(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\*\*(.+?)\*\*/gs, "<b>$1</b>")
    .replace(/\*(.+?)\*/gs, "<i>$1</i>")
    .replace(/_(.+?)_/gs, "<i>$1</i>")
    .replace(/`(.+?)`/g, "<code>$1</code>");
}
