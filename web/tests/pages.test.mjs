/** Every page in every light and size: nothing that axe finds, nothing too small for a finger, nothing beyond the edge. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { boxOf, playNow, turn } from "./player.mjs";
import { assertSteady, watchShifts } from "./shifts.mjs";
import { openBrowser, visit } from "./visitor.mjs";

const MOST_WEIGHT = 150_000;
const MOST_SHIFT = 0.05;

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Takes a visitor everywhere, and lets everything be looked at. */
async function walk(page, look) {
  await page.goto("/");
  await page.locator(".shelf button.main").first().waitFor();
  await look("home");
  await page.locator("header button").click();
  await page.locator("dialog[open] .switch").first().waitFor();
  await look("settings");
  await page.keyboard.press("Escape");
  await boxOf(page, "Sun King");
  await look("a new table");
  await page.locator("dialog[open]").getByRole("button", { name: "Open a table" }).click();
  await page.getByLabel("Link to this table").waitFor();
  await look("the waiting room");
  for (const path of ["/rules/richelieu", "/rules/sun_king"]) {
    await page.goto(path);
    await page.getByRole("heading").first().waitFor();
    await look(path);
  }
  await page.goto("/atelier");
  await page.getByRole("heading").first().waitFor();
  await look("the atelier");
  await page.goto("/replay");
  await page.getByLabel("A record file").waitFor();
  await look("no replay yet");
  await page.goto("/table/no-such-table");
  await page.locator(".notice a").waitFor();
  await look("no such table");
}

for (const where of ["a desk", "a phone"]) {
  test(`every page on ${where}`, () => inspected(browser, house.url, where === "a phone", walk));
}

test("a first visit is light, and hardly anything shifts", async (t) => {
  const { page, leave } = await visit(browser, house.url, { motion: true });
  await watchShifts(page);
  const sent = [];
  page.on("requestfinished", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) sent.push(request.sizes());
  });
  const weight = async () => (await Promise.all(sent)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.goto("/", { waitUntil: "networkidle" });
  const home = await weight();
  assert.ok(home < MOST_WEIGHT, `${home} bytes of script and style`);
  await assertSteady(page, MOST_SHIFT, "home");
  await playNow(page, "Richelieu");
  await turn(page);
  t.diagnostic(`script and style: ${Math.round(home / 1000)} kB for home, ${Math.round((await weight()) / 1000)} kB with the table of Richelieu`);
  await leave();
});

test("the language is changed where one is", async () => {
  const { page, leave } = await visit(browser, house.url, { lang: "fr-FR" });
  await page.goto("/");
  await page.getByRole("button", { name: "Jouer Richelieu" }).waitFor();
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play Richelieu" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.reload();
  await page.getByRole("button", { name: "Play Richelieu" }).waitFor();
  await leave();
});
