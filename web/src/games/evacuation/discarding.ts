/** Cards thrown away by taps, in any order; the rules ask for them one after another, in the order of the hand. */

import { asGiven } from "./tapping";
import type { OpenTable } from "../game";
import type { Evacuation, EvacuationChoice } from "./wire";

export interface Discarding {
  /** The answers before the first card. */
  before: EvacuationChoice[];
  /** What is chosen so far, and how many cards it has to be. */
  thrown: string[];
  needed: number;
}

/** What is thrown away in a draft; `left`: how many cards are still asked for, null when another question is open. */
export function discardingOf(steps: EvacuationChoice[], picks: string[], left: number | null): Discarding | null {
  let from = steps.length;
  while (from > 0 && steps[from - 1]?.name === "discard") from -= 1;
  const made = steps.slice(from).flatMap((step) => (step.name === "discard" ? [step.args.card] : []));
  if (left === null && !made.length) return null;
  return { before: steps.slice(0, from), thrown: picks.length ? picks : made, needed: made.length + (left ?? 0) };
}

export function discarding(table: OpenTable<Evacuation>): Discarding | null {
  if (!table.asked) return null;
  const { steps, picks, decision, complete } = table.draft;
  const left = decision?.kind === "KeepFour" ? decision.fields.left : null;
  return left === null && !complete ? null : discardingOf(steps, picks, left);
}

/** The cards chosen after a tap; one too many takes the place of the first. */
export function withTap(thrown: string[], tapped: string, needed: number): string[] {
  if (thrown.includes(tapped)) return thrown.filter((one) => one !== tapped);
  return [...thrown, tapped].slice(-needed);
}

/** The way that throws these cards away, in whichever order they are asked for. */
export function wayOf(before: EvacuationChoice[], wanted: string[]) {
  const given = asGiven(before);
  return (choices: EvacuationChoice[], at: number): EvacuationChoice | null =>
    at < before.length
      ? given(choices, at)
      : (choices.find((one) => one.name === "discard" && wanted.includes(one.args.card)) ?? null);
}

export function tapCard(table: OpenTable<Evacuation>, tapped: string): Promise<void> {
  return table.draft.inTurn(async () => {
    const now = discarding(table);
    if (!now) return;
    const wanted = withTap(now.thrown, tapped, now.needed);
    if (wanted.length === now.needed) {
      await table.draft.follow(wayOf(now.before, wanted));
      return;
    }
    await table.draft.follow(asGiven(now.before));
    table.draft.pick(wanted);
  });
}
