/** The pictures of the README, into docs/pictures/: taken from games that are played for them, and packed small.
 *
 *     make pictures
 *     node pictures.mjs phones            # one of them
 */
import { mkdir, writeFile } from "node:fs/promises";

import { House } from "./tests/house.mjs";
import { play, playNow, turn } from "./tests/player.mjs";
import { DESK, openBrowser, PHONE, visit } from "./tests/visitor.mjs";

const FOLDER = new URL("../docs/pictures/", import.meta.url);
const HEAVIEST = 150_000; // bytes

/** A table in mid-game, as it looks to whoever sits there. */
async function table(browser, house, game, { seats, moves, theme, size = DESK, touch = false }) {
  const { page, leave } = await visit(browser, house.url, { size, touch, settings: { theme } });
  await playNow(page, game, { level: "Page", seats });
  let { what } = await play(page, moves);
  if (what === "end") throw new Error(`${game} was over too soon: once more`);
  await turn(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => document.fonts.status === "loaded" && !document.getAnimations().length);
  const taken = await page.screenshot();
  await leave();
  return taken;
}

/** Sets pictures beside each other on nothing, and packs them as well as the weight allows. */
async function packed(browser, pictures) {
  const page = await browser.newPage();
  const body = await page.evaluate(async ({ pictures, heaviest }) => {
    const bitmaps = await Promise.all(pictures.map(async (one) => createImageBitmap(await (await fetch(`data:image/png;base64,${one}`)).blob())));
    const gap = bitmaps.length > 1 ? 24 : 0;
    const width = bitmaps.reduce((sum, one) => sum + one.width + gap, -gap);
    const canvas = new OffscreenCanvas(width, Math.max(...bitmaps.map((one) => one.height)));
    const pencil = canvas.getContext("2d");
    let left = 0;
    for (const one of bitmaps) {
      pencil.drawImage(one, left, 0);
      left += one.width + gap;
    }
    for (let quality = 0.9; ; quality -= 0.05) {
      const found = await canvas.convertToBlob({ type: "image/webp", quality });
      if (found.size < heaviest || quality < 0.3) return [...new Uint8Array(await found.arrayBuffer())];
    }
  }, { pictures: pictures.map((one) => one.toString("base64")), heaviest: HEAVIEST });
  await page.close();
  return Buffer.from(body);
}

const PICTURES = {
  richelieu: async (...at) => [await table(...at, "Richelieu", { moves: 14, theme: "night" })],
  louis_xiv: async (...at) => [await table(...at, "Louis XIV", { seats: 4, moves: 8, theme: "day" })],
  phones: async (...at) => [
    await table(...at, "Favourite", { seats: 3, moves: 10, theme: "day", size: PHONE, touch: true }),
    await table(...at, "Sun King", { seats: 4, moves: 10, theme: "night", size: PHONE, touch: true }),
    await table(...at, "Louis XIV", { seats: 3, moves: 6, theme: "day", size: PHONE, touch: true }),
    await table(...at, "Richelieu", { moves: 10, theme: "night", size: PHONE, touch: true }),
  ],
};

await mkdir(FOLDER, { recursive: true });
const [house, browser] = await Promise.all([House.open(), openBrowser()]);
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PICTURES)) {
  const picture = await packed(browser, await PICTURES[name](browser, house));
  await writeFile(new URL(`${name}.webp`, FOLDER), picture);
  console.log(`${name}.webp: ${Math.round(picture.length / 1000)} kB`);
}
await Promise.all([house.close(), browser.close()]);
