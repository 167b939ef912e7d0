/** How a move is played back: what travels has its time; the end is scored contest by contest. */

import type { Beat } from "../game";
import Scoring from "./Scoring.svelte";
import type { AntarcticaView, PlayerView } from "./view";
import type { Antarctica, AntarcticaEvent } from "./wire";

const TRAVEL_MS = 520;
const REST_MS = 240;
const TRAVELS = ["ShipSailed", "ShipMoved", "ShipPlaced", "ShipBuilt", "SunMoved", "Advanced"];
const SCORED = ["ZoneScored", "TrackScored", "StarsScored", "DiscardsScored"] as const;

type ScoredEvent = Extract<AntarcticaEvent, { is: (typeof SCORED)[number] }>;
type Ended = Extract<AntarcticaEvent, { is: "GameEnded" }>;

/** One contest with what each seat gets in it, in the order of the rulebook. */
export interface ScoredContest {
  id: string;
  is: ScoredEvent["is"];
  lines: ScoredEvent[];
}

export interface Scored {
  contests: ScoredContest[];
  ended: Ended | null;
  last: AntarcticaView;
}

export function beats(before: AntarcticaView, events: AntarcticaEvent[], after: AntarcticaView): Beat<Antarctica>[] {
  const shown: Beat<Antarctica>[] = [];
  const scores = after.players.map((player) => player.points);
  const others = events.some((event) => "seat" in event && event.seat !== before.seat);
  if (others && events.some((event) => event.is !== "CardGot")) {
    const travels = events.some((event) => TRAVELS.includes(event.is));
    shown.push({ view: after, ms: travels ? TRAVEL_MS : REST_MS, scores });
  }
  if (events.some((event) => event.is === "GameEnded"))
    shown.push({ interlude: { component: Scoring, facts: scoredIn(events, after) }, scores });
  return shown;
}

export function scoredIn(events: AntarcticaEvent[], last: AntarcticaView): Scored {
  const contests: ScoredContest[] = [];
  for (const event of events) {
    if (!isScored(event)) continue;
    const id = `${event.is}-${"zone" in event ? event.zone : "track" in event ? event.track : ""}`;
    const open = contests.find((contest) => contest.id === id);
    if (open) open.lines.push(event);
    else contests.push({ id, is: event.is, lines: [event] });
  }
  return {
    contests,
    ended: events.find((event) => event.is === "GameEnded") ?? null,
    last,
  };
}

function isScored(event: AntarcticaEvent): event is ScoredEvent {
  return SCORED.some((kind) => kind === event.is);
}

/** What brought the end: it may have come some answers before the last one. */
export function endingIn(story: AntarcticaEvent[]): Extract<AntarcticaEvent, { is: "EndCame" }> | null {
  return story.findLast((event) => event.is === "EndCame") ?? null;
}

/** Those with the most points where points did not decide, with what did: first ranks, then building cards. */
export function tiedIn(
  ended: Ended | null,
  players: Pick<PlayerView, "total" | "first_ranks" | "built">[],
): { seat: number; points: number; ranks: number; cards: number }[] {
  if (!ended || ended.decided_by === "points") return [];
  const most = Math.max(...players.map((player) => player.total));
  return players
    .map((player, seat) => ({ seat, points: player.total, ranks: player.first_ranks, cards: player.built.length }))
    .filter((line) => line.points === most);
}
