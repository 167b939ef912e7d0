import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyBeat, Interlude } from "../games/game";
import type { Position, TableView, Told } from "../lib/wire";
import { partly } from "../lib/partly";
import { settings } from "../lib/settings.svelte";
import { Playback } from "./playback.svelte";

const view = (game: string) => partly<TableView>({ game });
const travel: AnyBeat = { view: view("travel"), ms: 500 };
const reveal = (told: number): AnyBeat => ({ interlude: partly<Interlude>({ facts: told }), told });

let story: Told[];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  story = [];
  const position = partly<Position>({ view: view("now"), scores: [], to_act: [0] });
  playback = new Playback(
    () => ({ position, story }),
    () => undefined,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

/** So many events have happened since, and are shown by these beats. */
function happen(events: number, beats: AnyBeat[]): void {
  const from = story.length;
  story = [...story, ...Array.from({ length: events }, () => ({ is: "Something" }))];
  playback.add(beats, view("after"), from, events);
}

/** What came after so many events is taken back. */
function takeBack(to: number): void {
  story = story.slice(0, to);
  playback.cut(to);
  playback.settle();
}

test("a reveal that still waits comes though somebody takes back what followed it", () => {
  happen(3, [travel, reveal(1)]);
  happen(1, []);
  expect(playback.playing).toBe(true);
  takeBack(3);
  expect(playback.interlude).not.toBeNull();
  expect(playback.playing).toBe(false);
  expect(playback.told).toBe(1);
  playback.goOn();
  expect(playback.interlude).toBeNull();
  expect(playback.told).toBe(3);
  expect(playback.view).toEqual(view("now"));
  vi.runAllTimers();
  expect(playback.busy).toBe(false);
});

test("a reveal of what was taken back does not come", () => {
  happen(2, []);
  happen(3, [travel, reveal(1)]);
  takeBack(2);
  expect(playback.busy).toBe(false);
  expect(playback.told).toBe(2);
  vi.runAllTimers();
  expect(playback.interlude).toBeNull();
});

test("behind an open reveal the next one waits, as far as it still stands", () => {
  happen(4, [reveal(1), reveal(3)]);
  happen(3, [travel, reveal(1)]);
  takeBack(4);
  expect(playback.interlude?.facts).toBe(1);
  playback.goOn();
  expect(playback.interlude?.facts).toBe(3);
  playback.goOn();
  expect(playback.busy).toBe(false);
  expect(playback.told).toBe(4);
});

test("points that go with a beat are shown with it, others with the position", () => {
  const points = [{ zones: 3 }];
  happen(2, [{ ...travel, scores: points }, { interlude: partly<Interlude>({ facts: 1 }) }]);
  expect(playback.scores).toEqual(points);
  vi.runAllTimers();
  expect(playback.interlude).not.toBeNull();
  expect(playback.scores).toEqual(points);
  playback.goOn();
  expect(playback.scores).toEqual([]);
});

test("three bots in a row are shown within a moment, and at once for who wishes it", () => {
  const turns = (count: number) => {
    for (let turn = 0; turn < count; turn += 1) happen(1, [{ view: view("travel"), ms: 520 }]);
  };
  turns(9);
  vi.advanceTimersByTime(1500);
  expect(playback.busy).toBe(false);
  settings.speed = "slow";
  turns(9);
  vi.advanceTimersByTime(1500);
  expect(playback.busy).toBe(true);
  vi.runAllTimers();
  settings.speed = "once";
  turns(9);
  expect(playback.busy).toBe(false);
  settings.speed = "normal";
});

test("bots that answer one after another are shown within a second too", () => {
  for (let bot = 0; bot < 6; bot += 1) {
    happen(2, [
      { view: view("card"), ms: 420 },
      { view: view("travel"), ms: 560 },
    ]);
    vi.advanceTimersByTime(80); // until the next answers
  }
  vi.advanceTimersByTime(1000 - 6 * 80);
  expect(playback.busy).toBe(false);
});

test("what is shown again stays for a moment at every speed, and then how things stand comes back", () => {
  settings.speed = "once";
  happen(2, []);
  playback.showAgain([{ view: view("then"), ms: 600, still: true }], view("now"), 2);
  expect([playback.view, playback.again, playback.told]).toEqual([view("then"), true, 2]);
  vi.advanceTimersByTime(599);
  expect(playback.view).toEqual(view("then"));
  vi.advanceTimersByTime(2);
  expect([playback.view, playback.again, playback.busy]).toEqual([view("now"), false, false]);
  settings.speed = "normal";
});
