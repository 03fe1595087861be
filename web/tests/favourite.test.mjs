/** The King's Favourite in the browser: whole games at every number of seats, and what only this table has. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { playByKeys } from "./keys.mjs";
import { assertInView, SMALL, SMALLEST } from "./phone.mjs";
import { assertDiscreet, boxOf, choices, orders, overheard, play, playNow, playSteadily, turn } from "./player.mjs";
import { openBrowser, visit } from "./visitor.mjs";

const ROLL = /^(Roll|Play court cards, or roll)/;
const TAKE = /^Take cards/;
const ROUNDS = 3;

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** A window in which nothing travels, as in one that nobody looks at: three rounds are over sooner. */
async function quick(page) {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
}

function line(page) {
  return page.locator(".foot .asked .line").innerText();
}

/** Plays on until that is asked, or the game is over; whether it is asked. */
async function playUntil(page, asked) {
  while ((await turn(page)) === "choose") {
    if (asked.test(await line(page))) return true;
    await play(page, 1);
  }
  return false;
}

test("a game of two by keys alone, in French", async () => {
  const { page, leave } = await visit(browser, house.url, { lang: "fr-FR" });
  await quick(page);
  await playNow(page, "Favori", { level: "Page", seats: 2 });
  await playByKeys(page, { backwards: true });
  await page.getByRole("dialog", { name: /gagne/ }).waitFor();
  await leave();
});

/** A game to its end: the beginning, a choice, the score sheet, the end. */
async function wholeGame(page, look, seats) {
  await quick(page);
  await playNow(page, "Favourite", { level: "Page", seats });
  await turn(page);
  await look("the beginning");
  await playUntil(page, TAKE);
  await choices(page).first().click();
  await page.locator(".consequence, .chooser").first().waitFor();
  await look("a choice");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await sheet(page, () => look("the score sheet"));
  await orders(page);
  await look("the orders");
  await page.keyboard.press("Escape");
  await playSteadily(page);
  assert.equal(await page.locator(".end .places li").count(), seats);
  assert.equal(await page.locator(".end .count .round").count(), ROUNDS, "all rounds are counted");
  assert.deepEqual(await page.locator(".end .count tfoot td").allInnerTexts(), await scores(page), "and come to what the result says");
  await look("the end");
}

/** What each seat has in the end, in the order of the seats. */
function scores(page) {
  return page.locator(".players .score").evaluateAll((all) => all.map((one) => one.lastChild.textContent));
}

for (const [seats, where] of [[3, "a desk"], [4, "a phone"]]) {
  test(`a game of ${seats} on ${where}`, () => inspected(browser, house.url, where === "a phone", (page, look) => wholeGame(page, look, seats)));
}

for (const [seats, size, lang, name] of [[4, SMALLEST, "fr-FR", "Favori"], [2, SMALL, "en-GB", "Favourite"]]) {
  test(`a game of ${seats} on a phone of ${size.width} × ${size.height}: nothing that one needs is out of view`, async () => {
    const { page, leave } = await visit(browser, house.url, { lang, size, touch: true });
    await quick(page);
    await playNow(page, name, { level: "Page", seats });
    for (; (await turn(page)) === "choose"; await play(page, 1)) await assertInView(page, await line(page));
    await leave();
  });
}

/** Opens the score sheet, looks at it, and closes it; its rows. */
async function sheet(page, look = async () => {}) {
  await page.locator(".round > button").click();
  const table = page.locator("dialog[open] table");
  await table.waitFor();
  const rows = await table.locator("tr").allInnerTexts();
  await look();
  await page.keyboard.press("Escape");
  await table.waitFor({ state: "detached" });
  return rows.map((row) => row.replace(/\s+/g, " ").trim());
}

/** All that lies on the table, by name, and what the rounds have brought. One's own hand lies as the cards came while one sat
 * there, and by kind for whoever comes later: the order is nobody's but the page's. */
async function lying(page) {
  const named = await page.locator(".board [data-thing]").evaluateAll((all) => all.map((one) => `${one.dataset.thing}: ${one.ariaLabel ?? one.innerText}`));
  return [...named.sort(), ...(await sheet(page))];
}

function tumbled(page) {
  return page.locator(".board .die").evaluateAll((all) => all.map((one) => one.dataset.came ?? null));
}

