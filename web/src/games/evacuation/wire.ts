// Written by `python -m landfall.server.typescript` from src/landfall/games/evacuation. Do not edit.

import type { ChoiceOf, DecisionOf, EventOf, NamedOf } from "../../lib/game_types";
import type { Step, TableView } from "../../lib/wire";

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
export interface EvacuationView extends TableView {
  decision: EvacuationDecision | null;
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
  to_come: Step[][];
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

/** What is asked, with what the seat is told. */
export interface Decisions {
  /** Keep one goal of the hand and pass the others to the left. */
  PickGoal: { round: number };
  /** Everybody holds four goals and discards one; the others are secret until scoring. */
  DropGoal: Record<string, never>;
  /** Where a card with several powers or a technology lets the power meet both thresholds. */
  ChooseBonus: { bonus: string };
  /** How much of the energy the Old World pays; the New World pays the rest (R 21: the surcharge too). */
  PayEnergy: { cost: number };
  /** Pass, take an action of the board, or play an action card; a common goal may be played too (R 59). */
  TakeTurn: { number: number; track_cost: number; costs: number[] };
  /** R 59: after the action a common goal may be played, any number of them. */
  PlayCommonToo: Record<string, never>;
  /** Discard down to four cards, one by one in the order of the hand, so that equal choices are offered once. */
  KeepFour: { left: number };
  /** The card that is put face down to use a board action. */
  FaceDown: Record<string, never>;
  /** Which part of the card comes first, or none of them; drawing cards, too, may be skipped. */
  NextPart: { card: string; left: number };
  /** One printed action of the listed groups, or none; parts of it that are impossible are lost. */
  AnyBoardAction: Record<string, never>;
  /** A gained resource may be put on either world, unit by unit; units are taken in order, so that equal gains are */
  GainResource: { left: number; kind: "energy" | "food" | "steel" | "any" };
  /** One unit of each kind, all to one world. */
  GainOfEach: Record<string, never>;
  /** Up to this many times a unit leaves a world and another kind comes to the same world; in order, as for gains. */
  Exchange: { left: number };
  /** Pay a unit from any world, then the rest; may be declined as a whole. */
  PayThen: Record<string, never>;
  /** R 30: the player chooses which listed unit is saved. */
  SaveUnit: { world: "new" | "old"; cost: Partial<Record<"energy" | "food" | "steel", number>>; left: number };
  /** A card asks for one more unit of any kind, from the same world. */
  AddUnit: { world: "new" | "old" };
  /** Any number of cards of the row go under their deck, in the order chosen (R 56); new ones fill the row. */
  PutUnder: { row: "infrastructure" | "ships" | "stadiums"; chosen: number[] };
  /** Choose a card, pay its cost from one world and put it there; before that the row may be refreshed once (R 8). */
  ChooseFromRow: { row: "infrastructure" | "ships" | "stadiums"; free: boolean; off: number; more: ("energy" | "food" | "steel" | "any")[]; after_refresh: boolean };
  /** Take a card of the row, or play one from hand; fewer moves than allowed may be used, but A8 does one (R 5). */
  InfrastructureMove: { left: number; off: number };
  /** Take one face-up card, or end that taking without one; each taking allows one refresh before it (R 8). */
  TakeInfrastructure: { after_refresh: boolean };
  /** A card that raises any production: the player picks one kind when it is completed. */
  RaiseAny: { count: number };
  /** Choose a column; the step goes to its lowest tile that is not developed. Level 1 needs one step, others two. */
  Invent: { left: number };
  /** R 64, R 65: the technology's unit now, before a part that may need it, or later. */
  GainFirst: { technology: string };
  /** Settle one area, as a whole or not at all. */
  Settle: { free: boolean };
  /** Which kind of factory goes onto the slot. */
  PlaceFactory: { area: string; left: number };
  /** Pay a unit of the factory's own kind from one world; an unused factory of that kind goes there. */
  PrepareFactory: { free: boolean; more: ("energy" | "food" | "steel" | "any")[] };
  /** R 25: a gained factory may be put on either world. */
  GainFactory: { kind: "energy" | "food" | "steel" | "any" };
  /** Pay food from the New World for population on the New World side, or not. */
  Clone: { count: number };
  /** Ships may stay where they are. The flight is paid before loading: energy aboard cannot pay for it (R 40). */
  ChooseFlight: Record<string, never>;
  /** Items go aboard in one order, so that equal loads are offered once; `close` is always possible. */
  LoadShip: { ship: string; aboard: string[] };
  /** 20.1: a card with several powers counts as one of them, chosen for this phase. */
  ChoosePower: Record<string, never>;
  /** Both moves are announced together: exactly this many steps in total, split freely within the limits. */
  SplitSteps: { steps: number };
  /** Which marker moves, and which free space of its final step it takes. */
  LandMarker: { left: number; leading: number | null; trailing: number | null };
  /** Which of the lowest markers goes down. */
  ChooseLower: { steps: number };
  /** One step each on markers that share the lowest level, in order. */
  ChooseLift: { steps: number };
}

/** What may be chosen, with its arguments. */
export interface Actions {
  act: { action: string };
  pass: Record<string, never>;
  play: { card: string };
  face_down: { card: string };
  discard: { card: string };
  part: { part: number };
  keep_goal: { goal: string };
  discard_goal: { goal: string };
  play_common: { common: string };
  pay_energy: { from_old: number };
  gain: { world: "old" | "new"; kind: "food" | "steel" | "energy" };
  gain_set: { world: "old" | "new" };
  pay: { world: "old" | "new"; kind: "food" | "steel" | "energy" };
  exchange: { exchange: string };
  invent: { column: number };
  refresh: { world: "old" | "new"; kind: "food" | "steel" | "energy" };
  refresh_free: Record<string, never>;
  put_under: { slot: number };
  take_card: { slot: number };
  build: { slot: number; world: "old" | "new" };
  save: { kind: "food" | "steel" | "energy" };
  add: { kind: "food" | "steel" | "energy" };
  play_infrastructure: { infrastructure: string };
  factory: { world: "old" | "new"; kind: "food" | "steel" | "energy" };
  clone: Record<string, never>;
  settle: { area: string };
  place_factory: { kind: "food" | "steel" | "energy" };
  raise: { kind: "food" | "steel" | "energy" };
  lower: { kind: "food" | "steel" | "energy" };
  send: { ship: string };
  call_back: { ship: string };
  load: { item: string };
  close: Record<string, never>;
  power: { power: number };
  split: { leading: number };
  land: { marker: string; lane: string };
  bonus: { side: string };
  done: Record<string, never>;
  decline: Record<string, never>;
  later: Record<string, never>;
}

/** What is told, with its fields. */
export interface Events {
  /** A board action: what it cost in energy. */
  Acted: { seat: number; action: string; power: number; energy: number };
  /** Out of this year's actions. */
  Passed: { seat: number };
  /** A resource from the bank. */
  Gained: { seat: number; kind: "food" | "steel" | "energy"; world: "old" | "new" };
  /** A resource changed for another in the same world. */
  Exchanged: { seat: number; given_kind: "food" | "steel" | "energy"; kind: "food" | "steel" | "energy"; world: "old" | "new" };
  /** A resource paid for an effect. */
  Paid: { seat: number; kind: "food" | "steel" | "energy"; world: "old" | "new" };
  /** What was paid for something built, played or cloned, less what was saved. */
  CostPaid: { seat: number; world: "old" | "new"; food: number; steel: number; energy: number };
  /** What was offered is not taken. */
  Declined: { seat: number };
  /** A step on a technology tile, which may develop it. */
  Invented: { seat: number; technology: string; developed: boolean };
  /** Cards of a row go under their deck. */
  Refreshed: { seat: number; row: "ships" | "stadiums" | "infrastructure"; cards: string[] };
  /** A spaceship from the row, built or gained. */
  ShipBuilt: { seat: number; ship: string; world: "old" | "new"; free: boolean };
  /** A stadium from the row, built or gained. */
  StadiumBuilt: { seat: number; stadium: string; world: "old" | "new"; free: boolean };
  /** An infrastructure card taken from the row. */
  InfrastructureTaken: { seat: number; infrastructure: string };
  /** An infrastructure card played and paid for. */
  InfrastructurePlayed: { seat: number; infrastructure: string };
  /** The requirement of a played card is met. */
  InfrastructureCompleted: { seat: number; infrastructure: string };
  /** A factory put on the board, prepared or gained. */
  FactoryPrepared: { seat: number; kind: "food" | "steel" | "energy"; world: "old" | "new" };
  /** Population on the New World side: cloned or gained. */
  PopulationGained: { seat: number; count: number; cloned: boolean };
  /** A whole area is settled. */
  Settled: { seat: number; area: string; steel: number };
  /** A factory on a slot of a settled area. */
  FactoryPlaced: { seat: number; kind: "food" | "steel" | "energy"; area: string };
  /** A production marker of the New World moves up. */
  Raised: { seat: number; kind: "food" | "steel" | "energy"; count: number; level: number };
  /** The conditions of the race are met for the first time. */
  RaceTriggered: { seat: number };
  /** Advanced: an action card played face up for its own effect. */
  CardPlayed: { seat: number; card: string; energy: number };
  /** Advanced, to all: a card was put face down for a board action. */
  CardPutDown: { seat: number };
  /** Advanced, to its owner alone: which card was put face down. */
  PutDown: { seat: number; card: string };
  /** Advanced, to all: this many action cards were drawn. */
  CardsDrawn: { seat: number; count: number };
  /** Advanced, to its owner alone: which action cards were drawn. */
  Drew: { seat: number; cards: string[] };
  /** Advanced, to all: an action card was discarded. */
  CardThrown: { seat: number };
  /** Advanced, to its owner alone: which action card was discarded. */
  Threw: { seat: number; card: string };
  /** A common goal goes to the first who meets it. */
  CommonTaken: { seat: number; common: string };
  /** A common goal is paid for and played. */
  CommonPlayed: { seat: number; common: string };
  /** The solo deck: what its top card does. */
  OpponentActed: { card: string; solo_action: string };
  /** The opponent occupies an area. */
  OpponentSettled: { area: string };
  /** A card leaves a row because of the solo deck. */
  OpponentTook: { row: "ships" | "stadiums" | "infrastructure"; card: string };
  /** Alone in the first years: stadiums with many faces go under their deck at once. */
  StadiumsSetAside: { stadiums: string[] };
  /** The card of the solo deck has no effect. */
  NothingHappened: { solo_action: string };
  /** A new year and its bonus card. */
  YearBegan: { year: number; bonus: string };
  /** Production of both worlds and what was eaten: food, steel, energy. */
  IncomeTaken: { seat: number; old: number[]; new: number[]; eaten: number };
  /** Penalty tokens for missing food and stadiums. */
  PenaltyTaken: { seat: number; food: number; stadiums: number };
  /** To its owner alone: a goal was kept in the draft. */
  GoalPicked: { seat: number; goal: string };
  /** To its owner alone: a goal was put away at the end of the draft. */
  GoalDropped: { seat: number; goal: string };
  /** To all: this seat has chosen. */
  Ready: { seat: number };
  /** A spaceship leaves the Old World. */
  ShipSent: { seat: number; ship: string; energy: number };
  /** Something goes aboard. */
  Loaded: { seat: number; ship: string; item: string };
  /** A spaceship flies back from the New World. */
  ShipCalledBack: { seat: number; ship: string };
  /** Everything aboard is in the New World now. */
  Unloaded: { seat: number; ships: string[] };
  /** Spaceships that unloaded are back at once. */
  ShipsReturned: { seat: number; ships: string[] };
  /** The new turn order. */
  OrderChanged: { order_seats: number[] };
  /** The new turn order with the simulated civilisations. */
  SoloOrder: { parties: string[] };
  /** A progress marker of a simulated civilisation moves. */
  SimulatedMoved: { party: string; step: number; lane: string };
  /** A progress marker moves and takes a space. */
  MarkerMoved: { seat: number; step_from: number; step: number; lane: string };
  /** A passage opens a biome. */
  BiomeUnlocked: { seat: number; biome: "tundra" | "desert" | "forest" | "ocean" };
  /** A productivity tile stops producing. */
  TileFlipped: { seat: number };
  /** A productivity tile reaches the New World. */
  TileMoved: { seat: number };
  /** A year-end bonus. */
  BonusGained: { seat: number; bonus: string; side: string; power: number };
  /** The power meets no threshold. */
  NoBonus: { seat: number; power: number };
  /** Rows age, uses are cleared. */
  YearCleared: { year: number };
  /** A goal is shown and scored. */
  GoalScored: { seat: number; goal: string; points: number };
  /** All points of a seat. */
  Scored: { seat: number; points: number };
  /** Race: penalties on the lowest marker. */
  MarkerLowered: { seat: number; kind: "food" | "steel" | "energy"; count: number };
  /** Race: happy faces raise a marker. */
  MarkerLifted: { seat: number; kind: "food" | "steel" | "energy"; count: number };
  /** Race: the adjusted markers of a seat, and whether the conditions are met. */
  RaceEnded: { seat: number; levels: number[]; meets: boolean };
  /** Who wins, how the end came, and what decided: points, or the rule of the race that found the winner. */
  GameEnded: { winner_seats: number[]; ending: string; decided_by: string };
  /** Alone: the points beside the rulebook's marks; the verdict counts the marks that are reached. */
  SoloJudged: { seat: number; total: number; good: number; experienced: number; verdict: number };
}

export type EvacuationDecision = DecisionOf<Decisions>;
export type EvacuationChoice = ChoiceOf<Actions>;
export type EvacuationNamed = NamedOf<Actions>;
export type EvacuationEvent = EventOf<Events>;

/** All of these together, for what is written for any game. */
export interface Evacuation {
  view: EvacuationView;
  decision: EvacuationDecision;
  choice: EvacuationChoice;
  named: EvacuationNamed;
  event: EvacuationEvent;
}
