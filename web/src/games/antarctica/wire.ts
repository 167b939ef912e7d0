// Written by `python -m landfall.server.typescript` from src/landfall/games/antarctica. Do not edit.

import type { ChoiceOf, DecisionOf, EventOf, NamedOf } from "../../lib/game_types";
import type { Step, TableView } from "../../lib/wire";

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
  /** a blue space acts once per game */
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
export interface AntarcticaView extends TableView {
  decision: AntarcticaDecision | null;
  placement: string;
  start_player: number;
  sun: number;
  /** the ship that was second when the sun came, until it leaves */
  second: number | null;
  turn: TurnView | null;
  /** whose turn it is, also while others decide in the middle of it */
  active: number | null;
  /** what is under way and what waits, first things first */
  to_come: Step[];
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

/** What is asked, with what the seat is told. */
export interface Decisions {
  /** Free placement: any open zone with fewer than three ships, at the end of its queue. */
  PlaceShip: Record<string, never>;
  /** Two players: B puts a cube on space 1 of an open track; it costs nothing and triggers nothing. */
  PlaceCube: Record<string, never>;
  /** The owner of the second ship may take a full turn with it; the card then goes to the box, else it stays (R14). */
  UseIcebreaker: { zone: number };
  /** The active ship must move, to any other open zone with a free dock; that is the target zone. */
  SetSail: { zone: number; discarded: boolean };
  /** W1 and step 2: play a card or discard as allowed, then take one action in the target zone, or pass. */
  Act: { zone: number; discarded: boolean };
  /** W2: play a card or discard as allowed, then end the turn. */
  EndTurn: { zone: number; discarded: boolean };
  /** Take one card of the stack; nobody can decline (R19). */
  TakeCard: { cards: Record<string, number> };
  /** Draft: which of these cards to keep. */
  KeepCard: { cards: Record<string, number> };
  /** The track for the research points of a building card or of Fast progress; the points cannot be split. */
  ChooseTrack: { points: number };
  /** `ship_move`: which ship goes to another zone, if any. */
  ChooseShip: Record<string, never>;
  /** `ship_move`: to which zone; back to where the active ship came from is allowed (R12). */
  ChooseZone: { zone: number; dock: number };
  /** `advance_3`: on which track. The seat that triggered it must move if possible, the others may decline (R47). */
  AdvanceTrack: { points: number; taken: string[] };
}

/** What may be chosen, with its arguments. */
export interface Actions {
  place_ship: { zone: number };
  sail: { zone: number };
  build: { deck: string };
  build_ship: Record<string, never>;
  recruit: Record<string, never>;
  research: { track: string };
  pass: Record<string, never>;
  play: { card: string };
  lay_icebreaker: { zone: number };
  discard: { piece: string };
  discard_ship: { zone: number; dock: number };
  end_turn: Record<string, never>;
  track: { track: string };
  take: { card: string };
  ship: { zone: number; dock: number };
  use_icebreaker: Record<string, never>;
  decline: Record<string, never>;
}

/** What is told, with its fields. */
export interface Events {
  /** Who is the start player. */
  GameBegan: { seat: number };
  /** A ship is placed at setup. */
  ShipPlaced: { seat: number; zone: number };
  /** Two players: the second one's cube on space 1 of a track. */
  CubePlaced: { seat: number; track: string };
  /** The sun comes to the next zone that holds a ship. */
  SunMoved: { zone: number };
  /** The mandatory move: the zone it reaches is the target zone. */
  ShipSailed: { seat: number; zone_from: number; zone: number };
  /** No action in the target zone. */
  Passed: { seat: number };
  /** A building card is taken, its building and the scientists stand in the target zone. */
  Built: { seat: number; card: string; building: string; zone: number; scientists: number };
  /** 12.2: everybody has one scientist left and only plankton farms are on offer; one scientist is enough. */
  PlanktonException: { seat: number };
  /** A resource card stands for a building that is out of reach; it goes back to the stack. */
  ResourceUsed: { seat: number; resource: string; building: string };
  /** A ship from Available joins the queue of the lit zone. */
  ShipBuilt: { seat: number; zone: number };
  /** Scientists from reserve to supply: by a camp, a card, a track action or for a discard. */
  Recruited: { seat: number; scientists: number; reason: string };
  /** A shipyard card is played; an icebreaker tells where it lies instead. */
  CardPlayed: { seat: number; card: string };
  /** The card puts a scientist in the target zone. */
  ScientistPlaced: { seat: number; zone: number };
  /** An icebreaker is laid in a zone. */
  IcebreakerLaid: { seat: number; zone: number };
  /** The second ship of the lit zone acts too; the card goes to the box. */
  IcebreakerUsed: { seat: number; zone: number };
  /** The owner of the second ship does not use the icebreaker, which stays. */
  IcebreakerKept: { seat: number; zone: number };
  /** A cube from Available to Discarded. */
  CubeDiscarded: { seat: number };
  /** A ship to Discarded, from Available or from a zone (-1: Available). */
  ShipDiscarded: { seat: number; zone: number };
  /** A cube goes forward on a track; space 0 is before the first. */
  Advanced: { seat: number; track: string; space_from: number; space: number };
  /** Research points that no track could take. */
  PointsLost: { seat: number; points: number };
  /** A cube has reached or passed a coloured space whose action must be resolved. */
  Triggered: { seat: number; track: string; space: number; action: string };
  /** A track action that had no effect for this seat. */
  NothingHappened: { seat: number; action: string };
  /** `ship_move`: a ship goes to another zone. */
  ShipMoved: { seat: number; zone_from: number; zone: number };
  /** A track action that the seat did not want. */
  Declined: { seat: number; action: string };
  /** A resource card from the stack. */
  ResourceTaken: { seat: number; resource: string };
  /** Shipyard cards are drawn and passed round. */
  DraftBegan: { seat: number; cards: number };
  /** A shipyard stack too short for all goes to the box unseen; `cards` may be 0. */
  StackBoxed: { cards: number };
  /** To all: a seat has taken a shipyard card. */
  CardTaken: { seat: number };
  /** To its owner alone: which one. */
  CardGot: { seat: number; card: string };
  /** How the game ends, and who brought it about (-1: nobody). */
  EndCame: { ending: string; seat: number };
  /** One player's points in one zone. */
  ZoneScored: { seat: number; zone: number; scientists: number; rank: number; points: number };
  /** One player's points on one track. */
  TrackScored: { seat: number; track: string; space: number; rank: number; points: number };
  /** One player's points for building cards with a star. */
  StarsScored: { seat: number; cards: number; rank: number; points: number };
  /** One player's points for discarded pieces. */
  DiscardsScored: { seat: number; discards: number; rank: number; points: number };
  /** A player's points in all. */
  Totalled: { seat: number; points: number };
  /** Who wins; `decided_by` is points, first_ranks, cards or shared. */
  GameEnded: { winner_seats: number[]; points: number; decided_by: string };
}

export type AntarcticaDecision = DecisionOf<Decisions>;
export type AntarcticaChoice = ChoiceOf<Actions>;
export type AntarcticaNamed = NamedOf<Actions>;
export type AntarcticaEvent = EventOf<Events>;

/** All of these together, for what is written for any game. */
export interface Antarctica {
  view: AntarcticaView;
  decision: AntarcticaDecision;
  choice: AntarcticaChoice;
  named: AntarcticaNamed;
  event: AntarcticaEvent;
}
