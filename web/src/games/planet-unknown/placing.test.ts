import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Question } from "../../lib/socket";
import { Draft } from "../../table/draft.svelte";
import { type Parts, partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { Placing } from "./placing.svelte";
import type { Placement } from "./tiles";
import type { StationView } from "./view";
import type { Decisions, PlanetUnknown } from "./wire";

const place = (action: number, row: number, column: string): Placement => ({
  action,
  name: "place",
  args: { ring: "outer", turn: 0, mirror: 0, row, column },
});
const station = partly<StationView>({
  stacks: [{ shape: "bar", tiles: 3, top: { a: "civ", b: "water", meteor: false } }],
  shapes: [{ shape: "bar", rows: ["AB"], meteor: [0, 0] }],
  before: [[0, 1]],
});
const here = place(1, 1, "A");
const there = place(2, 1, "B");

let asked: Question[];
let table: OpenTable<PlanetUnknown>;
let placing: Placing;

const change = (parts: Parts<OpenTable<PlanetUnknown>>) => void Object.assign(table, parts);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  table = partly<OpenTable<PlanetUnknown>>({
    asked: true,
    sending: false,
    seat: 0,
    view: { station },
    position: { seq: 4, view: { decision: { kind: "Act" } }, choices: [here, there] },
    page: { continues: () => false },
    say: { refusal: (code: string) => `because: ${code}` },
    ask: async (question: Question) => {
      asked.push(question);
      if (question.is === "Why") return { is: "Reason", problem: { code: "edge", rule: "", facts: {} } };
      return { is: "Previewed", id: "", hidden: true, view: null, events: [], scores: [], choices: [] };
    },
  });
  change({ draft: new Draft<PlanetUnknown>(table) });
  placing = new Placing(table);
  placing.pick("outer");
});

afterEach(() => {
  vi.useRealTimers();
});

test("the draft follows the ghost at once and is asked about when it rests", async () => {
  expect(table.draft.steps).toEqual([there]);
  placing.nudge(0, -1);
  expect(table.draft.steps).toEqual([here]);
  expect(table.draft.complete).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([{ is: "Preview", action: 1, then: [] }]);
  expect(table.draft.complete).toBe(true);
});

test("a ghost that does not fit leaves no draft and says why", async () => {
  placing.nudge(1, 0);
  expect(table.draft.steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(placing.reason).toBe("because: edge");
});

test("news that takes the draft away leaves the ghost, which drafts itself again", async () => {
  await vi.advanceTimersByTimeAsync(200);
  change({ position: { ...table.position, seq: 5, choices: [here, there, place(3, 5, "E")] } });
  table.draft.clear();
  placing.settle();
  expect(table.draft.steps).toEqual([there]);
  await vi.advanceTimersByTimeAsync(200);
  expect(table.draft.complete).toBe(true);
});

test("a ghost moved while nothing may be chosen drafts itself as soon as it may", () => {
  change({ asked: false });
  placing.nudge(0, -1);
  expect(table.draft.steps).toEqual([there]);
  change({ asked: true });
  placing.settle();
  expect(table.draft.steps).toEqual([here]);
});

test("a tile barred by a promise to take a civ tile is not said to fit nowhere", () => {
  const rovers = { shape: "bar", tiles: 3, top: { a: "rover", b: "tech", meteor: false } } as const;
  change({ view: { station: { ...station, stacks: [...station.stacks, rovers] } } });
  const asks = (fields: Parts<Decisions["Act"]>) =>
    change({ position: { ...table.position, view: { decision: { kind: "Act", fields } } } });
  asks({ step: "tile", gains: [] });
  expect([placing.barred("outer"), placing.barred("inner")]).toEqual([null, "fits-nowhere"]);
  asks({ step: "civ_tile", gains: [] });
  expect([placing.barred("outer"), placing.barred("inner")]).toEqual([null, "civ-only"]);
  asks({ step: "after_tile", gains: [{ is: "extra_tile", civ_only: true }] });
  expect(placing.barred("inner")).toBe("civ-only");
  asks({ step: "after_tile", gains: [{ is: "extra_tile", civ_only: false }] });
  expect(placing.barred("inner")).toBe("fits-nowhere");
});

test("a placement chosen in the list or by a hint is shown as a ghost, and asked about once", async () => {
  placing.drop();
  table.draft.clear();
  await table.draft.choose(here);
  placing.show(here);
  expect(placing.meant).toEqual(here);
  expect(placing.seen).toMatchObject({ ghost: { row: 0, column: 0 }, fits: true });
  placing.settle();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.filter((question) => question.is === "Preview")).toHaveLength(1);
});

test("a placement pointed at in the list is seen instead of the tile in hand", () => {
  expect(placing.seen?.ghost).toMatchObject({ row: 0, column: 1 });
  table.draft.hover(here);
  expect(placing.seen?.ghost).toMatchObject({ row: 0, column: 0 });
  table.draft.unhover();
  expect(placing.seen?.ghost).toMatchObject({ row: 0, column: 1 });
});

test("a tile carried over the planet is its ghost, beside it a picture that falls back into the tray", () => {
  placing.drop();
  placing.squareUnder = (x) => (x < 100 ? [0, 1] : null);
  placing.carry("outer", 300, 0);
  expect([placing.carried, placing.ghost]).toEqual([{ ring: "outer", x: 300, y: 0 }, null]);
  placing.carry("outer", 50, 0);
  expect(placing.carried).toBeNull();
  expect(placing.meant).toEqual(there);
  placing.letGo();
  expect(placing.meant).toEqual(there);
  placing.carry("outer", 300, 0);
  placing.letGo();
  expect([placing.carried, placing.ghost]).toEqual([null, null]);
});
