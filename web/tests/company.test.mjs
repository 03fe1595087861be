/** People at one table: by a link from far away, and around one screen. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { boxOf, playToTheEnd, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

test("two browsers, by a link", async () => {
  const host = await visit(browser, house.url);
  await host.page.goto("/");
  const sheet = await boxOf(host.page, "Richelieu");
  await sheet.getByRole("button", { name: "Open a table" }).click();
  const link = await host.page.getByLabel("Link to this table").inputValue();

  const friend = await visit(browser, house.url, { lang: "fr-FR", size: PHONE, touch: true });
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "S’asseoir" }).click();
  await host.page.getByRole("button", { name: "Begin the game" }).click();

  await host.page.getByRole("tab", { name: "Talk" }).click();
  await host.page.getByLabel("Say something").fill("Bonjour !");
  await host.page.getByRole("button", { name: "Say", exact: true }).click();
  await friend.page.getByRole("tab", { name: /Propos/ }).click();
  await friend.page.getByText("Bonjour !").waitFor();

  const ends = await Promise.all([playToTheEnd(host.page), playToTheEnd(friend.page)]);
  assert.ok(Math.min(...ends) >= 10, String(ends));
  const scores = await Promise.all([host, friend].map(({ page }) => page.locator(".places .score").allInnerTexts()));
  assert.deepEqual(scores[0], scores[1], "both read the same result");

  await host.page.getByRole("button", { name: "Once more" }).click();
  await host.page.waitForURL((address) => address.href !== link);
  await friend.page.locator(".veil a.main").click();
  await friend.page.waitForURL(host.page.url());
  await Promise.all([host.leave(), friend.leave()]);
});

test("an onlooker sees a table, and touches nothing", async () => {
  const host = await visit(browser, house.url);
  await host.page.goto("/");
  const sheet = await boxOf(host.page, "Richelieu");
  await sheet.getByRole("button", { name: "Play now" }).click();
  await host.page.waitForURL(/\/table\//);
  const guest = await visit(browser, house.url);
  await guest.page.goto(host.page.url());
  await guest.page.locator(".board button.card").first().waitFor();
  assert.equal(await guest.page.locator('.board button[aria-disabled="false"]').count(), 0);
  await host.page.getByText("One onlooker").waitFor();
  await Promise.all([host.leave(), guest.leave()]);
});

test("around one screen, a curtain between the seats", async () => {
  const { page, leave } = await visit(browser, house.url, { size: PHONE, touch: true });
  await page.goto("/");
  const sheet = await boxOf(page, "Richelieu");
  await sheet.getByLabel("Name of player 1").fill("Anne");
  await sheet.getByLabel("Name of player 2").fill("Gaston");
  await sheet.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL(/\/table\//);
  const passed = [];
  const curtain = async () => {
    assert.equal(await page.locator(".board button.card, .before").count(), 0, "nothing is seen behind the curtain");
    assert.ok(await page.locator(".curtain button").evaluate((button) => button === document.activeElement), "one key lifts it");
    passed.push(/Anne|Gaston/.exec(await page.locator(".curtain").innerText())[0]);
  };
  await playToTheEnd(page, { curtain });
  assert.ok(passed.length >= 10);
  for (const [number, name] of passed.entries()) assert.notEqual(name, passed[number + 1], "the screen goes back and forth");
  await leave();
});

test("a bot is called to a free chair, and sent away", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.goto("/");
  const sheet = await boxOf(page, "Richelieu");
  await sheet.getByRole("button", { name: "Open a table" }).click();
  await page.getByRole("button", { name: "Call a Courtier" }).click();
  await page.getByRole("button", { name: "Send away" }).click();
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await page.getByRole("button", { name: "Call a Page" }).click();
  await page.getByRole("button", { name: "Begin the game" }).click();
  await turn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Call the game off" }).click();
  await page.getByRole("button", { name: "Call it off" }).click();
  await page.getByRole("dialog", { name: "The game was called off." }).waitFor();
  await leave();
});
