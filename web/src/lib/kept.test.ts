/** Seats that this device keeps: one's own, and those of people beside. */

import { beforeEach, expect, test } from "vitest";
import { keepBeside, keepSeat, keepSeatsAt, seatAt, seatsHere } from "./kept";

const mine = { table: "t", game: "g", seat: 0, token: "a", at: 1 };

beforeEach(() => localStorage.clear());

test("people beside keep their seats when one's own is kept again", () => {
  keepSeat(mine);
  keepBeside("t", { seat: 2, token: "c" });
  keepBeside("t", { seat: 1, token: "b" });
  keepSeat({ ...mine, at: 5 });
  expect(seatsHere("t")).toEqual([
    { seat: 0, token: "a" },
    { seat: 1, token: "b" },
    { seat: 2, token: "c" },
  ]);
  expect(seatAt("t")?.at).toBe(5);
});

test("whoever takes over as the first leaves nobody without a seat", () => {
  keepSeat(mine);
  keepBeside("t", { seat: 1, token: "b" });
  keepSeat({ ...mine, seat: 1, token: "b" });
  expect(seatsHere("t")).toEqual([
    { seat: 1, token: "b" },
    { seat: 0, token: "a" },
  ]);
});

test("the link of another seat takes the place of the one before", () => {
  keepSeat(mine);
  keepSeat({ ...mine, seat: 1, token: "b" });
  expect(seatsHere("t")).toEqual([{ seat: 1, token: "b" }]);
});

test("all go on together at another table", () => {
  keepSeat(mine);
  keepBeside("t", { seat: 1, token: "b" });
  keepSeatsAt("again", "t");
  expect(seatsHere("again")).toEqual(seatsHere("t"));
  expect(seatsHere("elsewhere")).toEqual([]);
});
