/** Keys alone, from home to the end of a game: nothing is ever clicked. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { focused, playByKeys, tabTo } from "./keys.mjs";
import { openBrowser, visit } from "./visitor.mjs";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

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
  assert.match((await focused(page)).name, /^Jouer\s+Richelieu/, "a sheet that is closed gives the focus back");
  await page.keyboard.press("Enter");
  await tabTo(page, ({ name }) => name === "Page", "the page as an opponent");
  await page.keyboard.press("Space");
  await tabTo(page, ({ name }) => /^Jouer/.test(name), "the beginning");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);

  await playByKeys(page);
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
  await playByKeys(page);
  await leave();
});
