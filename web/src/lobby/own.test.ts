import { beforeEach, expect, test } from "vitest";
import { keepBeside, keepSeat } from "../lib/kept";
import type { TableInfo } from "../lib/wire";
import { hiddenTables, hide, inOrder, isMineAlone, isMyTurn } from "./own";

const seat = (number: number, kind: "person" | "bot" | "open", held = kind === "person") => ({
  seat: number,
  kind,
  name: "",
  level: null,
  held,
  present: false,
  wants_to_stop: false,
});

function table(id: string, wishes: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat(0, "person"), seat(1, "person"), seat(2, "bot")];
  return { id, status: "running", seats, to_act: [1], moved_at: 10, made_at: 1, ...wishes } as TableInfo;
}

beforeEach(() => {
  localStorage.clear();
  for (const id of ["mine", "theirs", "bots", "waits", "over", "beside"])
    keepSeat({ table: id, game: "g", seat: 0, token: "t", at: 0 });
});

test("one's turn comes first, then games in play, tables that wait, and what is over", () => {
  const tables = [
    table("over", { status: "over", to_act: [], moved_at: 90 }),
    table("waits", { status: "waiting", to_act: [0], moved_at: 80 }),
    table("theirs", { moved_at: 20 }),
    table("bots", { to_act: [2], moved_at: 70 }),
    table("mine", { to_act: [0], moved_at: 5 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["mine", "bots", "theirs", "waits", "over"]);
});

test("it is one's turn too when somebody else at this device is to move, and not when a bot plays the seat", () => {
  keepBeside("beside", { seat: 1, token: "u" });
  expect(isMyTurn(table("beside"))).toBe(true);
  expect(isMyTurn(table("theirs"))).toBe(false);
  expect(isMyTurn(table("mine", { to_act: [0], seats: [seat(0, "bot", true)] }))).toBe(false);
});

test("a table can be deleted only where nobody else has a seat", () => {
  expect(isMineAlone(table("mine"))).toBe(false);
  expect(isMineAlone(table("mine", { seats: [seat(0, "person"), seat(1, "bot"), seat(2, "open")] }))).toBe(true);
});

test("a table is hidden and shown again", () => {
  hide("mine", true);
  hide("mine", true);
  expect(hiddenTables()).toEqual(["mine"]);
  hide("mine", false);
  expect(hiddenTables()).toEqual([]);
});
