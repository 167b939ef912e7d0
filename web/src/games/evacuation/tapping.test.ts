import { expect, test, vi } from "vitest";
import type { Way } from "../../table/draft.svelte";
import { partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { choiceOf, tap, tapWith } from "./tapping";
import type { Evacuation, EvacuationChoice, EvacuationDecision } from "./wire";

const gain = (action: number, kind: "food" | "steel"): EvacuationChoice => ({ action, name: "gain", args: { world: "old", kind } });
const FOOD = gain(1, "food");
const STEEL = gain(2, "steel");
const DONE: EvacuationChoice = { action: 9, name: "done", args: {} };

/** A table where these answers are drafted, with what was offered each time and what is offered now. */
function tableWith(
  steps: EvacuationChoice[],
  offered: EvacuationChoice[][],
  choices: EvacuationChoice[],
  decision: EvacuationDecision | null = null,
) {
  const draft = {
    decision,
    steps,
    offered,
    choices,
    inTurn: (made: () => Promise<void>) => made(),
    open: { at: steps.length, choices, chosen: null },
    choose: vi.fn(async () => undefined),
    followFirst: vi.fn(async (_ways: Way<Evacuation>[]) => true),
  };
  const why = vi.fn(async () => undefined);
  return { table: partly<OpenTable<Evacuation>>({ asked: true, plays: true, draft, why }), draft, why };
}

test("what is offered is chosen", async () => {
  const { table, draft } = tableWith([], [], [FOOD, STEEL]);
  await tap(table, ["gain", { world: "old", kind: "steel" }]);
  expect(draft.choose).toHaveBeenCalledWith(STEEL);
});

test("a resource that the rules ask for earlier is put among those taken", async () => {
  const { table, draft } = tableWith([STEEL], [[FOOD, STEEL]], [STEEL]);
  expect(choiceOf(table, ["gain", { kind: "food" }])).toBe(FOOD);
  await tap(table, ["gain", { world: "old", kind: "food" }]);
  const ways = draft.followFirst.mock.calls[0]?.[0];
  expect(ways?.[0]?.([FOOD, STEEL], 0, null)).toBe(FOOD);
  expect(ways?.[0]?.([STEEL], 1, null)).toBe(STEEL);
});

test("once another question is open, what was answered is not asked again", async () => {
  const { table, why } = tableWith([STEEL], [[FOOD, STEEL]], [DONE]);
  expect(choiceOf(table, ["gain", { kind: "food" }])).toBeUndefined();
  await tap(table, ["gain", { world: "old", kind: "food" }]);
  expect(why).toHaveBeenCalledWith("gain", { world: "old", kind: "food" });
});

const SETTLING: EvacuationChoice = { action: 3, name: "act", args: { action: "A3" } };
const AREA: EvacuationChoice = { action: 30, name: "settle", args: { area: "N01" } };

function atTurn() {
  return tableWith([], [], [SETTLING], partly<EvacuationDecision>({ kind: "TakeTurn", seat: 0, source: "" }));
}

test("an area tapped before its action drafts both", async () => {
  const { table, draft, why } = atTurn();
  await tapWith(table, "A3", ["settle", { area: "N01" }]);
  const way = draft.followFirst.mock.calls[0]?.[0][0];
  expect(way?.([SETTLING], 0, null)).toBe(SETTLING);
  expect(way?.([AREA], 1, null)).toBe(AREA);
  expect(way?.([AREA], 2, null)).toBeNull();
  expect(why).not.toHaveBeenCalled();
});

test("where the area cannot be settled, the action is drafted and the reason told", async () => {
  const { table, draft, why } = atTurn();
  draft.followFirst.mockResolvedValue(false);
  await tapWith(table, "A3", ["settle", { area: "N01" }]);
  expect(draft.choose).toHaveBeenCalledWith(SETTLING);
  expect(why).toHaveBeenCalledWith("settle", { area: "N01" });
});
