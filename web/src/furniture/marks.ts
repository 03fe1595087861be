/** Marks on the board: things are found by their `data-thing`, whatever a game draws them as. How they look: theme.css. */

/** Marks what others have done, in the colour of whoever did it. */
export function mark(root: Element, told: Map<string, number | null>): void {
  for (const one of root.querySelectorAll("[data-told]")) one.removeAttribute("data-told");
  for (const [thing, seat] of told) for (const one of found(root, thing)) one.setAttribute("data-told", String(seat ?? ""));
}

/** Shows where things lie, for a moment. */
export function pointAt(root: Element, things: string[]): void {
  const all = things.flatMap((thing) => found(root, thing));
  all[0]?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  for (const one of all) one.animate({ outline: ["6px solid var(--gold)", "2px solid transparent"], outlineOffset: ["2px", "10px"] }, { duration: 700, iterations: 2 });
}

function found(root: Element, thing: string): Element[] {
  return [...root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
}
