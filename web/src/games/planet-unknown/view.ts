/** What the page reads out of a view of Planet Unknown; its shape is written by the server in `wire.ts`. */

import type { EventsView, PlanetUnknownView } from "./wire";

export type {
  CorporationView,
  GainView,
  Gives,
  LineView,
  ObjectiveView,
  PathView,
  PlanetUnknownView,
  PlayerView,
  ShapeView,
  SpaceView,
  StackView,
  StationView,
  TechnologyView,
  TileView,
  TrackerView,
} from "./wire";

export const TERRAINS = ["civ", "water", "biomass", "rover", "tech", "energy"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TRACKS = ["civ", "water", "biomass", "rover", "tech"] as const;
export type Track = (typeof TRACKS)[number];
export const RINGS = ["outer", "inner"] as const;
export type Ring = (typeof RINGS)[number];
type Colour = EventsView["colours"][number];
export const WIDTH = 12;
const LETTERS = ".cwbrte";

/** Boards are dealt and not all have chosen theirs: what lies before anybody is not known yet. */
export function isUndecided(view: PlanetUnknownView): boolean {
  const dealt = view.objectives.length > 0 || view.players.some((one) => one.objectives_kept > 0 || one.choosing_objectives > 0);
  return view.round === 0 && view.offered.length > 0 && !dealt;
}

/** The colour of an event card that lies open, or that one has looked at. */
export function eventColour({ events }: PlanetUnknownView, alert: number): Colour | "" {
  if (!events) return "";
  return events.colours[events.used.indexOf(alert)] ?? (alert === events.next ? events.next_colour : null) ?? "";
}

/** The terrain a letter of the picture stands for. */
export function terrainOf(letter: string | undefined): Terrain | null {
  const at = LETTERS.indexOf((letter ?? ".").toLowerCase());
  return at > 0 ? (TERRAINS[at - 1] as Terrain) : null;
}

export function isSquare(letter: string | undefined): boolean {
  return letter !== undefined && letter !== "." && letter !== "o";
}

const COLUMNS = "ABCDEFGHIJKL";

/** A square as people say it: column letter and row, C7. */
export function squareName(square: number): string {
  return `${COLUMNS[square % WIDTH]}${Math.floor(square / WIDTH) + 1}`;
}

/** The square that a choice names by its row and column. */
export function squareOf({ row, column }: { row: number; column: string }): number {
  return (row - 1) * WIDTH + COLUMNS.indexOf(column);
}

export function columnName(column: number): string {
  return COLUMNS[column] ?? "";
}
