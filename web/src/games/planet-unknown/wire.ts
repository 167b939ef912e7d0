// Written by `python -m landfall.server.typescript` from src/landfall/games/planet_unknown. Do not edit.

import type { ChoiceOf, DecisionOf, EventOf, NamedOf } from "../../lib/game_types";
import type { Step, TableView } from "../../lib/wire";

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

/** What is under way and what waits. */
export interface ToCome {
  agenda: Step[];
  /** by seat, while all act at once */
  lanes: Step[][];
  /** by seat, what happens once all are done */
  later: Step[][];
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

/** A pending thing. */
export interface GainView {
  is: string;
  number: number;
  track: "biomass" | "civ" | "rover" | "tech" | "water" | null;
  must: boolean;
  one_of_group: boolean;
  /** an extra tile that Republic 1 has bound to a civ tile */
  civ_only: boolean;
  /** that would take it up now */
  actions: number[];
  /** by what number it is named where it is asked which one an action takes up; 0 where that is not sure */
  which: number;
}

/** A square within reach of a rover, and the cheapest way there. */
export interface PathView {
  square: number;
  movement: number;
  way: string[];
}

/** The table as a seat or a spectator sees it. */
export interface PlanetUnknownView extends TableView {
  decision: PlanetUnknownDecision | null;
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
  open: ToCome;
  /** alone */
  expected?: number;
}

/** What is asked, with what the seat is told. */
export interface Decisions {
  /** The symmetric or the asymmetric side, for planet and corporation independently. */
  ChooseSides: { planet: string; corporation: string };
  /** One of the objectives dealt leaves the game, unseen by the others. */
  DropObjective: { objectives: number[] };
  /** Turn the station clockwise by this many depots, or leave it. */
  ChooseRotation: Record<string, never>;
  /** Event 15: turn the station to any depot; automatic turning continues from there. */
  TurnStation: Record<string, never>;
  /** Event 52: one of the two shapes of the depot leaves the station. */
  RemoveShape: Record<string, never>;
  /** A player's turn in one of the steps of a round. What is gained meanwhile joins its pending things. */
  Act: { step: string; pending: number; movement: number; paths: PathView[][]; gains: GainView[]; dropped: string[] };
  /** R 10, R 53: pending things in any order. The action chosen answers several of them, and it matters which. */
  WhichGain: Record<string, never>;
  /** Makeshift: straight or diagonally up, or sideways, onto a space without tracker. */
  ChooseWay: { track: "biomass" | "civ" | "rover" | "tech" | "water"; to: Record<string, ["biomass" | "civ" | "rover" | "tech" | "water", number]>; may_stay: boolean };
  /** Horizon 4: on entering water a loaded rover may destroy its meteorite. */
  DestroyLoad: { rover: number };
  /** The lifepod in hand goes to another allowed place. */
  PutLifepod: { place: string };
  /** Cosmos 2: up to three collected lifepods are repositioned at one moment. */
  LiftLifepod: { left: number };
  /** The one that all players are compared on; in solo an extra objective of one's own. */
  ChooseCommon: { objectives: number[]; alone: boolean };
  /** Keep one of the cards looked at; the others go back face down. */
  KeepCard: { level: number; cards: number[]; levels: number[] };
  /** Which tracker goes up next. */
  RaiseNext: Record<string, never>;
}

/** What may be chosen, with its arguments. */
export interface Actions {
  place: { ring: "outer" | "inner"; turn: number; mirror: number; row: number; column: string };
  take: { ring: "outer" | "inner" };
  advance: { by: string; track: "civ" | "water" | "biomass" | "rover" | "tech" };
  way: { way: string };
  regress: { track: "civ" | "water" | "biomass" | "rover" | "tech" };
  patch: { row: number; column: string };
  store_patch: Record<string, never>;
  two_patches: Record<string, never>;
  boost_for_patch: Record<string, never>;
  rover: { row: number; column: string };
  step: { rover: number; direction: string };
  teleport: { rover: number; row: number; column: string };
  card_teleport: { rover: number; row: number; column: string };
  use: { technology: string };
  claim: { track: "civ" | "water" | "biomass" | "rover" | "tech" };
  flux: { track: "civ" | "water" | "biomass" | "rover" | "tech" };
  reset_biomass: Record<string, never>;
  benefit: { benefit: string };
  lifepod: { place: string };
  lift: { place: string };
  pick: { row: number; column: string };
  destroy: { row: number; column: string };
  clear_row: { row: number };
  clear_column: { column: string };
  destroy_load: Record<string, never>;
  civ_stack: { level: number };
  keep: { card: number };
  objective: { objective: number };
  drop: { personal: number };
  boards: { planet: string; corporation: string };
  boards_flux: { planet: string; track: "civ" | "water" | "biomass" | "rover" | "tech" };
  rotate: { turns: number };
  remove_shape: { ring: "outer" | "inner" };
  peek: Record<string, never>;
  decline: Record<string, never>;
  which: { gain: string; number: number };
  end_turn: Record<string, never>;
  own_objective: { personal: number };
}

/** What is told, with its fields. */
export interface Events {
  /** The boards a seat plays with. */
  BoardsChosen: { seat: number; planet: string; corporation: string };
  /** To its owner alone: a personal objective kept. */
  ObjectiveKept: { seat: number; personal: number };
  /** To all: this seat has chosen its personal objectives. */
  ObjectivesReady: { seat: number };
  /** A round begins under this commander. */
  RoundBegan: { round: number; seat: number };
  /** The commander, or nobody (-1), has turned the station by this many depots clockwise. */
  StationTurned: { seat: number; turns: number };
  /** An event card is turned up. */
  AlertRevealed: { alert: number; colour: "green" | "orange" | "red" };
  /** A tile with these two terrains; the square is the first that it covers, row by row. */
  TilePlaced: { seat: number; ring: "outer" | "inner"; a: string; b: string; square: string };
  /** What a tile or a space of a track has brought, to be resolved in any order. */
  Gained: { seat: number; gained: string[] };
  /** What is not gained, could not be used or is locked again, and why (R 25, R 28, R 53). */
  NotGained: { seat: number; gained: string; why: string };
  /** Which of several pending things is taken up (R 53). */
  GainNamed: { seat: number; gain: string; number: number };
  /** No tile is left before this seat (R 50). */
  TileSkipped: { seat: number };
  /** A tile that cannot be placed is taken for its resources alone (end condition A). */
  TileTaken: { seat: number; ring: "outer" | "inner" };
  /** A tracker has come up to a space, which may lie on another track (Makeshift, Oasis). */
  Advanced: { seat: number; track: "civ" | "water" | "biomass" | "rover" | "tech"; onto: string; position: number };
  Regressed: { seat: number; track: "civ" | "water" | "biomass" | "rover" | "tech"; onto: string; position: number };
  MovementGained: { seat: number; points: number };
  PatchPlaced: { seat: number; square: string };
  PatchStored: { seat: number };
  RoverPlaced: { seat: number; square: string };
  RoverMoved: { seat: number; came_from: string; square: string };
  /** Horizon: a rover carries it from now on. */
  MeteoriteLoaded: { seat: number };
  /** An event has put a meteorite on the planet. */
  MeteoritePut: { seat: number; square: string };
  PieceCollected: { seat: number; piece: string };
  PieceDestroyed: { seat: number; piece: string };
  /** A collected lifepod has found its place. */
  LifepodPut: { seat: number; place: string };
  TechnologyUsed: { seat: number; technology: string };
  FluxMoved: { seat: number; track: "civ" | "water" | "biomass" | "rover" | "tech" };
  /** A seat looks through a civ stack. */
  StackSeen: { seat: number; level: number };
  /** To all: a card that acts at once and lies open. */
  CardKept: { seat: number; card: number };
  /** To all: a card for the end of the game, face down. */
  CardHidden: { seat: number; level: number };
  /** To its owner alone. */
  CardKeptSecretly: { seat: number; card: number };
  /** The civ stacks of these levels have lost or won a card, by an event. */
  CivCardsChanged: { change: string; levels: number[] };
  /** To all: this seat has looked at the next event card. */
  Peeked: { seat: number };
  /** To the one who looked. */
  SawAlert: { seat: number; alert: number };
  /** Jump Drive has chosen an objective for all. */
  CommonObjective: { seat: number; objective: number };
  /** To its owner alone: one more personal objective. */
  ObjectiveGained: { seat: number; personal: number };
  /** To its owner alone. */
  ObjectiveLost: { seat: number; personal: number };
  /** A whole stack has left the station. */
  ShapeRemoved: { seat: number; shape: string };
  TurnEnded: { seat: number };
  /** Why this round was the last: a, b and c are the end conditions. */
  GameEnds: { reasons: string[] };
  Scored: { seat: number; planet_medals: number; track_medals: number; lifepod_medals: number; meteorite_medals: number; card_medals: number; personal_medals: number; neighbour_medals: number; total: number };
  GameEnded: { winner_seats: number[]; total: number };
  /** The score against what was expected; the printed step says how well it went. */
  SoloJudged: { seat: number; total: number; expected: number; verdict: number };
}

export type PlanetUnknownDecision = DecisionOf<Decisions>;
export type PlanetUnknownChoice = ChoiceOf<Actions>;
export type PlanetUnknownNamed = NamedOf<Actions>;
export type PlanetUnknownEvent = EventOf<Events>;

/** All of these together, for what is written for any game. */
export interface PlanetUnknown {
  view: PlanetUnknownView;
  decision: PlanetUnknownDecision;
  choice: PlanetUnknownChoice;
  named: PlanetUnknownNamed;
  event: PlanetUnknownEvent;
}
