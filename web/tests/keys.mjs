/** Playing by keys alone: nothing is ever clicked, and the focus is never lost. */
import assert from "node:assert/strict";

import { LIT } from "./player.mjs";

const MOST_TABS = 150;
const MOST_MOVES = 400;
const MOST_STEPS = 40;

/** What has the focus, as a screen reader would tell it. It must be told, seen, and ringed. */
function told(lit) {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const name = one.ariaLabel ?? one.innerText?.trim() ?? "";
  const { width, height, top, bottom } = one.getBoundingClientRect();
  const ring = getComputedStyle(one);
  const seen = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  return {
    name,
    seen,
    ringed: ring.outlineStyle !== "none" || ring.boxShadow !== "none",
    lit: one.matches(lit),
    confirms: one.matches(".foot .asked .tray:has(.consequence) .main"),
    inEnd: !!one.closest(".veil .end"),
  };
}

export function focused(page) {
  return page.evaluate(told, LIT);
}

/** Tabs on until the focus is where it is wanted. */
export async function tabTo(page, wanted, what, key = "Tab") {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press(key);
    const found = await focused(page);
    if (!found) continue; // the browser's own bar
    assert.ok(found.seen && found.ringed, `the focus is not to be seen: ${JSON.stringify(found)}`);
    if (wanted(found)) return found;
  }
  const asked = await page.locator(".foot .asked").innerText();
  return assert.fail(`${what} is not reached by tabs: ${asked} ${JSON.stringify(await focused(page))}`);
}

function waiting() {
  if (document.querySelector(".veil .end")) return "end";
  return document.querySelector(".foot .asked.mine") && !document.querySelector(".foot .asked .consequence") ? "mine" : null;
}

/** Plays to the end. `backwards`: what is chosen is looked for against the order of the page, from the question to the board. */
export async function playByKeys(page, { backwards = false } = {}) {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const what = await (await page.waitForFunction(waiting, null, { polling: 20 })).jsonValue();
    if (what === "end") return;
    await choose(page, backwards ? "Shift+Tab" : "Tab");
    assert.ok(await focused(page), "what was chosen has taken the focus with it");
    if (!(await focused(page)).confirms) await tabTo(page, ({ confirms }) => confirms, "the confirmation");
    await page.keyboard.press("Enter");
    await page.locator(".foot .asked .consequence").waitFor({ state: "detached" });
    assert.ok(await focused(page), "the confirmation has taken the focus with it");
  }
  assert.fail("the game does not end");
}

/** Touches what is lit until that is a move. Where several moves begin with it the focus is among them by itself. */
async function choose(page, key) {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const touched = await tabTo(page, ({ lit }) => lit, "anything to choose", key);
    assert.ok(touched.name.length > 1, "what is chosen has a name");
    await page.keyboard.press("Enter");
    const asking = page.locator(".chooser button:focus");
    await page.locator(".foot .asked .consequence").or(asking).or(page.locator(LIT)).first().waitFor();
    if (await page.locator(".chooser").count()) {
      await asking.waitFor();
      await page.keyboard.press("Enter");
    }
    if (await page.locator(".foot .asked .consequence").count()) return;
  }
  assert.fail("choosing leads nowhere");
}
