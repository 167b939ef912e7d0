/** What the server shows of a table of Evacuation. */

import type { Biome, Kind, Lane, SymbolId, World } from "./printed";

export type ByKind = Record<Kind, number>;

export interface Marker {
  step: number;
  lane: Lane;
}

export interface Tile {
  id: string;
  developed: boolean;
  half: boolean;
}

export interface Load {
  ship: string;
  items: string[];
}

export interface Limits {
  /** Energy for a flight to the New World, and for one back. */
  flight: number;
  back: number;
  buildings: number;
  resources: number;
}

export interface Ahead {
  number: number;
  track_cost: number;
  costs: number[];
  paid_by: World | "any";
  old_production: ByKind;
  food: Record<World, number>[];
  ships: Record<string, Limits>;
}

export interface PlayerView {
  stock: Record<World, ByKind>;
  production: ByKind;
  population: number;
  settled_population: number;
  factories: { unused: ByKind; settled: ByKind; old: ByKind; new: ByKind };
  old_areas: string[];
  tiles: { up: number; down: number; moved: number };
  areas: string[];
  technologies: Tile[][];
  developed: string[];
  ships: Record<World, string[]>;
  first_flights: Record<string, number>;
  stadiums: Record<World, string[]>;
  faces: number;
  infrastructure: { hand: string[]; played: string[]; completed: string[] };
  penalties: number;
  actions_taken: number;
  uses: number[];
  powers: number[];
  passed: boolean;
  markers: Marker[];
  symbols: SymbolId[];
  biomes: Biome[];
  loads: Load[];
  returning: string[];
  goals: string[] | null;
  has_goals: boolean;
  picks: number;
  hand_size?: number;
  face_up?: string[];
  face_down_count?: number;
  points?: Record<string, number>;
  final?: ByKind;
  ahead: Ahead;
}

/** What a seat lacks to settle an area. */
export interface Lacks {
  biome?: Biome;
  symbols?: SymbolId[];
  factories?: number;
  population?: number;
  steel?: number;
}

export interface SoloView {
  top: string | null;
  left: number;
  used: string[];
  tile: string;
  stadiums: string[];
  faces: number;
  markers?: Record<"opponent" | "extra", Marker[]>;
}

export interface EvacuationView {
  seat: number | null;
  options: Record<string, string | boolean>;
  year: number;
  phase: string;
  order: (number | string)[];
  bonus_cards: { id: string; low: number; high: number }[];
  rows: Record<RowId, (string | null)[]>;
  decks: Record<RowId, number>;
  map: Record<string, { owner: number | "opponent"; factories: Kind[] }>;
  players: PlayerView[];
  missing: Record<string, Lacks> | null;
  ending: boolean;
  triggered_by_seat: number;
  draft: { picked: string[]; hands: string[][] } | null;
  action_deck?: number;
  hand?: string[] | null;
  face_down?: string[] | null;
  common_goals?: { id: string; owner_seat: number; played: boolean }[];
  lines?: { number: number; area: string; areas: string[] }[];
  solo?: SoloView;
  over: boolean;
  decision: { kind: string; seat: number; source: string; fields: Record<string, any> } | null;
}

export const ROWS = ["ships", "stadiums", "infrastructure"] as const;
export type RowId = (typeof ROWS)[number];

/** The largest power the year's actions can add up to, for the meter. */
export function mostPower(view: EvacuationView, player: PlayerView): number {
  const card = view.bonus_cards[view.year - 1];
  return Math.max(card?.high ?? 0, ...player.powers, 1) + 2;
}
