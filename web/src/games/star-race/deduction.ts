/** What a seat can work out about the others' missions from its own view, by counting. */

import { levelOf, type Ship, type StarRaceView } from "./view";
import type { StarRaceEvent } from "./wire";

export interface Cell {
  /** The chance that this player has hired the ship: 0 impossible, 1 certain. */
  chance: number;
  /** How many rings this player has moved the ship in this mission: inward counts up, outward down. */
  push: number;
}

const MISSIONS_EACH = 2;

/** For each ship and player a cell; a spectator knows of nobody's missions. */
export function deduce(view: StarRaceView, story: StarRaceEvent[]): Record<Ship, Cell[]> {
  const ships = Object.keys(view.ships);
  const seats = view.players.map((_, seat) => seat);
  const shown = view.results[view.mission - 1];
  const own = new Set(view.hired ?? []);
  const seen = new Map((view.looks ?? []).map((look) => [look.ship, look.looked_at_seat]));
  const unknown = ships.filter((ship) => !own.has(ship) && !seen.has(ship));
  const missing = seats.map((seat) => {
    if (seat === view.seat) return 0;
    return MISSIONS_EACH - [...seen.values()].filter((owner) => owner === seat).length;
  });
  const pushes = pushed(view, story);
  const chance = (ship: Ship, seat: number): number => {
    if (shown) return shown.hired[seat]?.includes(ship) ? 1 : 0; // the mission is over: all lie open
    if (own.has(ship)) return seat === view.seat ? 1 : 0;
    const owner = seen.get(ship);
    if (owner !== undefined) return owner === seat ? 1 : 0;
    return (missing[seat] ?? 0) / unknown.length;
  };
  return Object.fromEntries(
    ships.map((ship) => [
      ship,
      seats.map((seat) => ({ chance: chance(ship, seat), push: pushes.get(`${ship}-${seat}`) ?? 0 })),
    ]),
  );
}

function pushed(view: StarRaceView, story: StarRaceEvent[]): Map<string, number> {
  const began = story.findLastIndex((event) => event.is === "MissionBegan");
  const pushes = new Map<string, number>();
  for (const event of story.slice(began + 1)) {
    if (event.is !== "ShipMoved") continue;
    const key = `${event.ship}-${event.seat}`;
    const rings = levelOf(view, event.ring_to) - levelOf(view, event.ring_from);
    pushes.set(key, (pushes.get(key) ?? 0) + rings);
  }
  return pushes;
}
