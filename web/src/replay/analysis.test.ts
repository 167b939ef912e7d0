import { expect, test } from "vitest";
import type { AnalysisInfo, Decided, PlayerSum } from "../lib/wire";
import { reasonsOf } from "./analysis.svelte";
import { turningPoints } from "./turning";

const BLANK: Decided = {
  move: 0,
  seat: 0,
  action: ["pass", {}],
  best: ["pass", {}],
  line: [],
  before: [],
  before_errors: [],
  after: [],
  errors: [],
  moved_errors: [],
  advised: [],
  points_before: [],
  points_after: [],
  points_advised: [],
  cost: 0,
  cost_error: 0,
  points_cost: 0,
  points_cost_error: 0,
  sources: {},
  consequences: [],
};

const decided = (move: number, before: number[], error = 0.02): Decided => ({
  ...BLANK,
  move,
  before,
  before_errors: before.map(() => error),
});

const player = (seat: number, result: number): PlayerSum => ({
  seat,
  result,
  start: 0,
  choices: 0,
  choices_error: 0,
  others: 0,
  luck: 0,
  luck_error: 0,
  accuracy: 100,
  decisions: 0,
  worst: [],
});

const info = (decisions: Decided[], result: number[]): AnalysisInfo => ({
  analysis: {
    game: "star-race",
    rules_version: "1",
    seats: result.length,
    seed: "0",
    simulations: 8,
    decisions,
    players: result.map((share, seat) => player(seat, share)),
  },
  lines: [],
});

test("a game turned where a win chance swung by more than its error", () => {
  const decisions = [decided(0, [0.5, 0.5]), decided(4, [0.45, 0.55]), decided(9, [0.9, 0.1])];
  expect(turningPoints(info(decisions, [1, 0]), 12, () => [])).toEqual([5]);
  const unsure = decisions.map((one) => ({ ...one, before_errors: [0.3, 0.3] }));
  expect(turningPoints(info(unsure, [0.9, 0.1]), 12, () => [])).toEqual([]);
});

test("without an analysis it turned where another took the lead", () => {
  const totals = [[0, 0], [1, 0], [1, 1], [1, 2], [3, 2]];
  expect(turningPoints(null, totals.length, (at) => totals[at] as number[])).toEqual([3, 4]);
});

test("reasons name what is given up first, then what others get", () => {
  const one = { ...BLANK, sources: { zones: -4.2, stars: 0.8, cards: -0.2 }, points_after: [10, 12], points_advised: [13, 10] };
  const reasons = reasonsOf(one, ["Ania", "Ben"], (source) => `<${source}>`);
  expect(reasons.map((reason) => [reason.kind, reason.of])).toEqual([
    ["gives-up", "<zones>"],
    ["lets", "Ben"],
    ["gains", "<stars>"],
  ]);
});
