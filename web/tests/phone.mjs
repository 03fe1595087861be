/** A phone as it is, with the bars of its browser: what one needs to play is in view without scrolling. */
import assert from "node:assert/strict";

import { LIT } from "./player.mjs";

export const SMALL = { width: 390, height: 664 };
export const SMALLEST = { width: 360, height: 640 };

/** Within the page: what does not lie between the upper edge and the question, though it is asked for, is one's own, or is the
 * score. `[data-own]`: one's hand and what lies before one; `[data-score]`: what each has. */
function outOfView({ lit, tolerance }) {
  scrollTo(0, 0);
  const foot = document.querySelector(".foot").getBoundingClientRect();
  const wanted = [".foot .asked .line", ...[lit, "[data-own]", "[data-score]"].map((all) => all.split(", ").map((one) => `:is(${one})`).join(", "))].join(", ");
  const found = [];
  for (const one of document.querySelectorAll(wanted)) {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (!width || !height || one.closest("aside, dialog, .chooser")) continue;
    const lower = one.closest(".foot") ? innerHeight : foot.top;
    if (left < -tolerance || right > innerWidth + tolerance || top < -tolerance || bottom > lower + tolerance)
      found.push(`${one.dataset.thing ?? one.className}: ${one.ariaLabel ?? one.innerText.slice(0, 40)} (${Math.round(top)}–${Math.round(bottom)}, the question begins at ${Math.round(foot.top)})`);
  }
  for (const one of ["[data-own]", "[data-score]"]) if (!document.querySelector(`.board ${one}`)) found.push(`no ${one}`);
  return found;
}

/** Fails where something that one needs is out of view. */
export async function assertInView(page, when) {
  const hidden = await page.evaluate(outOfView, { lit: LIT, tolerance: 1 });
  assert.deepEqual(hidden, [], `${when}: out of view`);
}
