import { expect, test } from "vitest";
import { interruptedSeat } from "./interrupting";
import type { AntarcticaView } from "./view";

function asked(seat: number, step: string, turn: number | null): AntarcticaView {
  return {
    over: false,
    to_act: [seat],
    to_come: [{ is: step, seat }],
    turn: turn === null ? null : { seat: turn, zone: 1, discarded: false, by_icebreaker: false },
  } as unknown as AntarcticaView;
}
const sailed = [{ is: "ShipSailed", seat: 3 }];

test("a seat asked about a blue action in another's turn interrupts it", () => {
  for (const step of ["ChooseShip", "ChooseZone", "AdvanceTrack", "KeepCard"])
    expect([step, interruptedSeat(asked(0, step, 2), sailed)]).toEqual([step, 2]);
});

test("the active seat interrupts nobody, not even with the actions it triggers", () => {
  for (const step of ["SetSail", "Act", "EndTurn", "ChooseShip", "AdvanceTrack"])
    expect([step, interruptedSeat(asked(2, step, 2), sailed)]).toEqual([step, null]);
});

test("cards are handed out in the turn of who built the ship, which the story tells", () => {
  expect(interruptedSeat(asked(0, "TakeCard", null), sailed)).toBe(3);
});

test("an icebreaker asks for a turn of the own", () => {
  expect(interruptedSeat(asked(0, "UseIcebreaker", null), sailed)).toBe(null);
});

test("placing ships interrupts nobody", () => {
  expect(interruptedSeat(asked(1, "PlaceShip", null), [])).toBe(null);
});
