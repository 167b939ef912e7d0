/** The guide sends what it is asked for, in order, also while the answer to the last is still awaited. */

import { expect, test } from "vitest";
import type { Question } from "../lib/socket";
import { dueOf, Guidance, type GuidedTable, seenNow, selectorOf } from "./guide.svelte";

test("a key that comes before the last answer is not lost", async () => {
  const sent: Question[] = [];
  const answers: (() => void)[] = [];
  const open = { standing: "open", away: false, possible: true, answer: "" } as const;
  const at = (step: number) => ({ game: "star-race", guide: { step, ...open } });
  const table: GuidedTable = {
    table: at(0),
    playing: false,
    interlude: null,
    position: null,
    draft: { choices: [], preview: null, sure: null },
    send: (question: Question) => {
      sent.push(question);
      return new Promise<boolean>((answer) => answers.push(() => answer(true)));
    },
  };
  const guide = new Guidance(table);
  guide.follow();
  const first = guide.next();
  await Promise.resolve();
  table.table = at(1); // the table tells of the step before it answers
  guide.follow();
  const second = guide.next();
  await Promise.resolve();
  expect(sent).toEqual([{ is: "GoTo", step: 1, anew: false }]);
  answers[0]?.();
  await first;
  answers[1]?.();
  await second;
  expect(sent).toEqual([
    { is: "GoTo", step: 1, anew: false },
    { is: "GoTo", step: 2, anew: false },
  ]);
});

test("an arrow goes when what it points at can no longer be chosen", () => {
  const points = [
    { see: "@board", may: "", args: {} },
    { see: "terrains-tech", may: "advance", args: { track: ["tech", "any"] } },
    { see: "shapes-S4", may: "place", args: {} },
  ];
  expect(seenNow(points, [{ name: "advance", args: { track: "tech", by: "resource" } }])).toEqual(["@board", "terrains-tech"]);
  expect(seenNow(points, [{ name: "advance", args: { track: "civ" } }])).toEqual(["@board"]);
});

test("of a task in parts the first is due whose conditions the view meets", () => {
  const none = { is: null, least: null, most: null };
  const parts = [
    { task: "Send a ship.", when: [{ ...none, at: "players.0.ships", least: 2 }] },
    { task: "Load.", when: [{ ...none, at: "players.0.steel", least: 1 }, { ...none, at: "phase", is: "transport" }] },
  ];
  const view = (ships: string[], steel: number) => ({ phase: "transport", players: [{ ships, steel }] });
  expect(dueOf(parts, view(["S01", "S06"], 1))).toBe("Send a ship.");
  expect(dueOf(parts, view(["S01"], 1))).toBe("Load.");
  expect(dueOf(parts, view([], 0))).toBe(null);
  expect(dueOf(parts, null)).toBe(null);
});

test("what is pointed at is an entry, a part of the page, or one of several things alike", () => {
  expect(["ships-S01", "@hand", "@lifepod=31"].map(selectorOf)).toEqual([
    '[data-entry="ships-S01"]:not([data-part="seats"] *)',
    '[data-part="hand"]',
    '[data-lifepod="31"]',
  ]);
});
