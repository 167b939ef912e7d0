/** The end of a race in steps: the lowest production, penalties off it, happy faces onto it; who wins stands first. */

import { KINDS, type Kind, RACE, STADIUM_TARGET } from "./printed";
import { finalFaces } from "./scores";
import type { ByKind, PlayerView } from "./view";
import type { MarkerMoved } from "./beats";

export interface Moved {
  kind: Kind;
  count: number;
}

/** How a seat's lowest marker came to its last level. */
export interface RaceLine {
  seat: number;
  before: ByKind;
  after: ByKind;
  /** The lowest level before, the steps down, and by how much the lowest level rose. */
  lowest: number;
  down: number;
  up: number;
  tokens: number;
  areas: number;
  stadiums: number;
  faces: number;
  lowered: Moved[];
  lifted: Moved[];
}

function lowestOf(levels: ByKind): number {
  return Math.min(...KINDS.map((kind) => levels[kind]));
}

export function raceLines(players: PlayerView[], events: MarkerMoved[]): RaceLine[] {
  const moved = (is: MarkerMoved["is"], seat: number): Moved[] =>
    events.filter((event) => event.is === is && event.seat === seat).map(({ kind, count }) => ({ kind, count }));
  return players.map((player, seat) => {
    const after = player.final ?? player.production;
    const lowest = lowestOf(player.production);
    const stadiums = player.stadiums.new.length;
    const down = player.penalties + player.old_areas.length + Math.max(0, STADIUM_TARGET - stadiums);
    return {
      seat,
      before: player.production,
      after,
      lowest,
      down,
      up: lowestOf(after) - (lowest - down),
      tokens: player.penalties,
      areas: player.old_areas.length,
      stadiums,
      faces: finalFaces(player.stadiums.new, player.developed),
      lowered: moved("MarkerLowered", seat),
      lifted: moved("MarkerLifted", seat),
    };
  });
}

/** Kinds from the lowest to the highest level at the end. */
export function byLevel(line: RaceLine): Kind[] {
  return KINDS.toSorted((one, other) => line.after[one] - line.after[other]);
}

function level(line: RaceLine, place: number): number {
  return line.after[byLevel(line)[place] as Kind];
}

export function meets(line: RaceLine): boolean {
  return level(line, 0) >= RACE.every_production_at_least && hasStadiums(line);
}

function hasStadiums(line: RaceLine): boolean {
  return line.stadiums >= RACE.new_world_stadiums_at_least;
}

/** The winners first, then by the lowest level, and where that is equal by the next ones. */
export function ranked(lines: RaceLine[], winners: number[]): RaceLine[] {
  const wins = (line: RaceLine) => Number(winners.includes(line.seat));
  return lines.toSorted(
    (one, other) =>
      wins(other) - wins(one) ||
      level(other, 0) - level(one, 0) ||
      level(other, 1) - level(one, 1) ||
      level(other, 2) - level(one, 2),
  );
}
