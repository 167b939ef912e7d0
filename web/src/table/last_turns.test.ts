import { expect, test } from "vitest";
import type { Told } from "../lib/wire";
import { lastTurns } from "./last_turns";

const told = (...seats: (number | null)[]): Told[] =>
  seats.map((seat, at) => (seat === null ? { is: String(at) } : { is: String(at), seat }));
const places = (seats: (number | null)[]) =>
  Object.fromEntries([...lastTurns(told(...seats))].map(([seat, turn]) => [seat, turn.map((one) => Number(one.is))]));

test("of each seat the events of its last turn, in order", () => {
  expect(places([0, 0, 1, 1, 1, 0, 2, 2])).toEqual({ 0: [5], 1: [2, 3, 4], 2: [6, 7] });
});

test("what belongs to nobody does not part a turn", () => {
  expect(places([1, 0, null, 0])).toEqual({ 0: [1, 3], 1: [0] });
});

test("before anything has happened there is none", () => {
  expect(places([null])).toEqual({});
});
