/** Positions of a replay come as what changed since the one before: see `landfall.server.replay.change`. */

import type { Position, Replay } from "../lib/wire";

/** Null: nothing changed; `[value]`: replaced; else by key what changed there (`[]`: the key is gone). */
export type Change = null | unknown[] | { [key: string]: Change };

/** The value after a change. What did not change is shared, so a whole game takes little room. */
export function changed(before: any, change: Change): any {
  if (change === null || change === undefined) return before;
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, one] of Object.entries(change)) {
    if (Array.isArray(one) && one.length === 0) delete after[key];
    else after[key] = changed(before?.[key], one);
  }
  return after;
}

/** Every position of a replay, whole. */
export function positionsOf(replay: Replay): Position[] {
  let last: unknown = {};
  return replay.steps.map((step, seq) => {
    last = changed(last, step.change as Change);
    return { seq, choices: [], can_undo: false, ...(last as Pick<Position, "to_act" | "view" | "scores">) };
  });
}
