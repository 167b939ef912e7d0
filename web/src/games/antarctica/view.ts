/** What the page reads out of an Antarctica's view; its shape is written by the server in `wire.ts`. */

import type { Reason } from "./wire";

export type {
  AntarcticaView,
  CardView,
  Lacks,
  NextTurn,
  OfferView,
  PlayerView,
  Reason,
  SpaceView,
  TrackView,
  ZoneView,
} from "./wire";

export type Kind = string; // camp … antenna

/** The standing of a contest by seat. */
export interface Contest {
  ranks: number[];
  points: number[];
  reasons: (Reason | null)[];
}

export const SHIPS_A_SEAT = 6; // ships are numbered seat after seat

export function ownerOf(ship: number): number {
  return Math.floor(ship / SHIPS_A_SEAT);
}

/** The letters of the kinds of buildings are texts of the game; groups are how they are coloured here. */
export const GROUPS: Record<Kind, string> = {
  camp: "infrastructure",
  shipyard: "infrastructure",
  crane: "resource",
  shaft: "resource",
  derrick: "resource",
  turbine: "resource",
  lab: "expertise",
  factory: "expertise",
  land_station: "station",
  coastal_station: "station",
  sea_station: "station",
  headquarters: "prestige",
  plankton_farm: "prestige",
  antenna: "prestige",
};
