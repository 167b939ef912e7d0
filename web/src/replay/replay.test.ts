import { expect, test } from "vitest";
import type { Replay, ReplayStep } from "../lib/wire";
import { changed, positionsOf } from "./changes";
import { contents } from "./contents";
import { ReplayTable } from "./replay.svelte";

test("a change replaces, adds, removes and leaves the rest shared", () => {
  const before = { sun: 1, ships: [{ at: 4 }, { at: 4 }], gone: true, other: { deep: 1 } };
  const after = changed(before, { ships: { "1": { at: [5] } }, gone: [], over: [null] });
  expect(after).toEqual({ sun: 1, ships: [{ at: 4 }, { at: 5 }], other: { deep: 1 }, over: null });
  expect(after.other).toBe(before.other);
  expect(after.ships[0]).toBe(before.ships[0]);
  expect(before.ships[1]).toEqual({ at: 4 });
});

const step = (seat: number | null, told: number, ends: ReplayStep["ends"], change: unknown = null): ReplayStep => ({
  seat,
  told,
  ends,
  action: null,
  change,
});

test("positions follow from their changes", () => {
  const steps = [
    step(null, 0, "round", { to_act: [[0]], view: [{ sun: 1 }], scores: [[]] }),
    step(0, 1, "turn", { to_act: { "0": [1] }, view: { sun: [2] } }),
  ];
  const positions = positionsOf({ steps } as Replay);
  expect(positions.map((one) => [one.seq, one.to_act, one.view])).toEqual([
    [0, [0], { sun: 1 }],
    [1, [1], { sun: 2 }],
  ]);
});

test("what followed from a move stands under it, and a round opens a part", () => {
  const events = ["Began", "Played", "Moved", "Scored", "Passed"].map((is) => ({ is }));
  const steps = [step(null, 1, "round"), step(0, 2, "decision"), step(0, 4, "turn"), step(1, 5, "round")];
  const chapters = contents(steps, events);
  expect(chapters.map((chapter) => chapter.lines.map((line) => [line.event.is, line.step]))).toEqual([
    [["Began", 0]],
    [
      ["Played", 1],
      ["Moved", 2],
      ["Scored", 2],
    ],
    [["Passed", 3]],
  ]);
});

test("an act that is to be shown again is where it had happened", async () => {
  const replay = new ReplayTable("", null);
  replay.source = { steps: [step(null, 1, "round"), step(0, 2, "decision"), step(0, 4, "turn"), step(1, 5, "round")] } as Replay;
  await replay.showAgain(1, 3);
  expect(replay.at).toBe(2);
  await replay.showAgain(4, 4);
  expect(replay.at).toBe(3);
  replay.close();
});
