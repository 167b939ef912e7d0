import { describe, expect, it } from "vitest";
import { type Exchange, exchangingOf } from "./exchanging";
import type { EvacuationChoice } from "./wire";

const exchange = (action: number, way: string): Exchange => ({ action, name: "exchange", args: { exchange: way } });
const food = exchange(20, "old:food:steel");
const steel = exchange(22, "old:steel:food");
const done: EvacuationChoice = { action: 1, name: "done", args: {} };
const act: EvacuationChoice = { action: 5, name: "act", args: { action: "A9" } };

describe("exchanges in the draft", () => {
  it("none are made yet when the question is new", () => {
    expect(exchangingOf([act], [[act]], [food, done], true)).toEqual({ before: [act], made: [], offered: [food] });
  });

  it("what comes with an exchange may be exchanged too", () => {
    const now = exchangingOf([act, food], [[act], [food, done]], [food, steel, done], true);
    expect(now).toEqual({ before: [act], made: [food], offered: [food, steel] });
  });

  it("stay open to changes when the word that it is enough is given", () => {
    const now = exchangingOf([act, food, done], [[act], [food, done], [food, steel, done]], [], false);
    expect(now).toEqual({ before: [act], made: [food], offered: [food, steel] });
  });

  it("are over when a move without any is complete", () => {
    expect(exchangingOf([act, done], [[act], [food, done]], [], false)).toBeNull();
    expect(exchangingOf([act], [[act]], [], false)).toBeNull();
  });
});
