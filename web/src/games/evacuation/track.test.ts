import { expect, test } from "vitest";
import { scoreCategories } from "./scores";
import { partly } from "../../lib/partly";
import type { Draft } from "../../table/draft.svelte";
import { crossed, gateBefore, sharingOf, splitsOf, standings } from "./track";
import type { EvacuationView } from "./view";
import type { Evacuation, EvacuationChoice } from "./wire";

const split = (leading: number): EvacuationChoice => ({ action: leading, name: "split", args: { leading } });

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
  const choices = [3, 4].map(split);
  expect(splitsOf({ at: 0, choices, markers, steps: 9 }).map((one) => [one.leading, one.trailing])).toEqual([
    [9, 11],
    [10, 10],
  ]);
});

test("the split that is drafted keeps its numbers while a marker's gains are asked for", () => {
  const decision = { kind: "SplitSteps", fields: { steps: 14 } } as const;
  const asked = partly<EvacuationView>({ decision, players: [{ markers: [{ step: 3 }, { step: 1 }] }] });
  const offered = [split(11), split(14)];
  const invent: EvacuationChoice = { action: 99, name: "invent", args: { column: 1 } };
  const draft = (steps: EvacuationChoice[], first = asked) =>
    partly<Draft<Evacuation>>({ steps, offered: [offered], choices: offered, viewAt: (at: number) => (at ? null : first) });
  for (const one of [draft([]), draft([split(11), invent])]) {
    const sharing = sharingOf(one, 0);
    expect(sharing && splitsOf(sharing).map(({ leading, trailing }) => [leading, trailing])).toEqual([
      [14, 4],
      [17, 1],
    ]);
  }
  expect(sharingOf(draft([], partly<EvacuationView>({ decision: { kind: "Invent" } })), 0)).toBeNull();
});

test("everybody's markers stand on the track, the simulated ones too", () => {
  const at = (step: number) => ({ step, lane: "waiting" }) as const;
  const view = { players: [{ markers: [at(3), at(1)] }], solo: { markers: { opponent: [at(4), at(0)], extra: [at(2), at(2)] } } };
  expect(standings(partly<EvacuationView>(view)).map((one) => [one.party, one.step])).toEqual([
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
