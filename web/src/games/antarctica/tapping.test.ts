import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "../../table/draft.svelte";
import { partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { askedAs } from "./decisions";
import { chosenZone, heldOffer, isChosen, openZones, tap, tapCard, tapOffer, tapZone } from "./tapping";
import type { Antarctica, AntarcticaChoice, AntarcticaDecision, AntarcticaNamed } from "./wire";

let table: OpenTable<Antarctica>;
let why: ReturnType<typeof vi.fn>;

function choices(...named: AntarcticaNamed[]): AntarcticaChoice[] {
  return named.map(([name, args], at) => ({ action: at + 10 * name.length, name, args }) as AntarcticaChoice);
}

const SAILS = choices(["sail", { zone: 2 }], ["sail", { zone: 5 }], ["discard", { piece: "cube" }]);
const ACTS = choices(
  ["build", { deck: "basic" }],
  ["pass", {}],
  ["play", { card: "fast_progress" }],
  ["lay_icebreaker", { zone: 3 }],
  ["lay_icebreaker", { zone: 5 }],
);

/** A table that asks where to sail; the preview asks what to do there, and that ends the move. */
beforeEach(() => {
  why = vi.fn();
  const decision = { kind: "SetSail", seat: 0, source: "", fields: {} } as const;
  const view = { sun: 1, decision };
  table = partly<OpenTable<Antarctica>>({
    asked: true,
    plays: true,
    playing: false,
    view,
    position: { seq: 1, view, choices: SAILS },
    page: { continues: (decision: AntarcticaDecision) => askedAs(decision).sameMove },
    why,
    ask: async ({ then }: { then: number[] }) => {
      const sailed = then.length === 0;
      const decision = { kind: sailed ? "Act" : "SetSail", seat: 0, source: "", fields: {} };
      return { is: "Previewed", id: "", hidden: false, view: { decision }, events: [], scores: [], choices: sailed ? ACTS : [] };
    },
  });
  Object.assign(table, { draft: new Draft<Antarctica>(table) });
});

test("zones to sail to are open, and a tap drafts the move", async () => {
  expect([...openZones(table).keys()]).toEqual([2, 5]);
  await tapZone(table, 5);
  expect(chosenZone(table)).toBe(5);
  expect(table.draft.complete).toBe(false);
  expect(table.draft.decision?.kind).toBe("Act");
});

test("another zone can be tapped after the first, and the same one again takes it back", async () => {
  await tapZone(table, 5);
  await tapZone(table, 2);
  expect(chosenZone(table)).toBe(2);
  await tapZone(table, 2);
  expect(chosenZone(table)).toBeNull();
});

test("sailing and the action there are one move", async () => {
  await tapZone(table, 5);
  await tap(table, ["build", { deck: "basic" }]);
  await table.draft.settled;
  expect(isChosen(table, ["build", { deck: "basic" }])).toBe(true);
  expect(table.draft.steps.map((step) => step.name)).toEqual(["sail", "build"]);
  expect(table.draft.complete).toBe(true);
});

test("a card on offer may be tapped before the zone; tapped again it is put back", async () => {
  expect(await tapOffer(table, "basic")).toBe(true);
  expect(heldOffer(table)).toBe("basic");
  expect(await tapOffer(table, "basic")).toBe(false);
  expect(heldOffer(table)).toBeNull();
  await tapOffer(table, "basic");
  await tapZone(table, 5);
  await table.draft.settled;
  expect(table.draft.steps.map((step) => step.name)).toEqual(["sail", "build"]);
  expect(table.draft.complete).toBe(true);
});

test("a card on offer that cannot be built there says why, and the ship has sailed", async () => {
  await tapOffer(table, "double");
  await tapZone(table, 5);
  expect(why).toHaveBeenCalledWith("build", { deck: "double" });
  expect(table.draft.steps.map((step) => step.name)).toEqual(["sail"]);
});

test("a zone that is full says why", async () => {
  await tapZone(table, 7);
  expect(why).toHaveBeenCalledWith("sail", { zone: 7 });
});

test("an icebreaker is picked from the hand, then its zone is tapped", async () => {
  await tapZone(table, 2);
  await tapCard(table, "icebreaker");
  expect([...openZones(table).keys()]).toEqual([3, 5]);
  await tapZone(table, 3);
  expect(table.draft.steps.map((step) => step.name)).toEqual(["sail", "lay_icebreaker"]);
});

test("a zone that is full or closed says why in the words of the question: to sail or to place a ship", async () => {
  await tapZone(table, 7);
  expect(why).toHaveBeenLastCalledWith("sail", { zone: 7 });
  Object.assign(table.position as object, { choices: choices(["place_ship", { zone: 2 }], ["place_ship", { zone: 3 }]) });
  await tapZone(table, 7);
  expect(why).toHaveBeenLastCalledWith("place_ship", { zone: 7 });
});
