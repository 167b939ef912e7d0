/**
 * How the types of a game belong together. Each game's own are generated from its records into `games/<game>/wire.ts`;
 * `GameTypes` are those of a game of which no more is known.
 */

import type { Choice, Position, Previewed, Question, TableView, Told } from "./wire";

export interface GameTypes {
  view: TableView;
  decision: Question;
  choice: Choice;
  named: [name: string, args: Choice["args"]];
  event: Told;
}

/** A question, by its kind. */
export type DecisionOf<Decisions> = {
  [Kind in keyof Decisions]: { kind: Kind; seat: number; source: string; fields: Decisions[Kind] };
}[keyof Decisions];

/** A legal action, by its name. */
export type ChoiceOf<Actions> = {
  [Name in keyof Actions]: { action: number; name: Name; args: Actions[Name] };
}[keyof Actions];

/** An event, by its name. */
export type EventOf<Events> = {
  [Kind in keyof Events]: { is: Kind; seat?: number } & Events[Kind];
}[keyof Events];

/** An action by its name, and its arguments. */
export type NamedOf<Actions> = { [Name in keyof Actions]: [name: Name, args: Actions[Name]] }[keyof Actions];

export type PositionOf<G extends GameTypes> = Omit<Position, "view" | "choices"> & {
  view: G["view"];
  choices: G["choice"][];
};

export type PreviewOf<G extends GameTypes> = Omit<Previewed, "view" | "choices" | "events"> & {
  view: G["view"] | null;
  choices: G["choice"][];
  events: G["event"][];
};
