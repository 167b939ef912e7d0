import { expect, test } from "vitest";
import type { Choice } from "../../lib/wire";
import { planOf, thingOf, wayOf } from "./loading";
import { berths, hasRoom, iconOf } from "./ships";

const choice = (name: string, args: Record<string, string> = {}, action = 0): Choice => ({ action, name, args });
const send = (ship: string) => choice("send", { ship });
const load = (item: string) => choice("load", { item });
const flight = { kind: "ChooseFlight", fields: {} };
const loading = (ship: string) => ({ kind: "LoadShip", fields: { ship } });

test("the answers so far make a plan: ships, what they carry, and those called back", () => {
  const steps = [send("S01"), load("bay:W1"), choice("close"), send("S04"), load("hold:W3"), load("resource:food"), choice("call_back", { ship: "S09" })];
  const plan = planOf(steps);
  expect([...plan.sent]).toEqual([
    ["S01", ["W1"]],
    ["S04", ["W3", "resource:food"]],
  ]);
  expect(plan.back).toEqual(["S09"]);
  expect(thingOf("stadium:ST01")).toBe("stadium:ST01");
});

test("a plan is carried out in the order the rules ask for, whatever the order of the taps", () => {
  const way = wayOf({ sent: new Map([["S04", ["resource:food", "W3"]], ["S01", ["W1"]]]), back: [] });
  expect(way([send("S01"), send("S04"), choice("done")], 0, flight)?.args.ship).toBe("S01");
  expect(way([load("bay:W1"), load("bay:W2"), choice("close")], 1, loading("S01"))?.args.item).toBe("bay:W1");
  expect(way([load("resource:steel"), choice("close")], 2, loading("S01"))?.name).toBe("close");
  expect(way([send("S04"), choice("done")], 3, flight)?.args.ship).toBe("S04");
  expect(way([load("hold:W3"), load("resource:food"), choice("close")], 4, loading("S04"))?.args.item).toBe("hold:W3");
  expect(way([load("resource:food"), load("resource:steel"), choice("close")], 5, loading("S04"))?.args.item).toBe("resource:food");
  expect(way([load("resource:food"), choice("close")], 6, loading("S04"))).toBeNull();
});

test("things go aboard the first ship with room for them; an area waits for its bay where the other way fails", () => {
  const plan = { sent: new Map([["S01", []], ["S04", ["resource:food", "W3"]]]), back: [] };
  const offers = [load("hold:W3"), load("resource:food"), choice("close")];
  const way = wayOf(plan);
  way([send("S01"), send("S04"), choice("done")], 0, flight);
  expect(way(offers, 1, loading("S01"))?.args.item).toBe("hold:W3");
  const other = wayOf(plan, false, false);
  other([send("S01"), send("S04"), choice("done")], 0, flight);
  expect(other(offers, 1, loading("S01"))?.args.item).toBe("resource:food");
});

test("to finish, the last hatch is closed and the flight begun", () => {
  const way = wayOf({ sent: new Map([["S01", []]]), back: [] }, true);
  way([send("S01"), choice("done")], 0, flight);
  expect(way([load("bay:W1"), choice("close")], 1, loading("S01"))?.name).toBe("close");
  expect(way([choice("done")], 2, flight)?.name).toBe("done");
  expect(way([], 3, { kind: "SplitSteps", fields: {} })).toBeNull();
});

test("a ship's hatches hold what is aboard: bays by their colour, buildings, resources", () => {
  const slots = berths("S14", undefined, ["bay:W4", "stadium:ST01"]); // desert and mountain, 1 building, 1 resource
  expect(slots.map((slot) => [slot.for, slot.edge, slot.item])).toEqual([
    ["bay", "desert", null],
    ["bay", "mountain", "bay:W4"],
    ["building", null, "stadium:ST01"],
    ["resource", null, null],
  ]);
  const wider = { flight: 2, back: 1, buildings: 2, resources: 3 };
  expect(berths("S14", wider, []).filter((slot) => slot.for === "resource")).toHaveLength(3);
  expect(["bay:W4", "hold:W3", "factory:food", "resource:steel", "W1"].map(iconOf)).toEqual(["population", "factory", "factory", "steel", "population"]);
});

test("what glows has a free hatch", () => {
  const aboard = ["bay:W1"]; // the desert bay of S14
  expect(hasRoom("S14", undefined, aboard, "W2")).toBe(false);
  expect(hasRoom("S14", undefined, aboard, "W3")).toBe(true); // a factory counts as a building
  expect(hasRoom("S14", undefined, aboard, "W5")).toBe(true);
  expect(hasRoom("S14", undefined, [...aboard, "hold:W3"], "stadium:ST01")).toBe(false);
  expect(hasRoom("S14", undefined, aboard, "resource:food")).toBe(true);
});
