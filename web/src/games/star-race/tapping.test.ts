import { beforeEach, expect, test, vi } from "vitest";
import { Draft } from "../../table/draft.svelte";
import { partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { aView } from "./fixtures";
import { cardsTapped, chosenShips, openShips, tapCard, tapShip } from "./tapping";
import type { StarRace, StarRaceChoice, StarRaceDecision, StarRaceNamed } from "./wire";

const SHIPS = Object.keys(aView().ships);
const CARDS = ["minus2", "minus1x2", "plus1", "copy", "swap"];
let table: OpenTable<StarRace>;
let why: ReturnType<typeof vi.fn>;
let tell: ReturnType<typeof vi.fn>;

/** A table that asks one question with these choices; previews end the turn. */
function asks(kind: StarRaceDecision["kind"], ...named: StarRaceNamed[]): void {
  const choices = named.map(([name, args], action) => ({ action, name, args }) as StarRaceChoice);
  const view = aView({ decision: partly<StarRaceDecision>({ kind, seat: 0, source: "", fields: {} }) });
  why = vi.fn();
  tell = vi.fn();
  const fake = partly<OpenTable<StarRace>>({
    asked: true,
    plays: true,
    playing: false,
    view,
    position: { seq: 1, view, choices },
    page: { continues: () => false },
    why,
    tell,
    ask: async () => ({
      is: "Previewed",
      id: "",
      hidden: false,
      view: { ...view, decision: null },
      events: [],
      scores: [],
      choices: [],
    }),
  });
  table = Object.assign(fake, { draft: new Draft<StarRace>(fake) });
}

const tapped = () => table.draft.steps.map((step) => Object.values(step.args).join());
const tap = async (...ships: string[]) => {
  for (const ship of ships) await tapShip(table, ship);
  await table.draft.settled;
};

beforeEach(() => asks("ChooseShip", ["ship", { ship: "T1" }], ["ship", { ship: "B2" }]));

test("one ship: a tap chooses, another tap chooses anew, the same one takes it back", async () => {
  expect(openShips(table, SHIPS)).toEqual(new Set(["T1", "B2"]));
  await tap("T1");
  expect(tapped()).toEqual(["T1"]);
  await tap("B2");
  expect(tapped()).toEqual(["B2"]);
  await tap("B2");
  expect(tapped()).toEqual([]);
});

test("a ship that cannot be chosen asks why", async () => {
  await tap("K3");
  expect(why).toHaveBeenCalledWith("ship", { ship: "K3" });
});

test("two ships are tapped together in any order", async () => {
  asks("ChoosePair", ["pair", { ships: "T1+T2" }], ["pair", { ships: "T2+K2" }]);
  await tap("K2");
  expect(table.draft.picks).toEqual(["K2"]);
  expect(openShips(table, SHIPS)).toEqual(new Set(["T2", "K2"]));
  await tap("T2");
  expect(tapped()).toEqual(["T2+K2"]);
  expect(chosenShips(table, SHIPS)).toEqual(new Set(["T2", "K2"]));
  await tap("K2");
  expect(table.draft.picks).toEqual(["T2"]);
  await tap("T1");
  expect(tapped()).toEqual(["T1+T2"]);
});

test("a pair that is not offered asks why, whole and in the order of the ships", async () => {
  asks("ChoosePair", ["pair", { ships: "T1+T2" }]);
  await tap("T2", "K3");
  expect(why).toHaveBeenCalledWith("pair", { ships: "T2+K3" });
  expect(table.draft.picks).toEqual(["T2"]);
  await tap("T2", "B1");
  expect(why).toHaveBeenLastCalledWith("pair", { ships: "T1+B1" });
});

test("three ships", async () => {
  asks("ZoraAbility", ["trio", { ships: "T1+B1+K1" }], ["trio", { ships: "T1+B1+K2" }]);
  await tap("K2", "T1", "B1");
  expect(tapped()).toEqual(["T1+B1+K2"]);
});

test("a group is tapped by any of its ships, and a second tap means the other group", async () => {
  asks("ChooseGroup", ["group", { group: "number:2" }], ["group", { group: "race:krystallin" }]);
  await tap("K2");
  expect(tapped()).toEqual(["number:2"]);
  expect(chosenShips(table, SHIPS)).toEqual(new Set(["T2", "B2", "K2"]));
  await tap("K2");
  expect(tapped()).toEqual(["race:krystallin"]);
  await tap("T1");
  expect(why).toHaveBeenCalledWith("group", { group: "race:terran" });
});

test("cards to set aside are counted up, and down again", async () => {
  asks("SetAside", ["set_aside", { cards: "minus2+swap+swap" }], ["set_aside", { cards: "minus2+copy+swap" }]);
  const tapCards = async (...cards: string[]) => {
    for (const card of cards) tapCard(table, card, card === "swap" ? 2 : 1, CARDS);
    await table.draft.settled;
  };
  await tapCards("swap", "swap", "minus2");
  expect(tapped()).toEqual(["minus2+swap+swap"]);
  await tapCards("swap");
  expect(cardsTapped(table)).toEqual(["minus2"]);
  await tapCards("copy", "swap");
  expect(tapped()).toEqual(["minus2+copy+swap"]);
  await tapCards("plus1");
  expect(cardsTapped(table)).toEqual(["minus2", "copy", "swap"]);
  expect(tell).toHaveBeenCalledOnce(); // a fourth card says why not
});

test("a ship may be tapped before its card", async () => {
  asks("PlayCard", ["play", { card: "copy" }], ["play", { card: "swap" }]);
  await tap("T1");
  expect([...chosenShips(table, SHIPS)]).toEqual(["T1"]);
  await tap("B2");
  expect([...chosenShips(table, SHIPS)]).toEqual(["B2"]);
  await tap("B2");
  expect(chosenShips(table, SHIPS).size).toBe(0);
  expect(why).not.toHaveBeenCalled();
});

test("a card is played, and another one instead", async () => {
  asks("PlayCard", ["play", { card: "copy" }], ["play", { card: "swap" }]);
  tapCard(table, "copy", 1, CARDS);
  await table.draft.settled;
  expect(tapped()).toEqual(["copy"]);
  tapCard(table, "swap", 2, CARDS);
  await table.draft.settled;
  expect(tapped()).toEqual(["swap"]);
  tapCard(table, "swap", 2, CARDS);
  expect(tapped()).toEqual([]);
});
