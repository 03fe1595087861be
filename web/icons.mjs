/** The icons of the installed house as pictures, out of public/favicon.svg: to be drawn anew when it is.
 *
 *     node icons.mjs
 */
import { readFile } from "node:fs/promises";

import { openBrowser } from "./tests/visitor.mjs";

const PUBLIC = new URL("public/", import.meta.url);
const drawing = await readFile(new URL("favicon.svg", PUBLIC), "utf8");
// A mask may take away all but the middle: the ground reaches the edges, and the lily stays within four fifths.
const masked = drawing.replace('rx="10"', "").replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"').replace("<rect ", '<rect x="-10" y="-10" width="84" height="84" fill="#1f3a7a"/><rect ');
const whole = drawing.replace('rx="10"', "");

const browser = await openBrowser();
for (const [name, size, svg] of [
  ["icon-192.png", 192, drawing],
  ["icon-512.png", 512, drawing],
  ["icon-maskable.png", 512, masked],
  ["icon-touch.png", 180, whole],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>html, body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
  await page.screenshot({ path: new URL(name, PUBLIC).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
