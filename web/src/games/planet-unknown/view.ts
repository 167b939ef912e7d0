/** What the page reads out of a view of Planet Unknown; its shape is written by the server in `seen.ts`. */

import type { EventsView, PlanetUnknownView as Seen } from "./seen";

export type {
  CorporationView,
  Gives,
  LineView,
  ObjectiveView,
  PlayerView,
  ShapeView,
  SpaceView,
  StackView,
  StationView,
  TechnologyView,
  TileView,
  TrackerView,
} from "./seen";

export const TERRAINS = ["civ", "water", "biomass", "rover", "tech", "energy"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TRACKS = ["civ", "water", "biomass", "rover", "tech"] as const;
export type Track = (typeof TRACKS)[number];
export const RINGS = ["outer", "inner"] as const;
export type Ring = (typeof RINGS)[number];
type Colour = EventsView["colours"][number];
export const WIDTH = 12;
const LETTERS = ".cwbrte";

/** A pending thing, as the question names it. */
export interface GainView {
  is: string;
  number: number;
  track: Track | null;
  must: boolean;
  one_of_group: boolean;
  /** An extra tile that Republic 1 has bound to a civ tile. */
  civ_only: boolean;
  actions: number[];
  /** By what number it is named where it is asked which one an action takes up; 0 where that is not sure. */
  which: number;
}

/** A square within reach of a rover, and the cheapest way there. */
export interface PathView {
  square: number;
  movement: number;
  way: string[];
}

export interface PlanetUnknownView extends Seen {
  decision: { kind: string; fields: Record<string, any> } | null;
}

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
export function squareOf(args: Record<string, number | string>): number {
  return (Number(args.row) - 1) * WIDTH + COLUMNS.indexOf(String(args.column));
}

export function columnName(column: number): string {
  return COLUMNS[column] ?? "";
}
