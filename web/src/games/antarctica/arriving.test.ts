import { afterEach, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { arriving } from "./arriving";

const piece = document.createElement("i");

afterEach(() => {
  settings.motion = true;
  settings.systemStill = false;
});

test("a piece travels from where it was to its place", () => {
  const { duration, css } = arriving(piece, { dx: 30, dy: -40 });
  expect(duration).toBeGreaterThan(0);
  expect(css?.(0, 1)).toContain("translate(30px, -40px)");
  expect(css?.(1, 0)).toMatch(/translate\(0px, -?0px\); opacity: 1/);
});

test("it is there at once for those who wish no motion, and in a preview", () => {
  expect(arriving(piece, { dx: 30, dy: 0, still: true }).duration).toBe(0);
  settings.systemStill = true;
  expect(arriving(piece, { dx: 30, dy: 0 }).duration).toBe(0);
  settings.systemStill = false;
  settings.motion = false;
  expect(arriving(piece, { dx: 30, dy: 0 }).duration).toBe(0);
});
