/** Classes of the furniture without a page around them, and what is needed to try them (see classes.test.mjs). */
export { flushSync } from "svelte";

export { Briefings } from "$/furniture/briefings.svelte";
export { Choice } from "$/furniture/choice.svelte";
export { Memory } from "$/furniture/memory.svelte";
export { Perspective } from "$/furniture/perspective.svelte";

/** In the place of what a class is handed: whoever has looked at it hears of a change. */
export function state(first) {
  const now = $state(first);
  return now;
}

/** As if a component made it. What puts it away is not needed here. */
export function made(make) {
  let found;
  $effect.root(() => {
    found = make();
  });
  return found;
}
