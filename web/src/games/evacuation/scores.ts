/** The categories of the final scoring, in the rulebook's order; the goals of all players are one of them. */

import { STADIUM, TECHNOLOGY } from "./printed";
import type { EvacuationView } from "./view";

export interface Category {
  id: string;
  /** By seat. */
  points: number[];
}

const ORDER = [
  "goals",
  "lowest_production",
  "areas_left",
  "stadiums_missing",
  "penalty_tokens",
  "happy_faces",
  "common_goals",
  "lines",
];

export function scoreCategories(bySeat: Record<string, number>[]): Category[] {
  const sum = (points: Record<string, number>, id: string) =>
    id === "goals"
      ? Object.entries(points).reduce((total, [reason, one]) => (reason.startsWith("goal_") ? total + one : total), 0)
      : (points[id] ?? 0);
  const there = (id: string) =>
    bySeat.some((points) =>
      id === "goals" ? Object.keys(points).some((reason) => reason.startsWith("goal_")) : id in points,
    );
  return ORDER.filter(there).map((id) => ({ id, points: bySeat.map((points) => sum(points, id)) }));
}

/** One's own points with the goals that the others do not see before the final scoring. */
export function ownPoints(view: EvacuationView): Record<string, number> | null {
  return view.seat === null ? null : (view.players[view.seat]?.points ?? null);
}

/** Happy faces that count at the end: of stadiums in the New World and of technologies. */
export function finalFaces(stadiums: string[], technologies: string[]): number {
  const faces = [...stadiums.map((id) => STADIUM.get(id)), ...technologies.map((id) => TECHNOLOGY.get(id))];
  return faces.reduce((sum, one) => sum + (one?.happy_faces ?? 0), 0);
}

/** The key of the rule by which happy faces score: alone they are compared with those of the opponent. */
export function facesRule(view: EvacuationView): string {
  return view.players.length === 1 ? "ev-why-happy_faces-alone" : "ev-why-happy_faces";
}

/** In a race the lowest production marker decides; points are not added up. */
export function raceTotal(scores: Record<string, number>): { title: string; points: number } | null {
  const markers = Object.entries(scores).filter(([reason]) => reason.startsWith("production_"));
  if (markers.length === 0) return null;
  return { title: "ev-race-total", points: Math.min(...markers.map(([, level]) => level)) };
}
