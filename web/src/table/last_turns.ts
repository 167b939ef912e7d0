/** What each seat did last, for a glance at the seats. */

import type { Told } from "../lib/wire";

/** Of each seat the events of its last turn, in order: those since anybody else's, ended by anybody else's. */
export function lastTurns(told: readonly Told[]): Map<number, Told[]> {
  const turns = new Map<number, Told[]>();
  const done = new Set<number>();
  let before: number | null = null;
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at] as Told;
    if (typeof event.seat !== "number") continue;
    if (before !== null && before !== event.seat) done.add(before);
    before = event.seat;
    if (done.has(event.seat)) continue;
    const turn = turns.get(event.seat);
    if (turn) turn.unshift(event);
    else turns.set(event.seat, [event]);
  }
  return turns;
}
