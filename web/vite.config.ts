import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "127.0.0.1:8000"; // where `landfall serve` listens

export default defineConfig({
  plugins: [svelte()],
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
