/** In the Shadow of the Sun King in the browser: whole games, at two seats and at more. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { assertInView, SMALL, SMALLEST } from "./phone.mjs";
import { play, playNow, playSteadily, turn } from "./player.mjs";
import { assertSteady } from "./shifts.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

const GAMES = 8; // until an auction was won; a house lets nobody open many more tables at once
const asks = [];
for (const [seats, how] of [[2, { lang: "fr-FR" }], [4, { size: PHONE, touch: true }]]) {
  test(`a game of ${seats} to its end`, async () => {
    const { page, leave } = await visit(browser, house.url, how);
    const french = how.lang === "fr-FR";
    await playNow(page, french ? "Roi Soleil" : "Sun King", { level: "Page", seats });
    await playSteadily(page, { asks });
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

const MOST_SHIFT = 0.1; // in a whole game
/** Within the page, from now on: what shifts on the board. The question grows over the table, and moves what is below it. */
function watchBoard() {
  window.shifted = [];
  const largest = Math.max(innerWidth, innerHeight);
  new PerformanceObserver((seen) => {
    for (const { sources, hadRecentInput } of seen.getEntries())
      for (const { node, previousRect: from, currentRect: to } of hadRecentInput ? [] : sources) {
        const one = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (!one?.closest(".board")) continue;
        const area = (Math.max(from.right, to.right) - Math.min(from.left, to.left)) * (Math.max(from.bottom, to.bottom) - Math.min(from.top, to.top));
        const far = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
        window.shifted.push({ value: (area / innerWidth / innerHeight) * (far / largest), what: one.getAttribute("class") });
      }
  }).observe({ type: "layout-shift" });
}
const OFTEN = ["Phase 1", "Phase 2", "Phase 3", /auction|enchères/, /open cards|cartes ouvertes/]; // what every game but the shortest asks
for (const [seats, how] of [[6, { lang: "fr-FR", size: SMALLEST }], [2, { size: SMALL }]]) {
  test(`on a phone as it is, a game of ${seats} is played without scrolling, and nothing jumps`, async () => {
    const french = how.lang === "fr-FR";
    const { page, leave } = await visit(browser, house.url, { ...how, touch: true });
    const asked = new Set();
    for (let game = 0; game < GAMES && !OFTEN.every((kind) => [...asked].some((one) => one.match(kind))); game++) {
      await playNow(page, french ? "Roi Soleil" : "Sun King", { level: "Page", seats });
      await turn(page);
      await page.evaluate(watchBoard);
      while ((await turn(page)) === "choose") {
        const question = await page.locator(".foot .asked .line").innerText();
        asked.add(question);
        await assertInView(page, question);
        await play(page, 1);
      }
      await assertSteady(page, MOST_SHIFT, "the board");
    }
    assert.ok(OFTEN.every((kind) => [...asked].some((one) => one.match(kind))), [...asked].join(" "));
    await leave();
  });
}

test("a card is paid for by touching several pieces, and confirmed once", async () => {
  const { page, leave } = await visit(browser, house.url);
  const confirm = page.locator(".foot .asked .tray:has(.consequence) .main");
  const owed = async () => Number((await page.locator(".auction .owed output").innerText()).trim());
  const power = page.locator('.board button[data-thing="token power"]');
  /** Plays on until one has won an auction that can be paid with several pieces of power alone; how much is owed. Nought,
   * if the game is over before. */
  async function won() {
    while ((await turn(page)) === "choose") {
      if (await page.locator(".auction.paying").count()) {
        const due = await owed();
        if (due >= 2 && due <= Number(await power.locator("b").innerText())) return due;
      }
      const raise = page.locator('.auction button[data-thing="bid"]');
      if (!(await raise.count())) {
        await play(page, 1);
        continue;
      }
      await raise.nth(Math.min(1, (await raise.count()) - 1)).click();
      await confirm.click();
      await page.locator(".foot .asked .consequence").waitFor({ state: "detached" });
    }
    return 0;
  }
  let due = 0;
  for (let game = 0; game < GAMES && due === 0; game++) {
    await playNow(page, "Sun King", { level: "Page", seats: 3 });
    due = await won();
  }
  assert.ok(due > 0, "no auction was won");
  // Each piece lowers what is owed, as the house says it; where the rest can be paid in one way only, it goes by itself.
  let pieces = 0;
  for (let left = due; left > 0; pieces++) {
    await power.click();
    await page.waitForFunction((before) => Number(document.querySelector(".auction .owed output").innerText) < before, left, { polling: 20 });
    left = await owed();
  }
  assert.match(await page.locator(".foot .asked .consequence").innerText(), pieces > 1 ? new RegExp(`^${pieces} × one power`) : /^One power/);
  await confirm.click();
  await page.locator(".auction.paying").waitFor({ state: "detached" });
  assert.equal(await page.locator(".foot .asked .notice").count(), 0, "nothing was refused");
  await leave();
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

for (const phone of [false, true]) {
  test(`who leaves the court watches, or lets the cardinals finish${phone ? ", on a phone" : ""}`, async () => {
    await inspected(browser, house.url, phone, async (page, look) => {
      await playNow(page, "Sun King", { level: "Cardinal", seats: 4 });
      await page.locator(".foot .asked").waitFor();
      const table = page.url();
      await page.goto("/api/house"); // where nothing is asked of a house that is away
      await house.ahead(table, "exile");
      await page.goto(table);
      const asked = page.getByRole("region", { name: "What is asked" });
      await asked.getByText("You have left the court. Stay and see who prevails").waitFor();
      await page.getByRole("list", { name: "Players" }).getByText("left the court").first().waitFor(); // perhaps not alone
      await look("farewell");
      await asked.getByRole("button", { name: "Watch" }).click();
      await asked.getByText(/^The Duke of .+ is to move\.$/).waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.className.includes("line")), true, "the focus is lost");
      await asked.getByRole("button", { name: "Let them finish" }).click();
      // Without haste three cardinals would think for minutes.
      await page.getByRole("dialog", { name: /win/ }).waitFor();
      assert.equal(await page.locator(".places li", { hasText: "left the court" }).getByText("0", { exact: true }).count(), 0);
      assert.ok((await page.locator(".places .left").count()) >= 1);
      await look("the end");
    });
  });
}
