import { expect, test } from "vitest";
import { withStores } from "./stores";
import type { EvacuationView } from "./view";

const store = () => ({ food: 2, steel: 2, energy: 2 });
const view = { players: [{ stock: { old: store(), new: store() } }, { stock: { old: store(), new: store() } }] };
const before = view as unknown as EvacuationView;

test("units that are told of are in the stores already, of the one they belong to", () => {
  const after = withStores(before, [
    { is: "Gained", seat: 0, kind: "food", world: "new" },
    { is: "Exchanged", seat: 0, given_kind: "steel", kind: "energy", world: "old" },
    { is: "Paid", seat: 1, kind: "food", world: "old" },
  ]);
  expect(after.players[0]?.stock).toEqual({ old: { food: 2, steel: 1, energy: 3 }, new: { food: 3, steel: 2, energy: 2 } });
  expect(after.players[1]?.stock.old.food).toBe(1);
  expect(before.players[0]?.stock.old.steel).toBe(2);
});

test("nothing changes without news of units", () => {
  expect(withStores(before, [{ is: "Declined", seat: 0 }])).toBe(before);
});
