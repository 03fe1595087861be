/** Richelieu in the browser: a whole game, and what goes on around it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { assertInView, SMALL, SMALLEST } from "./phone.mjs";
import { choices, move, play, playNow, playSteadily, turn } from "./player.mjs";
import { assertSteady } from "./shifts.mjs";
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

// What is asked, by a word of the question, in French and in English.
const QUESTIONS = { take: /prendre|^Take one/, second: /seconde|second/, pay: /donnez|give up/, place: /^(Posez|Place)/, lift: /réserve|reserve/ };

/** Plays to the end; whatever is asked, all that one needs is in view, and large enough for a finger. Which questions that were. */
async function playInView(page, size) {
  const measured = new Set();
  const asks = new Set();
  await turn(page);
  await page.evaluate(watchBoard);
  while ((await turn(page)) === "choose") {
    const foot = await page.locator(".foot .asked").innerText();
    if (!measured.has(foot)) {
      await assertInView(page, `${size.width}×${size.height}, “${foot}”`);
      await assertLarge(page);
      await assertRows(page);
    }
    measured.add(foot);
    const asked = await page.locator(".foot .asked .line").innerText();
    for (const [question, word] of Object.entries(QUESTIONS)) if (word.test(asked)) asks.add(question);
    await play(page, 1);
  }
  await assertSteady(page, 0.1, "the board");
  return asks;
}

/** Within the page: what shifts on the board, as the browser counts it: how much of the screen, and how far. */
function watchBoard() {
  window.shifted = [];
  new PerformanceObserver((seen) => {
    for (const { sources, hadRecentInput } of seen.getEntries())
      for (const { node, previousRect: from, currentRect: to } of hadRecentInput ? [] : sources) {
        if (!node?.parentElement?.closest(".board")) continue;
        const area = (from.width * from.height + to.width * to.height) / (innerWidth * innerHeight);
        const way = Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) / Math.max(innerWidth, innerHeight);
        window.shifted.push({ value: area * way, what: node.className ?? node.nodeName });
      }
  }).observe({ type: "layout-shift" });
}

async function assertLarge(page) {
  const sizes = await page.locator('.board button.card[aria-disabled="false"]').evaluateAll((cards) => cards.map((card) => [card.offsetWidth, card.offsetHeight]));
  for (const [width, height] of sizes) assert.ok(width >= 28 && height >= 44, `a card of ${width} by ${height}`);
}

/** What the lesson, the rules and the log call a row is one: its cards lie side by side, the rows one below the other. */
async function assertRows(page) {
  const rows = await page.locator(".board .row").evaluateAll((all) => all.map((row) => [...row.querySelectorAll(".place")].map((place) => place.getBoundingClientRect().toJSON())));
  for (const places of rows) places.reduce((one, next) => (assert.ok(next.top === one.top && next.left >= one.right - 1, "a row runs from left to right"), next));
  rows.reduce((one, next) => (assert.ok(next[0].top >= one[0].bottom, "rows lie one below the other"), next));
}

for (const [lang, size] of [["fr-FR", SMALLEST], ["en-GB", SMALL]]) {
  test(`all of it in view on a phone of ${size.width} by ${size.height}`, async () => {
    const asks = new Set();
    // Not in every game everything is asked.
    for (let games = 0; games < 6 && asks.size < Object.keys(QUESTIONS).length; games++) {
      const { page, leave } = await visit(browser, house.url, { lang, size, touch: true });
      await playNow(page, "Richelieu", { level: "Page" });
      for (const question of await playInView(page, size)) asks.add(question);
      await leave();
    }
    assert.deepEqual([...asks].sort(), Object.keys(QUESTIONS).sort());
  });
}

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
