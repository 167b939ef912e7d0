/**
 * What a game brings to the table. The shell knows nothing else of it: the server decides what may be done, the game's
 * components draw the view and turn taps into choices.
 */

import type { Component } from "svelte";
import type { GameTypes } from "../lib/game_types";
import type { ActsOf } from "../table/acts";
import type { TableSession } from "../table/session.svelte";
import type { Speaker } from "../texts/say";

/** A table as its game's components see it: there is something to draw. */
export type OpenTable<G extends GameTypes> = TableSession<G> & { readonly view: G["view"] };

export interface TableProps<G extends GameTypes = GameTypes> {
  table: OpenTable<G>;
}

/**
 * A picture of a piece for the reference: the group's kind of picture, and the piece's printed figures. Before all others
 * the kind `defs` is drawn once: patterns that they share.
 */
export interface PictureProps<Facts = Record<string, unknown>> {
  kind: string;
  facts: Facts;
  say: Speaker;
}

export type PictureOf = Component<PictureProps>;

export interface SeatProps<G extends GameTypes = GameTypes> extends TableProps<G> {
  seat: number;
  /** Beside the board, where there is little room. */
  slim?: boolean;
}

/** Something shown between two positions, such as the end of a round, until the person goes on. */
export interface Interlude<T = TableSession> {
  component: Component<{ table: T; facts: never; done: () => void }>;
  facts: unknown; // what this component takes
}

/**
 * One step of the story as it is played back: what the table looks like then, or an interlude. `told` is how many of the
 * events may be told by then; what an interlude reveals is not told before it is over. `scores` are the points that go
 * with it, where they hide nothing.
 */
export type Beat<G extends GameTypes, T = OpenTable<G>> = (
  | { view: G["view"]; ms: number; /** At every speed as long, also where nothing moves. */ still?: boolean }
  | { interlude: Interlude<T> }
) & {
  told?: number;
  scores?: Record<string, number>[];
};

export interface Panel<T = TableSession> {
  id: string;
  title: string; // the key of a text of the page
  component: Component<{ table: T }>;
  /** Whether what is asked now needs it: it then comes to the front by itself. */
  needed?: (table: T) => boolean;
}

/** What a game brings, written for its own types. */
export interface GamePage<G extends GameTypes, T = OpenTable<G>> {
  /** The class that sets the game's colours. */
  look: string;
  board: Component<{ table: T }>;
  /** What belongs to the person at this device: hand, secret goals. */
  mine?: Component<{ table: T }>;
  /** Whether what is asked now is answered there: it then comes to the front by itself. */
  mineNeeded?: (table: T) => boolean;
  /** What is known of a seat, shown on its place in the list of seats. */
  seat?: Component<{ table: T; seat: number; slim?: boolean }>;
  /** How high the question stands on the desk, as a length; what is below it never moves. */
  question?: string;
  /** One line under the game's title: the round, the mission. */
  status?: (table: T) => string;
  /** Whether points are counted while the game runs. */
  scored?: boolean;
  /** What the figures of a seat come to, and the key of its title, where that is not their sum. */
  total?: (scores: Record<string, number>) => { title: string; points: number } | null;
  /** One's own points in a view that tells more of them than everybody may know; null where it does not. */
  ownPoints?: (view: G["view"]) => Record<string, number> | null;
  /** What the game has come to where nobody is beaten: alone against an expected score. */
  outcome?: (table: T) => { title: string; won: boolean } | null;
  /** What the end shows with the marks of those who won; else a new land on the horizon. */
  arrival?: Component<{ seats: number[] }>;
  panels?: Panel<T>[];
  /** Pictures for the choices in the action bar. */
  choice?: Component<{ table: T; choice: G["choice"] }>;
  /** What a choice is called where its text knows too little: a slot by the card that lies there in this view. */
  words?: (table: T, choice: G["choice"], view: G["view"] | null) => string | null;
  /** What is asked in words of its own, where its text would name the machinery and not the act. */
  asks?: (table: T, decision: G["decision"]) => string | null;
  /** Whether this question belongs to the same move as the one before, to be confirmed together. */
  continues?: (decision: G["decision"], before: G["view"] | null, after: G["view"] | null) => boolean;
  /** Whether this choice only ends one's turn: a draft that comes to it takes it by itself, and what else could be done then stays open. */
  ends?: (choice: G["choice"]) => boolean;
  /** Whether these choices are made on the board or the hand; they are then listed only when asked for. */
  pointed?: (decision: G["decision"]) => boolean;
  /** Whether this choice has its own place on the table; the bar then names it only in the list of all. */
  aside?: (choice: G["choice"], decision: G["decision"] | null) => boolean;
  /** Whether this choice is made at once: it can be taken back, and the game has an end of the turn to confirm. */
  immediate?: (choice: G["choice"]) => boolean;
  /** Whose turn it is while another seat is asked in the middle of it; null while everybody acts in turn. */
  outOfTurn?: (view: G["view"]) => number | null;
  /** What opens an act in the log; else all that a seat does in a row is one. */
  acts?: ActsOf<G["event"]["is"]>;
  /** How what happened is played back, from the view shown before to the one after. */
  beats?: (before: G["view"], events: G["event"][], after: G["view"]) => Beat<G, T>[];
}

/** The page of whatever game is played and how it plays back what happened, as the table uses them. */
export type AnyPage = GamePage<GameTypes, TableSession>;
export type AnyBeat = Beat<GameTypes, TableSession>;
