import { expect, test, vi } from "vitest";
import { pressed } from "./keys";

const key = (name: string) => new KeyboardEvent("keydown", { key: name, cancelable: true });

test.each(["Enter", " "])("what is drawn is pressed by %j, and the page does not scroll", (name) => {
  const act = vi.fn();
  const event = key(name);
  expect(pressed(event, act)).toBe(true);
  expect(act).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
});

test("other keys are left to others", () => {
  const act = vi.fn();
  const event = key("ArrowLeft");
  expect(pressed(event, act)).toBe(false);
  expect(act).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

test("which keys press a thing is written here alone", () => {
  const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
  const places = Object.entries(sources);
  expect(places.length).toBeGreaterThan(100);
  const both = /event\.key [!=]== "Enter" (\|\||&&) event\.key [!=]== " "/;
  expect(places.filter(([, text]) => both.test(text)).map(([place]) => place)).toEqual([]);
});
