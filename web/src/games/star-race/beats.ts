/** How a turn is played back: ships travel, then the next thing; a mission's end is shown before the next begins. */

import type { Beat, GameEvent, View } from "../game";
import Reveal from "./Reveal.svelte";
import { levelOf, type MissionResult, type StarRaceView } from "./view";

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

export function beats(before: View, events: GameEvent[], after: View): Beat[] {
  const ends = events.flatMap((event, at) => (event.is === "MissionEnded" ? [at] : []));
  const played = events.slice(0, ends[0]);
  const shown: Beat[] = [];
  let view = before as unknown as StarRaceView;

  const card = played.find((event) => event.is === "CardPlayed");
  if (card) {
    const players = view.players.map((player, seat) =>
      seat === card.seat ? { ...player, latest: card.card } : player,
    );
    view = { ...view, players };
    if (card.seat !== view.seat) shown.push({ view: view as unknown as View, ms: CARD_MS });
  }
  const moves = played.filter((event) => event.is === "ShipMoved");
  if (moves.length) {
    const ships = { ...view.ships };
    for (const move of moves) ships[move.ship] = levelOf(view, move.ring_to);
    view = { ...view, ships };
    shown.push({ view: view as unknown as View, ms: TRAVEL_MS + REST_MS });
  }
  for (const [number, at] of ends.entries()) {
    const facts = revealed(events.slice(at, ends[number + 1]), after as unknown as StarRaceView);
    if (facts) shown.push({ interlude: { component: Reveal, facts }, told: at });
  }
  return shown;
}

function revealed(events: GameEvent[], after: StarRaceView): Revealed | null {
  const mission = Number(events[0]?.mission ?? 0);
  const result = after.results[mission - 1];
  if (!result) return null;
  return {
    mission,
    result,
    tokens: events.filter((event) => event.is === "TokenShown").map(({ ship, points }) => ({ ship, points })),
    totals: events.filter((event) => event.is === "MissionScored").map((event) => Number(event.total)),
    last: after.over && mission === after.results.length,
  };
}
