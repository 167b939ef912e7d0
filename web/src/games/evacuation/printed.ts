/** What is printed on boards, cards and tiles: the engine's own figures, read where the engine reads them. */

import actionCards from "../../../../src/landfall/games/evacuation/data/action_cards.json";
import commonGoals from "../../../../src/landfall/games/evacuation/data/common_goals.json";
import infrastructure from "../../../../src/landfall/games/evacuation/data/infrastructure.json";
import newWorld from "../../../../src/landfall/games/evacuation/data/new_world.json";
import oldWorld from "../../../../src/landfall/games/evacuation/data/old_world.json";
import playerBoard from "../../../../src/landfall/games/evacuation/data/player_board.json";
import progressTrack from "../../../../src/landfall/games/evacuation/data/progress_track.json";
import scoring from "../../../../src/landfall/games/evacuation/data/scoring.json";
import solo from "../../../../src/landfall/games/evacuation/data/solo.json";
import spaceships from "../../../../src/landfall/games/evacuation/data/spaceships.json";
import stadiums from "../../../../src/landfall/games/evacuation/data/stadiums.json";
import technologies from "../../../../src/landfall/games/evacuation/data/technologies.json";
import yearEndBonuses from "../../../../src/landfall/games/evacuation/data/year_end_bonuses.json";
import yearTrack from "../../../../src/landfall/games/evacuation/data/year_track.json";

export const KINDS = ["food", "steel", "energy"] as const;
export type Kind = (typeof KINDS)[number];
export const WORLDS = ["old", "new"] as const;
export type World = (typeof WORLDS)[number];
export const BIOMES = ["tundra", "desert", "forest", "ocean"] as const;
export type Biome = (typeof BIOMES)[number];
export const EDGES = ["desert", "mountain", "ocean"] as const;
export type Edge = (typeof EDGES)[number];
export type SymbolId = "ring" | "cross" | "wave";
export type Lane = "waiting" | "main" | "three_plus";
export type Amounts = Partial<Record<Kind | "any", number>>;

/** A printed effect: what is done, and how often. */
export interface Effect {
  op: string;
  kind?: string;
  amount?: number;
  times?: number;
  count?: number;
  max?: number;
  /** What is done for a payment. */
  effects?: Effect[];
}

export interface Area {
  id: string;
  q: number;
  r: number;
  biome: Biome;
  factory_slots: number;
  population_slots: { resource: Kind; value: number }[];
  symbols: SymbolId[];
  rim: boolean;
}

export interface OldArea {
  id: string;
  type: "population" | "factory";
  population_circles: number;
  factory_kind: Kind | null;
  production: Amounts;
  edge: Edge;
}

export interface Ship {
  id: string;
  cost: Amounts;
  flight_energy: number;
  building_limit: number;
  resource_limit: number;
  evacuation_bays: Edge[];
}

export interface Stadium {
  id: string;
  cost: Amounts | null;
  happy_faces: number;
}

export interface InfrastructureCard {
  id: string;
  deck: string;
  cost: Amounts;
  production: Amounts;
  illustration: string;
  same_illustration: string[];
}

export interface Space {
  effects: Effect[];
  symbols: SymbolId[];
}

export interface Step {
  step: number;
  main: Space;
  three_plus: Space;
}

export interface BonusCard {
  id: string;
  flag: boolean;
  low: { power: number; bonus: Effect[] };
  high: { power: number; bonus: Effect[] };
}

/** Figures read from the engine's files, whose shapes are written above. */
function read<T>(figures: unknown): T {
  return figures as T;
}

function byId<T extends { id: string }>(things: unknown): Map<string, T> {
  return new Map(read<T[]>(things).map((thing) => [thing.id, thing]));
}

export const AREAS = read<Area[]>(newWorld.areas);
export const AREA = byId<Area>(newWorld.areas);
export const OLD_AREAS = read<OldArea[]>(oldWorld.areas_per_continent);
export const OLD_AREA = byId<OldArea>(oldWorld.areas_per_continent);
export const SHIP = byId<Ship>(spaceships.tiles);
export const STADIUM = byId<Stadium>(stadiums.cards);
export const INFRASTRUCTURE = byId<InfrastructureCard>(infrastructure.cards);
export const STEPS = read<Step[]>(progressTrack.steps);
export const LAST_STEP = progressTrack.last_step;
export const PASSAGES = read<{ passage: number; between_steps: [number, number] }[]>(progressTrack.passages);
export const TECHNOLOGY = byId<{ id: string; level: number; happy_faces: number }>(technologies.tiles);
export const ACTION_CARD = new Map(
  read<{ id: number; power_options: number[]; parts: Effect[] }[]>(actionCards.cards).map((card) => [`card_${card.id}`, card]),
);
export const BONUS = byId<BonusCard>(yearEndBonuses.cards);
export const YEARS = yearTrack.years;
export const SOLO_CARD = byId<{ id: string; front_action: string; back_number: string; back_letter: string; from_year: number }>(
  solo.cards,
);
export const RIM = read<{ area: string; arrow_A: { areas: string[] }; arrow_B: { areas: string[] } }[]>(solo.rim_positions);
export const COMMON_GOAL = byId<{
  id: string;
  play_cost_new_world: Amounts;
  production: Amounts;
  points: number;
}>(commonGoals.cards);
export const LOWEST_POINTS = scoring.points_mode.lowest_production_table.map((one) => one.points);
export const BEYOND_TABLE = scoring.points_mode.above_10_each_level.points;
export const RACE = scoring.race_mode.trigger;
export const STADIUM_TARGET = scoring.points_mode.penalties.stadium_target;

export interface Group {
  group: number;
  power: number;
  actions: string[];
}

export const GROUPS: Group[] = playerBoard.action_groups.map((one) => ({
  group: one.group,
  power: one.power,
  actions: one.actions.map((action) => action.id),
}));
export const TRACK_COSTS = playerBoard.action_track.energy_cost_by_action_number.map((one) => one.energy);
export const COST_BEYOND = playerBoard.action_track.beyond_sixth_each.energy;
export const SURCHARGE_FROM = playerBoard.action_track.group_surcharge.applies_from_use;
/** Uses of group 1 per year with action cards. */
export const GROUP_1_LIMIT = playerBoard.advanced_group_1_limit_per_year.value;
