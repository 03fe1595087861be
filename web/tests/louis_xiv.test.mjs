/** Louis XIV in the browser: whole games at every number of seats, and what only this table has. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { playByKeys } from "./keys.mjs";
import { assertInView, SMALL, SMALLEST } from "./phone.mjs";
import { assertDiscreet, boxOf, choices, move, orders, overheard, play, playNow, playSteadily, turn } from "./player.mjs";
import { assertSteady, watchShiftsFromHere } from "./shifts.mjs";
import { openBrowser, visit } from "./visitor.mjs";

const PLACE = /^Place tokens with (?!a joker)/; // a joker reaches everybody
const PLOT = /you hold that plot card/;
const PAUSE = /^.+ is about to be counted\. One moment: whoever has something to say may say it\.$/;
const PERSONS = 12;
const FOUR = { level: "Page", seats: 4 };
const PATIENCE = 4; // tables
const MOST_SHIFT = 0.1; // of a phone, in a whole game

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** A window in which nothing travels, as in one that nobody looks at: four rounds are over sooner. */
async function quick(page) {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
}

function line(page) {
  return page.locator(".foot .asked .line").innerText();
}

/** Plays on until it has come to that; whoever is asked too little in one game begins another. */
async function playUntil(page, come) {
  for (let tables = 0; tables < PATIENCE; tables++) {
    if (tables) await playNow(page, "Louis XIV", FOUR);
    while ((await turn(page)) === "choose") {
      if (await come(page)) return;
      await play(page, 1);
    }
  }
  assert.fail("it never came to that");
}
const asksToPlace = async (page) => PLACE.test(await line(page));
const counts = async (page) => (await page.locator(".procession .done").count()) > 1;

test("a game of two by keys alone, in French", async () => {
  const { page, leave } = await visit(browser, house.url, { lang: "fr-FR" });
  await quick(page);
  await playNow(page, "Louis XIV", { level: "Page", seats: 2 });
  await playByKeys(page, { backwards: true });
  await page.getByRole("dialog", { name: /gagne/ }).waitFor();
  assert.equal(await page.locator(".end .places li").count(), 2);
  await leave();
});

test("a game of four at a desk", () =>
  inspected(browser, house.url, false, async (page, look) => {
    await quick(page);
    await playNow(page, "Louis XIV", FOUR);
    await turn(page);
    await look("the beginning");

    await playUntil(page, asksToPlace);
    await refused(page);
    await placed(page, look);
    const before = await lying(page);
    await page.reload();
    await turn(page);
    assert.deepEqual(await lying(page), before, "loaded anew in mid-turn, everything lies where it lay");

    await playUntil(page, counts);
    await procession(page, look);
    await playSteadily(page);
    assert.equal(await page.locator(".end .places li").count(), 4);
    assert.ok((await page.locator(".end .count tbody tr").count()) >= 6, "the count, line by line");
    await look("the end");
  }));

/** A person whom the card does not reach says why, and leads to the rule. */
async function refused(page) {
  await page.locator('.board button[data-thing^="board"]:not([aria-pressed])').first().click();
  const notice = page.locator(".foot .asked [role=alert]");
  await notice.getByRole("button", { name: "The rule" }).click();
  await page.locator("dialog[open] .lit").waitFor();
  await page.keyboard.press("Escape");
}

/** Touch by touch along a path: before anything is confirmed, the page tells how those boards would be counted. */
async function placed(page, look) {
  const boards = page.locator('.board button[data-thing^="board"][aria-pressed]');
  const told = page.locator(".foot .consequence");
  await boards.first().click();
  assert.match(await told.innerText(), /^.+ \+1: .*(gets?|may pay|tie|neutral|nobody)/);
  assert.ok(await page.locator('.board button[data-thing^="board"][aria-pressed="true"] .ghost').count(), "the token is seen where it would lie");
  await look("a choice");
  await page.keyboard.press("Escape");
  await told.waitFor({ state: "detached" });
}

/** All that lies on the table, by name. */
function lying(page) {
  return page.locator(".board [data-thing]").evaluateAll((all) => all.map((one) => `${one.dataset.thing}: ${one.ariaLabel ?? one.innerText}`));
}

/** From 1 to as far as the count has come, board by board, by keys; and again, all at once. The question waits. */
async function procession(page, look) {
  const here = page.locator(".procession p");
  const next = page.getByRole("button", { name: "The next board" });
  const asked = await line(page);
  assert.match(await here.innerText(), /^1\. Anne/);
  const come = page.locator(".procession .now, .procession .done:last-child");
  const last = Number(await come.last().innerText());
  await next.focus();
  for (let board = 2; board <= last; board++) {
    await page.keyboard.press("Enter");
    assert.match(await here.innerText(), new RegExp(`^${board}\\. \\S+ .{8,}`), "each board has its line");
    assert.equal(await page.locator(".board .person.marked").getAttribute("data-thing"), `board ${board}`);
  }
  await page.keyboard.press("Enter");
  assert.match(await here.innerText(), new RegExp(`^${last}\\.`), "nobody goes before the count");
  assert.ok(await next.evaluate((button) => button === document.activeElement), "the focus stays");
  for (let board = last; board > 1; board--) await page.getByRole("button", { name: "The board before" }).click();
  assert.match(await here.innerText(), /^1\./);
  await look("the count");
  await page.getByRole("button", { name: "All at once" }).click();
  assert.match(await here.innerText(), new RegExp(`^${last}\\.`));
  assert.equal(await line(page), asked);
}

