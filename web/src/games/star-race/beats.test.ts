import { expect, test } from "vitest";
import { partly } from "../../lib/partly";
import { beats } from "./beats";
import { aView, novaResult } from "./fixtures";
import type { StarRaceEvent } from "./wire";

test("a card is shown, then all its ships travel together", () => {
  const after = aView({ ships: { ...aView().ships, T1: 2, T2: 2 } });
  const events = partly<StarRaceEvent[]>([
    { is: "CardPlayed", seat: 1, card: "race_plus1" },
    { is: "ShipMoved", seat: 1, ship: "T1", ring_from: "1", ring_to: "3" },
    { is: "ShipMoved", seat: 1, ship: "T2", ring_from: "1", ring_to: "3" },
  ]);
  const [card, travel, ...more] = beats(aView(), events, after);
  expect(more).toEqual([]);
  expect(card && "view" in card && card.view.players[1]?.latest).toBe("race_plus1");
  expect(travel && "view" in travel && travel.view.ships).toMatchObject({ T1: 2, T2: 2, T3: 1 });
});

test("the end of a mission is shown before the next one begins", () => {
  const after = aView({ mission: 2, results: [novaResult] });
  const events = partly<StarRaceEvent[]>([
    { is: "ShipMoved", seat: 1, ship: "T1", ring_from: "15", ring_to: "planet" },
    { is: "MissionEnded", mission: 1, planet: "nova", abilities: true, ending: "arrival" },
    { is: "MissionScored", seat: 0, total: 15 },
    { is: "MissionBegan", mission: 2 },
  ]);
  const [travel, interlude] = beats(aView(), events, after);
  expect(travel && "view" in travel && travel.view.ships.T1).toBe(6);
  expect(interlude && "interlude" in interlude && interlude.interlude.facts).toMatchObject({
    mission: 1,
    totals: [15],
    last: false,
  });
});

test("missions that ended while one was away are shown one after another", () => {
  const result = (planet: string) => ({
    planet,
    ending: "cards",
    levels: {},
    worths: {},
    hired: [["T1"], ["K1"], ["B1"]],
    points: [1, 2, 3],
  });
  const after = aView({ mission: 2, over: true, results: [result("nova"), result("zora")] } as never);
  const end = (mission: number) =>
  partly<StarRaceEvent[]>([
    { is: "MissionEnded", mission, planet: "nova", abilities: true, ending: "cards" },
    { is: "MissionScored", seat: 0, total: 10 * mission },
  ]);
  const shown = beats(aView(), [...end(1), ...end(2)], after);
  const facts = shown.map((beat) => ("interlude" in beat ? (beat.interlude.facts as Record<string, unknown>) : null));
  expect(facts).toMatchObject([
    { mission: 1, totals: [10], last: false },
    { mission: 2, totals: [20], last: true },
  ]);
  expect(shown.map((beat) => beat.told)).toEqual([0, 2]);
});
