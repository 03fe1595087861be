/** What is put to everybody who might hold a card for it: the pause, orders left beforehand, and one question for all around
 * a screen. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { boxOf, goOn, orders, overheard, playNow, playToTheEnd, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const PAUSE = /^(.+) ha(s|ve) rolled\. One moment: whoever has something to say may say it\.$/;

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Two people at a Favourite for two; `wish`: what else the host asks for. */
async function pair(t, wish = async () => {}) {
  const people = [await visit(browser, house.url), await visit(browser, house.url)];
  t.after(() => Promise.all(people.map(({ leave }) => leave())));
  const [host, friend] = people.map(({ page }) => page);
  await host.goto("/");
  const box = await boxOf(host, "Favourite");
  await box.getByRole("button", { name: "2", exact: true }).click();
  await wish(box);
  await box.getByRole("button", { name: "Open a table" }).click();
  await friend.goto(await host.getByLabel("Link to this table").inputValue());
  await friend.getByRole("button", { name: "Sit down" }).click();
  await host.getByRole("button", { name: "Begin the game" }).click();
  await Promise.all([host, friend].map((page) => page.locator(".foot .asked .line").waitFor()));
  return [host, friend];
}

/** Around one screen. */
async function together(page, ...names) {
  await page.goto("/");
  const box = await boxOf(page, "Favourite");
  await box.getByRole("button", { name: String(names.length), exact: true }).click();
  for (const [number, name] of names.entries()) await box.getByLabel(`Name of player ${number + 1}`).fill(name);
  await box.getByRole("button", { name: "Begin", exact: true }).click();
  await page.waitForURL(/\/table\//);
}

/** Leaves an order for each occasion of that name; the sheet closes. */
async function order(page, occasion, answer) {
  const sheet = await orders(page);
  for (const choice of await sheet.getByRole("group", { name: occasion }).getByRole("combobox").all()) await choice.selectOption(answer);
  await sheet.getByRole("button", { name: "Leave these orders" }).click();
  await page.locator(".foot .notice", { hasText: "Your orders are noted." }).waitFor();
}

/** All that is ordered, occasion by occasion. */
async function ordered(page) {
  const sheet = await orders(page);
  const found = await sheet.locator("label").evaluateAll((rows) => rows.map((row) => [row.innerText.split("\n")[0].trim(), row.querySelector("select").selectedOptions[0].innerText]));
  await page.keyboard.press("Escape");
  return Object.fromEntries(found);
}

async function roll(page) {
  assert.equal(await turn(page), "choose");
  await page.getByRole("button", { name: "Roll the dice", exact: true }).click();
  await page.locator(".tray:has(.consequence) .main").click();
}

/** Within the page: what the line says while a pause lasts, and all that would call upon somebody meanwhile. */
async function watched(pause) {
  const seen = { line: "", called: [] };
  for (;;) {
    const line = document.querySelector(".foot .asked .line").innerText;
    if (new RegExp(pause).test(line)) {
      seen.line = line;
      seen.called.push(...[...document.querySelectorAll('.players [aria-current="true"], .foot .asked.mine, .clock.running')].map((one) => one.innerText));
    } else if (seen.line) return seen;
    await new Promise(requestAnimationFrame);
  }
}

test("while a pause lasts everybody reads the same, and nobody is called upon", async (t) => {
  const pages = await pair(t, (box) => box.getByRole("button", { name: "For an evening" }).click());
  for (const page of pages) await order(page, "your Lieutenant", "Let it be"); // or else one of them might be asked
  await Promise.race(pages.map((page) => turn(page)));
  const [roller] = (await pages[0].locator(".foot .asked.mine").count()) ? pages : [...pages].reverse();
  const who = await roller.locator(".players li", { hasText: "· you" }).locator("b").innerText();
  const watching = pages.map((page) => page.evaluate(watched, PAUSE.source));
  await roll(roller);
  for (const [number, { line, called }] of (await Promise.all(watching)).entries()) {
    assert.equal(PAUSE.exec(line)[1], pages[number] === roller ? "You" : who);
    assert.deepEqual(called, []);
  }
  assert.equal(await turn(roller), "choose");
  assert.match(await roller.locator(".foot .asked .line").innerText(), /^Take cards/);
});

test("orders are kept, whoever loads the page anew", async () => {
  const { page, leave } = await visit(browser, house.url, { size: PHONE, touch: true });
  await playNow(page, "Favourite", { level: "Page", seats: 3 });
  await turn(page);
  assert.deepEqual(new Set(Object.values(await ordered(page))), new Set(["Ask me"]));
  await order(page, "your Swiss Guard", "Play the Swiss Guard");
  await order(page, "your Confessor", "As a Courtier would");
  const wanted = { Ambassador: "Play the Swiss Guard", Spy: "Play the Swiss Guard", Lieutenant: "Play the Swiss Guard", "It is laid": "As a Courtier would" };
  for (const loaded of [false, true]) {
    if (loaded) await page.reload();
    if (loaded) await turn(page);
    const found = await ordered(page);
    for (const [occasion, answer] of Object.entries(wanted)) assert.equal(found[occasion], answer);
    assert.equal(Object.values(found).filter((answer) => answer === "Ask me").length, 2, "of both rivals' rolls nothing was said");
  }
  await leave();
});

const TO_ROLL = /^(Roll|Play court cards, or roll)/;

/** At a new table one has rolled, and everybody has let it be; null if somebody held a card for it, oneself or another. */
async function rolledInPeace() {
  const { page, leave } = await visit(browser, house.url);
  const told = overheard(page);
  await playNow(page, "Favourite", { level: "Page", seats: 3 });
  assert.equal(await turn(page), "choose");
  if (TO_ROLL.test(await page.locator(".foot .asked.mine .line").innerText())) {
    await roll(page);
    await page.locator(".foot .asked.mine .line", { hasText: /^Take cards/ }).waitFor();
    if (!JSON.stringify(told).includes("court-played")) return { page, leave };
  }
  await leave();
  return null;
}

test("the last move is taken back with the silences that followed it", async () => {
  let found = null;
  for (let tables = 0; tables < 12 && !found; tables++) found = await rolledInPeace();
  assert.ok(found, "a Lieutenant at every table");
  const { page, leave } = found;
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Ask to take the last move back" }).click();
  await page.locator(".foot .asked.mine .line", { hasText: TO_ROLL }).waitFor();
  await leave();
});

test("by post one is reminded to leave orders, until one has", async (t) => {
  const pages = await pair(t, (box) => box.getByRole("button", { name: "By post" }).click());
  const [host] = pages;
  for (const page of pages) await page.locator(".besides", { hasText: "By post nobody waits for an answer" }).waitFor();
  await host.locator(".besides button").click();
  const sheet = host.getByRole("dialog", { name: "Standing orders" });
  assert.equal(await sheet.getByRole("option", { name: "Ask me" }).count(), 0, "nobody is asked by post");
  await sheet.getByRole("button", { name: "Leave these orders" }).click();
  const reminder = host.locator(".besides", { hasText: "By post nobody waits for an answer" });
  await reminder.waitFor({ state: "detached" });
  await host.reload();
  await host.locator(".foot .asked .line").waitFor();
  assert.equal(await reminder.count(), 0);
});

test("around one screen all are asked at once, and whoever speaks up gets it", async () => {
  const { page, leave } = await visit(browser, house.url, { size: PHONE, touch: true });
  await together(page, "Anne", "Gaston", "Marie");
  const line = page.locator(".foot .asked .line");
  await roll(page);
  assert.equal(await turn(page), "round", "nobody is called upon");
  assert.match(await line.innerText(), /^\S+ has rolled\. Has anybody something to say\?$/);
  const voices = await page.locator(".voice").allInnerTexts();
  assert.equal(voices.length, 2, "both rivals, whatever they hold");
  await page.locator(".voice").first().click();
  const name = voices[0].replace("I, ", "");
  await page.getByRole("button", { name: `I am ${name}` }).click();
  assert.equal(await turn(page), "choose");
  await page.locator(".foot .asked .tray button").last().click();
  await page.locator(".tray:has(.consequence) .main").click();
  assert.equal(await turn(page), "curtain", "what they hold is not left open");
  await page.locator(".curtain button").click();
  assert.equal(await turn(page), "round");
  assert.deepEqual(await page.locator(".voice").allInnerTexts(), voices.slice(1), "nobody answers twice");
  await goOn(page);
  assert.equal(await turn(page), "choose", "one touch, where nobody has anything to say");
  assert.match(await line.innerText(), /^Take cards/);
  await leave();
});

test("around one screen to the end, and through the replay, in which silences are no steps", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await together(page, "Anne", "Gaston");
  let rounds = 0;
  const round = async () => {
    if (rounds++ % 3) return goOn(page);
    await page.locator(".voice").first().click();
    await page.locator(".curtain, .foot .asked.mine").first().waitFor();
  };
  await playToTheEnd(page, { round });
  assert.ok(rounds > 10, "nobody was asked");
  await page.locator(".end").getByRole("link", { name: "Replay" }).click();
  const told = page.locator(".foot p");
  const on = page.getByRole("button", { name: "On", exact: true });
  assert.equal(await told.innerText(), "The deal.");
  const number = async () => Number((await page.locator(".number").innerText()).split("/")[0]);
  let skipped = 0;
  for (let step = 0; step < 40; step++) {
    const before = await number();
    await on.click();
    assert.notEqual(await told.innerText(), "The deal.");
    skipped += (await number()) - before - 1;
  }
  assert.ok(skipped > 0, "no silence was stepped over");
  const [there, sentence] = [await number(), await told.innerText()];
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await on.click();
  assert.deepEqual([await number(), await told.innerText()], [there, sentence], "as many steps back as forth");
  await leave();
});
