/** Fair deals: every page adds its part, also over plain http from another machine and at a rematch; and after the game
 * anybody can check it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { playNow, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const NAME = "salon.lan"; // a name of the local network: no secure context
const forgive = /^The Cross-Origin-Opener-Policy header has been ignored/; // which such a page is told of

let house, browser, away;
before(async () => {
  house = await House.open();
  browser = await openBrowser(`--host-resolver-rules=MAP ${NAME} 127.0.0.1`);
  away = house.url.replace("127.0.0.1", NAME);
});
after(() => Promise.all([house?.close(), browser?.close()]));

const ask = (page, method, path, body) =>
  page.evaluate(async ([how, where, what]) => {
    const answer = await fetch(where, { method: how, headers: { "X-Antichambre": "1", "Content-Type": "application/json" }, body: what && JSON.stringify(what) });
    return answer.json();
  }, [method, path, body]);
const tableOf = (page) => page.url().match(/\/table\/(\w+)/)[1];
const seen = (page) => ask(page, "GET", `/api/tables/${tableOf(page)}`);
const hashed = (salt) => createHash("sha256").update(salt).digest("hex");

/** Ends the game of whoever sits here, and goes to the page of its deal. */
async function resignAndCheck(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("link", { name: "Check the deal" }).click();
  await page.locator(".verdict").waitFor();
}

