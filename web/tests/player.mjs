/** Playing through the page, as anybody would: what is lit is touched, what is chosen is confirmed. */
import assert from "node:assert/strict";

import { assertSteady, watchShiftsFromHere } from "./shifts.mjs";

const LONGEST = 600; // moves in a game
const MOST_SHIFT = 0.2; // in all of it: what is played lies elsewhere then, and what is beside it closes up
export const LIT = [
  '.board button[aria-disabled="false"]',
  ".board button[data-thing][aria-pressed]",
  ".board :is(.deeds, .auction) button:not([disabled])",
  ".foot .asked .tray button:not([disabled])",
].join(", ");
export const WHICH = ".chooser button:not(.quiet)"; // where one thing is the beginning of several moves

/** What there is to do now: the game is over, the screen is to be passed on, all around it are asked at once, a choice, or
 * nothing yet. */
function now() {
  if (document.querySelector(".veil .end")) return "end";
  if (document.querySelector(".curtain button")) return "curtain";
  if (document.querySelector(".foot .asked .voice:not([disabled])")) return "round";
  const asked = document.querySelector(".foot .asked.mine");
  return asked && !asked.querySelector(".consequence") ? "choose" : null;
}

export async function turn(page) {
  return (await page.waitForFunction(now, null, { polling: 20 })).jsonValue();
}

/** All that may be touched to make a move: on the board, and in the tray. */
export function choices(page) {
  return page.locator(LIT).filter({ visible: true });
}

/** One move by the mouse. `which`: the number of the choice among so many. */
export async function move(page, which = () => 0) {
  assert.equal(await turn(page), "choose");
  const confirm = page.locator(".foot .asked .tray:has(.consequence) .main:not([disabled])");
  for (let step = 0; step < 40 && !(await confirm.count()); step++) {
    const narrowed = page.locator(WHICH);
    const open = (await narrowed.count()) ? narrowed : choices(page);
    const count = await open.count();
    assert.ok(count > 0, "somebody is asked, and nothing can be touched");
    await open.nth(which(count)).click();
  }
  await confirm.click();
  await page.locator(".foot .asked .consequence").waitFor({ state: "detached" });
  assert.equal(await page.locator(".foot .asked .notice").count(), 0, "a lit move was refused");
}

/** Within the page: plays on while there is something to choose, and says what stopped it, after how many moves, and
 * what was asked.
 * What is touched must be there to be touched: large enough, and covered by nothing. */
export async function playOn({ lit, which, most }) {
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const asked = (rest) => document.querySelector(`.foot .asked.mine ${rest}`);
  async function until(condition, what) {
    for (let waited = 0; waited < 2_000; waited++) {
      const found = condition();
      if (found) return found;
      await pause(10);
    }
    throw new Error(`it never came to that: ${what}`);
  }
  function touch(piece) {
    piece.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = piece.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const free = met && (piece.contains(met) || met.closest("button") === piece);
    if (!free) throw new Error(`${piece.ariaLabel ?? piece.innerText} lies below ${met?.outerHTML.slice(0, 200)}`);
    piece.click();
  }
  const asks = new Set();
  for (let moves = 0; ; moves++) {
    const what = await until(
      () =>
        (document.querySelector(".veil .end") && "end") ||
        (document.querySelector(".curtain") && "curtain") ||
        (document.querySelector(".foot .asked .voice:not([disabled])") && "round") ||
        (asked("p.line") && !asked(".consequence") && "choose"),
      "a turn",
    );
    if (what !== "choose" || moves === most) return { what, moves, asks: [...asks] };
    asks.add(asked("p.line").innerText);
    for (let step = 0; !asked(".consequence"); step++) {
      if (step === 40) throw new Error("choosing leads nowhere");
      const narrowed = document.querySelectorAll(which);
      const open = [...(narrowed.length ? narrowed : document.querySelectorAll(lit))].filter((one) => one.checkVisibility());
      if (!open.length) throw new Error(`nothing can be touched: ${asked("p.line").innerText}`);
      touch(open[Math.floor(Math.random() * open.length)]);
      await pause(0);
    }
    touch(await until(() => asked(".tray .main:not([disabled])"), "a confirmation"));
    await until(() => !asked(".consequence"), "the house’s answer");
    if (asked(".notice")) throw new Error(`a lit move was refused: ${asked(".notice").innerText}`);
  }
}

/** Plays so many moves, or to the end, or until the screen is to be passed on, or all around it are asked. */
export function play(page, most = LONGEST) {
  return page.evaluate(playOn, { lit: LIT, which: WHICH, most });
}

/** Plays to the end; how many moves that took. `curtain`: what is done before it is lifted; `round`: what is done where all
 * around one screen are asked at once, who let it be; `asks` takes what was asked. */
export async function playToTheEnd(page, { curtain = async () => {}, round = goOn, asks = [] } = {}) {
  for (let moves = 0; moves < LONGEST; ) {
    const found = await play(page);
    moves += found.moves;
    asks.push(...found.asks);
    if (found.what === "end") return moves;
    if (found.what === "round") {
      await round(page);
      continue;
    }
    assert.equal(found.what, "curtain", "the game does not end");
    await curtain();
    await page.locator(".curtain button").click();
  }
  return assert.fail("the game does not end");
}

/** Nobody around the screen has anything to say. Something else may be asked of all of them at once. */
export async function goOn(page) {
  const button = await page.locator(".foot .asked .tray .main:not([disabled])").elementHandle();
  await button.click();
  await page.waitForFunction((pressed) => !pressed.isConnected, button, { polling: 20 });
}

/** Plays to the end at a table where nothing jumps: whatever comes and goes has its place kept. */
export async function playSteadily(page, rest) {
  await turn(page);
  await watchShiftsFromHere(page);
  const moves = await playToTheEnd(page, rest);
  await assertSteady(page, MOST_SHIFT, "the table");
  return moves;
}

/** From the shelf to a table of one's own against the house. */
export async function playNow(page, game, { level, seats } = {}) {
  await page.goto("/");
  const sheet = await boxOf(page, game);
  if (seats) await sheet.getByRole("button", { name: String(seats), exact: true }).click();
  if (level) await sheet.getByRole("button", { name: level, exact: true }).click();
  await sheet.locator("button.main").click();
  await page.waitForURL(/\/table\//);
}

/** Takes a box off the shelf: the sheet on which one says how to play. */
export async function boxOf(page, game) {
  await page.locator(".shelf li", { has: page.getByRole("heading", { name: game }) }).locator("button.main").click();
  const sheet = page.locator("dialog[open]");
  await sheet.locator("button.main").waitFor();
  return sheet;
}

/** Opens the standing orders, out of the menu. */
export async function orders(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Standing orders" }).click();
  const sheet = page.getByRole("dialog", { name: "Standing orders" });
  await sheet.getByRole("button", { name: "Leave these orders" }).waitFor();
  return sheet;
}

/** All that a window will hear, line by line. */
export function overheard(page) {
  const lines = [];
  page.on("websocket", (socket) => {
    const told = [];
    lines.push(told);
    socket.on("framereceived", ({ payload }) => told.push(JSON.parse(payload)));
  });
  return lines;
}

/** In a pause whoever holds nothing is told of it once: not when somebody answers, nor that anybody may. */
export function assertDiscreet(lines) {
  const pauses = lines.map((told) => told.filter(({ pause, look, answered = [] }) => pause && !Object.keys(look.moves).length && !answered.length));
  assert.ok(pauses.flat().length > 0, "nothing to react to");
  for (const told of pauses) assert.equal(new Set(told.map(({ version }) => version)).size, told.length, "somebody's answer was told to somebody else");
}
