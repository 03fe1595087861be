/** What makes the house installable, written when the pages are built: a manifest in each language, out of the catalogues,
 * and the list of files that the service worker keeps. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rollup } from "vite";

const LANGUAGES = ["en", "fr"];
const WORKER = "service-worker";
const SELDOM = /\.webmanifest$|-latin-ext-/; // letters of other languages than the house's: fetched when somebody has them in a name
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** One application, whatever its language: the `id` is the same. */
function manifest(lang: string): string {
  const words = new FluentBundle(lang, { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(here(`src/words/text.${lang}.ftl`), "utf8")));
  const say = (key: string) => words.formatPattern(words.getMessage(key)!.value!);
  const icon = (src: string, sizes: string, type: string, purpose = "any") => ({ src, sizes, type, purpose });
  return JSON.stringify({
    id: "/",
    start_url: "/",
    scope: "/",
    lang,
    dir: "ltr",
    name: say("home-title"),
    short_name: say("home-title"),
    description: say("home-line"),
    display: "standalone",
    background_color: "#cfa468",
    theme_color: "#cfa468",
    categories: ["games"],
    icons: [
      icon("/favicon.svg", "any", "image/svg+xml"),
      icon("/icon-192.png", "192x192", "image/png"),
      icon("/icon-512.png", "512x512", "image/png"),
      icon("/icon-maskable.png", "512x512", "image/png", "maskable"),
    ],
  });
}

/** The worker is a chunk like the others, at the root and under one name for good; it is told of all the others. */
export function installable(): Plugin {
  return {
    name: "antichambre:installable",
    apply: "build",
    enforce: "post",
    config: () => ({
      build: {
        rollupOptions: {
          input: { index: here("index.html"), [WORKER]: here(`src/${WORKER}.ts`) },
          output: { entryFileNames: ({ name }: { name: string }) => (name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js") },
        },
      },
    }),
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: `/manifest.${LANGUAGES[0]}.webmanifest` }, injectTo: "head" }],
    generateBundle(_options, bundle) {
      for (const lang of LANGUAGES) this.emitFile({ type: "asset", fileName: `manifest.${lang}.webmanifest`, source: manifest(lang) });
      const chunks = Object.values(bundle).filter((one): one is Rollup.OutputChunk => one.type === "chunk");
      const worker = chunks.find((chunk) => chunk.fileName === `${WORKER}.js`)!;
      const entry = chunks.find((chunk) => chunk.isEntry && chunk !== worker)!;
      const files = new Map<string, string | Uint8Array>(readdirSync(here("public")).map((name) => [name, readFileSync(here(`public/${name}`))]));
      for (const [name, one] of Object.entries(bundle)) {
        if (one !== worker && !SELDOM.test(name)) files.set(name, one.type === "chunk" ? one.code : one.source);
      }
      const contents = createHash("sha256").update(worker.code);
      for (const name of [...files.keys()].sort()) contents.update(name).update(files.get(name)!);
      const told = { FILES: [...files.keys()].sort().map((name) => `/${name}`), BUILD: contents.digest("hex").slice(0, 16), ENTRY: `/${entry.fileName}` };
      worker.code = `${Object.entries(told).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`).join("")}\n${worker.code}`;
    },
  };
}