test("over plain http from another machine a page pledges its salt, and it is in the record", async () => {
  const { page, leave } = await visit(browser, away, { size: PHONE, forgive });
  await page.goto("/");
  assert.deepEqual(await page.evaluate(() => [isSecureContext, typeof crypto.subtle]), [false, "undefined"]);
  await playNow(page, "Richelieu");
  await turn(page);
  const table = tableOf(page);
  const told = await seen(page);
  const own = told.chairs.find((chair) => chair.person);
  assert.equal(own.pledge, hashed(own.salt));
  const kept = await page.evaluate((name) => JSON.parse(localStorage.getItem("antichambre.deals"))[name], table);
  assert.deepEqual([kept.commitment, kept.salts[own.pledge]], [told.commitment, own.salt]);

  await resignAndCheck(page);
  assert.equal(await page.locator(".verdict h2").innerText(), "The deal was fair, and you made sure of it.");
  await page.getByText("it is the deal that the house shows in the replay").waitFor();
  assert.equal(await page.locator(".mark").count(), 6);
  assert.equal(await page.locator(".mark:is(.broken, .unseen)").count(), 0);
  assert.ok((await page.locator("article").innerText()).includes(own.salt), "nobody is shown their own salt");

  // The command that it hands out holds elsewhere.
  const folder = mkdtempSync(join(tmpdir(), "antichambre-deal-"));
  try {
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Save the record" }).click()]);
    await file.saveAs(join(folder, file.suggestedFilename()));
    const [program, ...words] = (await page.getByLabel("The command").inputValue()).replaceAll("\\\n", "").split(/\s+/);
    assert.equal(program, "antichambre");
    const python = process.env.HOUSE_PYTHON ?? "python3";
    const said = execFileSync(python, ["-m", "antichambre", ...words, "--lang", "en"], { cwd: folder, encoding: "utf8" });
    assert.match(said, /Your salt is in the seed/);
    assert.match(said, /the pledges are the ones you gave/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await page.getByRole("button", { name: "Copy the command" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await leave();
});

for (const phone of [false, true]) {
  test(`the page of a deal is sound on ${phone ? "a phone" : "a desk"}`, () =>
    inspected(browser, house.url, phone, async (page, look) => {
      await playNow(page, "Richelieu");
      await turn(page);
      await page.goto(`/table/${tableOf(page)}/deal`);
      await page.getByText("The game is still being played").waitFor();
      await look("a deal that is not over");
      await page.goBack();
      await resignAndCheck(page);
      await look("a deal");
    }));
}

test("a house that deals from something else than it showed is found out by the page", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.goto("/");
  await playNow(page, "Richelieu");
  await turn(page);
  await resignAndCheck(page);
  const verdict = () => page.locator(".verdict h2").innerText();
  const lies = {
    "another commitment": (kept) => (kept.commitment = "0".repeat(64)),
    "another pledge": (kept) => (kept.pledges[Object.keys(kept.pledges)[0]] = "0".repeat(64)),
    "a pledge more": (kept) => (kept.pledges[7] = "0".repeat(64)),
    "another salt": (kept) => (kept.salts[Object.keys(kept.salts)[0]] = "0".repeat(32)),
  };
  const honest = await page.evaluate(() => localStorage.getItem("antichambre.deals"));
  const table = tableOf(page);
  for (const [what, lie] of Object.entries(lies)) {
    const all = JSON.parse(honest);
    lie(all[table]);
    await page.evaluate((text) => localStorage.setItem("antichambre.deals", text), JSON.stringify(all));
    await page.reload();
    await page.locator(".verdict").waitFor();
    assert.equal(await verdict(), "Something does not hold.", what);
    assert.ok((await page.locator(".mark.broken").count()) > 0, what);
  }
  await page.evaluate(() => localStorage.removeItem("antichambre.deals"));
  await page.reload();
  await page.locator(".verdict").waitFor();
  assert.equal(await verdict(), "Everything agrees, and you have the house’s word for it.", "a browser that was not there says so");
  await leave();
});

test("the page deals each game anew, and finds a card that lies elsewhere", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.goto("/");
  await playNow(page, "Richelieu"); // one has said a name
  const seats = { richelieu: [2], sun_king: [2, 3, 6], favourite: [2, 3, 4], louis_xiv: [2, 3, 4] };
  for (const [game, numbers] of Object.entries(seats))
    for (const number of numbers) {
      const variant = game === "richelieu" ? { deck: "plain" } : {};
      const chairs = Array.from({ length: number }, () => ({ me: true }));
      const { table } = await ask(page, "POST", "/api/tables", { setup: { game, seats: number, variant }, chairs, start: true });
      for (let seat = 1; seat < number; seat++) await ask(page, "POST", `/api/tables/${table}/acts`, { act: "resign", seat });
      await page.goto(`/table/${table}/deal`);
      await page.getByText("it is the deal that the house shows in the replay").waitFor();
      assert.equal(await page.locator(".verdict h2").innerText(), "The house dealt alone.", `${game} ${number}`);
    }
  // Its last game, with another hand in the replay than follows from the seed.
  await page.route("**/replay?seat=1", async (route) => {
    const answer = await route.fetch();
    const told = await answer.json();
    told.steps[0].view.seats[1].hand.pop();
    await route.fulfill({ json: told });
  });
  await page.reload();
  await page.getByText("It is not the deal that the house shows in the replay.").waitFor();
  assert.equal(await page.locator(".verdict h2").innerText(), "Something does not hold.");
  await leave();
});

test("a rematch waits until everybody's page has come with a part of its own", async () => {
  const anne = await visit(browser, house.url);
  const bruno = await visit(browser, away, { size: PHONE, forgive });
  await anne.page.goto("/");
  await bruno.page.goto("/");
  await ask(anne.page, "POST", "/api/me", { name: "Anne" });
  await ask(bruno.page, "POST", "/api/me", { name: "Bruno" });
  const setup = { game: "richelieu", seats: 2 };
  const { table } = await ask(anne.page, "POST", "/api/tables", { setup, chairs: [{ me: true }] });
  await anne.page.goto(`/table/${table}`);
  await bruno.page.goto(`/table/${table}`);
  assert.match(await anne.page.locator("li", { hasText: "Anne" }).innerText(), /adds nothing to the deal/);
  await bruno.page.getByRole("button", { name: "Sit down" }).click();
  await anne.page.getByRole("button", { name: "Begin the game" }).click();
  await anne.page.locator(".board").waitFor();
  await ask(anne.page, "POST", `/api/tables/${table}/acts`, { act: "abort" });

  await anne.page.getByRole("button", { name: "Once more" }).click();
  await anne.page.locator(".room").waitFor();
  await anne.page.locator("li", { hasText: "Bruno" }).getByText("has not come yet").waitFor();
  assert.equal(await anne.page.getByRole("button", { name: "Begin the game" }).count(), 0);
  await bruno.page.getByRole("link", { name: "Once more: join" }).click();
  await anne.page.getByRole("button", { name: "Begin the game" }).click();
  await bruno.page.locator(".board").waitFor();
  const { chairs } = await seen(anne.page);
  for (const chair of chairs) assert.equal(chair.pledge, hashed(chair.salt));
  assert.equal(new Set(chairs.map((chair) => chair.salt)).size, 2);
  await anne.leave();
  await bruno.leave();
});

test("a salt that is kept in another browser is missed by all, and whoever cannot show it stands up", async () => {
  const [anne, elsewhere, bruno] = [await visit(browser, house.url), await visit(browser, house.url), await visit(browser, house.url)];
  await anne.page.goto("/");
  await ask(anne.page, "POST", "/api/me", { name: "Anne" });
  const setup = { game: "richelieu", seats: 2, clock: { kind: "slow", days: 1 } };
  const { table } = await ask(anne.page, "POST", "/api/tables", { setup, chairs: [] });
  await anne.page.goto(`/table/${table}`);
  await anne.page.getByRole("button", { name: "Sit down" }).first().click();
  await anne.page.getByRole("button", { name: "Stand up" }).waitFor();
  await elsewhere.page.context().addCookies(await anne.page.context().cookies());
  await anne.leave();
  await bruno.page.goto(`/table/${table}`);
  await bruno.page.getByRole("button", { name: "Sit down" }).click();
  await bruno.page.getByRole("button", { name: "Begin the game" }).click();
  await bruno.page.getByText("Waiting for: Anne.").waitFor();

  await elsewhere.page.goto(`/table/${table}`);
  await elsewhere.page.getByText("kept in the browser in which you sat down").waitFor();
  await elsewhere.page.getByRole("button", { name: "Stand up" }).click();
  await elsewhere.page.getByRole("button", { name: "Sit down" }).click();
  await bruno.page.getByText("Nothing was dealt").waitFor();
  await elsewhere.page.getByRole("button", { name: "Begin the game" }).click();
  for (const { page } of [elsewhere, bruno]) await page.locator(".board").waitFor();
  for (const chair of (await seen(bruno.page)).chairs) assert.equal(chair.pledge, hashed(chair.salt));
  await elsewhere.leave();
  await bruno.leave();
});
