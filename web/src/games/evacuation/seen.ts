// Written by `python -m landfall.server.typescript landfall.games.evacuation.knowledge.view_types:EvacuationView`. Do not edit.

/** A year-end card with the powers that its two bonuses ask for. */
export interface BonusCard {
  id: string;
  low: number;
  high: number;
}

/** A common goal; owner -1: nobody has it yet. */
export interface CommonGoal {
  id: string;
  owner_seat: number;
  played: boolean;
}

/** How many cards each deck holds. */
export interface Decks {
  ships: number;
  stadiums: number;
  infrastructure: number;
}

/** What a seat has kept and held in the draft of goals. */
export interface Draft {
  picked: string[];
  hands: string[][];
}

/** A line of the line majority. */
export interface Line {
  number: number;
  /** with the module tile */
  area: string;
  areas: string[];
}

/** Whose an area of the New World is. */
export interface Settled {
  owner: number | "opponent";
  factories: ("energy" | "food" | "steel")[];
}

/** What a seat lacks to settle an area: as it is asked to, or plainly. */
export interface Lacks {
  /** the settling that is asked for does not allow it */
  not_this?: boolean;
  biome?: "desert" | "forest" | "ocean" | "tundra";
  symbols?: ("cross" | "ring" | "wave")[];
  factories?: number;
  population?: number;
  steel?: number;
}

/** A number for each kind of resource. */
export interface ByKind {
  food: number;
  steel: number;
  energy: number;
}

/** Food that is eaten at the start of a year, by world. */
export interface Food {
  old: number;
  new: number;
}

/** What a ship can do. */
export interface Limits {
  /** energy for a flight to the New World */
  flight: number;
  /** energy for the flight back */
  back: number;
  buildings: number;
  resources: number;
}

/** What lies ahead of a player, as the rules work it out. */
export interface Ahead {
  /** of the next action */
  number: number;
  track_cost: number;
  /** of the next action, by group */
  costs: number[];
  paid_by: "new" | "old" | "any";
  old_production: ByKind;
  /** by year */
  food: Food[];
  ships: Record<string, Limits>;
  /** what a factory that is settled raises */
  factory_raises: ByKind;
  /** met by the year's power as it stands */
  bonuses: ("high" | "low")[];
}

/** Where a player's factories are. */
export interface Factories {
  unused: ByKind;
  settled: ByKind;
  /** prepared in the Old World */
  old: ByKind;
  /** waiting in the New World */
  new: ByKind;
}

/** Infrastructure cards of a player. */
export interface Infrastructure {
  hand: string[];
  played: string[];
  completed: string[];
}

/** A ship that is sent, and what it carries. */
export interface Load {
  ship: string;
  items: string[];
}

/** A marker on the progress track. */
export interface Marker {
  step: number;
  lane: "main" | "three_plus" | "waiting";
}

/** Ships or stadiums of each world. */
export interface InWorlds {
  old: string[];
  new: string[];
}

/** The stores of the two worlds, never mixed. */
export interface Stock {
  old: ByKind;
  new: ByKind;
}

/** A technology of a column. */
export interface Tile {
  id: string;
  developed: boolean;
  /** one of its two steps is made */
  half: boolean;
}

/** Productivity tiles. */
export interface Tiles {
  up: number;
  down: number;
  /** to the New World */
  moved: number;
}

/** One player's boards. */
export interface PlayerView {
  stock: Stock;
  production: ByKind;
  /** waiting in the New World */
  population: number;
  settled_population: number;
  factories: Factories;
  /** not evacuated */
  old_areas: string[];
  tiles: Tiles;
  /** settled */
  areas: string[];
  /** by column, level 1 first */
  technologies: Tile[][];
  developed: string[];
  ships: InWorlds;
  /** what the first trip of a ship costs less */
  first_flights: Record<string, number>;
  stadiums: InWorlds;
  faces: number;
  infrastructure: Infrastructure;
  penalties: number;
  actions_taken: number;
  /** of each group this year */
  uses: number[];
  /** of the year; several where a card counts as one of them */
  powers: number[];
  passed: boolean;
  refreshed: boolean;
  /** the leading one first */
  markers: Marker[];
  symbols: ("cross" | "ring" | "wave")[];
  /** unlocked */
  biomes: ("desert" | "forest" | "ocean" | "tundra")[];
  loads: Load[];
  returning: string[];
  /** None: hidden from this seat */
  goals: string[] | null;
  has_goals: boolean;
  /** goals kept in the draft */
  picks: number;
  last_prepared: "energy" | "food" | "steel" | null;
  hand_size?: number;
  discards?: number;
  drawn?: number;
  face_up?: string[];
  face_down_count?: number;
  /** by reason, as far as this seat may know */
  points?: Record<string, number>;
  /** in a race that is over: the adjusted production */
  final?: ByKind;
  ahead: Ahead;
}

/** Cards of the three rows, by slot. */
export interface ByRow {
  ships: (string | null)[];
  stadiums: (string | null)[];
  infrastructure: (string | null)[];
}

/** The markers of the simulated civilisations. */
export interface SoloMarkers {
  opponent: Marker[];
  extra: Marker[];
}

/** The automated opponent. */
export interface SoloView {
  /** the top card, known by its back */
  top: string | null;
  left: number;
  used: string[];
  tile: string;
  stadiums: string[];
  faces: number;
  markers?: SoloMarkers;
}

/** Cards known to lie under their decks, the lowest first. */
export interface Under {
  ships: string[];
  stadiums: string[];
  infrastructure: string[];
}

/** The table as a seat or a spectator sees it. */
export interface EvacuationView {
  seat: number | null;
  over: boolean;
  year: number;
  phase: string;
  /** seats, and the simulated civilisations by name */
  order: (number | string)[];
  bonus_cards: BonusCard[];
  rows: ByRow;
  decks: Decks;
  under: Under;
  map: Record<string, Settled>;
  players: PlayerView[];
  /** areas without an entry lack nothing; None: a spectator's */
  missing: Record<string, Lacks> | null;
  /** the steel that settling each free area costs */
  settle_steel: Record<string, number> | null;
  ending: boolean;
  triggered_by_seat: number;
  /** what is still to happen */
  to_come: any[][];
  draft: Draft | null;
  action_deck?: number;
  hand?: string[] | null;
  face_down?: string[] | null;
  /** by this seat this year */
  discarded?: string[] | null;
  /** seen before and in the deck again */
  returned?: string[];
  common_goals?: CommonGoal[];
  lines?: Line[];
  solo?: SoloView;
}
