// Written by `python -m landfall.server.typescript landfall.games.star_race.knowledge.view_types:StarRaceView`. Do not edit.

/** What a patrol has let this seat see. */
export interface LookView {
  looked_at_seat: number;
  ship: string;
}

/** The planet of this mission. */
export interface PlanetView {
  id: string;
  /** what a ship that has landed is worth */
  value: number;
  /** whether its own ability is in play */
  abilities: boolean;
  /** ships that can still land */
  room: number;
}

/** One player's things. Counts of cards go by their ids. */
export interface PlayerView {
  corporation: string;
  hand_size: number;
  /** None: hidden from this seat */
  hand: Record<string, number> | null;
  /** in hand or set aside */
  unplayed: Record<string, number>;
  set_aside_count: number;
  ready: boolean;
  played: Record<string, number>;
  /** the card played last */
  latest: string | null;
  /** what a Copy of it would do */
  offers: string | null;
  total: number;
  /** on the score track */
  field: number;
  lap: number;
}

/** A mission that is over lies open. */
export interface MissionResult {
  planet: string;
  ending: string;
  /** of each ship */
  levels: Record<string, number>;
  worths: Record<string, number>;
  /** by seat */
  hired: string[][];
  points: number[];
}

/** The table as a seat or a spectator sees it. Ships are T1 to K3; a level counts rings from the rim. */
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
  planet: PlanetView;
  ships: Record<string, number>;
  players: PlayerView[];
  results: MissionResult[];
  /** None: a spectator's */
  hired: string[] | null;
  set_aside: Record<string, number> | null;
  /** at Xentoria: the level of each ship's patrol token */
  patrols?: Record<string, number>;
  /** at Xentoria: by seat, whose missions it has looked at */
  inspected?: number[][];
  looks?: LookView[] | null;
  /** on Pandora */
  ships_with_token?: string[];
  tokens_left?: number;
  token_faces?: number[];
}
