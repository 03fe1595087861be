/** The review of a game: the cardinal reads it, and what was thought of it can be gone through, by anybody and anywhere. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const MOVES = 6;
const PATIENCE = 90_000;

let house, browser, table;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Within the page: Anne and Bette play some moves, the first that comes to mind; then Bette has had enough. */
async function playAndResign(moves) {
  const headers = { "X-Antichambre": "1", "Content-Type": "application/json" };
  const post = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const chairs = [{ me: true, name: "Anne" }, { me: true, name: "Bette" }];
  const { table } = await post("/api/tables", { setup: { game: "richelieu", seats: 2 }, chairs, start: true });
  let seen = await (await fetch(`/api/tables/${table}`)).json();
  for (let number = 0; number < moves; number++) {
    const [[seat, legal]] = Object.entries(seen.look.moves);
    seen = await post(`/api/tables/${table}/acts`, { act: "move", version: seen.version, seat: Number(seat), move: legal[0] });
  }
  if (moves) await post(`/api/tables/${table}/acts`, { act: "resign", seat: 1 });
  return table;
}

async function arrived(options = {}) {
  const visitor = await visit(browser, house.url, options);
  await visitor.page.goto("/");
  await visitor.page.locator(".shelf button.main").first().waitFor();
  return visitor;
}

test("a game is reviewed, and gone through by keyboard", async () => {
  const { page, leave } = await arrived();
  await page.evaluate(() => fetch("/api/me", { method: "POST", headers: { "X-Antichambre": "1", "Content-Type": "application/json" }, body: '{"name": "Ninon", "lang": "en"}' }));
  table = await page.evaluate(playAndResign, MOVES);
  await page.goto(`/table/${table}`);
  await page.getByRole("dialog").getByRole("link", { name: "Review" }).click();

  const progress = page.getByRole("progressbar", { name: "How far the review is" });
  await progress.waitFor();
  await page.waitForFunction(() => document.querySelector("progress")?.value > 0, null, { timeout: PATIENCE });

  const curve = page.getByRole("slider", { name: "The chance to win, move by move" });
  await curve.waitFor({ timeout: PATIENCE });
  await page.getByText("Anne wins.").waitFor();
  assert.equal(await curve.getAttribute("aria-valuemax"), String(MOVES));
  await curve.focus();
  await page.keyboard.press("Home");
  assert.match(await curve.getAttribute("aria-valuetext"), /^Move 0 of 6\. The deal\./);
  await page.keyboard.press("ArrowRight");
  assert.equal(await curve.getAttribute("aria-valuenow"), "1");
  const told = await curve.getAttribute("aria-valuetext");
  assert.match(told, /^Move 1 of 6\./);
  assert.match(told, /Anne: \d+ in 100\./);
  await page.keyboard.press("End");
  assert.match(await curve.getAttribute("aria-valuetext"), /Anne: 100 in 100\. Bette: 0 in 100\.$/, "what came of it");

  // The first legal moves of a game are no good ones.
  const moments = page.locator("ol .moment");
  const count = await moments.count();
  assert.ok(count >= 1 && count <= 3, `${count} moments`);
  const losses = (await moments.locator(".what > span").allInnerTexts()).map((text) => Number.parseInt(text, 10));
  assert.deepEqual(losses, [...losses].sort((one, other) => other - one), "the dearest first");
  await moments.last().focus();
  await page.keyboard.press("Enter");
  assert.equal(await moments.last().getAttribute("aria-pressed"), "true");
  const step = Number(/Move (\d+)/.exec(await moments.last().innerText())[1]);
  assert.equal(await curve.getAttribute("aria-valuenow"), String(step), "the curve goes there");

  // Both moves, in words and on the table; the figures of the two differ by what was given away.
  const ways = page.getByRole("group", { name: "Two ways to play" }).getByRole("button");
  await ways.nth(1).waitFor(); // the table is fetched as another player saw it
  assert.equal(await ways.count(), 2);
  const games = (await ways.locator(".games").allInnerTexts()).map((text) => Number.parseInt(text, 10) || 0);
  assert.equal(games[1] - games[0], losses.at(-1));
  assert.equal(await ways.nth(1).getAttribute("aria-pressed"), "true");
  await ways.nth(0).focus();
  await page.keyboard.press("Space");
  assert.equal(await ways.nth(0).getAttribute("aria-pressed"), "true");

  await page.getByRole("link", { name: "Look at it in the replay" }).click();
  await page.getByLabel("As seen by").waitFor();
  assert.equal(await page.locator(".number").innerText(), `${step - 1}/${MOVES}`);
  assert.match(await page.getByLabel("As seen by").locator("option:checked").innerText(), /Anne|Bette/);
  await page.getByRole("link", { name: "Review" }).click();
  await curve.waitFor();
  await leave();
});

