/** How what happened is played back: everybody builds at once, so nothing waits; the end is scored step by step. */

import type { Beat } from "../game";
import type { PlanetUnknown, PlanetUnknownEvent, PlanetUnknownView } from "./wire";
import Scoring from "./Scoring.svelte";

export type Told<Kind extends PlanetUnknownEvent["is"]> = Extract<PlanetUnknownEvent, { is: Kind }>;

export interface Scored {
  ends: Told<"GameEnds"> | null;
  lines: Told<"Scored">[];
  ended: Told<"GameEnded"> | null;
  judged: Told<"SoloJudged"> | null;
  last: PlanetUnknownView;
}

export function beats(_before: PlanetUnknownView, events: PlanetUnknownEvent[], after: PlanetUnknownView): Beat<PlanetUnknown>[] {
  const facts = scoredIn(events, after);
  return facts.lines.length ? [{ interlude: { component: Scoring, facts } }] : [];
}

export function scoredIn(events: PlanetUnknownEvent[], last: PlanetUnknownView): Scored {
  return {
    ends: events.findLast((event) => event.is === "GameEnds") ?? null,
    lines: events.filter((event) => event.is === "Scored"),
    ended: events.find((event) => event.is === "GameEnded") ?? null,
    judged: events.find((event) => event.is === "SoloJudged") ?? null,
    last,
  };
}
