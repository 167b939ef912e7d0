import { expect, test } from "vitest";
import type { Told } from "../lib/wire";
import { actsIn, type ActsOf, atAGlance, lastActs, withoutName } from "./acts";

/** "0 card" is an event of seat 0 by the name card, "- sun" one of nobody's. */
function told(...lines: string[]): Told[] {
  return lines.map((line) => {
    const [seat, is] = line.split(" ") as [string, string];
    return seat === "-" ? { is } : { is, seat: Number(seat) };
  });
}

const numbers = (lines: string[], game?: ActsOf) =>
  actsIn(told(...lines), game).map((act) => act.lines.map(({ number }) => number));

const CARDS: ActsOf = { open: ["card"], part: ["round"] };

test("what came of a card stands under it", () => {
  expect(numbers(["0 card", "0 moved", "0 moved", "0 card", "0 moved", "1 card"], CARDS)).toEqual([[0, 1, 2], [3, 4], [5]]);
});

test("what was done before the card belongs to its act", () => {
  expect(numbers(["0 card", "- sun", "0 discard", "0 card", "0 moved"], CARDS)).toEqual([[0], [1], [2, 3, 4]]);
});

test("seats that act at the same time do not part each other's acts", () => {
  expect(numbers(["0 card", "1 card", "0 moved", "1 moved"], CARDS)).toEqual([[0, 2], [1, 3]]);
});

test("after a round has begun nothing belongs to an act before it, though somebody began it", () => {
  expect(numbers(["0 card", "1 round", "0 moved", "1 moved"], CARDS)).toEqual([[0], [1], [2], [3]]);
});

test("a game that does not say what opens an act has one for all that a seat does in a row", () => {
  expect(numbers(["0 a", "0 b", "1 a", "0 a", "- sun", "0 a"])).toEqual([[0, 1], [2], [3], [4], [5]]);
});

test("of each seat its last act, which the beginning of a round is not", () => {
  const acts = actsIn(told("0 card", "1 card", "0 card", "0 moved", "1 round"), CARDS);
  const last = lastActs(acts, CARDS.part);
  expect([...last].map(([seat, act]) => [seat, act.lines.map(({ number }) => number)])).toEqual([
    [0, [2, 3]],
    [1, [1]],
  ]);
  expect(lastActs(actsIn(told("- sun"))).size).toBe(0);
});

test("at a glance the card comes first", () => {
  const glance = (...lines: string[]) => atAGlance(actsIn(told(...lines), CARDS)[0]).map((event) => event.is);
  expect(glance("0 discard", "0 recruit", "0 card", "0 moved")).toEqual(["card", "discard", "recruit", "moved"]);
  expect(glance("0 card", "0 moved")).toEqual(["card", "moved"]);
  expect(atAGlance(undefined)).toEqual([]);
});

test("whose it was is not said twice", () => {
  expect(withoutName("Ania: Swap", "Ania")).toBe("Swap");
  expect(withoutName("The sun shines", "Ania")).toBe("The sun shines");
});
