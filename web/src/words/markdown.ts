/** A small part of Markdown, made into markup; everything else is escaped. The text is ours. */
const BLOCK = /```[\s\S]*?```|[^\n]+(?:\n[^\n]+)*/g;

export function blocks(text: string): string[] {
  return text.match(BLOCK) ?? [];
}

/** `top`: which heading the title is, on this page. */
export function markup(block: string, top: number): string {
  const heading = /^(#{1,4}) (.*)$/s.exec(block);
  if (heading) {
    const depth = Math.min(4, heading[1]!.length + top - 1);
    return `<h${depth}>${spans(heading[2]!)}</h${depth}>`;
  }
  if (block.startsWith("```")) return `<pre tabindex="0"><code>${escaped(block.replace(/^```.*\n|\n?```$/g, ""))}</code></pre>`;
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
  const cell = (text: string, tag: string) => `<${tag}>${spans(text)}</${tag}>`;
  const cells = (row: string[], tag: string) => row.map((one) => cell(one.trim(), one.trim() ? tag : "td")).join(""); // an empty cell heads nothing
  const [head, , ...body] = rows;
  return `<table tabindex="0"><thead><tr>${cells(head ?? [], "th")}</tr></thead><tbody>${body.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table>`;
}

/** Code stands as it is. Where a document leads to another one of the repository its name stays: the house has it not. */
function spans(text: string): string {
  return escaped(text)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") ? `<code>${part.slice(1, -1)}</code>` : emphasis(part)))
    .join("");
}

function emphasis(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/gs, "<b>$1</b>")
    .replace(/\*(.+?)\*/gs, "<i>$1</i>")
    .replace(/_(.+?)_/gs, "<i>$1</i>");
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
