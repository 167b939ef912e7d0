import { expect, test } from "vitest";
import { partly } from "../../lib/partly";
import type { MarkerMoved } from "./beats";
import { byLevel, raceLines, ranked } from "./race";
import type { PlayerView } from "./view";

interface Made {
  before: number[];
  after?: number[];
  stadiums?: string[];
  tokens?: number;
  areas?: string[];
  developed?: string[];
}

const kinds = ([food = 0, steel = 0, energy = 0]: number[]) => ({ food, steel, energy });

function seat({ before, after, stadiums = [], tokens = 0, areas = [], developed = [] }: Made): PlayerView {
  const [production, final] = [kinds(before), kinds(after ?? before)];
  const held = { stadiums: { old: [], new: stadiums }, penalties: tokens, old_areas: areas, developed };
  return partly<PlayerView>({ production, final, ...held });
}

const THREE = ["ST01", "ST02", "ST03"];

test("penalties come off the lowest marker before happy faces raise it", () => {
  const events: MarkerMoved[] = [
    { is: "MarkerLowered", seat: 0, kind: "steel", count: 4 },
    { is: "MarkerLifted", seat: 0, kind: "steel", count: 2 },
  ];
  const player = seat({ before: [8, 5, 7], after: [8, 3, 7], tokens: 1, areas: ["W1", "W2"], stadiums: ["ST01", "ST02"] });
  const [line] = raceLines([player], events);
  expect(line).toMatchObject({ lowest: 5, down: 4, up: 2, lowered: [{ kind: "steel", count: 4 }], lifted: [{ kind: "steel", count: 2 }] });
  expect(line && byLevel(line)).toEqual(["steel", "energy", "food"]);
});

test("a raise beyond the next marker counts up to that one only", () => {
  const [line] = raceLines([seat({ before: [4, 5, 6], after: [6, 5, 6], stadiums: THREE })], []);
  expect(line).toMatchObject({ lowest: 4, down: 0, up: 1 });
});

test("winners stand first, then who has the higher lowest marker", () => {
  const lines = raceLines([{ before: [2, 9, 9] }, { before: [5, 5, 5] }, { before: [8, 8, 8], stadiums: THREE }].map(seat), []);
  expect(ranked(lines, [2]).map((line) => line.seat)).toEqual([2, 1, 0]);
});
