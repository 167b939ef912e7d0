/** How taps on squares, rovers and trackers become choices. The list of choices decides; this finds those meant. */

import { namedBy } from "../../lib/choices";
import { t } from "../../texts/texts.svelte";
import { isMadeAtOnce, isOnTrack } from "./decisions";
import { placingOf } from "./placing.svelte";
import { columnName, type GainView, type PathView, type PlayerView, squareOf, type Track, WIDTH } from "./view";
import type { OpenTable } from "../game";
import type { PlanetUnknown, PlanetUnknownChoice } from "./wire";

const ON_SQUARES = ["patch", "rover", "teleport", "card_teleport", "pick", "destroy"] as const;
type OnSquare = Extract<PlanetUnknownChoice, { name: (typeof ON_SQUARES)[number] }>;
type Advance = Extract<PlanetUnknownChoice, { name: "advance" | "regress" | "claim" | "flux" }>;

/** Where a step leads, as rows and columns. */
const DIRECTIONS: Record<string, [number, number]> = {
  n: [-1, 0],
  e: [0, 1],
  s: [1, 0],
  w: [0, -1],
  ne: [-1, 1],
  se: [1, 1],
  sw: [1, -1],
  nw: [-1, -1],
};

function isOnSquare(choice: PlanetUnknownChoice): choice is OnSquare {
  return ON_SQUARES.some((name) => name === choice.name);
}

/** The square a choice is about, if it is made on the planet. */
export function targetOf(choice: PlanetUnknownChoice, player: PlayerView): number | null {
  if (isOnSquare(choice)) return squareOf(choice.args);
  if (choice.name !== "step") return null;
  const rover = player.rovers[choice.args.rover - 1];
  const way = DIRECTIONS[choice.args.direction];
  return rover && way ? rover.square + way[0] * WIDTH + way[1] : null;
}

/** What a tap on each square could mean now. */
export function openSquares(table: OpenTable<PlanetUnknown>, player: PlayerView): Map<number, PlanetUnknownChoice[]> {
  const found = new Map<number, PlanetUnknownChoice[]>();
  const placing = placingOf(table);
  if (!table.asked || placing.ghost) return found;
  for (const choice of table.position?.choices ?? []) {
    const square = targetOf(choice, player);
    if (square === null) continue;
    if (placing.rover !== null && "rover" in choice.args && choice.args.rover !== placing.rover) continue;
    found.set(square, [...(found.get(square) ?? []), choice]);
  }
  return found;
}

/** Whether a rover can move at all. */
function drives(table: OpenTable<PlanetUnknown>): boolean {
  return pathsOf(table).some((squares) => squares.length > 0);
}

/** For each rover the squares within its reach. */
function pathsOf(table: OpenTable<PlanetUnknown>): PathView[][] {
  const decision = table.position?.view.decision;
  return decision?.kind === "Act" ? decision.fields.paths : [];
}

export interface Drive extends PathView {
  rover: number;
}

/** The squares further off that a rover can drive to, each by the cheapest way; of several rovers the nearest goes. */
export function farSquares(table: OpenTable<PlanetUnknown>, open: Map<number, PlanetUnknownChoice[]>): Map<number, Drive> {
  const found = new Map<number, Drive>();
  const placing = placingOf(table);
  if (!table.asked || placing.ghost) return found;
  pathsOf(table).forEach((squares, at) => {
    if (placing.rover !== null && placing.rover !== at + 1) return;
    for (const path of squares) {
      const known = found.get(path.square);
      if (open.has(path.square) || (known && known.movement <= path.movement)) continue;
      found.set(path.square, { ...path, rover: at + 1 });
    }
  });
  return found;
}

/** The squares a way leads over, the first one too. */
export function squaresOf(from: number, way: string[]): number[] {
  const squares = [from];
  for (const step of way) {
    const [down, right] = DIRECTIONS[step] ?? [0, 0];
    squares.push((squares.at(-1) as number) + down * WIDTH + right);
  }
  return squares;
}

/** Drive step by step, as far as nothing else is asked on the way. */
export function drive(table: OpenTable<PlanetUnknown>, { rover, way }: Drive): Promise<void> {
  return table.draft.makeAll(way.map((direction) => ["step", { rover, direction }]));
}

