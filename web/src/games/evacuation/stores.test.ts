import { expect, test } from "vitest";
import { type Parts, partly } from "../../lib/partly";
import { withNews } from "./stores";
import type { EvacuationView, PlayerView } from "./view";

const store = () => ({ food: 2, steel: 2, energy: 2 });
const player = (): Parts<PlayerView> => ({
  stock: { old: store(), new: store() },
  production: store(),
  population: 3,
  settled_population: 0,
  factories: { unused: store(), settled: store(), old: store(), new: store() },
  ships: { old: ["S05"], new: [] },
  stadiums: { old: [], new: [] },
  areas: [],
});
const before = partly<EvacuationView>({ players: [player(), player()], map: {} });

test("units that are told of are in the stores already, of the one they belong to", () => {
  const after = withNews(before, [
    { is: "Gained", seat: 0, kind: "food", world: "new" },
    { is: "Exchanged", seat: 0, given_kind: "steel", kind: "energy", world: "old" },
    { is: "Paid", seat: 1, kind: "food", world: "old" },
  ]);
  expect(after.players[0]?.stock).toEqual({ old: { food: 2, steel: 1, energy: 3 }, new: { food: 3, steel: 2, energy: 2 } });
  expect(after.players[1]?.stock.old.food).toBe(1);
  expect(before.players[0]?.stock.old.steel).toBe(2);
});

test("what is built stands in its world, and its price is paid there", () => {
  const after = withNews(before, [
    { is: "ShipBuilt", seat: 0, ship: "S01", world: "old", free: false },
    { is: "CostPaid", seat: 0, world: "old", food: 0, steel: 2, energy: 1 },
    { is: "StadiumBuilt", seat: 0, stadium: "stadium_3", world: "new", free: true },
    { is: "FactoryPrepared", seat: 0, kind: "steel", world: "new" },
  ]);
  const mine = after.players[0];
  expect(mine?.stock).toEqual({ old: { food: 2, steel: 0, energy: 1 }, new: store() });
  expect(mine?.ships.old).toEqual(["S01", "S05"]);
  expect(mine?.stadiums.new).toEqual(["stadium_3"]);
  expect(mine?.factories.new.steel).toBe(3);
  expect(mine?.factories.unused.steel).toBe(1);
  expect(after.players[1]).toBe(before.players[1]);
});

test("a settled area has its owner, its people and its factories, and the markers go up", () => {
  const after = withNews(before, [
    { is: "Settled", seat: 0, area: "N01", steel: 2 },
    { is: "FactoryPlaced", seat: 0, kind: "food", area: "N01" },
    { is: "Raised", seat: 0, kind: "food", count: 3, level: 5 },
  ]);
  expect(after.map).toEqual({ N01: { owner: 0, factories: ["food"] } });
  expect(after.players[0]?.stock.new.steel).toBe(0);
  expect(after.players[0]?.production.food).toBe(5);
  expect(after.players[0]?.factories.settled.food).toBe(3);
  expect(after.players[0]?.areas).toEqual(["N01"]);
  expect(before.map).toEqual({});
});

test("nothing changes without news of these things", () => {
  expect(withNews(before, [{ is: "Declined", seat: 0 }])).toEqual(before);
});
