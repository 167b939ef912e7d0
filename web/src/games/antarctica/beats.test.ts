import { expect, test } from "vitest";
import type { GameEvent, View } from "../game";
import { beats, endingIn, tiedIn } from "./beats";
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

test("the points beside the names are those of the table that is shown, also while the end is scored", () => {
  const points = [{ zones: 5 }, { zones: 7 }];
  const after = { players: points.map((one) => ({ points: one })) } as unknown as View;
  const events = [{ is: "ShipSailed", seat: 1 }, { is: "ZoneScored", seat: 1, zone: 2, points: 7 }, ended("points")];
  const shown = beats({ seat: 0 } as View, events as GameEvent[], after);
  expect(shown.map((beat) => ("interlude" in beat ? "scoring" : "table"))).toEqual(["table", "scoring"]);
  expect(shown.map((beat) => beat.scores)).toEqual([points, points]);
});

test("what brought the end is told though others answered after it", () => {
  const came = { is: "EndCame", ending: "last_scientist", seat: 1 } as unknown as GameEvent;
  expect(endingIn([{ is: "Built" }, came, { is: "Declined" }, ended("points")] as GameEvent[])).toBe(came);
  expect(endingIn([{ is: "Built" }] as GameEvent[])).toBeNull();
});
