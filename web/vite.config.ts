import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { installable } from "./install.ts";
import { markdown } from "./markdown.ts";
import { packed } from "./packed.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), markdown(), installable(), packed()],
  resolve: { alias: { $: here("src"), $python: here("../src/antichambre") } },
  build: { outDir: here("../src/antichambre/server/pages"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:1661", ws: true } } },
});
