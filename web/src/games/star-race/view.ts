/** The view of a Star Race, as `landfall.games.star_race.view` writes it. */

export type Ship = string; // T1 … K3
export type Counts = Record<string, number>;

export interface PlayerView {
  corporation: string;
  hand_size: number;
  hand: Counts | null;
  unplayed: Counts;
  set_aside_count: number;
  ready: boolean;
  played: Counts;
  latest: string | null;
  offers: string | null;
  total: number;
  field: number;
  lap: number;
}

export interface MissionResult {
  planet: string;
  ending: string;
  levels: Record<Ship, number>;
  worths: Record<Ship, number>;
  hired: Ship[][];
  points: number[];
}

export interface StarRaceView {
  seat: number | null;
  seats: number;
  over: boolean;
  variant: string;
  mission: number;
  missions: number;
  start_player: number;
  turn_of: number | null;
  rings: number[];
  start_level: number;
  planet_level: number;
  planet: { id: string; value: number; abilities: boolean; room: number };
  ships: Record<Ship, number>;
  players: PlayerView[];
  results: MissionResult[];
  hired: Ship[] | null;
  set_aside: Counts | null;
  patrols?: Record<Ship, number>;
  inspected?: number[][];
  looks?: { looked_at_seat: number; ship: Ship }[] | null;
  ships_with_token?: Ship[];
  tokens_left?: number;
  token_faces?: number[];
}

export const RACES: Record<string, string> = { T: "terran", B: "balnearii", K: "krystallin" };

export function raceOf(ship: Ship): string {
  return RACES[ship.charAt(0)] ?? "terran";
}

export function numberOf(ship: Ship): string {
  return ship.charAt(1);
}

/** The level of a ring by the name events give it. */
export function levelOf(view: StarRaceView, ring: string): number {
  return ring === "planet" ? view.planet_level : view.rings.indexOf(Number(ring));
}

/** The key of the planet's own text: its ability, or what any planet does without one. */
export function planetHelp(view: StarRaceView): string {
  return `planet-${view.planet.abilities ? view.planet.id : "plain"}-help`;
}
