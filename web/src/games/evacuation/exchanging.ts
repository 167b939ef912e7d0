/** Exchanges by taps, in any order and taken back one by one; the rules ask for them one after another, in one order. */

import type { Choice } from "../../lib/wire";
import type { TableSession } from "../../table/session.svelte";
import { asGiven } from "./tapping";

export interface Exchanging {
  /** The answers before the first exchange. */
  before: Choice[];
  made: Choice[];
  /** What could be exchanged at first, and what now. */
  offered: Choice[];
}

/** The exchanges at the end of the draft, with or without the word that it is enough; null: none are asked for. */
export function exchangingOf(steps: Choice[], offered: Choice[][], choices: Choice[], asked: boolean): Exchanging | null {
  const closed = !asked && steps.at(-1)?.name === "done";
  let from = closed ? steps.length - 1 : steps.length;
  const end = from;
  while (from > 0 && steps[from - 1]?.name === "exchange") from -= 1;
  if (!asked && from === end) return null;
  const first = from < offered.length ? (offered[from] ?? []) : choices;
  const ways = [...first, ...choices, ...offered.slice(from).flat()].filter((one) => one.name === "exchange");
  return {
    before: steps.slice(0, from),
    made: steps.slice(from, end),
    offered: ways.filter((one, at) => ways.findIndex((other) => other.action === one.action) === at),
  };
}

export function exchanging(table: TableSession): Exchanging | null {
  if (!table.asked) return null;
  const { steps, offered, choices, complete, decision } = table.draft;
  const asked = decision?.kind === "Exchange";
  return asked || complete ? exchangingOf(steps, offered, choices, asked) : null;
}

function inOrder(made: Choice[]): Choice[] {
  return made.toSorted((one, other) => one.action - other.action);
}

/** Make these exchanges; where nothing else is asked after them, the move is ready to be confirmed at once. */
async function make(table: TableSession, now: Exchanging, made: Choice[]): Promise<boolean> {
  const steps = [...now.before, ...inOrder(made)];
  const way = asGiven(steps);
  if ((await table.draft.follow(way)) < steps.length) return false;
  if (!made.length || table.draft.complete) return true;
  await table.draft.follow((choices, at) =>
    at === steps.length ? (choices.find((one) => one.name === "done") ?? null) : way(choices, at),
  );
  if (!table.draft.complete) await table.draft.follow(way);
  return true;
}

/** One exchange more; one that cannot be made says why. */
export async function exchange(table: TableSession, choice: Choice): Promise<void> {
  await table.draft.settled;
  const now = exchanging(table);
  if (!now || (await make(table, now, [...now.made, choice]))) return;
  await make(table, now, now.made);
  void table.why(choice.name, choice.args);
}

/** One exchange less. */
export async function takeBack(table: TableSession, choice: Choice): Promise<void> {
  await table.draft.settled;
  const now = exchanging(table);
  const at = now?.made.findLastIndex((one) => one.action === choice.action) ?? -1;
  if (!now || at < 0) return;
  if (await make(table, now, now.made.toSpliced(at, 1))) return;
  await make(table, now, now.made);
  void table.why(choice.name, choice.args);
}
