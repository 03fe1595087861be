/** Looking at a page as axe does, as a finger does, and as a narrow screen does. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { PHONE, visit } from "./visitor.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const FINGER = 44;
const NARROW = 28; // what is high may be so narrow: the cards of a row lie close together
const ZOOMED = { width: 720, height: 450 }; // a desk at 200 %
const LYING = { width: 844, height: 390 };

/** What axe finds, in the light that there is. `only`: some of its rules. */
async function found(page, only = null) {
  await page.evaluate(`window.axe || (() => { ${AXE} })()`);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
  }, only);
}

/** What is too small to be touched. What stands within a sentence is as high as its line. */
function small({ least, narrow }) {
  const all = [...document.querySelectorAll("button, a[href], input, select, summary, [role=tab]")];
  const top = document.querySelector("dialog[open]") ?? document;
  return all
    .filter((one) => top.contains(one) && one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .skip") && !one.closest("li > a, p a, p > .link"))
    .map((one) => (one.matches("[type=checkbox]") ? one.closest("label") : one))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => Math.max(box.width, box.height) < least - 0.5 || Math.min(box.width, box.height) < narrow - 0.5)
    .map(({ one, box }) => `${one.ariaLabel ?? one.innerText ?? one.outerHTML.slice(0, 80)} (${one.className}): ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
}

/** What reaches beyond the edge of the screen. */
function beyond() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth && innerWidth <= outerWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
  return [`${scrollWidth} px wide at ${clientWidth}`, ...wide.slice(0, 6).map((one) => `${one.tagName} ${one.getAttribute("class")}`)];
}

/** What is on its way, or fading in, arrives. */
function settle() {
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
}

/** On a desk: axe by day and by night; and nothing beyond the edge when it is zoomed. */
function onADesk(page, wrong) {
  return async (name) => {
    await page.evaluate(settle);
    for (const theme of ["night", "day"]) {
      await page.evaluate((one) => (document.documentElement.dataset.theme = one), theme);
      for (const what of await found(page, theme === "day" ? null : ["color-contrast"])) wrong.push(`${name}, ${theme}: ${what}`);
    }
    const size = page.viewportSize();
    await page.setViewportSize(ZOOMED);
    for (const what of await page.evaluate(beyond)) wrong.push(`${name}, at 200 %: ${what}`);
    await page.setViewportSize(size);
  };
}

/** On a phone: large enough for a finger, nothing beyond the edge however it is held; and axe once more. */
function onAPhone(page, wrong) {
  return async (name) => {
    await page.evaluate(settle);
    for (const what of await page.evaluate(small, { least: FINGER, narrow: NARROW })) wrong.push(`${name}, too small: ${what}`);
    for (const size of [LYING, PHONE]) {
      await page.setViewportSize(size);
      for (const what of await page.evaluate(beyond)) wrong.push(`${name}, ${size.width} px: ${what}`);
    }
    for (const what of await found(page)) wrong.push(`${name}, on a phone: ${what}`);
  };
}

/** Goes somewhere at a desk, or with a phone; `go(page, look)` calls `look(name)` wherever there is something to see. */
export async function inspected(browser, url, phone, go) {
  const { page, leave } = await visit(browser, url, phone ? { size: PHONE, touch: true } : {});
  const wrong = [];
  await go(page, (phone ? onAPhone : onADesk)(page, wrong));
  assert.equal(wrong.join("\n"), "");
  await leave();
}
