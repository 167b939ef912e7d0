/**
 * What a game brings to the table. The shell knows nothing else of it: the server decides what may be done, the game's
 * components draw the view and turn taps into choices.
 */

import type { Component } from "svelte";
import type { Choice } from "../lib/wire";
import type { TableSession } from "../table/session.svelte";

export type View = Record<string, any>;
export type GameEvent = { is: string } & Record<string, any>;

export interface TableProps {
  table: TableSession;
}

export interface SeatProps extends TableProps {
  seat: number;
}

/** Something shown between two positions, such as the end of a round, until the person goes on. */
export interface Interlude {
  component: Component<TableProps & { facts: any; done: () => void }>;
  facts: unknown;
}

/**
 * One step of the story as it is played back: what the table looks like then, or an interlude. `told` is how many of the
 * events may be told by then; what an interlude reveals is not told before it is over. `scores` are the points that go
 * with it, where they hide nothing.
 */
export type Beat = ({ view: View; ms: number } | { interlude: Interlude }) & {
  told?: number;
  scores?: Record<string, number>[];
};

export interface Panel {
  id: string;
  title: string; // the key of a text of the page
  component: Component<TableProps>;
  /** Whether what is asked now needs it: it then comes to the front by itself. */
  needed?: (table: TableSession) => boolean;
}

export interface GamePage {
  /** The class that sets the game's colours. */
  look: string;
  board: Component<TableProps>;
  /** What belongs to the person at this device: hand, secret goals. */
  mine?: Component<TableProps>;
  /** What is known of a seat, shown on its place in the list of seats. */
  seat?: Component<SeatProps>;
  /** One line under the game's title: the round, the mission. */
  status?: (table: TableSession) => string;
  /** Whether points are counted while the game runs. */
  scored?: boolean;
  /** What the figures of a seat come to, and the key of its title, where that is not their sum. */
  total?: (scores: Record<string, number>) => { title: string; points: number } | null;
  /** One's own points in a view that tells more of them than everybody may know; null where it does not. */
  ownPoints?: (view: View) => Record<string, number> | null;
  /** What the game has come to where nobody is beaten: alone against an expected score. */
  outcome?: (table: TableSession) => { title: string; won: boolean } | null;
  panels?: Panel[];
  /** Pictures for the choices in the action bar. */
  choice?: Component<TableProps & { name: string; args: Record<string, number | string> }>;
  /** What a choice is called where its text knows too little: a slot by the card that lies there in this view. */
  words?: (table: TableSession, choice: Choice, view: View | null) => string | null;
  /** Whether this question belongs to the same move as the one before, to be confirmed together. */
  continues?: (decision: { kind: string }, before: View | null, after: View | null) => boolean;
  /** Whether these choices are made on the board or the hand; they are then listed only when asked for. */
  pointed?: (decision: { kind: string }) => boolean;
  /** Whether this choice has its own place on the table; the bar then names it only in the list of all. */
  aside?: (choice: Choice, decision: { kind: string } | null) => boolean;
  /** Whether this choice is made at once: it can be taken back, and the game has an end of the turn to confirm. */
  immediate?: (choice: { name: string; args: Record<string, number | string> }) => boolean;
  /** Whose turn it is while another seat is asked in the middle of it; null while everybody acts in turn. */
  outOfTurn?: (view: View) => number | null;
  /** How what happened is played back, from the view shown before to the one after. */
  beats?: (before: View, events: GameEvent[], after: View) => Beat[];
}
