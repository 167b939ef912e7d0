/** How what happened is played back: everybody builds at once, so nothing waits; the end is scored step by step. */

import type { Beat, GameEvent, View } from "../game";
import Scoring from "./Scoring.svelte";

export interface Scored {
  ends: GameEvent | null;
  lines: GameEvent[];
  ended: GameEvent | null;
  judged: GameEvent | null;
  last: View;
}

export function beats(_before: View, events: GameEvent[], after: View): Beat[] {
  const facts = scoredIn(events, after);
  return facts.lines.length ? [{ interlude: { component: Scoring, facts } }] : [];
}

export function scoredIn(events: GameEvent[], last: View): Scored {
  return {
    ends: events.findLast((event) => event.is === "GameEnds") ?? null,
    lines: events.filter((event) => event.is === "Scored"),
    ended: events.find((event) => event.is === "GameEnded") ?? null,
    judged: events.find((event) => event.is === "SoloJudged") ?? null,
    last,
  };
}
