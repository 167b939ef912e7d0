/** Where the areas of the New World lie: pointy hexes, rows one below the other. */

import { AREA, AREAS, type Area } from "./printed";

export const SIZE = 40; // from the middle of a hex to a corner
const WIDTH = SIZE * Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}

export function middle(area: { q: number; r: number }): Point {
  return { x: WIDTH * (area.q + area.r / 2), y: SIZE * 1.5 * area.r };
}

/** The outline of a hex round the origin, a little smaller than its place. */
export function outline(size = SIZE - 2): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return `${(size * Math.cos(angle)).toFixed(1)} ${(size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The box that holds the whole map, with room for a tile outside the rim. */
export function box(margin = 30): { x: number; y: number; width: number; height: number } {
  const points = AREAS.map(middle);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - WIDTH / 2 - margin;
  const top = Math.min(...ys) - SIZE - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + SIZE + margin - top,
  };
}

/** A line through the middles of areas, begun and ended a little outside. */
export function through(areas: string[]): { from: Point; to: Point } | null {
  const [first, last] = [AREA.get(areas[0] ?? ""), AREA.get(areas.at(-1) ?? "")];
  if (!first || !last) return null;
  const from = middle(first);
  const to = middle(last);
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / long) * SIZE, ((to.y - from.y) / long) * SIZE];
  return { from: { x: from.x - dx, y: from.y - dy }, to: { x: to.x + dx * 0.6, y: to.y + dy * 0.6 } };
}

/** Outside the rim beside an area: where the solo tile lies. */
export function outside(area: Area): Point {
  const at = middle(area);
  const far = Math.hypot(at.x, at.y) || 1;
  return { x: (at.x * (far + SIZE * 1.15)) / far, y: (at.y * (far + SIZE * 1.15)) / far };
}

const WAYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest area in a direction, for the arrow keys. */
export function nextArea(from: string, key: string): string | null {
  const here = AREA.get(from);
  const way = WAYS[key];
  if (!here || !way) return null;
  const start = middle(here);
  let best: string | null = null;
  let least = Infinity;
  for (const area of AREAS) {
    const at = middle(area);
    const ahead = (at.x - start.x) * way.x + (at.y - start.y) * way.y;
    const aside = Math.abs((at.x - start.x) * way.y) + Math.abs((at.y - start.y) * way.x);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [area.id, ahead + 2 * aside];
  }
  return best;
}