test("on a phone, the whole court is seen at once", () =>
  inspected(browser, house.url, true, async (page, look) => {
    await quick(page);
    await playNow(page, "Louis XIV", FOUR);
    await turn(page);
    assert.equal((await hidden(page)).join(), "");
    await look("the beginning");
    await orders(page);
    await look("the orders");
    await page.keyboard.press("Escape");
    await playUntil(page, asksToPlace);
    assert.equal((await hidden(page)).join(), "");
    await choices(page).first().click();
    await look("a choice");
    await page.keyboard.press("Escape");
    await playUntil(page, counts);
    await page.evaluate(() => scrollTo(0, 0));
    await look("the count");
  }));

/** The boards that are not to be seen and touched as the page opens. */
async function hidden(page) {
  await page.evaluate(() => scrollTo(0, 0));
  const boards = page.locator('.board button[data-thing^="board"]');
  assert.equal(await boards.count(), PERSONS);
  return boards.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const corners = [[2, 2], [width - 2, 2], [2, height - 2], [width - 2, height - 2]];
      return corners.every(([x, y]) => one.contains(document.elementFromPoint(left + x, top + y))) ? [] : [one.dataset.thing];
    }),
  );
}

for (const [what, size, seats] of [["four at the smallest phone", SMALLEST, 4], ["two at a small phone", SMALL, 2]]) {
  test(`a game of ${what}, in French: whatever is asked, all that one needs is in view`, async () => {
    const { page, leave } = await visit(browser, house.url, { lang: "fr-FR", size, touch: true });
    await quick(page);
    await playNow(page, "Louis XIV", { level: "Page", seats });
    await turn(page);
    await watchShiftsFromHere(page);
    const measured = new Set();
    while ((await turn(page)) === "choose") {
      const asked = await line(page);
      if (!measured.has(asked)) await assertInView(page, asked);
      measured.add(asked);
      await move(page, (count) => Math.floor(Math.random() * count));
    }
    assert.equal(await page.locator(".end .places li").count(), seats);
    await assertSteady(page, MOST_SHIFT, "the table");
    await leave();
  });
}

test("without asking for a confirmation: what is gone does not take the focus with it", async () => {
  const { page, leave } = await visit(browser, house.url, { settings: { confirm: false } });
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  await quick(page);
  await playNow(page, "Louis XIV", { level: "Page", seats: 2 });
  await turn(page);
  await page.locator('.board button[data-thing^="card"][aria-pressed]').first().press("Enter");
  await page.locator(".foot .asked .line", { hasText: PLACE }).waitFor();
  assert.equal(await lost(), false, "the card is played");
  const boards = page.locator('.board button[data-thing^="board"][aria-pressed]');
  const place = page.locator(".at-once button");
  await boards.first().press("Enter");
  await place.last().press("Enter");
  await place.last().waitFor({ state: "detached" });
  assert.equal(await lost(), false, "the tokens are let go");
  await boards.first().press("Enter");
  await place.first().press("Enter");
  await page.locator(".foot .asked .line", { hasText: PLACE }).waitFor({ state: "detached" });
  assert.equal(await lost(), false, "the tokens are placed");
  await leave();
});

/** Two people and a page; the first player of the fourth round always draws a plot card. */
async function company(t) {
  const people = await Promise.all([visit(browser, house.url), visit(browser, house.url)]);
  t.after(() => Promise.all(people.map((one) => one.leave())));
  for (const one of people) {
    one.told = overheard(one.page);
    await quick(one.page);
  }
  const [host, friend] = people;
  await host.page.goto("/");
  const box = await boxOf(host.page, "Louis XIV");
  await box.getByRole("button", { name: "3", exact: true }).click();
  await box.getByRole("button", { name: "Open a table" }).click();
  const link = await host.page.getByLabel("Link to this table").inputValue();
  await host.page.getByRole("button", { name: "Page", exact: true }).click();
  await host.page.getByRole("button", { name: "Call a Page" }).last().click();
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.getByRole("button", { name: "Begin the game" }).click();
  return people;
}

/** Whoever is asked next, or whoever sees the end first. */
function nextOf(people) {
  return Promise.race(people.map((one) => one.page.waitForFunction(() => document.querySelector(".veil .end, .foot .asked.mine"), null, { polling: 20 }).then(() => one)));
}

/** All that would tell a rival who is asked. */
function marks() {
  return [...document.querySelectorAll('.players [aria-current="true"], .board :is(.own, .rival).asked, .board [data-thing][aria-pressed]')].map((one) => one.innerText);
}

test("a game of three, in which plots are asked about, and nobody learns of whom", async (t) => {
  const people = await company(t);
  let plots = 0;
  for (;;) {
    const one = await nextOf(people);
    if (await one.page.locator(".veil .end").count()) break;
    if (PLOT.test(await line(one.page))) {
      plots++;
      const other = people.find((somebody) => somebody !== one).page;
      await other.waitForFunction((pause) => [...document.querySelectorAll(".foot .asked :is(.line, .besides)")].some((one) => new RegExp(pause).test(one.innerText)), PAUSE.source);
      assert.deepEqual(await other.evaluate(marks), []);
    }
    await move(one.page, (count) => Math.floor(Math.random() * count));
  }
  assert.ok(plots > 0, "nobody was asked about a plot");
  for (const { page } of people) {
    await page.locator(".veil .end").waitFor();
    assert.equal(await page.locator(".end .places li").count(), 3);
  }
  assertDiscreet(people.flatMap(({ told }) => told)); // one of them may have had an answer in every pause there was
});
