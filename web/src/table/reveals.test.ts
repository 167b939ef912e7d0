import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, linkAnew, openTable, position, sync } from "../games/star-race/at_table";
import type { StarRace } from "../games/star-race/wire";
import { aView, novaResult } from "../games/star-race/fixtures";
import type { TableSession } from "./session.svelte";

vi.mock("../lib/sound", () => ({ chime: vi.fn(), knock: vi.fn() }));

let table: TableSession<StarRace>;
let socket: FakeSocket;

beforeEach(async () => {
  ({ table, socket } = await openTable());
});

afterEach(() => table.close());

const ended = [
  { is: "CardPlayed", seat: 1, card: "plus1" },
  { is: "ShipMoved", seat: 1, ship: "T1", ring_from: "15", ring_to: "planet" },
  { is: "MissionEnded", mission: 1, planet: "nova", abilities: true, ending: "arrival" },
  { is: "MissionScored", seat: 0, total: 15 },
  { is: "MissionBegan", mission: 2 },
];
const nextMission = (seq: number) =>
  position(seq, { to_act: [0, 1, 2], view: { ...position(seq).view, ...aView({ mission: 2, results: [novaResult] }) } });

/** The end of a mission has come, and its reveal is open. */
function reveal(): void {
  const ready = [{ is: "Ready", seat: 1 }];
  socket.say({ is: "Update", position: position(6, { to_act: [1] }), events_from: 0, events: ready, undone_by: null });
  socket.say({ is: "Update", position: nextMission(7), events_from: 1, events: ended, undone_by: null });
}

test("what a reveal is about to show is told by nothing else before it is over", () => {
  reveal();
  expect(table.interlude).not.toBeNull();
  expect(table.asked).toBe(false);
  expect(table.story.map((event) => event.is)).toContain("MissionScored");
  expect(table.told.map((event) => event.is)).toEqual(["Ready", "CardPlayed", "ShipMoved"]);
  expect(table.toAct).toEqual([1]);
  expect(table.view?.mission).toBe(1);
  expect(table.attention.announcement).not.toContain("MissionScored");
  table.goOn();
  expect(table.interlude).toBeNull();
  expect(table.told).toBe(table.story);
  expect(table.toAct).toEqual([0, 1, 2]);
  expect(table.view?.mission).toBe(2);
});

test("a lost link or a stale answer does not close the reveal", () => {
  reveal();
  const again = { ...sync(), position: nextMission(7), events: table.story };
  socket.say({ is: "Refused", id: "x", problem: { code: "stale", rule: "", facts: {}, words: "" } });
  socket.say(again);
  expect(table.interlude).not.toBeNull();
  expect(table.told.length).toBe(3);
  socket.onclose?.({ code: 1006 });
  dispatchEvent(new Event("online"));
  FakeSocket.last.onopen?.();
  FakeSocket.last.say({ ...again, events: [...table.story, { is: "Ready", seat: 2 }] });
  expect(table.interlude).not.toBeNull();
  expect(table.told.length).toBe(3);
  table.goOn();
  expect(table.interlude).toBeNull();
  expect(table.told.length).toBe(7);
});

test("a mission that ended while the link was lost is revealed", () => {
  socket.onclose?.({ code: 1006 });
  dispatchEvent(new Event("online"));
  FakeSocket.last.onopen?.();
  FakeSocket.last.say({ ...sync(), position: nextMission(7), events: ended });
  expect(table.interlude).not.toBeNull();
  expect(table.told.map((event) => event.is)).toEqual(["CardPlayed", "ShipMoved"]);
});

test("a mission that ended while the link was lost is revealed though a move was taken back meanwhile", () => {
  const played = [{ is: "CardPlayed", seat: 1, card: "plus2" }];
  socket.say({ is: "Update", position: position(6, { to_act: [1] }), events_from: 0, events: played, undone_by: null });
  table.look();
  expect([table.interlude, table.looked]).toEqual([null, 1]);
  linkAnew().say({ ...sync(), position: nextMission(9), events: ended });
  expect(table.interlude).not.toBeNull();
  expect(table.looked).toBe(0);
  expect(table.told.map((event) => event.is)).toEqual(["CardPlayed", "ShipMoved"]);
  table.goOn();
  expect(table.interlude).toBeNull();
  expect(table.told).toBe(table.story);
  expect(table.view?.mission).toBe(2);
});

test("an undo that happened while the link was lost ends the playing back", () => {
  reveal();
  socket.say({ ...sync(), position: position(8), events: [{ is: "Ready", seat: 1 }] });
  expect(table.interlude).toBeNull();
  expect(table.told).toEqual([{ is: "Ready", seat: 1 }]);
});

test("what somebody takes back of the next mission does not close the reveal of the last", () => {
  reveal();
  const next = table.story.length;
  const ready = [{ is: "Ready", seat: 2 }];
  socket.say({ is: "Update", position: nextMission(8), events_from: next, events: ready, undone_by: null });
  socket.say({ is: "Update", position: nextMission(9), events_from: next, events: [], undone_by: 2 });
  expect(table.interlude).not.toBeNull();
  expect(table.told.length).toBe(3);
  table.goOn();
  expect(table.interlude).toBeNull();
  expect(table.told).toBe(table.story);
  expect(table.view?.mission).toBe(2);
});
