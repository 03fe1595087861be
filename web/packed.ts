/** Every text of the built pages, packed by brotli beside it: the house sends that to whoever takes it (server/pages.py). */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;

export function packed(): Plugin {
  let folder = "";
  return {
    name: "antichambre:packed",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true }) as string[]) {
        if (TEXTS.test(name)) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
      }
    },
  };
}
