import { expect, test } from "vitest";
import { partly } from "../../lib/partly";
import { type EvacuationView, nextIncome, priceOf } from "./view";
import type { Decisions, EvacuationDecision } from "./wire";

function asked<Kind extends keyof Decisions>(kind: Kind, fields: Decisions[Kind]) {
  return { kind, seat: 0, source: "", fields } as EvacuationDecision;
}

test("a price stands beside the cards of the row that is asked about, where it is not the printed one", () => {
  const ships = asked("ChooseFromRow", { row: "ships", free: false, off: 2, more: [], after_refresh: false });
  expect(priceOf(ships, "ships")).toEqual({ free: false, off: 2, more: {} });
  expect(priceOf(ships, "stadiums")).toBeNull();
  expect(priceOf(asked("ChooseFromRow", { row: "ships", free: false, off: 0, more: [], after_refresh: false }), "ships")).toBeNull();
  expect(priceOf(asked("ChooseFromRow", { row: "stadiums", free: true, off: 0, more: [], after_refresh: false }), "stadiums")).toEqual({ free: true, off: 0, more: {} });
});

test("what an action card adds to the price stands there by kind", () => {
  const ships = asked("ChooseFromRow", { row: "ships", free: false, off: 0, more: ["food"], after_refresh: false });
  expect(priceOf(ships, "ships")).toEqual({ free: false, off: 0, more: { food: 1 } });
});

test("infrastructure is paid when it is played, not when it is taken", () => {
  expect(priceOf(asked("InfrastructureMove", { left: 1, off: 1 }), "infrastructure")).toEqual({ free: false, off: 1, more: {} });
  expect(priceOf(asked("TakeInfrastructure", { after_refresh: false }), "infrastructure")).toBeNull();
  expect(priceOf(null, "infrastructure")).toBeNull();
});

test("the income to come is that of the next year, before the first one that of this year, and none in the last", () => {
  const next = (year: number, phase: string) => nextIncome(partly<EvacuationView>({ year, phase, over: false }));
  expect(next(1, "income")).toBe(1);
  expect([1, 2, 3, 4].map((year) => next(year, "actions"))).toEqual([2, 3, 4, null]);
});