test("the next visitor has it at once, in French, and on a phone", async () => {
  const { page, leave } = await arrived({ lang: "fr-FR", size: PHONE, touch: true });
  const asked = [];
  page.on("request", (request) => request.url().endsWith("/review") && request.method() === "GET" && request.resourceType() === "fetch" && asked.push(request.url()));
  await page.goto(`/table/${table}/review`);
  const curve = page.getByRole("slider", { name: "La chance de gagner, coup après coup" });
  await curve.waitFor();
  assert.deepEqual(asked, [], "nothing to wait for");
  const { x, y, width, height } = await curve.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  assert.match(await curve.getAttribute("aria-valuetext"), new RegExp(`^Coup [234] sur ${MOVES}\\.`));
  await page.getByRole("button", { name: "Un coup en avant" }).tap();
  await page.getByRole("group", { name: "Les moments de qui" }).getByRole("button", { name: "Bette" }).tap();
  assert.ok(!(await page.locator("ol .moment, .moments p").allInnerTexts()).some((text) => text.includes("Anne")));
  if (await page.locator("ol .moment").count()) await page.locator(".ways", { hasText: /Bette a joué/i }).waitFor();
  await page.locator("details summary").tap();
  const rows = await page.locator("details tbody tr").count();
  assert.ok(rows > 1 && rows <= MOVES, `${rows} decisions in ${MOVES} moves`);
  await leave();
});

for (const where of ["a desk", "a phone"]) {
  test(`every light and size, on ${where}`, () =>
    inspected(browser, house.url, where === "a phone", async (page, look) => {
      const reading = { state: "reading", progress: 0.4, outcome: [], verdicts: [], moments: [] };
      await page.route("**/api/tables/*/review", (route) => route.fulfill({ json: reading }));
      await page.goto(`/table/${table}/review`);
      await page.getByRole("progressbar").waitFor();
      await look("the cardinal reads");
      await page.unroute("**/api/tables/*/review");
      await page.reload();
      await page.getByRole("slider").waitFor();
      await page.locator(".ways button").first().waitFor();
      await look("the review");
    }));
}

test("a game that goes on keeps its secrets", async () => {
  const { page, leave } = await arrived({ forgive: /409/ });
  await page.evaluate(() => fetch("/api/me", { method: "POST", headers: { "X-Antichambre": "1", "Content-Type": "application/json" }, body: '{"name": "Bruno", "lang": "en"}' }));
  const running = await page.evaluate(playAndResign, 0);
  await page.goto(`/table/${running}/review`);
  await page.getByText("A game can be reviewed when it is over").waitFor();
  await leave();
});

/** Within the page: a Favourite around one screen, until somebody has rolled and the other had nothing to say; then it ends. */
async function rollAndResign() {
  const headers = { "X-Antichambre": "1", "Content-Type": "application/json" };
  const post = async (path, body) => (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  const chairs = [{ me: true, name: "Anne" }, { me: true, name: "Bette" }];
  const { table } = await post("/api/tables", { setup: { game: "favourite", seats: 2 }, chairs, start: true });
  const see = async () => (await fetch(`/api/tables/${table}`)).json();
  for (let seen = await see(); seen.plies < 3; seen = await see()) {
    const [asked] = Object.entries(seen.look.moves); // nobody, until what was answered in a pause is written
    const wanted = asked?.[1].find((move) => /^(roll|let it be|take nothing)$/.test(move));
    if (wanted) await post(`/api/tables/${table}/acts`, { act: "move", version: seen.version, seat: Number(asked[0]), move: wanted });
  }
  await post(`/api/tables/${table}/acts`, { act: "resign", seat: 1 });
  return table;
}

test("a silence that was no choice is passed over", async () => {
  const { page, leave } = await arrived();
  await page.evaluate(() => fetch("/api/me", { method: "POST", headers: { "X-Antichambre": "1", "Content-Type": "application/json" }, body: '{"name": "Ninon", "lang": "en"}' }));
  await page.goto(`/table/${await page.evaluate(rollAndResign)}/review`);
  const curve = page.getByRole("slider", { name: "The chance to win, move by move" });
  await curve.waitFor({ timeout: PATIENCE });
  await curve.focus();
  const chosen = (await page.locator("tbody tr").evaluateAll((rows) => rows.map((row) => row.cells[0].textContent.trim()))).includes("2"); // a Lieutenant was let be
  for (const [key, step] of [["Home", "0"], ["ArrowRight", "1"], ["ArrowRight", chosen ? "2" : "3"], ["End", "3"], ["ArrowLeft", chosen ? "2" : "1"]]) {
    await page.keyboard.press(key);
    assert.equal(await curve.getAttribute("aria-valuenow"), step);
    assert.match(await page.locator("p.told").innerText(), /\S/);
  }
  await leave();
});