/** A tap on a square: the ghost goes there, or what it means is done, chosen, or refused with the reason. */
export function tapSquare(table: OpenTable<PlanetUnknown>, player: PlayerView, square: number): void {
  const placing = placingOf(table);
  const [row, column] = [Math.floor(square / WIDTH), square % WIDTH];
  if (placing.ghost) return placing.putOn(row, column);
  const open = openSquares(table, player);
  const choices = open.get(square) ?? [];
  const [only] = choices;
  const far = farSquares(table, open).get(square);
  if (choices.length > 1) placing.square = square;
  else if (only) void table.draft.choose(only);
  else if (far) void drive(table, far);
  else if (placing.rings[0]) {
    placing.pick(placing.rings[0]);
    placing.putOn(row, column);
  } else if (table.asked && drives(table) && !table.position?.choices.some(isOnSquare)) {
    table.tell(t("pu-out-of-reach"));
  } else if (table.asked) {
    const name = ON_SQUARES.find((one) => table.position?.choices.some((choice) => choice.name === one)) ?? "patch";
    const args = { row: row + 1, column: columnName(column) };
    if (name === "teleport" || name === "card_teleport") void table.why(name, { ...args, rover: placing.rover ?? 1 });
    else void table.why(name, args);
  }
}

/** A choice tapped in the row of a pending thing means that thing, though others take the same choice. */
export async function takeUp(table: OpenTable<PlanetUnknown>, choice: PlanetUnknownChoice, gain: GainView, gains: GainView[]): Promise<void> {
  const also = gains.some((other) => other !== gain && other.actions.includes(choice.action));
  if (!also || !gain.which || !isMadeAtOnce(...namedBy(choice))) return table.draft.choose(choice);
  return table.draft.makeAll([
    namedBy(choice),
    ["which", { gain: gain.is, number: gain.which }],
  ]);
}

function isAdvance(choice: PlanetUnknownChoice): choice is Advance {
  return ["advance", "regress", "claim", "flux"].includes(choice.name);
}

/** The advances that a tap on a tracker could mean. */
export function advancesOf(table: OpenTable<PlanetUnknown>, track: string): Advance[] {
  if (!table.asked) return [];
  return (table.position?.choices ?? []).filter(isAdvance).filter((choice) => choice.args.track === track);
}

/** The advance that a tap means without asking: the only one, or that of the resource, which advances no other track. */
export function plainAdvance(choices: Advance[]): Advance | undefined {
  return choices.length > 1 ? choices.find((choice) => choice.name === "advance" && choice.args.by === "resource") : choices[0];
}

/** The track and position that a way leads to, where a tracker is asked which way it goes. */
export function leadsTo(table: OpenTable<PlanetUnknown>, way: string): [Track, number] | undefined {
  const decision = table.position?.view.decision;
  return decision?.kind === "ChooseWay" ? decision.fields.to[way] : undefined;
}

/** The way that leads to this space, where a tracker is asked which way it goes. */
export function wayTo(table: OpenTable<PlanetUnknown>, track: string, position: number): PlanetUnknownChoice | undefined {
  if (!table.asked) return undefined;
  return table.position?.choices.find((choice) => {
    const leads = choice.name === "way" ? leadsTo(table, choice.args.way) : undefined;
    return leads?.[0] === track && leads[1] === position;
  });
}

/** The places on the tracks where a lifepod may be put, or is lifted from, as "track:position". */
export function lifepodPlaces(table: OpenTable<PlanetUnknown>): Map<string, PlanetUnknownChoice> {
  const choices = table.asked ? (table.position?.choices ?? []) : [];
  return new Map(choices.filter(isOnTrack).map((choice) => [choice.args.place, choice]));
}

/** The open thing nearest to this one on the screen in a direction, for the arrow keys. */
export function nextShown(things: Element[], from: Element, key: string): Element | null {
  const way = WAYS[key];
  if (!way) return null;
  const middle = (one: Element) => {
    const box = one.getBoundingClientRect();
    return [box.top + box.height / 2, box.left + box.width / 2] as const;
  };
  const [top, left] = middle(from);
  return nearest(things, way, (one) => [middle(one)[0] - top, middle(one)[1] - left]);
}

/** The open square nearest to this one in a direction, for the arrow keys. */
export function nextSquare(squares: Iterable<number>, from: number, key: string): number | null {
  const way = WAYS[key];
  if (!way) return null;
  return nearest(squares, way, (square) => [
    Math.floor(square / WIDTH) - Math.floor(from / WIDTH),
    (square % WIDTH) - (from % WIDTH),
  ]);
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Of the things ahead the nearest one; what lies aside counts as twice as far. */
function nearest<Thing>(things: Iterable<Thing>, [down, right]: [number, number], away: (one: Thing) => [number, number]): Thing | null {
  let best: Thing | null = null;
  let least = Infinity;
  for (const one of things) {
    const [rows, columns] = away(one);
    const ahead = rows * down + columns * right;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}
