import { expect, test } from "vitest";
import { placingSeats } from "./placing";
import type { AntarcticaView } from "./view";

function toCome(...steps: object[]): AntarcticaView {
  return { to_come: steps } as unknown as AntarcticaView;
}

const ship = (seat: number) => ({ is: "PlaceShip", seat });

test("while ships are placed the seats stand in the order of placing", () => {
  expect(placingSeats(toCome(ship(1), ship(1), ship(0), { is: "PlaceCube", seat: 1 }, { is: "MoveSun" }))).toEqual([
    1, 1, 0,
  ]);
});

test("nobody places a ship once the turns have begun", () => {
  expect(placingSeats(toCome({ is: "SetSail", seat: 0 }, { is: "MoveSun" }))).toEqual([]);
  expect(placingSeats(toCome())).toEqual([]);
});
