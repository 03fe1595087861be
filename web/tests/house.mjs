/** A house for the browser: `antichambre serve` as a process of its own, at one port for good; and the line to it, which
 * can be cut. HOUSE_PYTHON is the Python that has Antichambre. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LIMIT = 60_000;
const OPEN = /The house is open: (http:\/\/127\.0\.0\.1:(\d+))\//;
const WIDE = ["--trusted-proxy", "127.0.0.1"]; // visitors can come from many addresses

export class House {
  #folder = mkdtempSync(join(tmpdir(), "antichambre-house-"));
  #port = "0";
  #process = null;
  url = "";
  log = "";

  static async open() {
    const house = new House();
    await house.start();
    return house;
  }

  /** Opens it; also after `stop` or `kill`, at the same address. */
  async start() {
    const command = ["-m", "antichambre", "serve", "--database", join(this.#folder, "house.sqlite"), "--port", this.#port];
    const started = spawn(process.env.HOUSE_PYTHON ?? "python3", [...command, "--lang", "en", "--log-format", "json", ...WIDE]);
    this.#process = started;
    let said = "";
    await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the house does not open:\n${this.log}`)), LIMIT);
      const hear = (data) => {
        this.log += data;
        said += data;
        const found = OPEN.exec(said);
        if (!found) return;
        [, this.url, this.#port] = found;
        clearTimeout(late);
        resolve();
      };
      started.stdout.on("data", hear);
      started.stderr.on("data", hear);
      started.once("error", reject);
      started.once("exit", () => reject(new Error(`the house does not open:\n${this.log}`)));
    });
  }

  /** Closes it in good order. */
  stop() {
    return this.#end("SIGTERM");
  }

  /** Closes it as a power cut would. */
  kill() {
    return this.#end("SIGKILL");
  }

  async #end(signal) {
    const ending = this.#process;
    if (!ending || ending.exitCode !== null) return;
    const ended = once(ending, "exit");
    ending.kill(signal);
    await ended;
  }

  /** Changes the database of a house that is closed, behind its back. */
  async amend(...statements) {
    const program = "import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as database:\n    for statement in sys.argv[2:]:\n        database.execute(statement)";
    execFileSync(process.env.HOUSE_PYTHON ?? "python3", ["-c", program, join(this.#folder, "house.sqlite"), ...statements]);
  }

  /** Closes, and opens again with a table played on to what a test is about (ahead.py). */
  async ahead(table, wanted) {
    await this.stop();
    execFileSync(process.env.HOUSE_PYTHON ?? "python3", [join(import.meta.dirname, "ahead.py"), join(this.#folder, "house.sqlite"), table.split("/").at(-1), wanted]);
    await this.start();
  }

  /** For good. */
  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The line between a visitor and a house: it can be cut, or fall silent, as lines do. */
export class Line {
  #pairs = new Set();
  #cut = false;
  #server = null;

  static async to(house) {
    const line = new Line();
    const port = Number(new URL(house.url).port);
    line.#server = net.createServer((near) => line.#join(near, port)).listen(0, "127.0.0.1");
    await once(line.#server, "listening");
    line.url = `http://127.0.0.1:${line.#server.address().port}`;
    return line;
  }

  #join(near, port) {
    if (this.#cut) return near.destroy();
    const far = net.connect(port, "127.0.0.1");
    const pair = { near, far };
    this.#pairs.add(pair);
    const part = () => (near.destroy(), far.destroy(), this.#pairs.delete(pair));
    for (const end of [near, far]) end.on("error", part).on("close", part);
    near.pipe(far).pipe(near);
  }

  cut() {
    this.#cut = true;
    for (const { near, far } of this.#pairs) (near.destroy(), far.destroy());
  }

  /** Nothing is heard any more, and nobody hangs up. New calls get through. */
  hush() {
    for (const { near, far } of this.#pairs) (near.unpipe(far), far.unpipe(near), near.resume(), far.resume());
  }

  mend() {
    this.#cut = false;
  }

  close() {
    this.cut();
    this.#server.close();
  }
}
