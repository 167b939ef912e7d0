import { expect, test } from "vitest";
import { scoreCategories } from "./scores";
import type { Draft } from "../../table/draft.svelte";
import { crossed, gateBefore, sharingOf, splitsOf, standings } from "./track";
import type { EvacuationView } from "./view";

test("passages lie between steps", () => {
  expect(crossed(0, 7)).toEqual([1, 2]);
  expect(crossed(7, 10)).toEqual([]);
  expect(gateBefore(7)).toBe(2);
  expect(gateBefore(8)).toBeNull();
});

test("a split says where both markers come", () => {
  const markers = [
    { step: 6, lane: "main" as const },
    { step: 5, lane: "waiting" as const },
  ];
  const choices = [3, 4].map((leading) => ({ action: leading, name: "split", args: { leading } }));
  expect(splitsOf({ at: 0, choices, markers, steps: 9 }).map((one) => [one.leading, one.trailing])).toEqual([
    [9, 11],
    [10, 10],
  ]);
});

test("the split that is drafted keeps its numbers while a marker's gains are asked for", () => {
  const asked = { decision: { kind: "SplitSteps", fields: { steps: 14 } }, players: [{ markers: [{ step: 3 }, { step: 1 }] }] };
  const split = (leading: number) => ({ action: leading, name: "split", args: { leading } });
  const offered = [split(11), split(14)];
  const invent = { action: 99, name: "invent", args: { column: 1 } };
  const draft = (steps: object[], view: object | null) =>
    ({ steps, offered: [offered], choices: offered, viewAt: (at: number) => (at === 0 ? asked : view) }) as unknown as Draft;
  for (const one of [draft([], null), draft([split(11), invent], null)]) {
    const sharing = sharingOf(one, 0);
    expect(sharing && splitsOf(sharing).map(({ leading, trailing }) => [leading, trailing])).toEqual([
      [14, 4],
      [17, 1],
    ]);
  }
  expect(sharingOf({ ...draft([], null), viewAt: () => ({ decision: { kind: "Invent" } }) } as unknown as Draft, 0)).toBeNull();
});

test("everybody's markers stand on the track, the simulated ones too", () => {
  const at = (step: number) => ({ step, lane: "waiting" });
  const view = { players: [{ markers: [at(3), at(1)] }], solo: { markers: { opponent: [at(4), at(0)], extra: [at(2), at(2)] } } };
  expect(standings(view as unknown as EvacuationView).map((one) => [one.party, one.step])).toEqual([
    [0, 3],
    [0, 1],
    ["opponent", 4],
    ["opponent", 0],
    ["extra", 2],
    ["extra", 2],
  ]);
});

test("the goals of all players are one category of the scoring", () => {
  const found = scoreCategories([
    { goal_1: 4, goal_7: 3, lowest_production: 2, areas_left: -6, happy_faces: 0 },
    { goal_2: 5, lowest_production: 0, areas_left: 0, happy_faces: 4 },
  ]);
  expect(found).toEqual([
    { id: "goals", points: [7, 5] },
    { id: "lowest_production", points: [2, 0] },
    { id: "areas_left", points: [-6, 0] },
    { id: "happy_faces", points: [0, 4] },
  ]);
});
