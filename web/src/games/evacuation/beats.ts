/** How what happened is played back: others' turns one after another; the end is scored step by step. */

import type { Beat, GameEvent, View } from "../game";
import Scoring from "./Scoring.svelte";

const TURN_MS = 420;
const ENDS = ["GameEnded", "SoloJudged"];
const MARKERS = ["MarkerLowered", "MarkerLifted"];

export interface Scored {
  /** Who wins, or alone how good the points are. */
  ended: GameEvent | null;
  /** In a race: how the markers moved at the end. */
  race: GameEvent[];
  last: View;
}

export function beats(before: View, events: GameEvent[], after: View): Beat[] {
  const shown: Beat[] = [];
  if (events.some((event) => "seat" in event && event.seat !== before.seat)) shown.push({ view: after, ms: TURN_MS });
  if (events.some((event) => ENDS.includes(event.is)))
    shown.push({ interlude: { component: Scoring, facts: scoredIn(events, after) } });
  return shown;
}

export function scoredIn(events: GameEvent[], last: View): Scored {
  return {
    ended: events.find((event) => ENDS.includes(event.is)) ?? null,
    race: events.filter((event) => MARKERS.includes(event.is)),
    last,
  };
}
