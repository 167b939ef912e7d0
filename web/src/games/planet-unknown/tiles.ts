/** Tiles in any orientation, and which legal placement a ghost means: the one that puts the same on the same squares. */

import { columnName, type Ring, type ShapeView, type StationView, type Terrain, type TileView, WIDTH } from "./view";
import type { PlanetUnknownChoice } from "./wire";

export type Placement = Extract<PlanetUnknownChoice, { name: "place" }>;

export interface Cell {
  row: number;
  column: number;
  terrain: Terrain;
  symbol: boolean;
  meteor: boolean;
}

export interface Ghost {
  ring: Ring;
  turn: number;
  mirror: number;
  row: number;
  column: number;
}

const TURNS = 4;

/** The squares of a tile, mirrored left to right, then turned clockwise, from its top left corner. */
export function cellsOf(shape: ShapeView, tile: TileView, turn = 0, mirror = 0): Cell[] {
  const cells: Cell[] = [];
  shape.rows.forEach((letters, row) =>
    [...letters].forEach((letter, column) => {
      if (letter === ".") return;
      const section = letter.toLowerCase() as "a" | "b";
      const meteor = tile.meteor && shape.meteor[0] === row && shape.meteor[1] === column;
      let [down, right] = [row, mirror ? -column : column];
      for (let quarter = 0; quarter < turn; quarter += 1) [down, right] = [right, -down];
      cells.push({ row: down, column: right, terrain: tile[section], symbol: letter !== section, meteor });
    }),
  );
  const top = Math.min(...cells.map((cell) => cell.row));
  const left = Math.min(...cells.map((cell) => cell.column));
  return cells.map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left }));
}

export function heightOf(cells: Cell[]): number {
  return 1 + Math.max(...cells.map((cell) => cell.row));
}

export function widthOf(cells: Cell[]): number {
  return 1 + Math.max(...cells.map((cell) => cell.column));
}

/** The outline of a tile, as a path. */
export function rimOf(cells: Cell[]): string {
  const has = (row: number, column: number) => cells.some((one) => one.row === row && one.column === column);
  return cells
    .map(({ row, column }) => {
      const [x, y] = [40 * column, 40 * row];
      return (
        (has(row - 1, column) ? "" : `M${x} ${y}h40`) +
        (has(row + 1, column) ? "" : `M${x} ${y + 40}h40`) +
        (has(row, column - 1) ? "" : `M${x} ${y}v40`) +
        (has(row, column + 1) ? "" : `M${x + 40} ${y}v40`)
      );
    })
    .join("");
}

/** What a tile would put on which squares, as one word: equal placements have the same. */
export function lookOf(cells: Cell[], row: number, column: number): string {
  return cells
    .map((cell) => {
      const square = (row + cell.row) * WIDTH + column + cell.column;
      return `${String(square).padStart(3, "0")}${cell.terrain}${cell.symbol ? "!" : ""}${cell.meteor ? "*" : ""}`;
    })
    .sort()
    .join(" ");
}

export interface Taken {
  shape: ShapeView;
  tile: TileView;
}

/** The tile of a ring before the seat. */
export function tileBefore(station: StationView, seat: number, ring: Ring): Taken | null {
  const at = station.before[seat]?.[ring === "outer" ? 0 : 1];
  return at === undefined ? null : topOf(station, at);
}

export function topOf(station: StationView, at: number): Taken | null {
  const stack = station.stacks[at];
  const shape = station.shapes.find((one) => one.shape === stack?.shape);
  return stack?.top && shape ? { shape, tile: stack.top } : null;
}

/** The legal placements by what they put where. */
export function placementsByLook(choices: PlanetUnknownChoice[], station: StationView, seat: number): Map<string, Placement> {
  const found = new Map<string, Placement>();
  const ways = new Map<string, Cell[]>();
  for (const choice of choices) {
    if (choice.name !== "place") continue;
    const { ring, turn, mirror, row, column } = choice.args;
    const way = `${ring} ${turn} ${mirror}`;
    let cells = ways.get(way);
    if (!cells) {
      const taken = tileBefore(station, seat, ring);
      if (!taken) continue;
      cells = cellsOf(taken.shape, taken.tile, Number(turn), Number(mirror));
      ways.set(way, cells);
    }
    found.set(`${ring} ${lookOf(cells, Number(row) - 1, columnOf(column))}`, choice);
  }
  return found;
}

export function columnOf(name: number | string | undefined): number {
  return "ABCDEFGHIJKL".indexOf(String(name));
}

export function ghostCells(ghost: Ghost, taken: Taken): Cell[] {
  return cellsOf(taken.shape, taken.tile, ghost.turn, ghost.mirror);
}

/** Keep the ghost on the board. */
export function within(ghost: Ghost, taken: Taken): Ghost {
  const cells = ghostCells(ghost, taken);
  const fit = (at: number, size: number) => Math.max(0, Math.min(WIDTH - size, at));
  return { ...ghost, row: fit(ghost.row, heightOf(cells)), column: fit(ghost.column, widthOf(cells)) };
}

/** The turn in which a tile lies flat; where it would be longer than so many squares, upright. */
export function fitTurn({ shape, tile }: Taken, most = 4): number {
  const cells = cellsOf(shape, tile);
  const [wide, high] = [widthOf(cells), heightOf(cells)];
  return (Math.max(wide, high) > most ? wide > high : high > wide) ? 1 : 0;
}

/** Turn or flip about the middle of the tile. */
export function turned(ghost: Ghost, taken: Taken, by: { turn?: number; mirror?: boolean }): Ghost {
  const before = ghostCells(ghost, taken);
  let { turn, mirror } = ghost;
  turn = (turn + (by.turn ?? 0) + TURNS) % TURNS;
  if (by.mirror) {
    // Mirrored as it is seen: mirroring comes before turning.
    mirror = 1 - mirror;
    turn = (TURNS - turn) % TURNS;
  }
  const next = { ...ghost, turn, mirror };
  const after = ghostCells(next, taken);
  const shift = (one: number, other: number) => Math.trunc((one - other) / 2);
  return within(
    {
      ...next,
      row: ghost.row + shift(heightOf(before), heightOf(after)),
      column: ghost.column + shift(widthOf(before), widthOf(after)),
    },
    taken,
  );
}

/** The orientation by which the catalogue names this placement: of those that look the same the first not mirrored. */
export function named(ghost: Ghost, taken: Taken): Record<string, number | string> {
  const look = lookOf(ghostCells(ghost, taken), 0, 0);
  let { turn, mirror } = ghost;
  search: for (const flip of [0, 1])
    for (let at = 0; at < TURNS; at += 1)
      if (lookOf(cellsOf(taken.shape, taken.tile, at, flip), 0, 0) === look) {
        [turn, mirror] = [at, flip];
        break search;
      }
  return { ring: ghost.ring, turn, mirror, row: ghost.row + 1, column: columnName(ghost.column) };
}

export function ghostOf({ args }: Placement): Ghost {
  return { ...args, row: args.row - 1, column: columnOf(args.column) };
}
