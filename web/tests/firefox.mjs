/** The Firefox of this machine, driven over its own wire (Marionette): a length, a colon, and JSON. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PATIENCE = 60_000;

/** FIREFOX names one, else it is found on the path; null where there is none. */
export function firefoxHere() {
  if (process.env.FIREFOX) return process.env.FIREFOX;
  for (const name of ["firefox", "firefox-esr"]) {
    try {
      return execFileSync("which", [name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      continue;
    }
  }
  return null;
}

export class Firefox {
  #folder = mkdtempSync(join(tmpdir(), "antichambre-firefox-"));
  #process = null;
  #wire = null;
  #asked = 0;
  #questions = new Map();

  static async open(path, { lang = "en-GB", width = 1440, height = 900 } = {}) {
    const firefox = new Firefox();
    const port = await freePort();
    const wishes = { "marionette.port": port, "intl.accept_languages": lang, "ui.prefersReducedMotion": 1, "browser.shell.checkDefaultBrowser": false, "datareporting.policy.dataSubmissionEnabled": false, "app.update.enabled": false };
    writeFileSync(join(firefox.#folder, "user.js"), Object.entries(wishes).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""));
    const flags = ["--headless", "--marionette", "--no-remote", "--profile", firefox.#folder, "--width", String(width), "--height", String(height)];
    firefox.#process = spawn(path, flags, { stdio: "ignore", env: { ...process.env, HOME: firefox.#folder, MOZ_CRASHREPORTER_DISABLE: "1" } });
    firefox.#wire = await reached(port);
    firefox.#listen();
    await firefox.#ask("WebDriver:NewSession", {});
    await firefox.#ask("WebDriver:SetTimeouts", { script: 10 * PATIENCE, pageLoad: PATIENCE });
    await firefox.size(width, height);
    return firefox;
  }

  /** Makes the page itself so large: a window has its own frame around it. */
  async size(width, height) {
    const [wide, high] = await this.run(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    await this.#ask("WebDriver:SetWindowRect", { width: width + wide, height: height + high });
  }

  go(url) {
    return this.#ask("WebDriver:Navigate", { url });
  }

  /** Runs a function within the page, and answers with what it returns. */
  async run(work, detail = null) {
    const script = `const [detail, done] = arguments; Promise.resolve((${work})(detail)).then((found) => done({ found }), (error) => done({ error: String(error) }));`;
    const { value } = await this.#ask("WebDriver:ExecuteAsyncScript", { script, args: [detail], sandbox: null });
    if (value.error) throw new Error(value.error);
    return value.found;
  }

  /** Waits until a function within the page says yes. */
  until(work, detail = null) {
    const waits = `async (detail) => {
      for (let waited = 0; waited < ${PATIENCE}; waited += 50) {
        const found = (${work})(detail);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error("it never came to that");
    }`;
    return this.run(waits, detail);
  }

  async picture(path) {
    const { value } = await this.#ask("WebDriver:TakeScreenshot", { full: false, hash: false });
    writeFileSync(path, Buffer.from(value, "base64"));
  }

  async close() {
    this.#wire?.destroy();
    const ended = once(this.#process, "exit");
    this.#process.kill("SIGKILL");
    await ended;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  #ask(command, detail) {
    const id = ++this.#asked;
    const text = JSON.stringify([0, id, command, detail]);
    return new Promise((resolve, reject) => {
      this.#questions.set(id, { resolve, reject });
      this.#wire.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  #listen() {
    let heard = Buffer.alloc(0);
    this.#wire.on("data", (data) => {
      heard = Buffer.concat([heard, data]);
      for (;;) {
        const colon = heard.indexOf(":");
        const end = colon + 1 + Number(heard.subarray(0, colon));
        if (colon < 0 || heard.length < end) return;
        const said = JSON.parse(heard.subarray(colon + 1, end));
        heard = heard.subarray(end);
        if (Array.isArray(said)) this.#answer(said);
      }
    });
  }

  #answer([, id, error, result]) {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    if (error) question?.reject(new Error(`${error.error}: ${error.message}`));
    else question?.resolve(result);
  }
}

async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** A browser that starts does not listen at once. */
async function reached(port) {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const wire = net.connect(port, "127.0.0.1");
    const open = await Promise.race([once(wire, "connect").then(() => true, () => false)]);
    if (open) return wire;
    wire.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Firefox does not listen");
}
