/** What a seat can work out about the others' missions: by counting, and by who advanced what. */

import { levelOf, type Ship, type StarRaceView } from "./view";
import type { StarRaceEvent } from "./wire";

export interface Cell {
  /** The chance that this player has hired the ship: 0 impossible, 1 certain. */
  chance: number;
  /** How many rings this player has moved the ship in this mission: inward counts up, outward down. */
  push: number;
}

const MISSIONS_EACH = 2;
/**
 * How much likelier each ring that a player has pushed a ship makes it theirs, as a power of e. Fitted to 344 games of
 * `normal` bots it is 1 or more; people bluff, so the sheet trusts them half as much.
 */
const TRUST = 0.5;

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
  const likely = spread(unknown, missing, (ship, seat) => Math.exp(TRUST * (pushes.get(`${ship}-${seat}`) ?? 0)));
  const chance = (ship: Ship, seat: number): number => {
    if (shown) return shown.hired[seat]?.includes(ship) ? 1 : 0; // the mission is over: all lie open
    if (own.has(ship)) return seat === view.seat ? 1 : 0;
    const owner = seen.get(ship);
    if (owner !== undefined) return owner === seat ? 1 : 0;
    return likely.get(`${ship}-${seat}`) ?? 0;
  };
  return Object.fromEntries(
    ships.map((ship) => [
      ship,
      seats.map((seat) => ({ chance: chance(ship, seat), push: pushes.get(`${ship}-${seat}`) ?? 0 })),
    ]),
  );
}

/**
 * The chance of each ship to be each player's, where players miss so many: over all ways to deal them, each weighted by
 * how well every ship fits its owner. Players advance what they have hired, as the bots believe of each other too.
 */
function spread(ships: Ship[], missing: number[], fits: (ship: Ship, seat: number) => number): Map<string, number> {
  const sums = new Map<string, number>();
  const left = [...missing];
  let nobodys = ships.length - missing.reduce((sum, count) => sum + count, 0);
  const deal = (at: number, weight: number): number => {
    const ship = ships[at];
    if (ship === undefined) return weight;
    let total = 0;
    for (const seat of left.keys()) {
      if (!left[seat]) continue;
      left[seat] -= 1;
      const part = deal(at + 1, weight * fits(ship, seat));
      left[seat] += 1;
      sums.set(`${ship}-${seat}`, (sums.get(`${ship}-${seat}`) ?? 0) + part);
      total += part;
    }
    if (nobodys > 0) {
      nobodys -= 1;
      total += deal(at + 1, weight);
      nobodys += 1;
    }
    return total;
  };
  const total = deal(0, 1);
  return new Map([...sums].map(([place, sum]) => [place, sum / total]));
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
