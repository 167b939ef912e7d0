/** How what happened is played back: others' turns one after another. */

import type { Beat, GameEvent, View } from "../game";

const TURN_MS = 420;

export function beats(before: View, events: GameEvent[], after: View): Beat[] {
  const others = events.some((event) => "seat" in event && event.seat !== before.seat);
  return others ? [{ view: after, ms: TURN_MS }] : [];
}
