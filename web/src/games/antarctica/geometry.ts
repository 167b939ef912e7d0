/**
 * The board's shape: a sea, a channel in which ships queue, a continent of eight wedges, and the research tracks in its
 * middle. Round everything run rounded rectangles (superellipses), so that the same drawing fits a desk and a phone.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Shape {
  width: number;
  height: number;
  /** Half the width and height of the lake in the middle. */
  lake: [number, number];
  /** Where the wedges meet: angles in degrees from the horizontal, lower and higher. */
  cuts: [number, number];
  /** The least size of a numeral one can read: 14 px where the board is as wide as the screen. */
  numeral: number;
  /** Where the things of a zone lie, by its place: corner, centre (top and bottom), side. */
  boxes: { corner: Box; centre: Box; side: Box };
}

export const DESK: Shape = {
  width: 1000,
  height: 1000,
  lake: [236, 190],
  cuts: [24, 64],
  numeral: 22,
  boxes: {
    corner: { x: 290, y: 292, w: 190, h: 172 },
    centre: { x: 0, y: 308, w: 216, h: 190 },
    side: { x: 330, y: 0, w: 162, h: 230 },
  },
};

export const PHONE: Shape = {
  width: 800,
  height: 1060,
  lake: [194, 222],
  cuts: [31, 71],
  numeral: 29,
  boxes: {
    corner: { x: 228, y: 338, w: 148, h: 196 },
    centre: { x: 0, y: 342, w: 146, h: 200 },
    side: { x: 260, y: 0, w: 116, h: 286 },
  },
};

/** The drawing for a place of these proportions, width to height: between a phone's and a square. */
export function shapeFor(aspect: number): Shape {
  const wished = Math.min(DESK.width / DESK.height, Math.max(PHONE.width / PHONE.height, aspect));
  const wider = DESK.width - PHONE.width;
  const lower = PHONE.height - DESK.height;
  const part = (wished * PHONE.height - PHONE.width) / (wider + wished * lower);
  const between = (from: number, to: number) => from + (to - from) * part;
  const pair = (from: [number, number], to: [number, number]): [number, number] => [
    between(from[0], to[0]),
    between(from[1], to[1]),
  ];
  const box = (place: keyof Shape["boxes"]): Box => {
    const [from, to] = [PHONE.boxes[place], DESK.boxes[place]];
    return { x: between(from.x, to.x), y: between(from.y, to.y), w: between(from.w, to.w), h: between(from.h, to.h) };
  };
  return {
    width: between(PHONE.width, DESK.width),
    height: between(PHONE.height, DESK.height),
    lake: pair(PHONE.lake, DESK.lake),
    cuts: pair(PHONE.cuts, DESK.cuts),
    numeral: DESK.numeral,
    boxes: { corner: box("corner"), centre: box("centre"), side: box("side") },
  };
}

const POWER = 4.6;
export const CHANNEL = 40; // from the edge to where ships lie
export const COAST = 80; // from the edge to the land

/** Each zone's corner of the ring: across (-1 left, 1 right) and down (-1 top, 1 bottom). */
export const PLACES: readonly [number, number][] = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
];

/** A point of the superellipse with these half axes, in this direction (radians, counter-clockwise from the right). */
export function onRing(a: number, b: number, angle: number): Point {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const r = (Math.abs(c / a) ** POWER + Math.abs(s / b) ** POWER) ** (-1 / POWER);
  return { x: r * c, y: -r * s };
}

