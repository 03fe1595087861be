/** Being somebody: from a guest's first game to an account on two devices, what one has played, and leaving for good. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { House } from "./house.mjs";
import { inspected } from "./inspection.mjs";
import { playNow, turn } from "./player.mjs";
import { openBrowser, PHONE, visit } from "./visitor.mjs";

const PASSWORD = "a long and secret sentence";

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(() => Promise.all([house?.close(), browser?.close()]));

/** Within the page, over HTTP: games of Richelieu against the page, played to the end with the first legal moves. */
async function finishGames({ name, count }) {
  const ask = async (method, path, body) => {
    const answer = await fetch(path, { method, headers: { "X-Antichambre": "1", "Content-Type": "application/json" }, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  const { person } = await ask("POST", "/api/me", { name });
  for (let game = 0; game < count; game++) {
    const setup = { game: "richelieu", seats: 2, variant: { short: true } };
    const { table } = await ask("POST", "/api/tables", { setup, chairs: [{ me: true }, { level: "page" }], start: true });
    for (let seen = await ask("GET", `/api/tables/${table}`); seen.status !== "over"; ) {
      const [move] = seen.look?.moves["0"] ?? [];
      if (!move) await pause();
      const act = { act: "move", version: seen.version, seat: 0, move };
      seen = move ? await ask("POST", `/api/tables/${table}/acts`, act) : await ask("GET", `/api/tables/${table}`);
    }
  }
  while ((await ask("GET", `/api/people/${person}/games`)).length < count) await pause();
  return person;
}

/** What a click saves, as bytes. */
async function saved(page, link) {
  const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
  return readFile(await file.path());
}

/** The names of what lies in a zip, out of its directory. */
function inZip(bytes) {
  const names = [];
  for (let at = bytes.indexOf("PK\x01\x02"); at >= 0; at = bytes.indexOf("PK\x01\x02", at + 4)) {
    names.push(bytes.toString("utf8", at + 46, at + 46 + bytes.readUInt16LE(at + 28)));
  }
  return names;
}

const focused = (page) => page.evaluate(() => document.activeElement?.textContent.trim());

test("a guest plays, makes the name their own, and comes in from another device", async () => {
  const first = await visit(browser, house.url, { forgive: /400/ });
  const { page } = first;
  await page.goto("/games");
  await page.getByText("You have not played here yet.").waitFor();

  await playNow(page, "Richelieu", { level: "Page" });
  await turn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Resign" }).click(); // yes, indeed
  await page.locator(".veil .end").waitFor();

  // By keyboard alone: the name, the password, Enter.
  await page.goto("/account");
  const make = page.getByRole("form", { name: "Make the name your own" });
  await make.getByLabel("Your name").fill("Ninon");
  await page.keyboard.press("Tab");
  await page.keyboard.type("short");
  await page.keyboard.press("Enter");
  await make.getByText("A password has at least 8 characters.").waitFor();
  assert.equal(await make.getByLabel("Your name").inputValue(), "Ninon", "nothing that was written is lost");
  await make.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText("Ninon is yours now.").waitFor();
  assert.equal(await focused(page), "Ninon");

  const second = await visit(browser, house.url, { lang: "fr-FR", size: PHONE, touch: true, forgive: /401/ });
  const phone = second.page;
  await phone.goto("/account");
  const enter = phone.getByRole("form", { name: "Se connecter" });
  await enter.getByLabel("Votre nom").fill("ninon");
  await enter.getByLabel("Mot de passe").fill("not that one");
  await enter.getByRole("button").click();
  await enter.getByText("Aucun compte n’a ce nom et ce mot de passe.").waitFor();
  await enter.getByLabel("Mot de passe").fill(PASSWORD);
  await enter.getByRole("button").click();
  await phone.getByRole("heading", { name: "Ninon", level: 1 }).waitFor();
  await phone.locator("header button").click();
  await phone.getByRole("button", { name: "Français" }).click();
  await phone.keyboard.press("Escape");
  await phone.getByRole("link", { name: "Ma page" }).click();
  await phone.getByText("Une partie terminée, non gagnée").waitFor();
  await phone.getByRole("heading", { name: "Classement, partie après partie" }).waitFor();
  await phone.getByText("Abandonnée").waitFor();

  // Another name, seen at once by the other device too.
  await page.getByRole("form", { name: "Your name" }).getByRole("textbox").fill("Ninon de Lenclos");
  await page.keyboard.press("Enter");
  await page.getByText("You are called Ninon de Lenclos from now on.").waitFor();
  await phone.goto("/people/ninon%20de%20lenclos");
  await phone.getByRole("heading", { name: "Ninon de Lenclos", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByText("You have signed out.").waitFor();
  await page.getByRole("form", { name: "Sign in" }).waitFor();
  await first.leave();
  await second.leave();
});

test("one's games are found again, drawn, and taken along", async () => {
  const { page, leave } = await visit(browser, house.url);
  await page.goto("/");
  const person = await page.evaluate(finishGames, { name: "Théophraste", count: 3 });
  await page.goto("/people/" + person);
  await page.getByText("3 games finished").waitFor();

  const curve = page.getByRole("slider", { name: "Rating, game by game" });
  assert.equal(await curve.getAttribute("aria-valuemax"), "3");
  const last = await curve.getAttribute("aria-valuetext");
  await curve.focus();
  await page.keyboard.press("Home");
  assert.equal(await curve.getAttribute("aria-valuetext"), "1000 at the beginning");
  await page.keyboard.press("End");
  assert.equal(await curve.getAttribute("aria-valuetext"), last);
  const rating = await page.getByRole("list", { name: "Ratings" }).locator(".rating").innerText();
  assert.ok(last.startsWith(`${rating} on `), `${last} ends at ${rating}`);
  const scores = page.getByRole("figure", { name: "Scores reached" });
  await scores.getByText("As a table").click();
  const played = await scores.locator("tbody td:nth-child(2)").allInnerTexts();
  assert.equal(played.reduce((sum, one) => sum + Number(one), 0), 3, "the table says what the drawing shows");

  await page.getByRole("link", { name: "My games" }).first().click();
  const games = page.locator(".games > li");
  await games.nth(2).waitFor();
  const field = page.getByRole("searchbox", { name: "Search" });
  await field.fill("nobody at all");
  await page.getByText("No finished game is like that.").waitFor();
  await field.fill("richel page");
  await games.nth(2).waitFor();
  await page.getByRole("button", { name: "More precisely" }).click();
  await page.getByLabel("Opponent").selectOption({ label: "Page (3)" });
  await page.getByLabel("From").fill("2031-01-01");
  await page.getByText("No finished game is like that.").waitFor();
  assert.match(page.url(), /opponent=bot%3Apage.*since=2031-01-01/);
  await page.reload();
  await page.getByText("No finished game is like that.").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await games.nth(2).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "search-words");

  const record = JSON.parse(await saved(page, games.first().getByRole("link", { name: "Record" })));
  assert.equal(record.game, "richelieu");
  assert.ok(record.moves.length > 5);
  assert.equal(inZip(await saved(page, page.getByRole("link", { name: "Save all games" }))).length, 3);
  await page.goto("/account");
  const data = JSON.parse(await saved(page, page.getByRole("link", { name: "Save all my data" })));
  assert.deepEqual(data.people.map((one) => one.name), ["Théophraste"]);
  assert.equal(data.results.length, 3);
  await leave();
});

test("where one is signed in, and signing out there", async () => {
  const signIn = async (page, said, name) => {
    await page.goto("/account");
    const enter = page.getByRole("form", { name: said.form });
    await enter.getByLabel(said.name).fill(name);
    await enter.getByLabel(said.password).fill(PASSWORD);
    await enter.getByRole("button").click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
  };
  const english = { form: "Sign in", name: "Your name", password: "Password" };
  const french = { form: "Se connecter", name: "Votre nom", password: "Mot de passe" };
  const desk = await visit(browser, house.url);
  const { page } = desk;
  await page.goto("/account");
  const make = page.getByRole("form", { name: "Make the name your own" });
  await make.getByLabel("Your name").fill("Sévigné");
  await make.getByLabel("Password").fill(PASSWORD);
  await make.getByRole("button").click();
  await page.getByText("Sévigné is yours now.").waitFor();
  const phone = await visit(browser, house.url, { lang: "fr-FR", size: PHONE, touch: true, forgive: /401/ });
  await signIn(phone.page, french, "Sévigné");
  const second = await visit(browser, house.url);
  await signIn(second.page, english, "Sévigné");

  // Both languages and sizes; the one that looks is named, and cannot be ended here.
  const here = page.getByRole("region", { name: "Where you are signed in" });
  await page.reload();
  await here.getByRole("listitem").nth(2).waitFor();
  assert.match(await here.getByRole("listitem").first().innerText(), /Chrome.*\s+this one/);
  assert.equal(await here.getByRole("button", { name: /^Sign out there/ }).count(), 2);
  const there = phone.page.getByRole("region", { name: "Où vous êtes connecté" });
  const speak = async (lang) => {
    await phone.page.locator("header button").click();
    await phone.page.getByRole("button", { name: lang }).click();
    await phone.page.keyboard.press("Escape");
  };
  await speak("Français");
  await phone.page.reload();
  await there.getByRole("listitem").nth(2).waitFor();
  assert.match(await there.getByRole("listitem").first().innerText(), /celui-ci/);

  // The phone signs out the one that came last; then the desk signs out everybody else.
  await there.getByRole("button", { name: /^Déconnecter Chrome/ }).first().click();
  await there.getByText(/^Déconnecté\s: Chrome/).waitFor(); // a space that does not break
  await there.getByRole("listitem").nth(2).waitFor({ state: "detached" });
  assert.equal(await focused(phone.page), "Où vous êtes connecté");
  await speak("English");
  await second.page.reload();
  await second.page.getByRole("form", { name: "Sign in" }).waitFor();
  await signIn(second.page, english, "Sévigné");
  await page.reload();
  await here.getByRole("button", { name: "Sign out everywhere else" }).click();
  await here.getByText("You are signed out everywhere else.").waitFor();
  assert.equal(await here.getByRole("listitem").count(), 1);
  for (const other of [phone, second]) {
    await other.page.reload();
    await other.page.getByRole("form", { name: "Sign in" }).waitFor();
    await other.leave();
  }
  await page.getByRole("heading", { name: "Sévigné", level: 1 }).waitFor();
  await desk.leave();
});

test("tokens, muted people, and leaving for good", async () => {
  const other = await visit(browser, house.url);
  await other.page.goto("/");
  const bothersome = await other.page.evaluate(finishGames, { name: "Scarron", count: 0 });
  const { page, leave } = await visit(browser, house.url, { forgive: /40[01]/ });
  await page.goto("/account");
  const make = page.getByRole("form", { name: "Make the name your own" });
  await make.getByLabel("Your name").fill("Fouquet");
  await make.getByLabel("Password").fill(PASSWORD);
  await make.getByRole("button").click();
  await page.getByText("Fouquet is yours now.").waitFor();

  await page.getByLabel("What it is for").fill("my engine");
  await page.keyboard.press("Enter");
  const token = await page.getByLabel("The token. It is shown this once:").inputValue();
  const come = () => fetch(`${house.url}/api/me`, { headers: { Authorization: `Bearer ${token}` } });
  assert.equal((await (await come()).json()).name, "Fouquet");
  await page.getByRole("button", { name: "Revoke my engine" }).click();
  await page.getByRole("button", { name: "Revoke my engine" }).waitFor({ state: "detached" });
  assert.equal((await come()).status, 401);

  await page.goto(`/people/${bothersome}`);
  await page.getByText("Scarron has not finished a game yet.").waitFor();
  await page.getByRole("button", { name: "Mute Scarron" }).click();
  await page.getByText("You do not read what they say.").waitFor();
  await page.goto("/account");
  await page.getByRole("button", { name: "Read again Scarron" }).click();
  await page.getByRole("button", { name: "Mute Scarron" }).waitFor();

  await page.getByRole("button", { name: "Leave for good…" }).click();
  const sheet = page.getByRole("dialog", { name: "Fouquet, leave for good?" });
  await sheet.getByRole("button", { name: "No, I stay" }).click();
  await page.getByRole("button", { name: "Leave for good…" }).click();
  await sheet.getByLabel("Password").fill("not that one");
  await page.keyboard.press("Enter");
  await sheet.getByText("No account has this name and this password.").waitFor();
  await sheet.getByLabel("Password").fill(PASSWORD);
  await sheet.getByRole("button", { name: "Yes, delete me" }).click();
  await page.getByText("Nothing here bears your name any more.").waitFor();
  await page.goto("/people/Fouquet");
  await page.getByText("Nobody here is called “Fouquet”.").waitFor();
  await leave();
  await other.leave();
});

for (const phone of [false, true]) {
  test(`everybody can read it${phone ? ", with a phone" : ""}`, async () => {
    await inspected(browser, house.url, phone, async (page, look) => {
      await page.goto("/account");
      await page.getByRole("form", { name: "Sign in" }).waitFor();
      await look("the account of nobody");
      const person = await page.evaluate(finishGames, { name: "Anne <b>Mancini</b>", count: 1 });
      await page.goto(`/people/${person}`);
      await page.getByRole("figure", { name: "Scores reached" }).getByText("As a table").click();
      await page.locator(".games > li").waitFor();
      await look("a profile");
      await page.goto("/games");
      await page.getByRole("button", { name: "More precisely" }).click();
      await page.locator(".games > li").waitFor();
      await look("my games");
      await page.goto("/people");
      await page.getByRole("link", { name: "Anne <b>Mancini</b>" }).first().waitFor();
      await look("the ratings");
      await page.goto("/account");
      await page.getByRole("button", { name: "Leave for good…" }).click();
      await look("the account, and leaving it");
    });
  });
}
