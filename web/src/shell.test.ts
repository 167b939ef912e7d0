/** The shell knows no game: it reaches them through the registry and the interface alone. */

import { expect, test } from "vitest";

const files = import.meta.glob("./**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" }) as Record<
  string,
  string
>;
const ids = ["star-race", "star_race", "antarctica", "evacuation", "planet-unknown", "planet_unknown"];
const shell = Object.entries(files).filter(([path]) => !path.startsWith("./games/") && !path.includes(".test."));

test("no file of the shell names a game or reaches into one", () => {
  expect(shell.length).toBeGreaterThan(40);
  for (const [path, text] of shell) {
    for (const id of ids) expect(text.includes(id), `${path} names ${id}`).toBe(false);
    for (const [, from] of text.matchAll(/from "[^"]*\/games\/([^"]*)"/g))
      expect(["game", "registry"], `${path} reaches into a game`).toContain(from);
  }
});
