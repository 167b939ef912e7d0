/** How taps on stores, cards, areas and spaces become choices. The list of choices decides; this finds the one meant. */

import { isNamed, namedBy } from "../../lib/choices";
import type { OpenTable } from "../game";
import type { Actions, Evacuation, EvacuationChoice, EvacuationNamed } from "./wire";

/** What a tap may mean: the first of these actions that can be chosen. */
type Meant = [EvacuationNamed, ...EvacuationNamed[]];

/** Any of the actions that have these arguments, or these among others. */
type Wanted = { [Name in keyof Actions]: [name: Name, args?: Partial<Actions[Name]>] }[keyof Actions];

function fits(choice: EvacuationChoice, wanted: Wanted[]): boolean {
  return wanted.some((one) => isNamed(choice, one));
}

/** The choice that a tap could make now: at the open question, or anew at the last one. */
export function choiceOf(table: OpenTable<Evacuation>, ...wanted: Wanted[]): EvacuationChoice | undefined {
  if (!table.asked) return undefined;
  return table.draft.open.choices.find((choice) => fits(choice, wanted)) ?? earlier(table, wanted)?.choice;
}

export function isChosen(table: OpenTable<Evacuation>, ...wanted: Wanted[]): boolean {
  return table.draft.steps.some((step) => fits(step, wanted));
}

/** How often something was chosen in the draft. */
export function timesChosen(table: OpenTable<Evacuation>, ...wanted: Wanted[]): number {
  return table.draft.steps.filter((step) => fits(step, wanted)).length;
}

/** Choose what was tapped; what may not be chosen says why. */
export function tap(table: OpenTable<Evacuation>, ...meant: Meant): Promise<void> {
  return table.draft.inTurn(() => choose(table, meant));
}

async function choose(table: OpenTable<Evacuation>, meant: Meant): Promise<void> {
  const draft = table.draft;
  if (!table.asked) {
    if (table.plays && !table.playing) void table.why(...meant[0]);
    return;
  }
  const choice = draft.open.choices.find((one) => fits(one, meant));
  if (choice && draft.open.chosen?.action === choice.action) return draft.back();
  if (choice) return draft.choose(choice);
  const before = earlier(table, meant);
  if (before) return insert(table, before.choice, before.from);
  void table.why(...meant[0]);
}

/** The board action that could be chosen now to come to what it leads to. */
export function actFirst(table: OpenTable<Evacuation>, action: string): EvacuationChoice | undefined {
  return table.asked && table.draft.decision?.kind === "TakeTurn" ? choiceOf(table, ["act", { action }]) : undefined;
}

/** Choose what was tapped before its action: both are drafted, or the action alone and why not the rest. */
export function tapWith(table: OpenTable<Evacuation>, action: string, ...meant: Meant): Promise<void> {
  return table.draft.inTurn(async () => {
    const act = actFirst(table, action);
    if (!act) return choose(table, meant);
    const way = (choices: EvacuationChoice[], at: number) =>
      choices.find((one) => (at === 0 ? one.action === act.action : at === 1 && fits(one, meant))) ?? null;
    if ((await table.draft.followFirst([way], ({ steps }) => steps.length > 1)) !== false) return;
    await table.draft.choose(act);
    if (table.draft.decision?.kind !== "FaceDown") void table.why(...meant[0]);
  });
}

/** Answers of these names may be given in any order by the person; the rules ask for them in one order. */
const IN_ORDER: EvacuationChoice["name"][] = ["gain", "put_under"];

/** Where the answers to the question now open began, if what was tapped was offered there. */
function earlier(table: OpenTable<Evacuation>, wanted: Wanted[]): { choice: EvacuationChoice; from: number } | null {
  const { steps, offered, choices } = table.draft;
  const last = steps.at(-1);
  if (!last || !IN_ORDER.includes(last.name) || !wanted.some(([name]) => name === last.name)) return null;
  if (!choices.some((one) => one.name === last.name)) return null; // another question is open
  let from = steps.length - 1;
  while (from > 0 && steps[from - 1]?.name === last.name) from -= 1;
  const choice = offered[from]?.find((one) => fits(one, wanted));
  return choice ? { choice, from } : null;
}

/** Put an answer among those given, in the order in which the rules ask. */
async function insert(table: OpenTable<Evacuation>, choice: EvacuationChoice, from: number): Promise<void> {
  const wanted = inserted(table.draft.steps, choice, from);
  const made = await table.draft.followFirst([asGiven(wanted)], ({ steps }) => steps.length >= wanted.length);
  if (made === false) void table.why(...namedBy(choice));
}

export function inserted(steps: EvacuationChoice[], choice: EvacuationChoice, from: number): EvacuationChoice[] {
  const tail = [...steps.slice(from), choice].toSorted((one, other) => one.action - other.action);
  return [...steps.slice(0, from), ...tail];
}

/** The way that gives these answers, one after another. */
export function asGiven(steps: EvacuationChoice[]): (choices: EvacuationChoice[], at: number) => EvacuationChoice | null {
  return (choices, at) => choices.find((one) => one.action === steps[at]?.action) ?? null;
}
