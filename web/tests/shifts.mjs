/** What moves by itself, as the browser counts it: how much of the screen, and how far. */
import assert from "node:assert/strict";

/** Within the page: everything that shifts without anybody's doing; `buffered`: also what has so far. */
function watch(buffered) {
  window.shifted = [];
  new PerformanceObserver((seen) => {
    for (const one of seen.getEntries()) if (!one.hadRecentInput) window.shifted.push({ value: one.value, what: one.sources.map(({ node }) => node?.className ?? node?.nodeName).join(" ") });
  }).observe({ type: "layout-shift", buffered });
}

/** Every page from its beginning. */
export function watchShifts(page) {
  return page.addInitScript(watch, true);
}

/** The page that is open, from now on. */
export function watchShiftsFromHere(page) {
  return page.evaluate(watch, false);
}

/** Fails if all that has shifted comes to more than that. */
export async function assertSteady(page, most, what) {
  const shifted = await page.evaluate(() => window.shifted);
  const sum = shifted.reduce((all, { value }) => all + value, 0);
  const worst = shifted.sort((one, other) => other.value - one.value).slice(0, 5);
  assert.ok(sum < most, `${what} shifts by ${sum}: ${JSON.stringify(worst)}`);
}
