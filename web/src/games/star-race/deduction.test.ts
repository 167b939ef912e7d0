import { expect, test } from "vitest";
import { deduce } from "./deduction";
import { partly } from "../../lib/partly";
import { aView } from "./fixtures";
import type { StarRaceEvent } from "./wire";

test("own ships are nobody else's, the rest is spread evenly", () => {
  const cells = deduce(aView({ hired: ["T1", "B2"] }), []);
  expect(cells.T1?.map((cell) => cell.chance)).toEqual([1, 0, 0]);
  expect(cells.K3?.[1]?.chance).toBeCloseTo(2 / 7);
});

test("a ship seen by a look is certain, and leaves its owner one unknown ship", () => {
  const cells = deduce(aView({ hired: ["T1", "B2"], looks: [{ looked_at_seat: 2, ship: "K1" }] }), []);
  expect(cells.K1?.map((cell) => cell.chance)).toEqual([0, 0, 1]);
  expect(cells.K2?.[2]?.chance).toBeCloseTo(1 / 6);
  expect(cells.K2?.[1]?.chance).toBeCloseTo(2 / 6);
});

test("pushes are counted within this mission", () => {
  const story = partly<StarRaceEvent[]>([
    { is: "ShipMoved", seat: 1, ship: "K3", ring_from: "1", ring_to: "6" },
    { is: "MissionBegan", seat: 0 },
    { is: "ShipMoved", seat: 1, ship: "K3", ring_from: "1", ring_to: "3" },
    { is: "ShipMoved", seat: 1, ship: "K3", ring_from: "15", ring_to: "planet" },
    { is: "ShipMoved", seat: 2, ship: "K3", ring_from: "6", ring_to: "1" },
  ]);
  expect(deduce(aView(), story).K3?.map((cell) => cell.push)).toEqual([0, 2, -2]);
});

test("what a player advances is likelier theirs, and less likely anybody else's", () => {
  const story = partly<StarRaceEvent[]>([
    { is: "MissionBegan", seat: 0 },
    { is: "ShipMoved", seat: 1, ship: "K3", ring_from: "1", ring_to: "6" },
    { is: "ShipMoved", seat: 1, ship: "K2", ring_from: "6", ring_to: "1" },
  ]);
  const cells = deduce(aView({ hired: ["T1", "B2"] }), story);
  const even = 2 / 7;
  expect(cells.K3?.[1]?.chance).toBeGreaterThan(even + 0.05);
  expect(cells.K3?.[2]?.chance).toBeLessThan(even);
  expect(cells.K2?.[1]?.chance).toBeLessThan(even - 0.05);
  for (const seat of [1, 2]) {
    const sum = Object.values(cells).reduce((total, row) => total + (row[seat]?.chance ?? 0), 0);
    expect(sum, "two ships each").toBeCloseTo(2);
  }
});

test("a spectator can rule out nothing", () => {
  const cells = deduce(aView({ seat: null, hired: null }), []);
  for (const row of Object.values(cells)) for (const cell of row) expect(cell.chance).toBeCloseTo(2 / 9);
});
