import { describe, expect, it } from "vitest";
import { cellsOf, ghostCells, type Ghost, lookOf, named, type Placement, placementsByLook, turned, within } from "./tiles";
import type { ShapeView, StationView, TileView } from "./view";

const SQUARE: ShapeView = { shape: "O4", rows: ["Bb", "aA"], meteor: [0, 1] };
const BAR: ShapeView = { shape: "I4", rows: ["AaBb"], meteor: [0, 3] };
const PLAIN: ShapeView = { shape: "I2", rows: ["A", "B"], meteor: [1, 0] };
const tile = (meteor = false): TileView => ({ a: "civ", b: "energy", meteor });

function stationWith(shape: ShapeView): StationView {
  const stack = { shape: shape.shape, tiles: 12, top: tile() };
  return { rotation: 0, shift: 0, stacks: [stack, stack], before: [[0, 1]], taken: [null], removed: 0, shapes: [shape], turns: [] };
}

function place(args: Record<string, number | string>, action = 7): Placement {
  return { action, name: "place", args: { ring: "outer", turn: 0, mirror: 0, row: 1, column: "A", ...args } };
}

describe("a tile in its orientations", () => {
  it("is mirrored left to right, then turned clockwise, as the rules count", () => {
    expect(cellsOf(BAR, tile(), 1).map(({ row, column, terrain }) => [row, column, terrain])).toEqual([
      [0, 0, "civ"],
      [1, 0, "civ"],
      [2, 0, "energy"],
      [3, 0, "energy"],
    ]);
    expect(cellsOf(BAR, tile(), 0, 1)[0]).toMatchObject({ row: 0, column: 3, symbol: true });
  });

  it("comes back after four quarter turns, and after two flips", () => {
    const taken = { shape: SQUARE, tile: tile(true) };
    const start: Ghost = { ring: "outer", turn: 1, mirror: 0, row: 4, column: 4 };
    let ghost = start;
    for (let quarter = 0; quarter < 4; quarter += 1) ghost = turned(ghost, taken, { turn: 1 });
    expect(ghost).toEqual(start);
    expect(turned(turned(start, taken, { mirror: true }), taken, { mirror: true })).toEqual(start);
  });

  it("is flipped as it is seen, left to right", () => {
    const taken = { shape: SQUARE, tile: tile() };
    const ghost: Ghost = { ring: "outer", turn: 1, mirror: 0, row: 0, column: 0 };
    const before = ghostCells(ghost, taken);
    const after = ghostCells(turned(ghost, taken, { mirror: true }), taken);
    expect(lookOf(after, 0, 0)).toBe(lookOf(before.map((cell) => ({ ...cell, column: 1 - cell.column })), 0, 0));
  });

  it("stays on the board", () => {
    const taken = { shape: BAR, tile: tile() };
    expect(within({ ring: "outer", turn: 0, mirror: 0, row: 14, column: 11 }, taken)).toMatchObject({ row: 11, column: 8 });
  });
});

describe("which legal placement a ghost means", () => {
  it("finds it by what lies on which square, whatever the orientation is called", () => {
    const station = stationWith(PLAIN);
    const taken = { shape: PLAIN, tile: tile() };
    const choice = place({ row: 3, column: "B" });
    const legal = placementsByLook([choice], station, 0);
    for (const mirror of [0, 1])
      expect(legal.get(`outer ${lookOf(cellsOf(PLAIN, tile(), 0, mirror), 2, 1)}`)).toBe(choice);
    expect(legal.get(`outer ${lookOf(cellsOf(PLAIN, tile(), 2, 0), 2, 1)}`)).toBeUndefined();
    expect(named({ ring: "outer", turn: 0, mirror: 1, row: 2, column: 1 }, taken)).toEqual(choice.args);
  });

  it("names it as the engine does: unmirrored where a turn looks the same", () => {
    const name = (shape: ShapeView, meteor: boolean, turn: number, mirror: number) => {
      const way = named({ ring: "outer", turn, mirror, row: 0, column: 0 }, { shape, tile: tile(meteor) });
      return [way.turn, way.mirror];
    };
    expect(name(BAR, false, 0, 1)).toEqual([2, 0]);
    expect(name(BAR, true, 0, 1)).toEqual([2, 0]);
    expect(name(BAR, false, 1, 1)).toEqual([3, 0]);
    expect(name(PLAIN, false, 2, 1)).toEqual([2, 0]);
    expect(name(SQUARE, false, 0, 1)).toEqual([0, 1]); // each way is another
  });

  it("tells a turned tile apart by its symbols and its meteor", () => {
    const looks = new Set([0, 1, 2, 3].flatMap((turn) => [0, 1].map((flip) => lookOf(cellsOf(SQUARE, tile(true), turn, flip), 0, 0))));
    expect(looks.size).toBe(8);
  });
});
