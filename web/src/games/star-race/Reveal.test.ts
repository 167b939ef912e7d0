import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import type { Revealed } from "./beats";
import Reveal from "./Reveal.svelte";
import "./texts";
import type { StarRace } from "./wire";

const facts: Revealed = {
  mission: 2,
  result: {
    planet: "pandora",
    ending: "arrival",
    levels: {},
    worths: { T1: 30, T2: 1, B1: 6, K3: 10 },
    hired: [
      ["T1", "T2"],
      ["B1", "K3"],
    ],
    points: [31, 16],
  },
  tokens: [{ ship: "T1", points: 30 }],
  totals: [40, 20],
  last: false,
};
const table = partly<OpenTable<StarRace>>({ names: ["Ada", "Bolek"], say: { said: (key: string) => key } });
const done = vi.fn();

async function show() {
  render(Reveal, { table, facts, done });
  await tick();
}

async function later(ms: number) {
  vi.advanceTimersByTime(ms);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.lang = "en";
  settings.motion = true;
  settings.systemStill = false;
  done.mockClear();
});

afterEach(() => vi.useRealTimers());

test("tokens, then one player after another", async () => {
  await show();
  expect(screen.queryByText("30")).toBeNull();
  await later(1100);
  expect(screen.getAllByText("30")).toHaveLength(1);
  expect(screen.queryByText("+31 points")).toBeNull();
  await later(1100);
  expect(screen.getByText("+31 points")).toBeTruthy();
  expect(screen.queryByText("+16 points")).toBeNull();
  await later(1100);
  expect(screen.getByText("+16 points")).toBeTruthy();
  expect(screen.getByText("total 20")).toBeTruthy();
});

test("it can be skipped and left", async () => {
  await show();
  await fireEvent.click(screen.getByText("Show all"));
  expect(screen.getByText("+16 points")).toBeTruthy();
  await fireEvent.click(screen.getByText("Next mission"));
  expect(done).toHaveBeenCalledOnce();
});

test("where nothing moves, all is shown at once", async () => {
  settings.motion = false;
  await show();
  expect(screen.getByText("+31 points")).toBeTruthy();
  expect(screen.queryByText("Show all")).toBeNull();
});
