/** Our documents as the pages show them, made into markup when the pages are built: `?paragraphs` behind the name of one gives
 * its paragraphs, each with the key that it bears as {#key}. No reader of Markdown goes to the browser. */
import { Marked } from "marked";
import type { Plugin } from "vite";

import type { Paragraph } from "./src/words/rulebook.ts";

const KEY = /\s*\{#([\w-]+)\}/g;

const marked = new Marked({
  renderer: {
    // Where a document leads to another one of the repository its name stays: the house has it not.
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
    // An empty cell heads nothing.
    tablecell({ header, tokens }) {
      return header && !tokens.length ? "<td></td>" : false;
    },
  },
});

function paragraphs(text: string): Paragraph[] {
  return marked.lexer(text).flatMap(({ type, raw }) => (type === "space" ? [] : paragraph(raw)));
}

function paragraph(raw: string): Paragraph {
  const said = raw.replaceAll(KEY, "");
  const token = marked.lexer(said)[0]!;
  return {
    key: [...raw.matchAll(KEY)][0]?.[1],
    heading: token.type === "heading" ? token["depth"] : undefined,
    diagram: token.type === "code",
    markup: token.type === "heading" ? inline(token["text"]) : block(said),
  };
}

function inline(said: string): string {
  return marked.parseInline(said, { async: false });
}

/** What may be wider than the page is rolled by keyboard as well. */
function block(said: string): string {
  return marked.parse(said, { async: false }).replace(/^<(pre|table)>/, '<$1 tabindex="0">');
}

export function markdown(): Plugin {
  return {
    name: "markdown",
    transform: {
      filter: { id: /\.md\?paragraphs$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(paragraphs(text))}`, moduleType: "js" }),
    },
  };
}
