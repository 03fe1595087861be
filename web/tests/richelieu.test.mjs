/** Richelieu in the browser: a whole game, and what goes on around it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { choices, move, playNow, playSteadily, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

test("a game against a page to its end, its replay, its record", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Richelieu", { level: "Page" });
  const played = await playSteadily(page);
  assert.ok(played >= 10, `${played} moves`);
  const end = page.getByRole("dialog", { name: /win/ });
  assert.ok((await end.locator("tbody tr").count()) >= 12, "the count, line by line");
  assert.equal(await end.locator(".places li").count(), 2);

  await end.getByRole("button", { name: "Look at the table" }).click();
  await end.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "The result" }).click();

  const [download] = await Promise.all([page.waitForEvent("download"), end.getByRole("link", { name: "Save the record" }).click()]);
  const record = await download.path();
  assert.equal(JSON.parse(await readFile(record, "utf8")).game, "richelieu");

  await end.getByRole("link", { name: "Replay" }).click();
  const foot = page.getByRole("region", { name: "Replay" });
  const last = Number((await foot.locator(".number").innerText()).split("/")[1]);
  assert.ok(last > played);
  await foot.getByRole("button", { name: "On" }).click();
  await foot.getByText(`1/${last}`).waitFor();
  await page.keyboard.press("ArrowRight");
  await foot.getByText(`2/${last}`).waitFor();
  assert.match(page.url(), /\?step=2$/);
  await page.reload();
  await page.getByText(`2/${last}`).waitFor();
  await foot.getByRole("button", { name: "Play it" }).click();
  await page.getByText(`5/${last}`).waitFor();
  await foot.getByRole("button", { name: "Hold" }).click();
  await page.getByRole("slider").fill("0");
  await foot.getByRole("button", { name: "The next turn" }).click();
  const turns = Number((await foot.locator(".number").innerText()).split("/")[0]);
  assert.ok(turns >= 1, "a turn has a step at least");
  const begins = await foot.locator("p").innerText();
  await foot.getByRole("button", { name: "The next turn" }).click();
  assert.notEqual((await foot.locator("p").innerText()).split(" ").slice(0, 3).join(" "), begins.split(" ").slice(0, 3).join(" "), "the next turn is another's");
  await foot.getByRole("button", { name: "The turn before" }).click();
  await page.getByRole("slider").fill(String(last));
  assert.equal(await page.locator(".board button.card").count(), 0, "at the end all cards are taken");

  await page.goto("/replay");
  await page.getByLabel("A record file").setInputFiles(record);
  await page.getByText(`0/${last}`).waitFor();
  assert.equal(await page.locator(".board button.card").count(), 48);
  await page.getByLabel("As seen by").selectOption({ index: 1 });
  await page.getByText(`0/${last}`).waitFor();
  await leave();
});

test("on a phone, in French, by touch", async () => {
  const { page, leave } = await visit(browser, house.url, { lang: "fr-FR", size: PHONE, touch: true });
  await playNow(page, "Richelieu", { level: "Page" });
  await turn(page);
  assert.match(await page.locator(".foot .asked .line").innerText(), /^À vous|carte/);
  await playSteadily(page);
  await page.getByRole("dialog", { name: /gagne/ }).waitFor();
  await leave();
});

test("what may not be touched says why, and leads to its rule", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Richelieu");
  await turn(page);
  await page.locator(".board .row").first().locator("button.card").nth(5).click({ force: true }); // it says that it is not to be touched
  const notice = page.locator(".foot .asked [role=alert]");
  await notice.waitFor();
  assert.match(await notice.innerText(), /^Only the card at either end of a row can be taken\./);
  await notice.getByRole("button", { name: "The rule" }).click();
  const lit = page.locator("dialog[open] .lit");
  await lit.waitFor();
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector("dialog[open] .lit").getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await leave();
});

test("a choice is let go, and a move is taken back", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Richelieu", { level: "Page" });
  const before = await cards(page);
  await choices(page).first().click();
  await page.locator(".consequence").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".consequence").waitFor({ state: "detached" });
  assert.equal(await cards(page), before);
  const undo = page.getByRole("button", { name: "Undo" });
  for (let moves = 0; !(await undo.isVisible()); moves++) {
    assert.ok(moves < 12, "no move can ever be taken back");
    await move(page, (count) => count - 1);
    await turn(page);
  }
  const then = await cards(page);
  await undo.click();
  await page.waitForFunction((count) => document.querySelectorAll(".board button.card").length !== count, then);
  await leave();
});

async function cards(page) {
  await turn(page);
  return page.locator(".board button.card").count();
}

test("without asking for a confirmation", async () => {
  const { page, leave } = await visit(browser, house.url, { settings: { confirm: false } });
  await playNow(page, "Richelieu", { level: "Page" });
  const before = await cards(page);
  await choices(page).first().click();
  await page.waitForFunction((count) => document.querySelectorAll(".board button.card").length < count, before);
  await leave();
});
