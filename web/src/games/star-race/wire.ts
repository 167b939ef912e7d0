// Written by `python -m landfall.server.typescript` from src/landfall/games/star_race. Do not edit.

import type { ChoiceOf, DecisionOf, EventOf, NamedOf } from "../../lib/game_types";
import type { TableView } from "../../lib/wire";

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
export interface StarRaceView extends TableView {
  decision: StarRaceDecision | null;
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

/** What is asked, with what the seat is told. */
export interface Decisions {
  /** Advanced: after seeing the planet and both missions, three of the eleven cards are set aside, secretly. */
  SetAside: Record<string, never>;
  /** Play exactly one card from hand; any card, even one that cannot be carried out (R 4). No passing. */
  PlayCard: Record<string, never>;
  /** -2: a ship goes two levels outward, or one if that brings it to the start ring (R 3). +1: one level inward. */
  ChooseShip: { card: string };
  /** -1 -1: two different ships go one level outward (R 5). Swap: two ships of a group exchange levels (R 8). */
  ChoosePair: { card: string };
  /** number +1, race +1, Rewind: the ships of a group move as one (R 6). */
  ChooseGroup: { card: string };
  /** R 7: more ships of the group stand on the last ring than the planet has room for: which go in? */
  ChooseEntrants: { card: string; group: string; room: number };
  /** Copy: choose a player, yourself included, and carry out the card that player played last (R 9). */
  ChooseSource: { card: string };
  /** Which ship, not one's own, goes one level inward. The list tells of secret missions: the arriver's alone. */
  NovaAbility: Record<string, never>;
  /** Which three ships go one level outward; own hired ships are allowed. */
  ZoraAbility: Record<string, never>;
  /** A token on a ring at least two levels above the start ring, at most one per track (R 15a). Compulsory, public. */
  PlacePatrol: Record<string, never>;
  /** Look at one of an opponent's two mission cards, picked at random, or decline, which uses up nobody (R 15d). */
  Look: Record<string, never>;
}

/** What may be chosen, with its arguments. */
export interface Actions {
  play: { card: string };
  set_aside: { cards: string };
  ship: { ship: string };
  pair: { ships: string };
  trio: { ships: string };
  group: { group: string };
  copy_from: { seat: number };
  place_patrol: { ship: string; ring: number };
  look: { seat: number };
  decline: Record<string, never>;
}

/** What is told, with its fields. */
export interface Events {
  /** A planet is laid out, the ships stand at their start, missions are dealt. */
  MissionBegan: { mission: number; missions: number; planet: string; abilities: boolean; seat: number };
  /** Only to its owner: the two ships hired for this mission. */
  Hired: { seat: number; ships: string[] };
  /** Only to its owner: which three cards are out for this mission. */
  CardsSetAside: { seat: number; cards: string[] };
  /** To all: this seat has set its cards aside. */
  Ready: { seat: number };
  PatrolPlaced: { seat: number; ship: string; ring: number };
  CardPlayed: { seat: number; card: string };
  /** A Copy takes on the kind of the latest card of another seat, or of its own. */
  CardCopied: { seat: number; copied_seat: number; card: string; of_copy: boolean };
  /** Nothing could be carried out. */
  CardLost: { seat: number; card: string };
  /** One ship moved by a card or an ability, from ring to ring. */
  ShipMoved: { seat: number; ship: string; ring_from: string; ring_to: string };
  /** More ships of a group stood before the planet than it had room for. */
  EntrantsChosen: { seat: number; ships: string[] };
  /** A ship came to stand on a patrol token, which leaves the game for this mission. */
  PatrolLifted: { seat: number; ship: string; ring: number };
  /** To all: a seat has looked at one of another's two missions. */
  Looked: { seat: number; looked_at_seat: number };
  /** Only to the seat that looked: the ship on the card. */
  Saw: { seat: number; looked_at_seat: number; ship: string };
  LookDeclined: { seat: number };
  /** Pandora: a face-down token is laid beside a ship that has arrived. */
  TokenDrawn: { seat: number; ship: string };
  /** Nova or Zora: the arriver moves ships once more; `ships` is empty if none could be moved. */
  AbilityUsed: { seat: number; planet: string; ships: string[] };
  MissionEnded: { mission: number; planet: string; abilities: boolean; ending: string };
  /** Pandora: the token beside a ship is turned over at the end of the mission. */
  TokenShown: { ship: string; points: number };
  /** A seat shows its two hired ships and scores where they stand. */
  MissionScored: { seat: number; ships: string[]; points_each: number[]; points: number; total: number };
  GameEnded: { winner_seats: number[]; total: number };
}

export type StarRaceDecision = DecisionOf<Decisions>;
export type StarRaceChoice = ChoiceOf<Actions>;
export type StarRaceNamed = NamedOf<Actions>;
export type StarRaceEvent = EventOf<Events>;

/** All of these together, for what is written for any game. */
export interface StarRace {
  view: StarRaceView;
  decision: StarRaceDecision;
  choice: StarRaceChoice;
  named: StarRaceNamed;
  event: StarRaceEvent;
}
