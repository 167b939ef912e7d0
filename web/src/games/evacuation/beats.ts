/** How what happened is played back: others' turns one after another; the end is scored step by step. */

import type { Beat } from "../game";
import type { Evacuation, EvacuationEvent, EvacuationView } from "./wire";
import Scoring from "./Scoring.svelte";

const TURN_MS = 420;

type Ended = Extract<EvacuationEvent, { is: "GameEnded" | "SoloJudged" }>;
export type MarkerMoved = Extract<EvacuationEvent, { is: "MarkerLowered" | "MarkerLifted" }>;

function isEnd(event: EvacuationEvent): event is Ended {
  return event.is === "GameEnded" || event.is === "SoloJudged";
}

export interface Scored {
  /** Who wins, or alone how good the points are. */
  ended: Ended | null;
  /** In a race: how the markers moved at the end. */
  race: MarkerMoved[];
  last: EvacuationView;
}

export function beats(before: EvacuationView, events: EvacuationEvent[], after: EvacuationView): Beat<Evacuation>[] {
  const shown: Beat<Evacuation>[] = [];
  if (events.some((event) => "seat" in event && event.seat !== before.seat)) shown.push({ view: after, ms: TURN_MS });
  if (events.some(isEnd))
    shown.push({ interlude: { component: Scoring, facts: scoredIn(events, after) } });
  return shown;
}

export function scoredIn(events: EvacuationEvent[], last: EvacuationView): Scored {
  return {
    ended: events.find(isEnd) ?? null,
    race: events.filter((event) => event.is === "MarkerLowered" || event.is === "MarkerLifted"),
    last,
  };
}
