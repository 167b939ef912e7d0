import { expect, test } from "vitest";
import { raceTotal } from "./scores";

test("a race is decided by the lowest production, not by a sum", () => {
  expect(raceTotal({ production_food: 9, production_steel: 9, production_energy: 1 })?.points).toBe(1);
  expect(raceTotal({ goal_1: 4, lowest_production: 3 })).toBeNull();
});
