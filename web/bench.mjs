/** How long a player waits: from the tap that confirms a move to its acknowledgement on the screen, painted. A real
 * house on this machine, every move durable, Chromium without a graphics card; movement off, which comes after it.
 *
 *     make bench-pages
 */
import { House } from "./tests/house.mjs";
import { LIT, playNow, WHICH } from "./tests/player.mjs";
import { DESK, openBrowser, PHONE, visit } from "./tests/visitor.mjs";

const GAMES = (process.argv[2] ?? "Richelieu,Sun King").split(",");
const MOVES = 40;

/** Within the page: plays at once whatever is lit, and notes how long each move took. */
async function timed({ most, lit, which }) {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const mine = (rest) => document.querySelector(`.foot .asked.mine ${rest}`);
  const times = [];
  while (times.length < most && !document.querySelector(".veil .end")) {
    await pause(5);
    if (!mine("p.line")) continue;
    const narrowed = document.querySelectorAll(which);
    const open = [...(narrowed.length ? narrowed : document.querySelectorAll(lit))].filter((one) => one.checkVisibility());
    if (!mine(".consequence")) open[Math.floor(Math.random() * open.length)]?.click();
    await pause(30);
    const confirm = mine(".tray:has(.consequence) .main:not([disabled])");
    if (!confirm) continue;
    const began = performance.now();
    confirm.click();
    while (mine(".consequence")) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))); // painted
    times.push(performance.now() - began);
  }
  return times;
}

const [house, browser] = await Promise.all([House.open(), openBrowser()]);
for (const game of GAMES) {
  for (const [name, how] of [["desk", { size: DESK }], ["phone", { size: PHONE, touch: true }]]) {
    const { page, leave } = await visit(browser, house.url, how);
    await playNow(page, game, { level: "Page" });
    const times = (await page.evaluate(timed, { most: MOVES, lit: LIT, which: WHICH })).sort((one, other) => one - other);
    const at = (share) => times[Math.floor(times.length * share)].toFixed(0);
    console.log(`${game}, ${name}: ${at(0.5)} ms from tap to acknowledged move on screen (median of ${times.length}; nine in ten below ${at(0.9)} ms)`);
    await leave();
  }
}
await Promise.all([house.close(), browser.close()]);
