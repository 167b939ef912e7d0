/** How a turn is played back: ships travel, then the next thing; a mission's end is shown before the next begins. */

import type { Beat } from "../game";
import Reveal from "./Reveal.svelte";
import { levelOf, type MissionResult, type StarRaceView } from "./view";
import type { StarRace, StarRaceEvent } from "./wire";

const TRAVEL_MS = 300;
const REST_MS = 260;
const CARD_MS = 420;

export interface Revealed {
  mission: number;
  result: MissionResult;
  tokens: { ship: string; points: number }[];
  totals: number[];
  last: boolean;
}

export function beats(before: StarRaceView, events: StarRaceEvent[], after: StarRaceView): Beat<StarRace>[] {
  const ends = events.flatMap((event, at) => (event.is === "MissionEnded" ? [at] : []));
  const played = events.slice(0, ends[0]);
  const shown: Beat<StarRace>[] = [];
  let view = before;

  const card = played.find((event) => event.is === "CardPlayed");
  if (card) {
    const players = view.players.map((player, seat) =>
      seat === card.seat ? { ...player, latest: card.card } : player,
    );
    view = { ...view, players };
    if (card.seat !== view.seat) shown.push({ view, ms: CARD_MS });
  }
  const moves = played.filter((event) => event.is === "ShipMoved");
  if (moves.length) {
    const ships = { ...view.ships };
    for (const move of moves) ships[move.ship] = levelOf(view, move.ring_to);
    view = { ...view, ships };
    shown.push({ view, ms: TRAVEL_MS + REST_MS });
  }
  for (const [number, at] of ends.entries()) {
    const facts = revealed(events.slice(at, ends[number + 1]), after);
    if (facts) shown.push({ interlude: { component: Reveal, facts }, told: at });
  }
  return shown;
}

function revealed(events: StarRaceEvent[], after: StarRaceView): Revealed | null {
  const [ended] = events;
  const mission = ended?.is === "MissionEnded" ? ended.mission : 0;
  const result = after.results[mission - 1];
  if (!result) return null;
  return {
    mission,
    result,
    tokens: events.filter((event) => event.is === "TokenShown").map(({ ship, points }) => ({ ship, points })),
    totals: events.filter((event) => event.is === "MissionScored").map((event) => event.total),
    last: after.over && mission === after.results.length,
  };
}
