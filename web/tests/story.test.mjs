/** What just happened: told step by step at a pace that people can follow, marked on the board, and kept in the log. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { move, playNow, playToTheEnd, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const MOST_TURNS = 12;

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Within the page: notes every line that tells what happened, from here on. */
function listen() {
  window.heard = [];
  const hear = () => {
    const said = document.querySelector(".foot .asked .story")?.innerText.trim();
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  };
  new MutationObserver(hear).observe(document.querySelector(".foot"), { subtree: true, childList: true, characterData: true });
}

/** The log, move by move; a heading is no part of what one of them did. */
function logged(page) {
  return page.locator(".log li").evaluateAll((all) => all.map((one) => one.innerText.replace(/\s+/g, " ").trim()));
}

test("the others' steps are told one after the other, in their order; at once, if one likes", async () => {
  for (const pace of ["fast", "once"]) {
    const { page, leave } = await visit(browser, house.url, { settings: { pace } });
    await playNow(page, "Sun King", { level: "Page", seats: 4 });
    await turn(page);
    await page.evaluate(listen);
    let most = 0;
    for (let turns = 0; turns < MOST_TURNS && (await turn(page)) === "choose" && most < 3; turns++) {
      await page.evaluate(() => (window.heard = []));
      const before = (await logged(page)).join(" ");
      await move(page);
      await turn(page);
      const heard = (await page.evaluate(() => window.heard)).map((said) => said.replace(/\s+/g, " "));
      const all = (await logged(page)).join(" ");
      if (heard.length && before.endsWith(heard[0])) heard.shift(); // what stood there until something happened
      let read = before.length;
      for (const said of heard) {
        read = all.indexOf(said, read);
        assert.ok(read >= 0, `what is told stands in the log, in that order: ${heard.join(" | ")}`);
      }
      most = Math.max(most, heard.length);
    }
    if (pace === "fast") assert.ok(most >= 3, "several steps of the others, each in a line of its own");
    await leave();
  }
});

test("a touch shows the end of what the others do", async () => {
  const { page, leave } = await visit(browser, house.url, { size: PHONE, touch: true, settings: { pace: "slow" } });
  await playNow(page, "Favourite", { level: "Page", seats: 4 });
  const skip = page.getByRole("button", { name: "Skip" });
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    await Promise.race([skip.waitFor(), turn(page)]);
    if (await skip.count()) break;
    await move(page);
  }
  await skip.waitFor();
  await page.locator(".board").click({ position: { x: 5, y: 5 } });
  await skip.waitFor({ state: "detached" });
  assert.equal(await page.locator(".foot .asked .notice").count(), 0, "nothing was touched by it");
  await leave();
});

test("the last move of the other is marked until one has moved, and a line of the log shows where", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Richelieu", { level: "Page" });
  for (let moves = 0; moves < MOST_TURNS && !(await page.locator(".board [data-told]").count()); moves++) {
    assert.equal(await turn(page), "choose");
    await move(page);
    await turn(page);
  }
  const own = await page.locator(".players li", { hasText: "· you" }).evaluate((one) => [...one.parentElement.children].indexOf(one));
  const seats = await page.locator(".board [data-told]").evaluateAll((all) => all.map((one) => Number(one.dataset.told)));
  assert.ok(seats.length > 0, "nothing is marked");
  assert.ok(seats.every((seat) => seat !== own), "one knows what one has done oneself");
  await page.locator(".log .deed").last().click();
  assert.ok((await page.evaluate(() => document.querySelector(".board").getAnimations({ subtree: true }).length)) > 0, "a touch shows the place");
  await leave();
});

test("before the first hint one is told that the game counts no more then; the end says why", async () => {
  const { page, leave } = await visit(browser, house.url);
  await playNow(page, "Richelieu", { level: "Page" });
  await turn(page);
  const hint = page.getByRole("button", { name: "Hint" });
  await hint.click();
  await page.getByText("With a hint this game is no longer rated.").waitFor();
  assert.equal(await page.locator(".foot .asked .consequence").count(), 0, "nothing is advised yet");
  await hint.click();
  await page.locator(".foot .asked .consequence").waitFor();
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await page.locator(".end").getByText("Not rated: a hint was taken.").waitFor();
  await leave();
});
