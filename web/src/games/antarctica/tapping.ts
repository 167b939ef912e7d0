/** How taps on zones, ships, tracks and cards become choices. The list of choices decides; this finds the one meant. */

import type { Choice } from "../../lib/wire";
import type { TableSession } from "../../table/session.svelte";

export const ICEBREAKER = "icebreaker";
const TO_ZONES = ["sail", "place_ship"];

interface Question {
  at: number;
  choices: Choice[];
}

/** The question that a tap on a zone answers: the open one, or the last one answered by a zone, anew. */
function zoneQuestion(table: TableSession): Question & { names: string[] } {
  const draft = table.draft;
  if (draft.picks.includes(ICEBREAKER)) return { ...draft.open, names: ["lay_icebreaker"] };
  const { at, choices } = draft.open;
  if (choices.some((choice) => TO_ZONES.includes(choice.name))) return { at, choices, names: TO_ZONES };
  for (let step = draft.offered.length - 1; step >= 0; step -= 1) {
    const offered = draft.offered[step] ?? [];
    if (offered.some((choice) => TO_ZONES.includes(choice.name)))
      return { at: step, choices: offered, names: TO_ZONES };
  }
  return { at, choices: [], names: TO_ZONES };
}

/** The choice for each zone that a tap could choose now. */
export function openZones(table: TableSession): Map<number, Choice> {
  if (!table.asked) return new Map();
  const { choices, names } = zoneQuestion(table);
  return new Map(
    choices.filter((choice) => names.includes(choice.name)).map((choice) => [Number(choice.args.zone), choice]),
  );
}

/** The zone chosen in the draft, to sail to or to lay an icebreaker in. */
export function chosenZone(table: TableSession): number | null {
  const step = table.draft.steps.findLast((one) => [...TO_ZONES, "lay_icebreaker"].includes(one.name));
  return step ? Number(step.args.zone) : null;
}

export async function tapZone(table: TableSession, zone: number): Promise<void> {
  const draft = table.draft;
  await draft.settled;
  if (!table.asked) return;
  const { at, choices, names } = zoneQuestion(table);
  const choice = openZones(table).get(zone);
  if (!choice) {
    const asked = choices.find((one) => names.includes(one.name))?.name ?? names[0];
    return void table.why(asked as string, { zone });
  }
  if (draft.steps[at]?.action === choice.action) return void retreat(table, at);
  await draft.answer(choice, at, choices);
}

async function retreat(table: TableSession, at: number): Promise<void> {
  while (table.draft.steps.length > at) await table.draft.back();
}

/** The choice of this name and these arguments at the open question. */
function find(table: TableSession, names: string[], args: Record<string, number | string>): Choice | undefined {
  return table.draft.open.choices.find(
    (choice) => names.includes(choice.name) && Object.entries(args).every(([key, value]) => choice.args[key] === value),
  );
}

/** A choice by what was tapped, or nothing. */
export function choiceOf(
  table: TableSession,
  names: string[],
  args: Record<string, number | string>,
): Choice | undefined {
  return table.asked ? find(table, names, args) : undefined;
}

export function isChosen(table: TableSession, names: string[], args: Record<string, number | string>): boolean {
  return table.draft.steps.some(
    (step) => names.includes(step.name) && Object.entries(args).every(([key, value]) => step.args[key] === value),
  );
}

/** Choose what was tapped; what is chosen already is taken back; what may not be chosen says why. */
export async function tap(table: TableSession, names: string[], args: Record<string, number | string>): Promise<void> {
  const draft = table.draft;
  await draft.settled;
  if (!table.asked) {
    if (table.plays && !table.playing) void table.why(names[0] as string, args);
    return;
  }
  const choice = find(table, names, args);
  if (!choice) void table.why(names[0] as string, args);
  else if (draft.open.chosen?.action === choice.action) void draft.back();
  else void draft.choose(choice);
}

/** A card of the hand: an icebreaker goes to a zone, which is tapped next unless there is only one. */
export async function tapCard(table: TableSession, card: string): Promise<void> {
  const draft = table.draft;
  await draft.settled;
  if (card !== ICEBREAKER) return tap(table, ["play"], { card });
  if (draft.picks.includes(ICEBREAKER)) return draft.pick([]);
  const zones = draft.open.choices.filter((choice) => choice.name === "lay_icebreaker");
  const [only] = zones;
  if (!table.asked || !only) {
    if (table.plays && !table.playing) void table.why("lay_icebreaker", { zone: Number(table.view?.sun ?? 0) });
  } else if (zones.length === 1) await tap(table, ["lay_icebreaker"], { zone: only.args.zone as number });
  else draft.pick([ICEBREAKER]);
}
