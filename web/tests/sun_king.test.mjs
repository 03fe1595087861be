/** In the Shadow of the Sun King in the browser: whole games, at two seats and at more. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { play, playNow, playToTheEnd, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

const asks = [];
for (const [seats, how] of [[2, { lang: "fr-FR" }], [4, { size: PHONE, touch: true }]]) {
  test(`a game of ${seats} to its end`, async () => {
    const { page, leave } = await visit(browser, house.url, how);
    const french = how.lang === "fr-FR";
    await playNow(page, french ? "Roi Soleil" : "Sun King", { level: "Page", seats });
    await turn(page);
    await playToTheEnd(page, { asks });
    await page.getByRole("dialog", { name: french ? /gagne/ : /win/ }).waitFor();
    assert.equal(await page.locator(".places li").count(), seats);
    await leave();
  });
}

test("a while at a table of six", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Sun King", { level: "Page", seats: 6 });
  const { asks: heard } = await play(page, 10);
  asks.push(...heard);
  await leave();
});

test("in all these games, there were auctions", () => {
  assert.ok(asks.some((one) => /auction|enchères/.test(one)), asks.join(" "));
});

test("what may not be touched says why, and leads to its rule", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Sun King", { level: "Page", seats: 3 });
  await turn(page);
  await page.locator('.board button[data-thing^="row"]:not([aria-pressed])').first().click();
  const notice = page.locator(".foot .asked [role=alert]");
  assert.ok((await notice.innerText()).length > 15);
  await notice.getByRole("button", { name: "The rule" }).click();
  await page.locator("dialog[open] .lit").waitFor();
  await leave();
});
