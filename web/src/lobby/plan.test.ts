import { beforeEach, expect, test } from "vitest";
import { seatsHere } from "../lib/kept";
import type { TableMade } from "../lib/wire";
import { keepMade, type Plan, planned, usualLevel, wishes } from "./plan";

const plan = (who: Plan["who"], name = "", level: string | null = null): Plan => ({ who, name, level });

beforeEach(() => localStorage.clear());

test("there is one of oneself: another seat is taken in exchange", () => {
  const plans = [plan("me"), plan("bot", "", "easy"), plan("open")];
  expect(planned(plans, 1, plan("me")).map(({ who }) => who)).toEqual(["bot", "me", "open"]);
  expect(planned(plans, 2, plan("here", "Ola")).map(({ who }) => who)).toEqual(["me", "bot", "here"]);
});

test("a friend's seat is open and kept for them, somebody at this device is a person", () => {
  const plans = [plan("me"), plan("here", " Ola "), plan("friend", "Grace"), plan("open", "x"), plan("bot", "y", "easy")];
  expect(wishes(plans, " Ada ")).toEqual([
    { kind: "person", name: "Ada", level: null },
    { kind: "person", name: "Ola", level: null },
    { kind: "open", name: "Grace", level: null },
    { kind: "open", name: "", level: null },
    { kind: "bot", name: "", level: "easy" },
  ]);
});

test("this device keeps the seats of all who sit at it, one's own first", () => {
  const links = [0, 1].map((seat) => ({ seat, token: `t${seat}`, path: "" }));
  keepMade({ table: { id: "x", game: "g" }, links } as TableMade, [plan("here", "Ola"), plan("me")]);
  expect(seatsHere("x")).toEqual([
    { seat: 1, token: "t1" },
    { seat: 0, token: "t0" },
  ]);
});

test("the usual level is the normal one, or the strongest there is", () => {
  expect(usualLevel([{ id: "random" }, { id: "normal" }, { id: "strong" }])).toBe("normal");
  expect(usualLevel([{ id: "random" }, { id: "own" }])).toBe("own");
  expect(usualLevel([])).toBe(null);
});
