/** The King's Favourite in the browser: whole games at every number of seats, and what only this table has. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { playByKeys } from "./keys.mjs";
import { boxOf, choices, play, playNow, playSteadily, turn } from "./player.mjs";
import { openBrowser, visit } from "./visitor.mjs";

const PATIENCE = 4; // tables, until a Lieutenant and a Swiss Guard were asked
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

/** All that lies on the table, by name, and what the rounds have brought. */
async function lying(page) {
  const named = await page.locator(".board [data-thing]").evaluateAll((all) => all.map((one) => `${one.dataset.thing}: ${one.ariaLabel ?? one.innerText}`));
  return [...named, ...(await sheet(page))];
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

/** Two windows; what they are told, and over which line. */
async function twoPeople(t) {
  const people = [await visit(browser, house.url), await visit(browser, house.url)];
  t.after(() => Promise.all(people.map(({ leave }) => leave())));
  for (const one of people) {
    one.told = [];
    one.page.on("websocket", (socket) => {
      one.line = socket.url();
      socket.on("framereceived", ({ payload }) => one.told.push(payload));
    });
    await quick(one.page);
  }
  return people;
}

/** They sit down with a page between them. */
async function sitDown([host, friend]) {
  await host.page.goto("/");
  const box = await boxOf(host.page, "Favourite");
  await box.getByRole("button", { name: "3", exact: true }).click();
  await box.getByRole("button", { name: "Open a table" }).click();
  await friend.page.goto(await host.page.getByLabel("Link to this table").inputValue());
  await friend.page.getByRole("button", { name: "Sit down" }).first().click();
  await host.page.getByRole("button", { name: "Page", exact: true }).click();
  await host.page.getByRole("button", { name: "Call a Page" }).click();
  await host.page.getByRole("button", { name: "Begin the game" }).click();
  await Promise.all([host, friend].map(({ page }) => page.locator(".board .courtier").first().waitFor()));
}

/** Within the page: plays by chance, beside the window, until this seat is asked one of these, or the game is over. */
function playBeside([address, wanted]) {
  const socket = new WebSocket(address);
  const over = new Promise((resolve) => {
    window.enough = () => resolve(null);
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      if (said.say !== "table") return;
      if (said.status === "over") return resolve("over");
      const [asked] = Object.entries(said.look?.moves ?? {});
      if (!asked) return;
      const [seat, moves] = asked;
      const { decision } = said.look.views[seat];
      if (wanted.includes(decision)) return resolve(decision);
      const move = moves[Math.floor(Math.random() * moves.length)];
      socket.send(JSON.stringify({ do: "act", id: said.number, act: { act: "move", version: said.version, seat: Number(seat), move } }));
    };
  });
  return over.finally(() => socket.close());
}

/** Plays on until somebody is asked one of these; who, and what. */
async function untilAsked(people, wanted) {
  const playing = people.map((one) => one.page.evaluate(playBeside, [one.line, wanted]).then((asked) => ({ one, asked })));
  const found = await Promise.race(playing);
  await Promise.all(people.map(({ page }) => page.evaluate(() => window.enough())));
  await Promise.all(playing);
  return found;
}

/** What of the table tells who is asked. */
function askedThere() {
  return {
    line: document.querySelector(".foot .asked .line")?.innerText,
    current: [...document.querySelectorAll('.players [aria-current="true"] b')].map((one) => one.innerText),
    turn: [...document.querySelectorAll(".board .courtier.turn")].map((one) => one.ariaLabel),
  };
}

/** To the other, whoever has rolled goes on with the turn. */
async function nobodyElseKnows(one, other) {
  const [here, there] = await Promise.all([one, other].map(({ page }) => page.evaluate(askedThere)));
  const [whose] = there.current;
  assert.equal(there.line, `${whose} is to move.`);
  assert.ok(there.turn[0].includes(`(${whose})`));
  assert.deepEqual(there.turn, here.turn);
}

test("a Lieutenant and a Swiss Guard are asked in their own windows, and nobody else is told of a Lieutenant", async (t) => {
  const people = await twoPeople(t);
  const wanted = new Set(["lieutenant", "guard"]);
  for (let tables = 0; tables < PATIENCE && wanted.size; tables++) {
    await sitDown(people);
    for (let asked; asked !== "over" && wanted.size; ) {
      const found = await untilAsked(people, [...wanted]);
      ({ asked } = found);
      if (!wanted.delete(asked)) break;
      const { page } = found.one;
      await turn(page);
      assert.match(await line(page), asked === "guard" ? /wants|offers/ : /^Does your Lieutenant .* Nobody else is told/);
      if (asked === "lieutenant") {
        await nobodyElseKnows(found.one, people.find((one) => one !== found.one));
        await page.locator('.board [data-thing="die 1"]').click();
        await page.locator(".consequence").getByText(/Lieutenant has die 1/i).waitFor();
      } else await page.locator(".foot .tray button").last().click();
      await page.locator(".tray:has(.consequence) .main").click();
      await page.locator(".consequence").waitFor({ state: "detached" });
    }
  }
  assert.deepEqual([...wanted], [], "was never asked");
  const views = people.flatMap(({ told }) => told.map((text) => JSON.parse(text))).flatMap((said) => Object.values(said.look?.views ?? {}));
  const secret = views.filter(({ decision }) => decision === "lieutenant");
  assert.ok(secret.length > 0 && secret.every(({ asked, seat }) => asked === seat), "a Lieutenant's question was told to somebody else");
});
