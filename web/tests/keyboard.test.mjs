/** Keys alone, from home to the end of a game: nothing is ever clicked. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { focused, playByKeys, tabTo } from "./keys.mjs";
import { playNow, turn } from "./player.mjs";
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

test("arrows go over the board, Enter plays, and letters open what lies beside", async () => {
  const { page, leave } = await visit(browser, house.url);
  for (const game of ["Richelieu", "Sun King", "Favourite", "Louis XIV"]) {
    await playNow(page, game, { level: "Page" });
    assert.equal(await turn(page), "choose");
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("ArrowRight");
    const first = await focused(page);
    assert.ok(first.lit, `${game}: the first arrow leads to what is lit`);
    const met = new Set([first.name]);
    for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowLeft"]) {
      await page.keyboard.press(key);
      met.add((await focused(page)).name);
      assert.ok((await focused(page)).lit, `${game}: an arrow leaves what is lit`);
    }
    assert.ok(met.size > 1, `${game}: arrows lead nowhere`);
  }

  await playNow(page, "Richelieu", { level: "Page" });
  await turn(page);
  const lines = await page.locator(".log li").count();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator(".foot .asked .consequence").waitFor();
  assert.ok((await focused(page)).confirms, "whoever chooses by keyboard can confirm at once");
  await page.keyboard.press("Enter");
  await page.waitForFunction((count) => document.querySelectorAll(".log li").length > count, lines);

  await page.keyboard.press("l");
  assert.equal(await page.evaluate(() => document.activeElement.closest(".log") !== null), true, "the log");
  await page.keyboard.press("ArrowUp");
  const newest = await focused(page);
  await page.keyboard.press("ArrowUp");
  assert.notEqual((await focused(page)).name, newest.name, "from line to line");
  for (const [key, name] of [["r", "Richelieu"], ["?", "Keys"]]) {
    await page.keyboard.press(key);
    await page.getByRole("dialog", { name }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await page.getByRole("tab", { name: "Talk" }).click();
  await page.getByLabel("Say something").pressSequentially("rule?");
  assert.equal(await page.getByLabel("Say something").inputValue(), "rule?", "what is written is no key");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await leave();
});