test("the rounds are kept: loaded anew in mid-turn, and on another device", async () => {
  const { page, leave } = await visit(browser, house.url);
  await quick(page);
  await playNow(page, "Favourite", { level: "Page", seats: 2 });
  for (const herald = page.locator(".herald button"); !(await herald.count()); await play(page, 1)) assert.equal(await turn(page), "choose", "no round was told of");
  const told = await page.locator(".herald .sum").allInnerTexts();
  const [first] = (await sheet(page)).filter((row) => row.startsWith("Round 1"));
  assert.equal(first, `Round 1 ${told.join(" ")}`, "what the round has brought is proclaimed");

  await playUntil(page, ROLL);
  await page.locator('.board [data-thing="place 1"]').click();
  const notice = page.locator(".foot .asked [role=alert]");
  await notice.getByRole("button", { name: "The rule" }).click();
  await page.locator("dialog[open] .lit").waitFor();
  await page.keyboard.press("Escape");

  await playUntil(page, TAKE);
  assert.deepEqual(await tumbled(page), ["rolled", "rolled", "rolled"]);
  const before = await lying(page);
  await page.reload();
  await turn(page);
  assert.deepEqual(await lying(page), before);
  assert.deepEqual(await tumbled(page), [null, null, null], "whoever comes later sees the dice lie");

  const other = await visit(browser, house.url);
  await other.page.context().addCookies(await page.context().cookies());
  await other.page.goto(page.url());
  await turn(other.page);
  assert.deepEqual(await lying(other.page), before);
  await Promise.all([leave(), other.leave()]);
});

/** Two windows with a page between them, and what they are told. */
async function twoPeople(t) {
  const people = [await visit(browser, house.url), await visit(browser, house.url)];
  t.after(() => Promise.all(people.map(({ leave }) => leave())));
  const [host, friend] = people;
  for (const one of people) {
    one.told = overheard(one.page);
    await quick(one.page);
  }
  await host.page.goto("/");
  const box = await boxOf(host.page, "Favourite");
  await box.getByRole("button", { name: "3", exact: true }).click();
  await box.getByRole("button", { name: "Open a table" }).click();
  await friend.page.goto(await host.page.getByLabel("Link to this table").inputValue());
  await friend.page.getByRole("button", { name: "Sit down" }).first().click();
  await host.page.getByRole("button", { name: "Page", exact: true }).click();
  await host.page.getByRole("button", { name: "Call a Page" }).click();
  await host.page.getByRole("button", { name: "Begin the game" }).click();
  await Promise.all(people.map(({ page }) => page.locator(".board .courtier").first().waitFor()));
  return people;
}

/** Of two people, the one who is asked. */
function whoIsAsked(people) {
  return Promise.any(people.map((one) => one.page.locator(".foot .asked.mine").waitFor().then(() => one)));
}

/** What of the table tells who is asked. */
function askedThere() {
  return {
    said: [...document.querySelectorAll(".foot .asked :is(.line, .besides)")].map((one) => one.innerText),
    current: [...document.querySelectorAll('.players [aria-current="true"] b')].map((one) => one.innerText),
    turn: [...document.querySelectorAll(".board .courtier.turn")].map((one) => one.ariaLabel),
  };
}

/** To the other, somebody has rolled, and whoever has something to say may say it. */
async function nobodyElseKnows(one, other) {
  await other.page.locator(".foot .asked :is(.line, .besides)", { hasText: "whoever has something to say may say it" }).waitFor();
  const [here, there] = await Promise.all([one, other].map(({ page }) => page.evaluate(askedThere)));
  assert.ok(there.said.some((line) => /^.+ (has|have) rolled\. One moment: whoever has something to say may say it\.$/.test(line)), there.said.join(" | "));
  assert.deepEqual([here.current, there.current], [[], []], "nobody is called upon");
  assert.deepEqual(there.turn, here.turn);
}

for (const [asked, question, answer] of [
  ["lieutenant", /^Does your Lieutenant .* All are asked/, (page) => page.locator('.board [data-thing="die 1"]')],
  ["guard", /wants|offers/, (page) => page.locator(".foot .tray button").last()],
]) {
  test(`a ${asked} is asked in their own window, and nobody else is told`, async (t) => {
    const people = await twoPeople(t);
    const table = people[0].page.url();
    const all = (deed) => Promise.all(people.map(({ page }) => deed(page)));
    await all((page) => page.goto("/api/house")); // where nothing is asked of a house that is away
    await house.ahead(table, asked);
    await all((page) => page.goto(table));
    const one = await whoIsAsked(people);
    const other = people.find((another) => another !== one);
    await turn(one.page);
    assert.match(await line(one.page), question);
    if (asked === "lieutenant") await nobodyElseKnows(one, other);
    await answer(one.page).click();
    if (asked === "lieutenant") await one.page.locator(".consequence").getByText(/Lieutenant has die 1/i).waitFor();
    await one.page.locator(".tray:has(.consequence) .main").click();
    await one.page.locator(".consequence").waitFor({ state: "detached" });
    assertDiscreet(other.told);
  });
}
