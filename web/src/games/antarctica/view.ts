/** The view of Antarctica, as `landfall.games.antarctica.view` writes it. */

export type Kind = string; // camp … antenna

/** The rule behind a seat's points: first takes the total and the extra, others what one of the rank before has. */
export interface Reason {
  rank: number;
  total?: number;
  extra?: number;
  above?: number;
}

export interface Contest {
  ranks: number[];
  points: number[];
  reasons: (Reason | null)[];
}

export interface ZoneView extends Contest {
  zone: number;
  position: string;
  open: boolean;
  queue: number[];
  ships: number[];
  came_this_turn: number[];
  buildings: Kind[];
  scientists: number[];
  counts: number[];
  icebreakers: number[];
  first_scores: number;
}

export interface SpaceView {
  space: number;
  value: number;
  printed: number | null;
  color: "red" | "blue" | null;
  action: string | null;
  used: boolean;
}

export interface TrackView extends Contest {
  track: string;
  open: boolean;
  stations: Kind[];
  spaces: SpaceView[];
  cubes: number[];
  values: number[];
}

export interface CardView {
  card: string;
  building: Kind;
  needs: Kind[];
  scientists: number;
  points: number;
  star: boolean;
}

export interface Lacks {
  needs: Kind[];
  replaced_by: string | null;
  scientists: number;
  stands_in: number[];
}

export interface OfferView {
  deck: string;
  left: number;
  top: CardView | null;
  below: string[];
  lacks: Lacks[];
}

export interface PlayerView {
  letter: string;
  supply: number;
  reserve: number;
  ships_available: number;
  cubes_available: number;
  discarded_cubes: number;
  discarded_ships: number;
  hand_size: number;
  card_played: boolean;
  basic: number;
  advanced: number;
  access: Kind[];
  built: CardView[];
  stars: number;
  first_ranks: number;
  points: Record<string, number>;
  total: number;
}

export interface NextTurn {
  zone: number;
  seat: number;
  by_icebreaker: boolean;
}

export interface AntarcticaView {
  seat: number | null;
  seats: number;
  over: boolean;
  to_act: number[];
  decision: { kind: string; seat: number; source: string; fields: Record<string, any> } | null;
  start_player: number;
  sun: number;
  second: number | null;
  turn: { seat: number; zone: number | null; discarded: boolean; by_icebreaker: boolean } | null;
  /** Whose turn is going on, also while others decide in the middle of it. */
  active: number | null;
  /** What is under way and what waits, first things first. */
  to_come: { is: string; seat?: number }[];
  next_turns: NextTurn[];
  zones: ZoneView[];
  tracks: TrackView[];
  offers: OfferView[];
  resource_stack: { basic: number; advanced: number };
  shipyard: {
    stack: number;
    draft: number;
    boxed: number;
    played: Record<string, number>;
    /** What this seat has been shown; null for a spectator. */
    stack_is_among: Record<string, number> | null;
    others_hold: Record<string, number> | null;
    draft_seen: Record<string, number> | null;
  };
  players: PlayerView[];
  hand: Record<string, number> | null;
  stars: Contest & { amounts: number[] };
  discards: Contest & { amounts: number[] };
  laps: number;
  /** Laps of the sun without progress after which the game ends by itself. */
  laps_to_end: number;
  ending: string | null;
}

export const SHIPS_A_SEAT = 6; // ships are numbered seat after seat

export function ownerOf(ship: number): number {
  return Math.floor(ship / SHIPS_A_SEAT);
}

/** The letters of the kinds of buildings are texts of the game; groups are how they are coloured here. */
export const GROUPS: Record<Kind, string> = {
  camp: "infrastructure",
  shipyard: "infrastructure",
  crane: "resource",
  shaft: "resource",
  derrick: "resource",
  turbine: "resource",
  lab: "expertise",
  factory: "expertise",
  land_station: "station",
  coastal_station: "station",
  sea_station: "station",
  headquarters: "prestige",
  plankton_farm: "prestige",
  antenna: "prestige",
};
