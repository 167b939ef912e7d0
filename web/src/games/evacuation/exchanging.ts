/** Exchanges by taps, in any order and taken back one by one; the rules ask for them one after another, in one order. */

import { namedBy } from "../../lib/choices";
import type { Way } from "../../table/draft.svelte";
import { asGiven } from "./tapping";
import type { OpenTable } from "../game";
import type { Evacuation, EvacuationChoice } from "./wire";

export type Exchange = Extract<EvacuationChoice, { name: "exchange" }>;

export interface Exchanging {
  /** The answers before the first exchange. */
  before: EvacuationChoice[];
  made: Exchange[];
  /** What could be exchanged at first, and what now. */
  offered: Exchange[];
}

function isExchange(choice: EvacuationChoice): choice is Exchange {
  return choice.name === "exchange";
}

/** The exchanges at the end of the draft, with or without the word that it is enough; null: none are asked for. */
export function exchangingOf(steps: EvacuationChoice[], offered: EvacuationChoice[][], choices: EvacuationChoice[], asked: boolean): Exchanging | null {
  const closed = !asked && steps.at(-1)?.name === "done";
  let from = closed ? steps.length - 1 : steps.length;
  const end = from;
  while (from > 0 && steps[from - 1]?.name === "exchange") from -= 1;
  if (!asked && from === end) return null;
  const first = from < offered.length ? (offered[from] ?? []) : choices;
  const ways = [...first, ...choices, ...offered.slice(from).flat()].filter(isExchange);
  return {
    before: steps.slice(0, from),
    made: steps.slice(from, end).filter(isExchange),
    offered: ways.filter((one, at) => ways.findIndex((other) => other.action === one.action) === at),
  };
}

export function exchanging(table: OpenTable<Evacuation>): Exchanging | null {
  if (!table.asked) return null;
  const { steps, offered, choices, complete, decision } = table.draft;
  const asked = decision?.kind === "Exchange";
  return asked || complete ? exchangingOf(steps, offered, choices, asked) : null;
}

function inOrder(made: Exchange[]): Exchange[] {
  return made.toSorted((one, other) => one.action - other.action);
}

/** Make these exchanges; where nothing else is asked after them, the move is ready to be confirmed at once. */
function make(table: OpenTable<Evacuation>, now: Exchanging, made: Exchange[]): Promise<boolean | null> {
  const draft = table.draft;
  const steps = [...now.before, ...inOrder(made)];
  const way: Way<Evacuation> = asGiven(steps);
  const enough: Way<Evacuation> = (choices, at, decision) => {
    if (at < steps.length || decision?.kind !== "Exchange") return way(choices, at, decision);
    return choices.find((one) => one.name === "done") ?? null;
  };
  return draft.followFirst(made.length ? [enough, way] : [way], ({ steps: given, preview }) =>
    given.length > steps.length ? draft.completes(given, preview) : given.length === steps.length,
  );
}

/** Make other exchanges than now; what cannot be done says why. */
function change(table: OpenTable<Evacuation>, choice: Exchange, other: (made: Exchange[]) => Exchange[]): Promise<void> {
  return table.draft.inTurn(async () => {
    const now = exchanging(table);
    if (now && (await make(table, now, other(now.made))) === false) void table.why(...namedBy(choice));
  });
}

/** One exchange more. */
export function exchange(table: OpenTable<Evacuation>, choice: Exchange): Promise<void> {
  return change(table, choice, (made) => [...made, choice]);
}

/** One exchange less. */
export function takeBack(table: OpenTable<Evacuation>, choice: Exchange): Promise<void> {
  return change(table, choice, (made) => {
    const at = made.findLastIndex((one) => one.action === choice.action);
    return at < 0 ? made : made.toSpliced(at, 1);
  });
}
