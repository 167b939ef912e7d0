/** How taps on stores, cards, areas and spaces become choices. The list of choices decides; this finds the one meant. */

import type { Choice } from "../../lib/wire";
import type { TableSession } from "../../table/session.svelte";

type Args = Record<string, number | string>;

function fits(choice: Choice, names: string[], args: Args): boolean {
  return names.includes(choice.name) && Object.entries(args).every(([key, value]) => choice.args[key] === value);
}

/** The choice that a tap could make now: at the open question, or anew at the last one. */
export function choiceOf(table: TableSession, names: string[], args: Args = {}): Choice | undefined {
  if (!table.asked) return undefined;
  return table.draft.open.choices.find((choice) => fits(choice, names, args)) ?? earlier(table, names, args)?.choice;
}

export function isChosen(table: TableSession, names: string[], args: Args = {}): boolean {
  return table.draft.steps.some((step) => fits(step, names, args));
}

/** How often something was chosen in the draft. */
export function timesChosen(table: TableSession, names: string[], args: Args = {}): number {
  return table.draft.steps.filter((step) => fits(step, names, args)).length;
}

/** Choose what was tapped; what may not be chosen says why. */
export function tap(table: TableSession, names: string[], args: Args = {}): Promise<void> {
  return table.draft.inTurn(() => choose(table, names, args));
}

async function choose(table: TableSession, names: string[], args: Args): Promise<void> {
  const draft = table.draft;
  if (!table.asked) {
    if (table.plays && !table.playing) void table.why(names[0] as string, args);
    return;
  }
  const choice = draft.open.choices.find((one) => fits(one, names, args));
  if (choice && draft.open.chosen?.action === choice.action) return draft.back();
  if (choice) return draft.choose(choice);
  const before = earlier(table, names, args);
  if (before) return insert(table, before.choice, before.from);
  void table.why(names[0] as string, args);
}

/** Answers of these names may be given in any order by the person; the rules ask for them in one order. */
const IN_ORDER = ["gain", "put_under"];

/** Where the answers to the question now open began, if what was tapped was offered there. */
function earlier(table: TableSession, names: string[], args: Args): { choice: Choice; from: number } | null {
  const { steps, offered, choices } = table.draft;
  const last = steps.at(-1);
  if (!last || !IN_ORDER.includes(last.name) || !names.includes(last.name)) return null;
  if (!choices.some((one) => one.name === last.name)) return null; // another question is open
  let from = steps.length - 1;
  while (from > 0 && steps[from - 1]?.name === last.name) from -= 1;
  const choice = offered[from]?.find((one) => fits(one, names, args));
  return choice ? { choice, from } : null;
}

/** Put an answer among those given, in the order in which the rules ask. */
async function insert(table: TableSession, choice: Choice, from: number): Promise<void> {
  const wanted = inserted(table.draft.steps, choice, from);
  const made = await table.draft.followFirst([asGiven(wanted)], ({ steps }) => steps.length >= wanted.length);
  if (made === false) void table.why(choice.name, choice.args);
}

export function inserted(steps: Choice[], choice: Choice, from: number): Choice[] {
  const tail = [...steps.slice(from), choice].toSorted((one, other) => one.action - other.action);
  return [...steps.slice(0, from), ...tail];
}

/** The way that gives these answers, one after another. */
export function asGiven(steps: Choice[]): (choices: Choice[], at: number) => Choice | null {
  return (choices, at) => choices.find((one) => one.action === steps[at]?.action) ?? null;
}
