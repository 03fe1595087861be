/** Lines are lost, pages are loaded anew, houses are started anew: the game goes on. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House, Line } from "./house.mjs";
import { choices, play, playNow, playToTheEnd, turn } from "./player.mjs";
import { openBrowser, visit } from "./visitor.mjs";

const GONE = /ERR_|WebSocket|Failed to load resource/; // what a browser says of a house that is not there

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

function cards(page) {
  return page.locator(".board button.card").evaluateAll((all) => all.map((one) => one.dataset.piece).sort());
}
/** What has been told, and what is asked: a move that is chosen in two steps tells nothing at the first. */
const standing = async (page) => [await page.locator(".log li").count(), await page.locator(".foot .asked .line").innerText()];
const lost = (page) => page.getByText("The connection is lost.");

test("loaded anew in mid-turn", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Richelieu", { level: "Page" });
  await play(page, 2);
  await choices(page).first().click();
  await page.locator(".consequence").waitFor();
  const before = await cards(page);
  await page.reload();
  await turn(page);
  assert.deepEqual(await cards(page), before);
  await page.goto("/");
  await page.getByRole("heading", { name: "Your games" }).waitFor();
  await page.locator(".list a").first().click();
  await turn(page);
  assert.deepEqual(await cards(page), before);
  await leave();
});

test("a move on a line that is cut arrives when the line is mended, once", async (t) => {
  const line = await Line.to(house);
  t.after(() => line.close());
  const { page, leave } = await visit(browser, line.url, { forgive: GONE });
  await playNow(page, "Richelieu", { level: "Page" });
  await play(page, 2);
  const [before, stood] = [await cards(page), await standing(page)];
  line.cut();
  await lost(page).waitFor();
  await choices(page).first().click();
  await page.locator(".tray:has(.consequence) .main").click();
  assert.deepEqual(await cards(page), before, "nothing is shown as done that is not");
  line.mend();
  await lost(page).waitFor({ state: "detached" });
  await page.locator(".consequence").waitFor({ state: "detached" });
  await turn(page);
  assert.notDeepEqual(await standing(page), stood);
  await play(page, 2);
  await leave();
});

test("a line that falls silent is taken up anew", async (t) => {
  const line = await Line.to(house);
  t.after(() => line.close());
  const { page, leave } = await visit(browser, line.url, { forgive: GONE });
  await playNow(page, "Richelieu", { level: "Page" });
  await play(page, 1);
  line.hush();
  await play(page, 1);
  await play(page, 1);
  await leave();
});

test("the house is started anew, in good order and after a power cut", async () => {
  const { page, leave } = await visit(browser, house.url, { forgive: GONE });
  await playNow(page, "Richelieu", { level: "Page" });
  for (const end of ["stop", "kill"]) {
    await play(page, 3);
    const before = await cards(page);
    await house[end]();
    await lost(page).waitFor();
    assert.deepEqual(await cards(page), before, "the table stays in sight");
    await house.start();
    await lost(page).waitFor({ state: "detached" });
    assert.deepEqual(await cards(page), before);
  }
  await playToTheEnd(page);
  await leave();
});

test("a page that finds no house waits for it", async () => {
  const { page, leave } = await visit(browser, house.url, { forgive: GONE });
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/");
  await page.getByText("The house does not answer.").waitFor();
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Play Richelieu" }).waitFor();
  await leave();
});
