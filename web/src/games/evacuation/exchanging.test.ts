import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/wire";
import { exchangingOf } from "./exchanging";

const choice = (action: number, name: string, args = {}): Choice => ({ action, name, args });
const food = choice(20, "exchange", { exchange: "old:food:steel" });
const steel = choice(22, "exchange", { exchange: "old:steel:food" });
const done = choice(1, "done");
const act = choice(5, "act", { action: "A9" });

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
