import { expect, test } from "vitest";
import type { GameEvent } from "../game";
import { tiedIn } from "./beats";
import type { CardView } from "./view";

const cards = (count: number) => Array.from({ length: count }, () => ({}) as CardView);
const PLAYERS = [
  { total: 40, first_ranks: 3, built: cards(5) },
  { total: 31, first_ranks: 4, built: cards(2) },
  { total: 40, first_ranks: 2, built: cards(6) },
];
const ended = (decided_by: string) => ({ is: "GameEnded", decided_by }) as unknown as GameEvent;

test("a victory that points do not decide is told with first ranks and cards of those tied", () => {
  expect(tiedIn(ended("first_ranks"), PLAYERS)).toEqual([
    { seat: 0, points: 40, ranks: 3, cards: 5 },
    { seat: 2, points: 40, ranks: 2, cards: 6 },
  ]);
  expect(tiedIn(ended("points"), PLAYERS)).toEqual([]);
  expect(tiedIn(null, PLAYERS)).toEqual([]);
});
