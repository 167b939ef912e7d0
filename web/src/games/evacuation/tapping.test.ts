import { expect, test, vi } from "vitest";
import type { Choice } from "../../lib/wire";
import type { TableSession } from "../../table/session.svelte";
import { choiceOf, tap } from "./tapping";

const gain = (action: number, kind: string): Choice => ({ action, name: "gain", args: { world: "old", kind } });
const FOOD = gain(1, "food");
const STEEL = gain(2, "steel");
const DONE: Choice = { action: 9, name: "done", args: {} };

/** A table where these answers are drafted, with what was offered each time and what is offered now. */
function tableWith(steps: Choice[], offered: Choice[][], choices: Choice[]) {
  const draft = {
    steps,
    offered,
    choices,
    inTurn: (made: () => Promise<void>) => made(),
    open: { at: steps.length, choices, chosen: null },
    choose: vi.fn(async () => undefined),
    followFirst: vi.fn(async () => true),
  };
  const table = { asked: true, plays: true, draft, why: vi.fn(async () => undefined) };
  return { table: table as unknown as TableSession, draft, why: table.why };
}

test("what is offered is chosen", async () => {
  const { table, draft } = tableWith([], [], [FOOD, STEEL]);
  await tap(table, ["gain"], { world: "old", kind: "steel" });
  expect(draft.choose).toHaveBeenCalledWith(STEEL);
});

test("a resource that the rules ask for earlier is put among those taken", async () => {
  const { table, draft } = tableWith([STEEL], [[FOOD, STEEL]], [STEEL]);
  expect(choiceOf(table, ["gain"], { kind: "food" })).toBe(FOOD);
  await tap(table, ["gain"], { kind: "food" });
  const ways = (draft.followFirst.mock.calls as unknown as [((choices: Choice[], at: number) => Choice | null)[]][])[0]?.[0];
  expect(ways?.[0]?.([FOOD, STEEL], 0)).toBe(FOOD);
  expect(ways?.[0]?.([STEEL], 1)).toBe(STEEL);
});

test("once another question is open, what was answered is not asked again", async () => {
  const { table, why } = tableWith([STEEL], [[FOOD, STEEL]], [DONE]);
  expect(choiceOf(table, ["gain"], { kind: "food" })).toBeUndefined();
  await tap(table, ["gain"], { kind: "food" });
  expect(why).toHaveBeenCalledWith("gain", { kind: "food" });
});
