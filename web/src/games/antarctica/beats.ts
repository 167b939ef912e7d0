/** How a move is played back: what travels has its time; the end is scored contest by contest. */

import type { Beat, GameEvent, View } from "../game";
import Scoring from "./Scoring.svelte";
import type { AntarcticaView, PlayerView } from "./view";

const TRAVEL_MS = 520;
const REST_MS = 240;
const TRAVELS = ["ShipSailed", "ShipMoved", "ShipPlaced", "ShipBuilt", "SunMoved", "Advanced"];
const SCORED = ["ZoneScored", "TrackScored", "StarsScored", "DiscardsScored"];

/** One contest with what each seat gets in it, in the order of the rulebook. */
export interface ScoredContest {
  id: string;
  is: string;
  lines: GameEvent[];
}

export interface Scored {
  contests: ScoredContest[];
  ended: GameEvent | null;
  last: View;
}

export function beats(before: View, events: GameEvent[], after: View): Beat[] {
  const shown: Beat[] = [];
  const scores = (after as unknown as AntarcticaView).players.map((player) => player.points);
  const others = events.some((event) => "seat" in event && event.seat !== before.seat);
  if (others && events.some((event) => event.is !== "CardGot")) {
    const travels = events.some((event) => TRAVELS.includes(event.is));
    shown.push({ view: after, ms: travels ? TRAVEL_MS : REST_MS, scores });
  }
  if (events.some((event) => event.is === "GameEnded"))
    shown.push({ interlude: { component: Scoring, facts: scoredIn(events, after) }, scores });
  return shown;
}

export function scoredIn(events: GameEvent[], last: View): Scored {
  const contests: ScoredContest[] = [];
  for (const event of events) {
    if (!SCORED.includes(event.is)) continue;
    const id = `${event.is}-${event.zone ?? event.track ?? ""}`;
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

/** What brought the end: it may have come some answers before the last one. */
export function endingIn(story: GameEvent[]): GameEvent | null {
  return story.findLast((event) => event.is === "EndCame") ?? null;
}

/** Those with the most points where points did not decide, with what did: first ranks, then building cards. */
export function tiedIn(
  ended: GameEvent | null,
  players: Pick<PlayerView, "total" | "first_ranks" | "built">[],
): { seat: number; points: number; ranks: number; cards: number }[] {
  if (!ended || ended.decided_by === "points") return [];
  const most = Math.max(...players.map((player) => player.total));
  return players
    .map((player, seat) => ({ seat, points: player.total, ranks: player.first_ranks, cards: player.built.length }))
    .filter((line) => line.points === most);
}
