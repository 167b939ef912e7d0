// Written by `python -m landfall.server.typescript landfall.games.antarctica.knowledge.view_types:AntarcticaView`. Do not edit.

/** The rule behind a seat's points: first takes the total and the extra, others what one of the rank before has. */
export interface Reason {
  rank: number;
  total?: number;
  extra?: number;
  above?: number;
}

/** Starred cards or discarded pieces: one contest each. */
export interface AmountContest {
  amounts: number[];
  ranks: number[];
  points: number[];
  reasons: (Reason | null)[];
}

/** A turn that comes if nothing else moves. */
export interface NextTurn {
  zone: number;
  seat: number;
  by_icebreaker: boolean;
}

/** What a seat lacks for a card on offer. */
export interface Lacks {
  needs: string[];
  /** the resource card that would stand in */
  replaced_by: string | null;
  scientists: number;
  /** zones where this kind stands already */
  stands_in: number[];
}

/** What is printed on a building card. */
export interface CardView {
  card: string;
  building: string;
  needs: string[];
  scientists: number;
  points: number;
  star: boolean;
}

/** A stack of building cards: the top one is on offer, the order of those below is unknown. */
export interface OfferView {
  deck: string;
  left: number;
  top: CardView | null;
  below: string[];
  /** by seat */
  lacks: Lacks[];
}

/** One player's things, all but the hand open to everybody. */
export interface PlayerView {
  letter: string;
  supply: number;
  reserve: number;
  ships_available: number;
  cubes_available: number;
  discarded_cubes: number;
  discarded_ships: number;
  hand_size: number;
  /** in this visit of the sun */
  card_played: boolean;
  basic: number;
  advanced: number;
  access: string[];
  built: CardView[];
  stars: number;
  first_ranks: number;
  points: Record<string, number>;
  total: number;
}

/** Resource cards that nobody holds. */
export interface ResourceStack {
  basic: number;
  advanced: number;
}

/** Shipyard cards: numbers are for all, and what a seat has been shown stays known to it. */
export interface ShipyardView {
  stack: number;
  draft: number;
  boxed: number;
  played: Record<string, number>;
  /** None: a spectator's */
  stack_is_among: Record<string, number> | null;
  others_hold: Record<string, number> | null;
  draft_seen: Record<string, number> | null;
}

/** A space of a track. */
export interface SpaceView {
  space: number;
  value: number;
  printed: number | null;
  color: "blue" | "red" | null;
  action: string | null;
  /** a blue space acts once a game */
  used: boolean;
}

/** A research track and the standing of its contest by seat. */
export interface TrackView {
  track: string;
  open: boolean;
  stations: string[];
  spaces: SpaceView[];
  /** the space of each seat's cube, 0 if there is none */
  cubes: number[];
  values: number[];
  ranks: number[];
  points: number[];
  reasons: (Reason | null)[];
}

/** A ship's turn. */
export interface TurnView {
  seat: number;
  /** the target zone, once the ship has moved */
  zone: number | null;
  discarded: boolean;
  by_icebreaker: boolean;
}

/** A zone with its queue, the ship nearest the sun first, and the standing of its contest by seat. */
export interface ZoneView {
  zone: number;
  position: string;
  open: boolean;
  /** the owners of the ships */
  queue: number[];
  /** numbered seat after seat */
  ships: number[];
  came_this_turn: number[];
  buildings: string[];
  scientists: number[];
  /** own ships and scientists, which recruiting and research go by */
  counts: number[];
  icebreakers: number[];
  first_scores: number;
  ranks: number[];
  points: number[];
  reasons: (Reason | null)[];
}

/** The table as a seat or a spectator sees it. */
export interface AntarcticaView {
  seat: number | null;
  seats: number;
  over: boolean;
  to_act: number[];
  placement: string;
  start_player: number;
  sun: number;
  /** the ship that was second when the sun came, until it leaves */
  second: number | null;
  turn: TurnView | null;
  /** whose turn is going on, also while others decide in the middle of it */
  active: number | null;
  /** what is under way and what waits, first things first */
  to_come: Record<string, any>[];
  next_turns: NextTurn[];
  zones: ZoneView[];
  tracks: TrackView[];
  offers: OfferView[];
  resource_stack: ResourceStack;
  shipyard: ShipyardView;
  players: PlayerView[];
  /** None: a spectator's */
  hand: Record<string, number> | null;
  stars: AmountContest;
  discards: AmountContest;
  laps: number;
  /** laps of the sun without progress after which the game ends by itself */
  laps_to_end: number;
  ending: string | null;
}
