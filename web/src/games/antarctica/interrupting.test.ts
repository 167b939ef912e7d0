import { expect, test } from "vitest";
import { interruptedSeat } from "./interrupting";
import type { AntarcticaView } from "./view";

function asked(seat: number | null, active: number | null, over = false): AntarcticaView {
  return { over, to_act: seat === null ? [] : [seat], active } as unknown as AntarcticaView;
}

test("a seat asked in another's turn interrupts it", () => {
  expect(interruptedSeat(asked(0, 2))).toBe(2);
});

test("the active seat interrupts nobody, not even with the actions it triggers", () => {
  expect(interruptedSeat(asked(2, 2))).toBe(null);
});

test("placing ships and asking for an icebreaker's turn interrupt nobody", () => {
  expect(interruptedSeat(asked(1, null))).toBe(null);
});

test("when all is over nobody is interrupted", () => {
  expect(interruptedSeat(asked(null, null, true))).toBe(null);
});
