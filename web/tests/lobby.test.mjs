/** The front page: what can be joined, whose turn it is, and playing once more; all of it without loading anything anew. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { boxOf, playNow, playToTheEnd, turn } from "./player.mjs";
import { openBrowser, visit } from "./visitor.mjs";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

test("a table that is opened is seen by whoever looks, joined by a touch, and calls whoever it waits for", async () => {
  const [host, friend] = [await visit(browser, house.url), await visit(browser, house.url)];
  await playNow(friend.page, "Richelieu", { level: "Page" }); // so that the house knows them
  await turn(friend.page);
  await friend.page.goto("/");
  await friend.page.getByRole("link", { name: "Your turn: Richelieu" }).waitFor();
  assert.match(await friend.page.title(), /^\(1\) /);
  assert.match(await friend.page.locator("header nav a").first().innerText(), /1/);

  await host.page.goto("/");
  const sheet = await boxOf(host.page, "Favourite");
  await sheet.getByLabel("Anybody in this house may join").check();
  await sheet.getByRole("button", { name: "Open a table" }).click();
  await host.page.locator(".invitation").waitFor();
  const join = friend.page.getByRole("link", { name: /The King’s Favourite.*Join: \w+ seats? free/ });
  await join.click();
  await friend.page.getByRole("button", { name: "Sit down" }).first().click();
  await host.page.locator(".room li", { hasText: await friend.page.locator("header .who").innerText() }).waitFor();
  await Promise.all([host.leave(), friend.leave()]);
});

test("once more against the house begins at once", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Richelieu", { level: "Page" });
  await playToTheEnd(page);
  const first = page.url();
  await page.getByRole("button", { name: "Once more" }).click();
  await page.waitForURL((url) => url.href !== first);
  assert.equal(await turn(page), "choose");
  await leave();
});

test("an address that there is not says so", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.goto("/orangerie");
  await page.getByRole("heading", { name: "There is no such page in this house." }).waitFor();
  await page.locator("main").getByRole("link", { name: "Home" }).click();
  await page.locator(".shelf button.main").first().waitFor();
  await leave();
});
