import { expect, test } from "vitest";
import type { SeatInfo, SeatKind } from "../lib/wire";
import { seatFor } from "./seating";

const seat = (number: number, kind: SeatKind, name = "") => ({ seat: number, kind, name }) as SeatInfo;
const seats = [seat(0, "person", "Ada"), seat(1, "open", "Grace"), seat(2, "open"), seat(3, "bot")];

test("a kept seat is for whom it is kept, a free one for everybody else", () => {
  expect(seatFor(seats, " grace", null)).toBe(1);
  expect(seatFor(seats, "Ola", null)).toBe(2);
  expect(seatFor(seats, "", null)).toBe(2);
});

test("who taps a seat gets it, as long as it is free", () => {
  expect(seatFor(seats, "Ola", 1)).toBe(1);
  expect(seatFor(seats, "Ola", 0)).toBe(2);
});

test("where only kept seats are left, the first of them; where none is, none", () => {
  expect(seatFor([seat(0, "person"), seat(1, "open", "Grace")], "Ola", null)).toBe(1);
  expect(seatFor([seat(0, "person"), seat(1, "bot")], "Ola", null)).toBe(null);
});
