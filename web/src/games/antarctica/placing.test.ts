import { expect, test } from "vitest";
import type { Step } from "../../lib/wire";
import { partly } from "../../lib/partly";
import { placingSeats } from "./placing";
import type { AntarcticaView } from "./view";

function toCome(...steps: Step[]): AntarcticaView {
  return partly<AntarcticaView>({ to_come: steps });
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
