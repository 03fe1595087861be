/** What stands around every table: clocks, whom one reads, what is heard, rules that change under a game. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { boxOf, play, playNow, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const GONE = /ERR_|WebSocket|Failed to load resource/; // what a browser says of a house that is not there

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

async function invited(host, friend, wish = async () => {}) {
  await host.page.goto("/");
  const sheet = await boxOf(host.page, "Richelieu");
  await wish(sheet);
  await sheet.getByRole("button", { name: "Open a table" }).click();
  await friend.page.goto(await host.page.getByLabel("Link to this table").inputValue());
  await friend.page.getByRole("button", { name: "Sit down" }).waitFor();
}

test("a clock is agreed upon, runs, and says when it runs low", async () => {
  const [host, friend] = await Promise.all([visit(browser, house.url), visit(browser, house.url)]);
  await invited(host, friend, async (sheet) => {
    await sheet.getByRole("button", { name: "For an evening" }).click();
    await sheet.getByLabel("Minutes each").selectOption("5");
    await sheet.getByLabel("Seconds more a turn").selectOption("30");
    await sheet.getByLabel("Who plays on if somebody leaves").selectOption("Minister");
  });
  await friend.page.getByText("5 minutes each, and 30 seconds more every turn.").waitFor();
  await friend.page.getByText("Whoever is gone for 5 minutes is stood in for: Minister.").waitFor();
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.getByRole("button", { name: "Begin the game" }).click();
  for (const { page } of [host, friend]) {
    await page.getByRole("timer").first().waitFor();
    assert.equal(await page.getByRole("timer").count(), 2);
  }
  const running = friend.page.locator("aside .clock.running");
  await running.waitFor();
  assert.match(await running.innerText(), /^(5:00|4:5\d)$/);
  await friend.page.clock.install();
  await friend.page.reload();
  await running.waitFor();
  await friend.page.clock.fastForward(250_000);
  await friend.page.getByRole("status").getByText("Less than a minute left.").waitFor({ state: "attached" });
  await friend.page.setViewportSize(PHONE);
  await friend.page.locator(".foot .clock.low").waitFor(); // beside the question, where the players are out of sight
  await Promise.all([host.leave(), friend.leave()]);
});

test("somebody is read no longer, and again", async () => {
  const [host, friend] = await Promise.all([visit(browser, house.url), visit(browser, house.url)]);
  await invited(host, friend);
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await host.page.getByRole("button", { name: "Begin the game" }).click();
  for (const { page } of [host, friend]) await page.getByRole("tab", { name: /Talk/ }).click();
  const say = async (text) => {
    await friend.page.getByLabel("Say something").fill(text);
    await friend.page.getByRole("button", { name: "Say", exact: true }).click();
    await friend.page.getByText(text).waitFor();
  };
  await say("One more word");
  await host.page.getByText("One more word").waitFor();
  await host.page.getByRole("button", { name: /^Read .* no longer$/ }).click();
  await host.page.getByText("One more word").waitFor({ state: "detached" });
  await say("and another");
  await host.page.reload();
  await host.page.getByRole("tab", { name: "Talk" }).click();
  await host.page.getByRole("button", { name: /^Read again/ }).click();
  await say("Now you hear me");
  await host.page.getByText("Now you hear me").waitFor();
  assert.equal(await host.page.getByText("and another").count(), 0, "what was said meanwhile was not sent");
  await Promise.all([host.leave(), friend.leave()]);
});

/** Counts what would be heard. */
function listen() {
  window.sounded = 0;
  const begin = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.sounded++;
    return begin.apply(this, when);
  };
}

test("nothing is heard unless one asks for it", async () => {
  for (const sound of [false, true]) {
    const { page, leave } = await visit(browser, house.url, { settings: { sound } });
    await page.addInitScript(listen);
    await playNow(page, "Richelieu", { level: "Page" });
    await play(page, 3);
    await turn(page);
    const sounded = await page.evaluate(() => window.sounded);
    assert.equal(sounded > 0, sound, `${sounded} sounds`);
    await leave();
  }
});

test("the rules change under two games: one goes on, the other is called off", async () => {
  const tables = await Promise.all([visit(browser, house.url, { forgive: GONE }), visit(browser, house.url, { forgive: GONE })]);
  for (const { page } of tables) {
    await playNow(page, "Richelieu", { level: "Page" });
    await play(page, 3);
    await turn(page);
  }
  await house.stop();
  // As if these games had begun under other rules, which led to another position by their last move.
  await house.amend(
    "UPDATE entries SET body = json_set(body, '$.rules_version', 0) WHERE json_extract(body, '$.rules_version') IS NOT NULL",
    "UPDATE tables SET rules_version = 0",
    "UPDATE entries SET body = json_set(body, '$.check', 'ffffffffffffffff') WHERE json_extract(body, '$.check') IS NOT NULL AND (\"table\", number) IN (SELECT \"table\", max(number) FROM entries WHERE json_extract(body, '$.check') IS NOT NULL GROUP BY \"table\")",
  );
  await house.start();
  const [one, other] = tables.map(({ page }) => page);
  for (const page of [one, other]) await page.getByRole("heading", { name: "The rules were corrected" }).waitFor();
  await one.getByRole("button", { name: "Go on from there" }).click();
  assert.equal(await turn(one), "choose");
  await play(one, 2);
  await other.getByRole("button", { name: "Call it off" }).click();
  await other.getByRole("dialog", { name: "The game was called off." }).waitFor();
  await Promise.all(tables.map(({ leave }) => leave()));
});
