/** The first games, each to its end in both languages, by touching what is lit; and the rules with their plates. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { tabTo } from "./keys.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const GAMES = ["richelieu", "sun_king", "favourite", "louis_xiv"];
const PLATES = { richelieu: 4, sun_king: 5, favourite: 4, louis_xiv: 5 };
const LIT = [
  '.board button[aria-disabled="false"]',
  '.board button[data-thing][aria-pressed="false"]',
  '.board :is(.deeds, .auction) button[aria-pressed="false"]',
  ".lectern .offer",
].join(", ");

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Within the page: goes on to the last step, or to step `most`; what each step said. At a choice, the last that is lit is
 * taken if `other`, else the first; and then what happens on the way is skipped. What is touched must be there to be
 * touched. */
async function learn({ lit, lectures, most, other }) {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const here = (rest) => document.querySelector(`.lectern ${rest}`);
  const step = () => Number(/\d+/.exec(here(".caps")?.innerText ?? "0")?.[0] ?? 0);
  async function until(condition, what) {
    for (let waited = 0; waited < 1_500; waited++) {
      const found = condition();
      if (found) return found;
      await pause(10);
    }
    throw new Error(`step ${step()}: it never came to that: ${what}`);
  }
  function touch(piece) {
    piece.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = piece.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!met || !(piece.contains(met) || met.closest("button") === piece)) throw new Error(`step ${step()}: ${piece.innerText} lies below ${met?.outerHTML.slice(0, 120)}`);
    piece.click();
  }
  const said = [];
  for (let number = step(); ; number++) {
    await until(() => {
      if (other && !here(".said")) here(".hurry")?.click();
      return step() === number && here(".said");
    }, `step ${number}`);
    await pause(20);
    said.push(here(".said").innerText);
    const { point, moves } = lectures[number - 1];
    if (point && !document.querySelector("[data-pointed]")) throw new Error(`step ${number} points at nothing: ${point}`);
    if (number === most) return said;
    for (let touched = 0; moves.length && !here(".consequence"); touched++) {
      const open = [...document.querySelectorAll(lit)].filter((one) => one.checkVisibility());
      if (!open.length || touched === 8) throw new Error(`step ${number}: nothing to touch for ${moves}`);
      touch(other && moves.length > 1 ? open.at(-1) : open[0]);
      await pause(10);
    }
    touch(await until(() => here(".doors .main"), "the way on"));
  }
}

async function begin(page, game) {
  const { lectures } = await (await page.request.get(`/api/lessons/${game}`)).json();
  await page.goto(`/learn/${game}`);
  await page.locator(".lectern .said").waitFor();
  return (most = lectures.length, other = false) => page.evaluate(learn, { lit: LIT, lectures, most, other });
}

for (const [lang, size] of [["en-GB", undefined], ["fr-FR", PHONE]]) {
  test(`each first game to its end, ${lang}`, async () => {
    const { page, leave } = await visit(browser, house.url, { lang, ...(size && { size, touch: true }) });
    for (const game of GAMES) {
      const said = await (await begin(page, game))(undefined, lang === "fr-FR");
      assert.equal(new Set(said).size, said.length, `${game}: a step is told twice`);
      assert.ok(await page.locator(".lectern .doors .main").isEnabled(), game);
    }
    await page.locator(".lectern .doors .main").click();
    await page.waitForURL(/\/table\//);
    await page.locator(".foot .asked").waitFor();
    await leave();
  });
}

test("another card gets a kind word; who leaves comes back to the same step, with the same choice", async () => {
  const { page, leave } = await visit(browser, house.url);
  const go = await begin(page, "richelieu");
  await go(3);
  await page.locator('[data-piece="card-1.1"]').click({ force: true });
  assert.match(await page.locator(".lectern .notice").innerText(), /^Another time\. Now: Touch Normandy/);
  await go(11, true);
  const remark = await page.locator(".lectern .remark").innerText();
  await page.getByRole("link", { name: "Leave" }).click();
  await page.locator(".shelf").waitFor();
  await page.goto("/learn/richelieu");
  assert.equal(await page.locator(".lectern .remark").innerText(), remark);
  assert.match(await page.locator(".lectern .caps").innerText(), /11/);
  await page.getByRole("button", { name: "Back" }).click();
  assert.match(await page.locator(".lectern .caps").innerText(), /10/);
  await leave();
});

test("a first game by keys alone", async () => {
  const { page, leave } = await visit(browser, house.url);
  await begin(page, "richelieu");
  const step = () => page.locator(".lectern .caps").innerText();
  const press = async (wanted, what) => {
    await tabTo(page, wanted, what);
    await page.keyboard.press("Enter");
  };
  for (let number = 1; number < 7; number++) {
    const before = await step();
    assert.match(before, new RegExp(`\\b${number} of`, "i"));
    if (await page.locator(".lectern .do").count()) {
      const lit = await page.locator('.board button[aria-disabled="false"] .unseen').first().innerText();
      await press(({ name }) => name.includes(lit), `the lit card, ${lit}`);
      await press(({ name }) => name === "Confirm", "its confirmation");
    } else await press(({ name }) => name === "Go on", "the way on");
    await page.waitForFunction((told) => document.querySelector(".lectern .said") && document.querySelector(".lectern .caps").innerText !== told, before);
  }
  await leave();
});

/** A step of two lessons; of the second also the drawer of rules, its end, and the page of rules. */
async function walk(page, look, one, other) {
  for (const game of [one, other]) {
    const go = await begin(page, game);
    await go(4);
    await look(`${game}, a step`);
    await page.locator(".lectern .link").click();
    await page.locator("dialog[open] .lit").waitFor();
    assert.equal(await page.locator("dialog[open] .plate").count(), PLATES[game], game);
    if (game === other) {
      await look(`${game}, the drawer of rules`);
      await page.keyboard.press("Escape");
      await go();
      await look(`${game}, the end`);
    }
    await page.goto(`/rules/${game}`);
    await page.locator(".plate").first().waitFor();
    assert.equal(await page.locator("pre").count(), 0, "what letters drew is drawn");
  }
  await look(`${other}, the rules`);
}

test("lessons and rules on a desk", () => inspected(browser, house.url, false, (page, look) => walk(page, look, "richelieu", "louis_xiv")));
test("lessons and rules on a phone", () => inspected(browser, house.url, true, (page, look) => walk(page, look, "sun_king", "favourite")));

test("the rules stand as they are written, paragraph by paragraph", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.goto("/rules/favourite");
  await page.locator("#count > h2", { hasText: /^The count$/ }).waitFor();
  assert.equal(await page.locator("h1").count(), 1);
  assert.equal(await page.locator("#no-bastille").count(), 1, "a paragraph to which a refusal leads");
  assert.deepEqual(await page.locator(".rules ol").evaluateAll((lists) => lists.map((list) => list.start)), [1, 17], "the engine's rulings go on from the others");
  assert.equal(await page.locator(".rules table:not([tabindex='0'])").count(), 0);
  assert.doesNotMatch(await page.locator(".rules").last().innerText(), /\{#|\*\*|^\|/m);
  await page.goto("/protocol");
  await page.locator("article table").first().waitFor();
  assert.equal(await page.locator("article h1").count(), 1);
  assert.doesNotMatch((await page.locator("article :is(p, li, td, h2)").allInnerTexts()).join("\n"), /\*\*|\]\(/);
  await leave();
});
