/** Notices come to those who asked for them, once per turn, and only while nobody looks at the page. */

import { beforeEach, expect, test, vi } from "vitest";
import { keepSeat } from "../lib/kept";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, SeatInfo, TableInfo } from "../lib/wire";
import { askToNotify, TurnWatch } from "./notices.svelte";

const told: string[] = [];

class FakeNotification {
  static permission = "granted";
  static requestPermission = async () => FakeNotification.permission;
  constructor(title: string, { body }: { body: string }) {
    told.push(`${title}: ${body}`);
  }
}

const games = [{ id: "g", title: { en: "Star Race" } } as Partial<GameInfo> as GameInfo];
const seats = [0, 1].map((seat) => ({ seat, kind: "person" }) as Partial<SeatInfo> as SeatInfo);
const table = (...to_act: number[]) =>
  ({ id: "t", game: "g", status: "running", seats, to_act }) as Partial<TableInfo> as TableInfo;

beforeEach(() => {
  localStorage.clear();
  told.length = 0;
  FakeNotification.permission = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.lang = "en";
  settings.notices = true;
  keepSeat({ table: "t", game: "g", seat: 0, token: "a", at: 0 });
});

test("one notice when it becomes one's turn, none for what was so when the page was opened", () => {
  const watch = new TurnWatch();
  watch.see([table(0)], games);
  expect(told).toEqual([]);
  watch.see([table(1)], games);
  watch.see([table(0)], games);
  watch.see([table(0)], games);
  expect(told).toEqual(["Star Race: Your turn"]);
});

test.each([
  ["they were not asked for", () => (settings.notices = false)],
  ["the page is looked at", () => vi.spyOn(document, "hidden", "get").mockReturnValue(false)],
  ["the browser does not allow them", () => (FakeNotification.permission = "denied")],
])("no notice if %s", (_, but) => {
  but();
  const watch = new TurnWatch();
  watch.see([table(1)], games);
  watch.see([table(0)], games);
  expect(told).toEqual([]);
});

test("the browser is asked, and may refuse", async () => {
  expect(await askToNotify()).toBe(true);
  FakeNotification.permission = "denied";
  expect(await askToNotify()).toBe(false);
});
