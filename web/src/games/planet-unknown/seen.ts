// Written by `python -m landfall.server.typescript landfall.games.planet_unknown.knowledge.view_types:PlanetUnknownView`. Do not edit.

/** An objective for all. */
export interface CommonObjectiveView {
  card: number;
  counts: number[];
  medals: number[];
}

/** The event deck, where one is used. */
export interface EventsView {
  used: number[];
  /** of the used ones */
  colours: ("green" | "orange" | "red")[];
  /** of this round: none before it is revealed, nor in the end step */
  current: number | null;
  left: number;
  /** green, orange, red */
  colours_left: number[];
  /** in force this round */
  rules: string[];
  /** for who has looked at it */
  next: number | null;
  next_colour: "green" | "orange" | "red" | null;
}

/** An objective between two neighbours. */
export interface ObjectiveView {
  seats: [number, number];
  card: number;
  counts: [number, number];
  /** what it would bring each of them now */
  medals: [number, number];
}

/** A personal objective. */
export interface OwnObjectiveView {
  card: number;
  met: boolean;
}

/** The boards chosen, while others still choose. */
export interface PickedView {
  planet: string;
  corporation: string;
  flux: "biomass" | "civ" | "rover" | "tech" | "water" | null;
}

/** What only this seat knows. */
export interface OwnView {
  cards: number[];
  objectives: OwnObjectiveView[];
  objectives_dealt: number[];
  objectives_rejected: number[];
  extra_card: number;
  civ_seen: number[];
  civ_returned: number[][];
  picked: PickedView | null;
}

/** A technology of a corporation. */
export interface TechnologyView {
  level: number;
  name: string;
  key: string;
  use: string;
  /** of the tech tracker; None: it is unlocked by lifepods */
  position: number | null;
}

/** A benefit of a space: what it is, and how many or of which level. */
export interface Gives {
  is: string;
  number: number;
}

/** A space of a track. */
export interface SpaceView {
  gives: Gives[];
  /** 0: none is printed here */
  medal: number;
}

/** A track of a corporation. */
export interface TrackView {
  track: "biomass" | "civ" | "rover" | "tech" | "water";
  spaces: SpaceView[];
  /** only one of the benefits of a space is had */
  one_of: boolean;
}

/** A corporation board as it is printed. */
export interface CorporationView {
  tracks: TrackView[];
  /** of Oasis */
  water_path: (["biomass" | "civ" | "rover" | "tech" | "water", number])[];
  /** by step of that path */
  water_medals: number[];
  top_move: number;
  technologies: TechnologyView[];
}

/** A row or column of a planet. */
export interface LineView {
  medals: number;
  squares: number;
  /** squares to cover */
  left: number;
  /** squares that take a patch and nothing else */
  holes: number;
  /** squares that take a tile only if the planet's rule is dropped */
  against: number;
  meteorites: number;
  lost: boolean;
}

/** How all rows and columns stand. */
export interface LinesView {
  rows: LineView[];
  columns: LineView[];
}

/** What a planet shows beyond its squares. */
export interface MarksView {
  /** of a chasm, by square */
  sides: string;
  /** where rovers cross it */
  gaps: [number, number][];
  regions: number[][];
  /** by quarter */
  banned: ("biomass" | "civ" | "energy" | "rover" | "tech" | "water")[];
}

/** What the medals of a planet come from. */
export interface PlanetScoreView {
  /** medals of complete rows and columns */
  lines: number;
  /** of Gaia: free ones */
  cities: number;
  city_medals: number;
  /** of Cerberus: covered ones */
  regions: number;
  region_medals: number;
}

/** A rover on a planet. */
export interface RoverView {
  square: number;
  loaded: boolean;
}

/** Where a tracker stands. */
export interface TrackerView {
  tracker: "biomass" | "civ" | "rover" | "tech" | "water";
  /** Makeshift and Oasis: it may stand on another one's */
  track: "biomass" | "civ" | "rover" | "tech" | "water";
  position: number;
  step: number;
  medals: number;
  /** where one advance leads */
  next: (["biomass" | "civ" | "rover" | "tech" | "water", number])[];
}

/** One player's boards and cards. Squares count from the top left, twelve in a row. */
export interface PlayerView {
  planet: string;
  corporation: string;
  /** the ground as it is printed */
  grid: string[];
  /** what covers it: letters, capitals where a resource symbol is */
  terrain: string[];
  /** symbols */
  meteors: number[];
  patches: number[];
  marks: MarksView;
  lines: LinesView;
  planet_score: PlanetScoreView;
  board: CorporationView;
  row_medals: number[];
  column_medals: number[];
  lifepods: number[];
  meteorites: number[];
  rovers: RoverView[];
  last_tile: number[];
  tracks: TrackerView[];
  technologies: number[];
  withheld: number[];
  /** levels of technologies used up, for this round or for the game */
  spent: number[];
  reserve: number;
  movement: number;
  lifepods_scored: number;
  lifepods_collected: number;
  lifepods_placed: string[];
  meteorites_collected: number;
  patches_stored: number;
  flux: "biomass" | "civ" | "rover" | "tech" | "water" | null;
  /** None: face down */
  cards: (number | null)[];
  card_levels: number[];
  owed: number[];
  /** advances of end-of-game cards that all have seen */
  final_steps: number;
  /** 1 if the last step began for the sake of such a card alone */
  finals_shown: number;
  objectives_kept: number;
  objectives: number[] | null;
  /** of those, in their order */
  objectives_met: boolean[] | null;
  choosing_objectives: number;
  objectives_rejected: number;
  chooses_extra: number;
  looks: number;
  peeked: number;
  extra_rover: number;
  stuck: boolean;
  lost: number[];
  medals: Record<string, number>;
}

/** A shape not turned: sections a and b row by row, capitals where the resource symbols are. */
export interface ShapeView {
  shape: string;
  rows: string[];
  /** row and column */
  meteor: [number, number];
}

/** A tile: its two terrains, and whether it shows a meteor. */
export interface TileView {
  a: "biomass" | "civ" | "energy" | "rover" | "tech" | "water";
  b: "biomass" | "civ" | "energy" | "rover" | "tech" | "water";
  meteor: boolean;
}

/** A stack of the station; all its tiles have one shape. */
export interface StackView {
  shape: string;
  tiles: number;
  top: TileView | null;
}

/** The station. Stacks 0 to 5 are the outer ring, 6 to 11 the inner one. */
export interface StationView {
  rotation: number;
  /** of the inner ring */
  shift: number;
  stacks: StackView[];
  /** by seat: the outer and the inner stack */
  before: [number, number][];
  /** by seat, in this round */
  taken: ("inner" | "outer" | null)[];
  removed: number;
  shapes: ShapeView[];
  /** by turns of the station, by seat: the outer and the inner stack */
  turns: [number, number][][];
}

/** The table as a seat or a spectator sees it. */
export interface PlanetUnknownView {
  seat: number | null;
  seats: number;
  over: boolean;
  round: number;
  commander: number;
  station: StationView;
  events: EventsView | null;
  civ_stacks: number[];
  unused_civ: number[];
  objective_deck: number;
  objectives: ObjectiveView[];
  common_objectives: CommonObjectiveView[];
  /** planet and corporation dealt to each seat */
  offered: [string, string][];
  ending: ("a" | "b" | "c")[];
  players: PlayerView[];
  own: OwnView | null;
  /** alone */
  expected?: number;
}
