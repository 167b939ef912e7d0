import { expect, test } from "vitest";
import { type Parts, partly } from "../../lib/partly";
import { facesRule, ownPoints, raceTotal } from "./scores";
import type { EvacuationView, PlayerView } from "./view";

test("a race is decided by the lowest production, not by a sum", () => {
  expect(raceTotal({ production_food: 9, production_steel: 9, production_energy: 1 })?.points).toBe(1);
  expect(raceTotal({ goal_1: 4, lowest_production: 3 })).toBeNull();
});

test("one's own points count the goals that the others do not see, also while the end is scored", () => {
  const players = [{ points: { goal_1: 6, areas_left: -30 } }, { points: { areas_left: -30 } }];
  const seen = (seat: number | null, over = false) => ownPoints(partly<EvacuationView>({ seat, over, players }));
  expect(seen(0)).toEqual({ goal_1: 6, areas_left: -30 });
  expect(seen(1)).toEqual({ areas_left: -30 });
  expect(seen(null)).toBeNull();
  expect(seen(0, true)).toEqual({ goal_1: 6, areas_left: -30 });
  expect(ownPoints(partly<EvacuationView>({ seat: 0, over: false, players: [{}] }))).toBeNull();
});

test("alone happy faces are compared with the opponent's, at a table by place", () => {
  const rule = (...players: Parts<PlayerView>[]) => facesRule(partly<EvacuationView>({ players }));
  expect(rule({})).toBe("ev-why-happy_faces-alone");
  expect(rule({}, {})).toBe("ev-why-happy_faces");
});
