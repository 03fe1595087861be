/** Both tables in every light and size, from the deal to the replay: nothing that axe finds, nothing too small for a
 * finger, nothing beyond the edge. */
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { choices, play, playNow, playToTheEnd, turn } from "./player.mjs";
import { openBrowser } from "./visitor.mjs";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** The table of a game: as it begins, a choice, what is refused, the menu, the end. */
async function sit(page, look, game, seats) {
  await playNow(page, game, { level: "Page", seats });
  await turn(page);
  await look(`${game}, the beginning`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog[open] h3").waitFor();
  await look(`${game}, the menu`);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await page.locator("dialog[open] h3").first().waitFor();
  await look(`${game}, the rules`);
  await page.keyboard.press("Escape");
  if ((await play(page, 12)).what === "choose") {
    await choices(page).first().click();
    await look(`${game}, a choice`);
    await page.keyboard.press("Escape");
  }
  if (seats) await playNow(page, game, { level: "Page", seats: 2 }); // sooner over
  await playToTheEnd(page);
  await look(`${game}, the end`);
  await page.locator(".end").getByRole("link", { name: "Replay" }).click();
  await page.getByRole("slider").waitFor();
  await look(`${game}, the replay`);
}

for (const [game, seats] of [["Richelieu", 0], ["Sun King", 6]]) {
  for (const where of ["a desk", "a phone"]) {
    test(`${game} on ${where}`, () => inspected(browser, house.url, where === "a phone", (page, look) => sit(page, look, game, seats)));
  }
}
