import { describe, expect, it } from "vitest";
import { partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { placingOf } from "./placing.svelte";
import { drive, farSquares, lifepodPlaces, nextSquare, plainAdvance, squaresOf, takeUp, targetOf } from "./tapping";
import type { GainView, PlayerView } from "./view";
import type { PlanetUnknown, PlanetUnknownChoice } from "./wire";

const player = partly<PlayerView>({ rovers: [{ square: 14, loaded: false }] });

describe("the square a choice is about", () => {
  it("is named by row and column", () => {
    expect(targetOf({ action: 1, name: "patch", args: { row: 2, column: "C" } }, player)).toBe(14);
  });

  it("lies beside the rover that steps", () => {
    expect(targetOf({ action: 1, name: "step", args: { rover: 1, direction: "n" } }, player)).toBe(2);
    expect(targetOf({ action: 1, name: "step", args: { rover: 1, direction: "se" } }, player)).toBe(27);
  });

  it("is none for what is not done on the planet", () => {
    expect(targetOf({ action: 1, name: "end_turn", args: {} }, player)).toBeNull();
  });
});

describe("a tap on a track", () => {
  const advance = (action: number, by: string) => partly<Parameters<typeof plainAdvance>[0][number]>({ action, name: "advance", args: { by, track: "civ" } });

  it("means the only advance, else that of the resource", () => {
    expect(plainAdvance([advance(1, "energy")])?.action).toBe(1);
    expect(plainAdvance([advance(1, "energy"), advance(2, "resource")])?.action).toBe(2);
  });

  it("is asked about where neither is so", () => {
    expect(plainAdvance([advance(1, "energy"), advance(3, "boost")])).toBeUndefined();
    expect(plainAdvance([])).toBeUndefined();
  });
});

describe("arrow keys among open squares", () => {
  it("go to the nearest one ahead", () => {
    expect(nextSquare([13, 15, 26, 40], 14, "ArrowRight")).toBe(15);
    expect(nextSquare([13, 15, 26, 40], 14, "ArrowDown")).toBe(26);
    expect(nextSquare([13, 15, 26, 40], 14, "ArrowUp")).toBeNull();
  });
});

describe("squares further off", () => {
  const paths = [
    [
      { square: 15, movement: 1, way: ["e"] },
      { square: 39, movement: 3, way: ["e", "s", "s"] },
    ],
    [{ square: 39, movement: 2, way: ["s", "w"] }],
  ];
  const made: unknown[] = [];
  const table = partly<OpenTable<PlanetUnknown>>({
    asked: true,
    position: { view: { decision: { kind: "Act", fields: { paths } } } },
    draft: { makeAll: async (moves: unknown[]) => void made.push(...moves) },
  });

  it("are driven to by the rover that is nearest, or by the one held", () => {
    const open = new Map([[15, []]]);
    expect([...farSquares(table, open).keys()]).toEqual([39]);
    expect(farSquares(table, open).get(39)?.rover).toBe(2);
    placingOf(table).rover = 1;
    expect(farSquares(table, open).get(39)).toMatchObject({ rover: 1, movement: 3 });
    placingOf(table).rover = null;
  });

  it("are reached step by step", async () => {
    expect(squaresOf(14, ["e", "s", "s"])).toEqual([14, 15, 27, 39]);
    await drive(table, { rover: 2, square: 39, movement: 2, way: ["s", "w"] });
    expect(made).toEqual([
      ["step", { rover: 2, direction: "s" }],
      ["step", { rover: 2, direction: "w" }],
    ]);
  });
});

describe("a choice in the row of a pending thing", () => {
  const row = (is: string, which: number, ...actions: number[]) => partly<GainView>({ is, which, actions });
  const choice: PlanetUnknownChoice = { action: 7, name: "advance", args: { by: "resource", track: "water" } };
  const taking = async (gain: GainView, ...others: GainView[]) => {
    const made: unknown[] = [];
    const draft = { choose: async (one: unknown) => void made.push(one), makeAll: async (all: unknown[]) => void made.push(...all) };
    await takeUp(partly<OpenTable<PlanetUnknown>>({ draft }), choice, gain, [gain, ...others]);
    return made;
  };

  it("says which thing is meant where another row offers the same", async () => {
    expect(await taking(row("steps", 2, 7), row("steps", 1, 7))).toEqual([
      ["advance", choice.args],
      ["which", { gain: "steps", number: 2 }],
    ]);
  });

  it("is just made where no other offers it, or the number is not sure", async () => {
    expect(await taking(row("steps", 2, 7), row("steps", 1, 8))).toEqual([choice]);
    expect(await taking(row("steps", 0, 7), row("steps", 0, 7))).toEqual([choice]);
  });
});

describe("the places of a lifepod", () => {
  const at = (name: "lifepod" | "lift", place: string, action: number) => ({ action, name, args: { place } });

  it("are the spaces of the tracks; the scoring area and technologies have none there", () => {
    const choices = [at("lifepod", "scoring", 1), at("lifepod", "tech:A", 2), at("lifepod", "civ:4", 3), at("lift", "tech:2", 4)];
    const table = (asked: boolean) => partly<OpenTable<PlanetUnknown>>({ asked, position: { choices } });
    expect([...lifepodPlaces(table(true)).keys()]).toEqual(["civ:4", "tech:2"]);
    expect(lifepodPlaces(table(false)).size).toBe(0);
  });
});
