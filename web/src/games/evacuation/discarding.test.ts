import { expect, test } from "vitest";
import { discardingOf, wayOf, withTap } from "./discarding";
import type { EvacuationChoice } from "./wire";

const discard = (action: number): EvacuationChoice => ({ action, name: "discard", args: { card: `card_${action}` } });
const act: EvacuationChoice = { action: 99, name: "act", args: { action: "A1" } };

test("how many cards are asked for is known from the question and from what is chosen", () => {
  expect(discardingOf([], [], 3)).toEqual({ before: [], thrown: [], needed: 3 });
  expect(discardingOf([], ["card_7"], 3)).toEqual({ before: [], thrown: ["card_7"], needed: 3 });
  expect(discardingOf([act, discard(1), discard(4)], [], null)).toEqual({ before: [act], thrown: ["card_1", "card_4"], needed: 2 });
  expect(discardingOf([act], [], null)).toBeNull();
});

test("a card is chosen, taken back, or takes the place of the first", () => {
  expect(withTap(["card_7"], "card_2", 3)).toEqual(["card_7", "card_2"]);
  expect(withTap(["card_7", "card_2"], "card_7", 3)).toEqual(["card_2"]);
  expect(withTap(["card_7", "card_2"], "card_5", 2)).toEqual(["card_2", "card_5"]);
});

test("whatever the order of the taps, cards go in the order of the hand", () => {
  const way = wayOf([act], ["card_9", "card_4"]);
  expect(way([act], 0)).toBe(act);
  expect(way([discard(1), discard(4), discard(9)], 1)?.action).toBe(4);
  expect(way([discard(9)], 2)?.action).toBe(9);
  expect(way([discard(10)], 3)).toBeNull();
});