/** The ring at this distance from the board's edge. */
export function ringAt(shape: Shape, inward: number, angle: number): Point {
  return onRing(shape.width / 2 - inward, shape.height / 2 - inward, angle);
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a zone begins and ends, counter-clockwise like the sun. */
export function spanOf(shape: Shape, zone: number): [number, number] {
  const [low, high] = shape.cuts;
  const edges = [180 + low, 180 + high, 360 - high, 360 - low, 360 + low, 360 + high, 540 - high, 540 - low, 540 + low];
  return [radians(edges[zone] as number), radians(edges[zone + 1] as number)];
}

/** A direction within a zone: 0 is where the sun comes from, 1 where it goes. */
export function within(shape: Shape, zone: number, part: number): number {
  const [from, to] = spanOf(shape, zone);
  return from + (to - from) * part;
}

const PARTS = 40;

/** Points along the ring, evenly by length, so that ships lie at even distances also round a corner. */
export function alongRing(shape: Shape, inward: number, zone: number, part: number): Point & { angle: number } {
  const steps = Array.from({ length: PARTS + 1 }, (_, at) => within(shape, zone, at / PARTS));
  const points = steps.map((angle) => ringAt(shape, inward, angle));
  const lengths = [0];
  for (let at = 1; at <= PARTS; at += 1) {
    const [one, other] = [points[at - 1] as Point, points[at] as Point];
    lengths.push((lengths[at - 1] as number) + Math.hypot(one.x - other.x, one.y - other.y));
  }
  const wanted = (lengths[PARTS] as number) * part;
  const at = Math.max(
    1,
    lengths.findIndex((length) => length >= wanted),
  );
  const [before, after] = [lengths[at - 1] as number, lengths[at] as number];
  const between = (wanted - before) / Math.max(1e-6, after - before);
  const angle = (steps[at - 1] as number) + ((steps[at] as number) - (steps[at - 1] as number)) * between;
  return { ...ringAt(shape, inward, angle), angle };
}

const SUN_PART = 0.13;
const DOCK_PARTS = [0.36, 0.6, 0.84];

export function sunPlace(shape: Shape, zone: number): Point & { angle: number } {
  return alongRing(shape, CHANNEL, zone, SUN_PART);
}

export function dockPlace(shape: Shape, zone: number, dock: number): Point & { angle: number } {
  return alongRing(shape, CHANNEL, zone, DOCK_PARTS[dock] ?? 0.9);
}

/** The angle to go to from this one, the shorter way round. */
export function shorterWay(from: number, to: number): number {
  const turn = 2 * Math.PI;
  const onward = (((to - from) % turn) + turn) % turn;
  return from + (onward > Math.PI ? onward - turn : onward);
}

/** The way of a ship through the channel, round the continent. */
export function voyage(shape: Shape, from: number, to: number): string {
  const end = shorterWay(from, to);
  const steps = Math.max(2, Math.ceil(Math.abs(end - from) / 0.12));
  const points = Array.from({ length: steps + 1 }, (_, at) => ringAt(shape, CHANNEL, from + ((end - from) * at) / steps));
  return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}`;
}

/** Where the things of a zone lie, its middle and size. */
export function boxOf(shape: Shape, zone: number): Box {
  const [across, down] = PLACES[zone] as [number, number];
  const box = across && down ? shape.boxes.corner : down ? shape.boxes.centre : shape.boxes.side;
  return { x: box.x * across, y: box.y * down, w: box.w, h: box.h };
}

/** A number that looks like chance and is always the same: how ragged the paper was cut. */
function ragged(seed: number): number {
  const value = Math.sin(seed * 127.1) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** The outline of a wedge, cut from paper: coast outside, shore of the lake inside, straight cuts between. */
export function wedgePath(shape: Shape, zone: number, inset: number, rough: number, gap = 5): string {
  const [from, to] = spanOf(shape, zone);
  const [a, b] = shape.lake;
  const outer: Point[] = [];
  const inner: Point[] = [];
  const steps = 13;
  for (let at = 0; at <= steps; at += 1) {
    const angle = from + ((to - from) * at) / steps;
    const edge = at === 0 || at === steps ? 0 : rough * ragged(zone * 31 + at * 7 + inset);
    outer.push(ringAt(shape, COAST + inset + edge, angle));
    const shore = at === 0 || at === steps ? 0 : rough * 0.35 * ragged(zone * 17 + at * 5 + 3 + inset);
    inner.push(onRing(a + inset + shore, b + inset + shore, angle));
  }
  const slide = gap + inset;
  const shifted = (point: Point, side: 1 | -1): Point => {
    const cut = side === 1 ? from : to;
    const across = { x: Math.cos(cut + (side * Math.PI) / 2), y: -Math.sin(cut + (side * Math.PI) / 2) };
    return { x: point.x + across.x * slide, y: point.y + across.y * slide };
  };
  const cutIn = (points: Point[]) => {
    points[0] = shifted(points[0] as Point, 1);
    points[steps] = shifted(points[steps] as Point, -1);
    return points;
  };
  const round = [...cutIn(outer), ...cutIn(inner).reverse()];
  return `M${round.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}Z`;
}

/** A whole ring as an outline. */
export function ringPath(a: number, b: number, rough = 0, seed = 1): string {
  const points = Array.from({ length: 96 }, (_, at) => {
    const edge = rough * ragged(at * 3 + seed);
    return onRing(a + edge, b + edge, (at / 96) * 2 * Math.PI);
  });
  return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}Z`;
}

/** How wide a building is drawn for its height: icon and letter side by side, or one over the other where many stand. */
const ASPECTS = [1.5, 1, 0.85];
const GAP = 5;

export interface Packing {
  size: number;
  aspect: number;
  at: Point[];
}

/** Places for this many things in a box, row by row from the middle of its top, as large as they fit, never too small. */
export function packed(count: number, w: number, h: number, most: number, least: number): Packing {
  for (const aspect of ASPECTS)
    for (let size = most; size >= least; size -= 1) {
      const columns = Math.max(1, Math.floor((w + GAP) / (size * aspect + GAP)));
      const rows = Math.ceil(count / columns);
      if (rows * (size + GAP) - GAP <= h) return laidOut(count, rows, size, aspect);
    }
  return laidOut(count, Math.max(1, Math.floor((h + GAP) / (least + GAP))), least, 0.85);
}

function laidOut(count: number, rows: number, size: number, aspect: number): Packing {
  const even = Math.ceil(count / Math.max(1, rows));
  const at = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / even);
    const inRow = Math.min(even, count - row * even);
    return { x: ((index % even) - (inRow - 1) / 2) * (size * aspect + GAP), y: row * (size + GAP) + size / 2 };
  });
  return { size, aspect, at };
}
