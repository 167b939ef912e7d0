/** Where things lie on the round board. The middle is 0, 0; the first track points up, the others follow clockwise. */

export const HALF = 478; // half of the board's width
export const RADII = [418, 360, 303, 248, 195, 145] as const; // of the rings, from the rim
export const PLANET_RADIUS = 100;
export const TRACKS = 9;
const ON_PLANET = 63;

export interface Point {
  x: number;
  y: number;
}

/** The direction of a track in degrees, clockwise from the top. */
export function angleOf(track: number): number {
  return (track * 360) / TRACKS;
}

export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

export function radiusOf(level: number): number {
  return RADII[level] ?? ON_PLANET;
}

export function placeOf(track: number, level: number): Point {
  return polar(radiusOf(level), angleOf(track));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
