import { expect, test } from "vitest";
import { partly } from "../../lib/partly";
import { interruptedSeat, targetZone } from "./interrupting";
import type { AntarcticaView } from "./view";

function asked(seat: number | null, active: number | null, over = false): AntarcticaView {
  return partly<AntarcticaView>({ over, to_act: seat === null ? [] : [seat], active });
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

test("the target zone is that of the own turn alone", () => {
  const view = partly<AntarcticaView>({ turn: { seat: 2, zone: 0, discarded: false, by_icebreaker: false } });
  expect(targetZone(view, 2)).toBe(0);
  expect(targetZone(view, 1)).toBe(null);
  expect(targetZone(view, null)).toBe(null);
  expect(targetZone(partly<AntarcticaView>({ turn: null }), 2)).toBe(null);
});
