import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000"; // where `landfall serve` listens

/** Writes the service worker, with the files of the page that it keeps. */
function worker(): Plugin {
  return {
    name: "landfall-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css)$/.test(name) || /latin-(ext-)?wght-normal.*\.woff2$/.test(name))
        .map((name) => `/${name}`)
        .sort();
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync("worker.js", "utf-8")
        .replace("__VERSION__", version)
        .replace("/* files */ []", JSON.stringify([...files, "/icon.svg", "/manifest.webmanifest"]));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  // Under vitest Svelte must be the browser's, or nothing mounts.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: { assetsInlineLimit: 0 }, // the server lets the page load its own files only
  server: {
    fs: { allow: [".."] }, // boards read printed figures from the engine's data
    proxy: {
      "/api": { target: `http://${server}`, changeOrigin: false }, // it answers pages of its own host only
      "/ws": { target: `ws://${server}`, ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    globals: true, // lets @testing-library/svelte clean up after each test
    testTimeout: 60_000, // for tests that hang; none may depend on how fast a machine is
    setupFiles: ["src/patience.ts"],
  },
});
