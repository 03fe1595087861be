/** The same house in Firefox: a whole game of Richelieu, and some moves at every other table. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { Firefox, firefoxHere } from "./firefox.mjs";
import { House } from "./house.mjs";
import { LIT, playOn, WHICH } from "./player.mjs";

const path = firefoxHere();
const skip = path ? false : "no Firefox on this machine";
const WHOLE = 600;

let house, firefox;
before(async () => {
  if (skip) return;
  [house, firefox] = await Promise.all([House.open(), Firefox.open(path)]);
});
after(() => Promise.all([house?.close(), firefox?.close()]));

/** From the shelf to a table against pages, as a visitor would: two clicks, and one for the opponent. */
async function sit(game) {
  await firefox.go(house.url);
  await firefox.until((name) => {
    const box = [...document.querySelectorAll(".shelf li")].find((one) => one.querySelector("h3").textContent.includes(name));
    box?.querySelector("button.main").click();
    return box !== undefined;
  }, game);
  await firefox.until(() => {
    const level = [...document.querySelectorAll("dialog[open] .levels button")].find((one) => one.textContent.trim() === "Page");
    level?.click();
    return level !== undefined;
  });
  await firefox.until(() => {
    document.querySelector("dialog[open] section button.main")?.click();
    return location.pathname.startsWith("/table/");
  });
  await firefox.run(() => {
    window.complaints = [];
    addEventListener("error", (event) => window.complaints.push(event.message));
    addEventListener("unhandledrejection", (event) => window.complaints.push(String(event.reason)));
  });
}

function play(most) {
  return firefox.run(playOn, { lit: LIT, which: WHICH, most });
}

/** Nothing complained, and nothing reaches beyond the edge. */
async function looked(name) {
  const { complaints, wide } = await firefox.run(() => ({ complaints: window.complaints, wide: document.documentElement.scrollWidth - innerWidth }));
  assert.deepEqual(complaints, [], name);
  assert.ok(wide <= 0, `${name} is ${wide} px too wide`);
}

test("a whole game of Richelieu", { skip }, async () => {
  await sit("Richelieu");
  const { what, moves } = await play(WHOLE);
  assert.equal(what, "end");
  assert.ok(moves >= 10);
  await looked("Richelieu");
});

for (const game of ["Sun King", "Favourite", "Louis XIV"]) {
  test(`some moves of ${game}, on a phone as well`, { skip }, async () => {
    await sit(game);
    await play(3);
    await looked(game);
    await firefox.size(480, 800); // as narrow as its windows become
    await play(2);
    await looked(`${game}, narrow`);
    await firefox.size(1440, 900);
  });
}
