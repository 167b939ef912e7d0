import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { partly } from "../../lib/partly";
import { inserted } from "./tapping";
import { askedAs, DECISIONS, hasItsPlace, isSameMove } from "./decisions";
import type { EvacuationChoice, EvacuationDecision } from "./wire";

const texts = readFileSync(join(process.cwd(), "../src/landfall/games/evacuation/texts/en.ftl"), "utf-8");

test("every question of the game is known here", () => {
  const kinds = [...texts.matchAll(/^decision-(\w+) =/gm)].map((found) => found[1]);
  expect(Object.keys(DECISIONS).toSorted()).toEqual(kinds.toSorted());
});

test("what follows within a phase belongs to the move; a new turn or phase does not", () => {
  expect(isSameMove("GainResource", { phase: "actions" }, { phase: "actions" })).toBe(true);
  expect(isSameMove("LoadShip", { phase: "transport" }, { phase: "transport" })).toBe(true);
  expect(isSameMove("TakeTurn", { phase: "actions" }, { phase: "actions" })).toBe(false);
  expect(isSameMove("SplitSteps", { phase: "transport" }, { phase: "progress" })).toBe(false);
  expect(isSameMove("GainResource", { phase: "progress" }, { phase: "bonuses" })).toBe(false);
});

test("a question unknown here is listed; what lies on the board is not", () => {
  expect(askedAs("SomethingNew" as EvacuationDecision["kind"])).toEqual({ pointed: false });
  expect(hasItsPlace("settle")).toBe(true);
  expect(hasItsPlace("done")).toBe(false);
});

test("answers are put among those given in the order the rules ask for", () => {
  const answer = (action: number) => partly<EvacuationChoice>({ action, name: "gain" });
  const act = partly<EvacuationChoice>({ action: 3, name: "act" });
  expect(inserted([act, answer(9), answer(12)], answer(10), 1).map((one) => one.action)).toEqual([3, 9, 10, 12]);
});
