import { expect, test } from "vitest";
import { partly } from "../../lib/partly";
import { beats, endingIn, tiedIn } from "./beats";
import type { CardView } from "./view";
import type { AntarcticaEvent, AntarcticaView } from "./wire";

type Ended = Extract<AntarcticaEvent, { is: "GameEnded" }>;

const cards = (count: number) => Array.from({ length: count }, () => ({}) as CardView);
const PLAYERS = [
  { total: 40, first_ranks: 3, built: cards(5) },
  { total: 31, first_ranks: 4, built: cards(2) },
  { total: 40, first_ranks: 2, built: cards(6) },
];
const ended = (decided_by: string) => partly<Ended>({ is: "GameEnded", decided_by });

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
  const after = partly<AntarcticaView>({ players: points.map((one) => ({ points: one })) });
  const scored = { is: "ZoneScored", seat: 1, zone: 2, points: 7 } as const;
  const events = partly<AntarcticaEvent[]>([{ is: "ShipSailed", seat: 1 }, scored, ended("points")]);
  const shown = beats(partly<AntarcticaView>({ seat: 0 }), events, after);
  expect(shown.map((beat) => ("interlude" in beat ? "scoring" : "table"))).toEqual(["table", "scoring"]);
  expect(shown.map((beat) => beat.scores)).toEqual([points, points]);
});

test("what brought the end is told though others answered after it", () => {
  const came = partly<AntarcticaEvent>({ is: "EndCame", ending: "last_scientist", seat: 1 });
  expect(endingIn(partly<AntarcticaEvent[]>([{ is: "Built" }, came, { is: "Declined" }, ended("points")]))).toBe(came);
  expect(endingIn(partly<AntarcticaEvent[]>([{ is: "Built" }]))).toBeNull();
});
