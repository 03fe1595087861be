/** Pictures of every page and of all tables, at five sizes, by day and by candle-light, in both languages, into
 * screenshots/: for the eye, not for the repository.
 *
 *     make screenshots
 *     node screenshots.mjs en            # one language
 *     node screenshots.mjs fr favourite  # and one part of it
 */
import { mkdir, rm } from "node:fs/promises";

import { House } from "./tests/house.mjs";
import { SMALL } from "./tests/phone.mjs";
import { boxOf, choices, play, playNow, playToTheEnd, turn } from "./tests/player.mjs";
import { DESK, openBrowser, PHONE, visit } from "./tests/visitor.mjs";

const FOLDER = new URL("screenshots/", import.meta.url);
const SIZES = { desk: DESK, wide: { width: 1920, height: 1080 }, tablet: { width: 820, height: 1180 }, phone: PHONE, small: SMALL };
const THEMES = ["day", "night"];
const SAID = {
  en: { locale: "en-GB", page: "Page", sunKing: "Sun King", favourite: "Favourite", louis: "Louis XIV", invite: "Open a table" },
  fr: { locale: "fr-FR", page: "Page", sunKing: "Roi Soleil", favourite: "Favori", louis: "Louis XIV", invite: "Ouvrir une table" },
};
const PATIENCE = 6; // games, until one has an auction

/** Takes what is on the page in every size and light. */
async function take(page, lang, name, whole = false) {
  await mkdir(new URL(`${name}/`, FOLDER), { recursive: true });
  for (const [size, box] of Object.entries(SIZES)) {
    await page.setViewportSize(box);
    for (const theme of THEMES) {
      await page.evaluate((light) => (document.documentElement.dataset.theme = light), theme);
      await page.waitForFunction(() => document.fonts.status === "loaded" && !document.getAnimations().length);
      await page.screenshot({ path: new URL(`${name}/${size}-${theme}-${lang}.png`, FOLDER).pathname, fullPage: whole });
    }
  }
  await page.setViewportSize(DESK);
}

async function pages(page, lang) {
  const said = SAID[lang];
  await page.goto("/");
  await page.locator(".shelf button.main").first().waitFor();
  await take(page, lang, "home", true);
  await page.locator("header button").click();
  await take(page, lang, "settings");
  await page.keyboard.press("Escape");
  const sheet = await boxOf(page, said.sunKing);
  await take(page, lang, "new-table");
  await sheet.getByRole("button", { name: said.invite }).click();
  await page.locator(".invitation").waitFor();
  await take(page, lang, "waiting-room");
  for (const [name, path] of [["rules", "/rules/richelieu"], ["atelier", "/atelier"]]) {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    await take(page, lang, name, name === "atelier");
  }
}

async function richelieu(page, lang) {
  await playNow(page, "Richelieu", { level: SAID[lang].page });
  await turn(page);
  await take(page, lang, "richelieu-start");
  await play(page, 14);
  await choices(page).first().click();
  await take(page, lang, "richelieu-middle");
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await take(page, lang, "richelieu-end");
  await page.locator(".end a[href^='/replay/']").click();
  await page.getByRole("slider").waitFor();
  await page.getByRole("slider").fill("20");
  await take(page, lang, "replay");
}

/** Games are short or long, and not in every one is one asked to bid: several are begun until all was seen. */
async function sunKing(page, lang, seats) {
  const wanted = new Set(["start", "auction", "middle"]);
  for (let game = 0; game < PATIENCE && wanted.size; game++) {
    await playNow(page, SAID[lang].sunKing, { level: SAID[lang].page, seats });
    for (let moves = 0; (await turn(page)) === "choose"; moves++) {
      const bidding = await page.locator(".auction .stepper").count();
      const state = bidding ? "auction" : moves >= 12 ? "middle" : "start";
      if (wanted.delete(state)) await take(page, lang, `sun-king-${seats}-${state}`);
      await play(page, 1);
    }
  }
  await take(page, lang, `sun-king-${seats}-end`);
}

/** A game that asks on in the same manner from the deal to the end: three pictures tell it. */
async function table(page, lang, title, name, seats) {
  await playNow(page, title, { level: SAID[lang].page, seats });
  await turn(page);
  await take(page, lang, `${name}-start`);
  if ((await play(page, 9)).what === "choose") {
    await choices(page).first().click();
    await take(page, lang, `${name}-middle`);
    await page.keyboard.press("Escape");
  }
  await playToTheEnd(page);
  await take(page, lang, `${name}-end`);
}

const PARTS = {
  pages,
  richelieu,
  "sun-king": (page, lang) => sunKing(page, lang, 4),
  "sun-king-pair": (page, lang) => sunKing(page, lang, 2),
  "sun-king-six": (page, lang) => sunKing(page, lang, 6),
  favourite: (page, lang) => table(page, lang, SAID[lang].favourite, "favourite", 4),
  "louis-xiv": (page, lang) => table(page, lang, SAID[lang].louis, "louis-xiv", 4),
};

const wanted = process.argv.slice(2);
const some = (all) => (all.some((one) => wanted.includes(one)) ? all.filter((one) => wanted.includes(one)) : all);
if (!wanted.length) await rm(FOLDER, { recursive: true, force: true });
const [house, browser] = await Promise.all([House.open(), openBrowser()]);
for (const lang of some(Object.keys(SAID))) {
  for (const part of some(Object.keys(PARTS))) {
    const { page, leave } = await visit(browser, house.url, { lang: SAID[lang].locale });
    await PARTS[part](page, lang);
    await leave();
  }
}
await Promise.all([house.close(), browser.close()]);
console.log(`The pictures are in ${FOLDER.pathname}`);
