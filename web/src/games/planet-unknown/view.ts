/** What the server shows of a table of Planet Unknown. */

export const TERRAINS = ["civ", "water", "biomass", "rover", "tech", "energy"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TRACKS = ["civ", "water", "biomass", "rover", "tech"] as const;
export type Track = (typeof TRACKS)[number];
export const RINGS = ["outer", "inner"] as const;
export type Ring = (typeof RINGS)[number];
export const WIDTH = 12;
const LETTERS = ".cwbrte";

export interface TileView {
  a: Terrain;
  b: Terrain;
  meteor: boolean;
}

export interface StackView {
  shape: string;
  tiles: number;
  top: TileView | null;
}

export interface ShapeView {
  shape: string;
  rows: string[];
  meteor: [number, number];
}

export interface StationView {
  rotation: number;
  shift: number;
  stacks: StackView[];
  before: [number, number][];
  taken: (Ring | null)[];
  shapes: ShapeView[];
  /** By turns of the station, by seat: the outer and the inner stack. */
  turns: [number, number][][];
}

export interface LineView {
  medals: number;
  squares: number;
  left: number;
  /** Squares that take a patch and nothing else. */
  holes: number;
  /** Squares that take a tile only if the planet's rule is dropped. */
  against: number;
  meteorites: number;
  lost: boolean;
}

export interface Gives {
  is: string;
  number: number;
}

export interface SpaceView {
  gives: Gives[];
  medal: number;
}

export interface TechnologyView {
  level: number;
  name: string;
  key: string;
  use: string;
  position: number | null;
}

export interface CorporationView {
  tracks: { track: Track; spaces: SpaceView[]; one_of: boolean }[];
  water_path: [Track, number][];
  water_medals: number[];
  top_move: number;
  technologies: TechnologyView[];
}

export interface TrackerView {
  tracker: Track;
  track: Track;
  position: number;
  step: number;
  medals: number;
  next: [Track, number][]; // where one advance leads
}

export interface PlayerView {
  planet: string;
  corporation: string;
  grid: string[];
  terrain: string[];
  meteors: number[];
  patches: number[];
  marks: { sides: string; gaps: [number, number][]; regions: number[][]; banned: Terrain[] };
  lines: { rows: LineView[]; columns: LineView[] };
  board: CorporationView;
  lifepods: number[];
  meteorites: number[];
  rovers: { square: number; loaded: boolean }[];
  last_tile: number[];
  tracks: TrackerView[];
  technologies: number[];
  withheld: number[];
  reserve: number;
  movement: number;
  lifepods_scored: number;
  lifepods_collected: number;
  lifepods_placed: string[];
  meteorites_collected: number;
  patches_stored: number;
  flux: Track | null;
  cards: (number | null)[];
  card_levels: number[];
  owed: number[];
  objectives_kept: number;
  choosing_objectives: number;
  objectives: number[] | null;
  stuck: boolean;
  medals: Record<string, number>;
}

export interface GainView {
  is: string;
  number: number;
  track: Track | null;
  must: boolean;
  one_of_group: boolean;
  actions: number[];
}

/** A square within reach of a rover, and the cheapest way there. */
export interface PathView {
  square: number;
  movement: number;
  way: string[];
}

export interface ObjectiveView {
  card: number;
  seats: [number, number];
  counts: [number, number];
  /** What it would bring each of them now. */
  medals: [number, number];
}

export interface PlanetUnknownView {
  round: number;
  commander: number;
  station: StationView;
  events: {
    used: number[];
    left: number;
    colours_left: number[];
    rules: string[];
    next: number | null;
  } | null;
  civ_stacks: number[];
  objectives: ObjectiveView[];
  common_objectives: { card: number; counts: number[]; medals: number[] }[];
  offered: [string, string][];
  ending: string[];
  players: PlayerView[];
  own: {
    cards: number[];
    objectives: { card: number; met: boolean }[];
    objectives_dealt: number[];
    /** The boards chosen, while others still choose. */
    picked: { planet: string; corporation: string; flux: Track | null } | null;
  } | null;
  expected?: number;
  decision: { kind: string; fields: Record<string, any> } | null;
}

/** Boards are dealt and not all have chosen theirs: what lies before anybody is not known yet. */
export function isUndecided(view: PlanetUnknownView): boolean {
  const dealt = view.objectives.length > 0 || view.players.some((one) => one.objectives_kept > 0 || one.choosing_objectives > 0);
  return view.round === 0 && view.offered.length > 0 && !dealt;
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
