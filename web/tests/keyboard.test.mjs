/** Keys alone, from home to the end of a game: nothing is ever clicked. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { LIT } from "./player.mjs";
import { openBrowser, visit } from "./visitor.mjs";

const MOST_TABS = 150;
const MOST_MOVES = 200;
const MOST_STEPS = 40;

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** What has the focus, as a screen reader would tell it. It must be told, seen, and ringed. */
function focused(lit) {
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

/** Tabs on until the focus is where it is wanted. */
async function tabTo(page, wanted, what) {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(focused, LIT);
    if (!found) continue; // the browser's own bar
    assert.ok(found.seen && found.ringed, `the focus is not to be seen: ${JSON.stringify(found)}`);
    if (wanted(found)) return found;
  }
  const asked = await page.locator(".foot .asked").innerText();
  return assert.fail(`${what} is not reached by tabs: ${asked} ${JSON.stringify(await page.evaluate(focused, LIT))}`);
}

function waiting() {
  if (document.querySelector(".veil .end")) return "end";
  return document.querySelector(".foot .asked.mine") && !document.querySelector(".foot .asked .consequence") ? "mine" : null;
}

async function playToTheEnd(page) {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const what = await (await page.waitForFunction(waiting, null, { polling: 20 })).jsonValue();
    if (what === "end") return;
    await choose(page);
    await tabTo(page, ({ confirms }) => confirms, "the confirmation");
    await page.keyboard.press("Enter");
    await page.locator(".foot .asked .consequence").waitFor({ state: "detached" });
  }
  assert.fail("the game does not end");
}

/** Touches what is lit until that is a move. Where several moves begin with it the focus is among them by itself. */
async function choose(page) {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const touched = await tabTo(page, ({ lit }) => lit, "anything to choose");
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

test("from home to the end of a game, in French", async () => {
  const { page, leave } = await visit(browser, house.url, { lang: "fr-FR" });
  await page.goto("/");
  await page.locator(".shelf button.main").first().waitFor();
  const first = await tabTo(page, () => true, "the first thing");
  assert.equal(first.name, "Aller à la table", "one can skip to what matters");
  await tabTo(page, ({ name }) => /^Jouer\s+Richelieu/.test(name), "the box of Richelieu");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog .row").first().waitFor({ state: "detached" });
  assert.match((await page.evaluate(focused, LIT)).name, /^Jouer\s+Richelieu/, "a sheet that is closed gives the focus back");
  await page.keyboard.press("Enter");
  await tabTo(page, ({ name }) => name === "Page", "the page as an opponent");
  await page.keyboard.press("Space");
  await tabTo(page, ({ name }) => /^Jouer/.test(name), "the beginning");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);

  await playToTheEnd(page);
  const again = await tabTo(page, ({ inEnd }) => inEnd, "what comes after the end");
  assert.ok(again.name);
  await leave();
});

test("a game of the Sun King", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.goto("/");
  await page.locator(".shelf button.main").first().waitFor();
  await tabTo(page, ({ name }) => /^Play\s+In the Shadow/.test(name), "the box of the Sun King");
  await page.keyboard.press("Enter");
  await tabTo(page, ({ name }) => name === "2", "two players");
  await page.keyboard.press("Space");
  await tabTo(page, ({ name }) => name === "Page", "the page as an opponent");
  await page.keyboard.press("Space");
  await tabTo(page, ({ name }) => name === "Play now", "the beginning");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await playToTheEnd(page);
  await leave();
});
