import { expect, test } from "vitest";
import { reasonsOf } from "./reasons";

test("what one seat alone is given points for stands among its like", () => {
  const scores: Record<string, number>[] = [
    { goal_1: 4, goal_2: 0, lowest: 7, lines: 3 },
    { goal_8: 6, goal_9: 1, lowest: 5, lines: 0 },
  ];
  expect(reasonsOf(scores)).toEqual(["goal_1", "goal_2", "goal_8", "goal_9", "lowest", "lines"]);
  expect(reasonsOf([{ a: 1, b: 2 }, { a: 0, b: 0 }])).toEqual(["a", "b"]);
  expect(reasonsOf([])).toEqual([]);
});
