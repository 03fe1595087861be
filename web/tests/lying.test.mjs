/** A phone on its side, and a page at 200 % with larger text: the board beside the question, nothing covered, nothing out
 * of reach. And nothing shifts when a table is opened, at any of them. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { play, playNow, turn } from "./player.mjs";
import { assertSteady, watchShifts } from "./shifts.mjs";
import { DESK, openBrowser, PHONE, visit } from "./visitor.mjs";

const LYING = { width: 844, height: 390 };
const ZOOMED = { width: 720, height: 450 };
const GAMES = ["Richelieu", "Sun King", "Favourite", "Louis XIV"];
const MOST_SHIFT = 0.01;

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Where the board and the question lie, and what reaches beyond the edge. */
function places() {
  const box = (name) => document.querySelector(name).getBoundingClientRect().toJSON();
  return { board: box(".play .board"), foot: box(".play .foot"), wide: document.documentElement.scrollWidth - innerWidth, high: document.documentElement.scrollHeight - innerHeight };
}

for (const [where, how] of [["a phone on its side", { size: LYING, touch: true }], ["a page at 200 %, in larger text", { size: ZOOMED, settings: { large: true } }]]) {
  test(where, async () => {
    const { page, leave } = await visit(browser, house.url, how);
    for (const game of GAMES) {
      await playNow(page, game, { level: "Page" });
      await turn(page);
      const { board, foot, wide, high } = await page.evaluate(places);
      assert.ok(foot.left >= board.right - 1, `${game}: the question covers the board`);
      assert.ok(foot.bottom <= how.size.height && board.bottom <= how.size.height, `${game}: both end with the screen`);
      assert.ok(wide <= 0 && high <= 0, `${game}: ${wide} px too wide, ${high} px too high`);
      await play(page, 3); // whatever is touched is covered by nothing
    }
    await leave();
  });
}

for (const [where, how] of [["at a desk", { size: DESK }], ["on a phone", { size: PHONE, touch: true }]]) {
  test(`nothing shifts when a table is opened ${where}`, async () => {
    const { page, leave } = await visit(browser, house.url, { ...how, motion: true });
    await watchShifts(page);
    for (const game of GAMES) {
      await playNow(page, game, { level: "Page" });
      await turn(page);
      await page.reload({ waitUntil: "networkidle" });
      await turn(page);
      await assertSteady(page, MOST_SHIFT, game);
    }
    await leave();
  });
}

test("that the computers think less long is said within the room there is", async () => {
  const said = { "en-GB": /they think less long/, "fr-FR": /moins longtemps/ };
  for (const [lang, size] of [["en-GB", DESK], ["fr-FR", { width: 390, height: 664 }]]) {
    const { page, leave } = await visit(browser, house.url, { lang, size });
    const feet = [];
    for (const pace of [null, 0.25]) {
      await page.unrouteAll();
      await page.routeWebSocket(/\/play/, (line) => {
        const told = (text) => (pace && text.startsWith('{"say":"table"') ? text.replace(/}$/, `,"pace":${pace}}`) : text);
        line.connectToServer().onMessage((text) => line.send(told(String(text))));
      });
      await playNow(page, "Richelieu", { level: "Page" });
      await turn(page);
      feet.push((await page.evaluate(places)).foot.height);
      assert.equal(await page.getByText(said[lang]).count(), pace ? 1 : 0);
    }
    assert.equal(feet[0], feet[1], "nothing moves");
    await leave();
  }
});
