/** What the page reads out of a Star Race's view; its shape is written by the server in `wire.ts`. */

import type { StarRaceView } from "./wire";

export type { MissionResult, PlayerView, StarRaceView } from "./wire";
export type Ship = string; // T1 … K3
export type Counts = Record<string, number>;

export const RACES: Record<string, string> = { T: "terran", B: "balnearii", K: "krystallin" };

export function raceOf(ship: Ship): string {
  return RACES[ship.charAt(0)] ?? "terran";
}

/** The first letter of its race: texts call a ship K3. */
export function letterOf(ship: Ship): string {
  return ship.charAt(0);
}

export function numberOf(ship: Ship): string {
  return ship.charAt(1);
}

/** The level of a ring by the name events give it. */
export function levelOf(view: StarRaceView, ring: string): number {
  return ring === "planet" ? view.planet_level : view.rings.indexOf(Number(ring));
}

/** The key of the planet's own text: its ability, or what any planet does without one. */
export function planetHelp(view: StarRaceView): string {
  return `planet-${view.planet.abilities ? view.planet.id : "plain"}-help`;
}
