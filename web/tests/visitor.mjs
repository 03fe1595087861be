/** Visitors: a browser window each, watched while it is open. What it complains of fails the test. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";

import { chromium } from "playwright-core";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
const LIMIT = 20_000;

/** The browser of this machine: CHROMIUM names one, else it is found on the path. */
export function chromiumHere() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      continue;
    }
  }
  throw new Error("no Chromium on this machine");
}

export function openBrowser(...flags) {
  return chromium.launch({ executablePath: chromiumHere(), args: [...FLAGS, ...flags] });
}

let arrived = 0;

/** Somebody's window. `settings` are those of the page, where moves are shown at once unless they say otherwise; `forgive`:
 * complaints that belong to the test. Without a `worker` the browser has no service workers, as over plain http in a local
 * network. */
export async function visit(browser, url, { lang = "en-GB", size = DESK, touch = false, motion = false, settings = {}, forgive = null, theme = "light", worker = false } = {}) {
  const context = await browser.newContext({
    baseURL: url,
    locale: lang,
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: motion ? "no-preference" : "reduce",
    extraHTTPHeaders: { "X-Forwarded-For": `198.51.100.${(arrived++ % 250) + 1}` },
    acceptDownloads: true,
  });
  context.setDefaultTimeout(LIMIT);
  if (!worker) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
  await context.addInitScript((wanted) => {
    window.complaints = [];
    document.addEventListener("securitypolicyviolation", (event) => window.complaints.push(`${event.violatedDirective} ${event.blockedURI}`));
    if (!localStorage.getItem("antichambre.settings")) localStorage.setItem("antichambre.settings", JSON.stringify(wanted));
  }, { pace: "once", ...settings });
  const page = await context.newPage();
  const heard = [];
  page.on("console", (said) => ["error", "warning"].includes(said.type()) && heard.push(said.text()));
  page.on("pageerror", (error) => heard.push(String(error.stack ?? error)));
  return {
    page,
    /** Leaves; whatever the window complained of is a failure. */
    async leave() {
      const refused = await page.evaluate(() => window.complaints);
      await context.close();
      assert.deepEqual([...heard, ...refused].filter((said) => !forgive?.test(said)), []);
    },
  };
}
