/** The house installed on a device: it opens though the house is away, goes on when it is back, and says when it is old. */
import assert from "node:assert/strict";
import { once } from "node:events";
import http from "node:http";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { boxOf, playNow, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const GONE = /ERR_|WebSocket|Failed to load resource|Failed to fetch/; // what a browser says of a house that is not there
const AWAY = "The house does not answer.";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Somebody who comes for the first time: the page keeps its copy, and from then on looks after itself. */
async function settled(page) {
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}
const shelf = (page) => page.getByRole("button", { name: "Play Richelieu" });

test("it can be installed, in both languages", async () => {
  for (const [lang, line] of [["en-GB", /games of the French court/], ["fr-FR", /jeux de la cour de France/]]) {
    const { page, leave } = await visit(browser, house.url, { lang, worker: true });
    await settled(page);
    const devtools = await page.context().newCDPSession(page);
    const { errors, data } = await devtools.send("Page.getAppManifest");
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    assert.deepEqual([errors, installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")], [[], []]);
    const manifest = JSON.parse(data);
    assert.match(manifest.description, line);
    for (const { src, type } of manifest.icons) {
      const answer = await page.request.get(src);
      assert.equal(answer.headers()["content-type"], type);
    }
    await leave();
  }
});

test("nothing that the house says of anybody is kept", async () => {
  const { page, leave } = await visit(browser, house.url, { worker: true });
  await settled(page);
  await playNow(page, "Richelieu", { level: "Page" });
  await turn(page);
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const foreign = kept.filter((path) => !/^\/(assets\/[\w.-]+|index\.html|favicon\.svg|icon-[\w]+\.png)$/.test(path));
  assert.deepEqual([foreign, kept.length > 20], [[], true]);
  await leave();
});

test("the house goes away and comes back: the page says so, also when it is opened meanwhile", async () => {
  const { page, leave } = await visit(browser, house.url, { worker: true, forgive: GONE });
  await settled(page);
  await boxOf(page, "Richelieu");
  await house.stop();

  await page.locator("dialog[open] button.main").click();
  await page.locator("dialog[open]").getByText(AWAY).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("status").getByText(AWAY).waitFor();

  await page.reload(); // from its own copy
  await page.getByRole("heading", { name: AWAY }).waitFor();
  await page.getByRole("link", { name: "Richelieu" }).click();
  await page.getByRole("heading", { name: "Richelieu", level: 1 }).waitFor();
  await page.goto("/table/somewhere");
  await page.getByRole("heading", { name: AWAY }).waitFor();
  await page.goto("/");

  await house.start();
  await shelf(page).waitFor();
  assert.equal(await page.getByText(AWAY).count(), 0);
  await leave();
});

test("without a house, it speaks French as well, on a phone", async () => {
  const { page, leave } = await visit(browser, house.url, { worker: true, forgive: GONE, lang: "fr-FR", size: PHONE, touch: true });
  await settled(page);
  await page.context().setOffline(true);
  await page.getByRole("status").getByText("La maison ne répond pas.").waitFor(); // before anything is asked of it
  await page.reload();
  await page.getByRole("heading", { name: "La maison ne répond pas." }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Jouer Richelieu" }).waitFor();
  await leave();
});

/** A gate before the house, behind which it can be built anew: the same page, every part under another name. */
async function gated(t) {
  const gate = { newer: false, url: "" };
  const rename = (text) => (gate.newer ? text.replaceAll(/(-[\w-]{8})\.(js|css)\b/g, "$1.newer.$2") : text);
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(house.url + request.url.replace(".newer.", "."), { headers: { "X-Antichambre": "1" } });
    const type = answer.headers.get("content-type");
    if (gate.newer && /assets.*(?<!newer)\.(js|css)$/.test(request.url)) return response.writeHead(404).end();
    const body = /html|javascript/.test(type) ? rename(await answer.text()) : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": type, "cache-control": "no-cache" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  gate.url = `http://127.0.0.1:${server.address().port}`;
  return gate;
}

test("a page that is older than the house says so, once, and goes on", async (t) => {
  const gate = await gated(t);
  const { page, leave } = await visit(browser, gate.url, { worker: true });
  const newer = page.getByText("The house has a newer page.");
  const script = () => page.locator("script[type=module]").getAttribute("src");
  await settled(page);
  assert.equal(await newer.count(), 0, "a first visit is no news");
  const old = await script();

  gate.newer = true;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await newer.waitFor();
  await page.getByRole("link", { name: "Rules Richelieu" }).click(); // a part of the old page, which the new house no longer has
  await page.getByRole("heading", { name: "Richelieu", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Load the page anew" }).click();
  await page.waitForFunction((src) => document.querySelector("script[type=module]")?.getAttribute("src") !== src, old);
  await page.getByRole("heading", { name: "Richelieu", level: 1 }).waitFor();
  assert.match(await script(), /newer/);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.reload();
  await page.getByRole("heading", { name: "Richelieu", level: 1 }).waitFor();
  assert.equal(await newer.count(), 0);
  await leave();
});

/** What needs no game to be looked at. */
async function walk(page, look) {
  for (const path of ["/about", "/protocol"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(path);
  }
  await page.route("**/api/**", (route) => route.fulfill({ body: "" })); // a gate that answers for a house which is not there
  await page.goto("/");
  await page.getByRole("heading", { name: AWAY }).waitFor();
  await look("a house that is away");
}

for (const where of ["a desk", "a phone"]) {
  test(`how it is built, on ${where}`, () => inspected(browser, house.url, where === "a phone", walk));
}
