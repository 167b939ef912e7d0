import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Draft } from "../../table/draft.svelte";
import { partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { viewAfter } from "./ghosts";
import type { Antarctica, AntarcticaChoice } from "./wire";

const SAIL: AntarcticaChoice = { action: 1, name: "sail", args: { zone: 4 } };
const BUILD: AntarcticaChoice = { action: 2, name: "build", args: { deck: "basic" } };
const RECRUIT: AntarcticaChoice = { action: 3, name: "recruit", args: {} };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Sailing, then building or recruiting: the card under the one that is built is not known. */
function aboutToSail(): OpenTable<Antarctica> {
  const preview = (actions: number[]) => {
    const hidden = actions.includes(BUILD.action);
    const over = actions.length > 1;
    const view = { to_act: actions, decision: over ? null : { kind: "Act", seat: 0, source: "", fields: {} } };
    return { is: "Previewed", hidden, view: hidden ? null : view, events: [], choices: over ? [] : [BUILD, RECRUIT] };
  };
  const table = partly<OpenTable<Antarctica>>({
    position: { seq: 1, view: { decision: { kind: "SetSail" } }, choices: [SAIL] },
    asked: true,
    notice: null,
    page: { continues: () => true },
    ask: async ({ action, then }: { action: number; then: number[] }) => preview([action, ...then]),
  });
  return Object.assign(table, { draft: new Draft<Antarctica>(table) });
}

/** The moves after which the table is known, in place of the seats to act. */
const known = (table: OpenTable<Antarctica>) => viewAfter(table)?.to_act ?? null;

test("with a ship sailing, pointing at a card and choosing it leave what is known after the sailing", async () => {
  const table = aboutToSail();
  expect(known(table)).toBeNull();
  await table.draft.choose(SAIL);
  expect(known(table)).toEqual([1]);
  table.draft.hover(BUILD);
  await vi.runAllTimersAsync();
  expect(table.draft.hovered?.view).toBeNull();
  expect(known(table)).toEqual([1]);
  await table.draft.choose(BUILD);
  expect(table.draft.preview?.view).toBeNull();
  expect(known(table)).toEqual([1]);
});

test("pointing at a card after another action is chosen shows nothing of that action", async () => {
  const table = aboutToSail();
  await table.draft.choose(SAIL);
  await table.draft.choose(RECRUIT);
  expect(known(table)).toEqual([1, 3]);
  table.draft.hover(BUILD);
  await vi.runAllTimersAsync();
  expect(known(table)).toEqual([1]);
  table.draft.unhover();
  expect(known(table)).toEqual([1, 3]);
});

test("while nothing is asked there is nothing to come", async () => {
  const table = aboutToSail();
  await table.draft.choose(SAIL);
  Object.assign(table, { asked: false });
  expect(known(table)).toBeNull();
});
