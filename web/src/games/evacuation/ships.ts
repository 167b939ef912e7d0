/** What a ship can take and has aboard, hatch by hatch. */

import { type Edge, OLD_AREA, SHIP } from "./printed";
import type { Limits } from "./view";

export interface Berth {
  for: "bay" | "building" | "resource";
  edge: Edge | null;
  item: string | null;
  icon: string;
}

const EMPTY = { bay: "", building: "building", resource: "crate" } as const;

/** The sign of something aboard: population, a factory, a stadium or a resource. */
export function iconOf(item: string): string {
  const [how = "", what = ""] = item.split(":");
  if (how === "resource") return what;
  if (how === "stadium" || how === "factory") return how;
  const area = OLD_AREA.get(how === "bay" || how === "hold" ? what : item);
  return area?.type === "factory" ? "factory" : "population";
}

/** The hatches of a ship in the order in which they are drawn, each with what it holds. */
export function berths(ship: string, limits: Limits | undefined, items: string[]): Berth[] {
  const printed = SHIP.get(ship);
  const bays = printed?.evacuation_bays ?? [];
  const inBays = items.filter((item) => item.startsWith("bay:"));
  const buildings = items.filter((item) => !item.startsWith("bay:") && !item.startsWith("resource:"));
  const resources = items.filter((item) => item.startsWith("resource:"));
  const slots: Berth[] = bays.map((edge) => {
    const at = inBays.findIndex((item) => OLD_AREA.get(item.slice("bay:".length))?.edge === edge);
    const [item = null] = at < 0 ? [] : inBays.splice(at, 1);
    return { for: "bay", edge, item, icon: item ? iconOf(item) : edge };
  });
  const rest = (of: "building" | "resource", count: number, held: string[]) => {
    for (let at = 0; at < count; at += 1) {
      const item = held[at] ?? null;
      slots.push({ for: of, edge: null, item, icon: item ? iconOf(item) : EMPTY[of] });
    }
  };
  rest("building", limits?.buildings ?? printed?.building_limit ?? 0, buildings);
  rest("resource", limits?.resources ?? printed?.resource_limit ?? 0, resources);
  return slots;
}

/** Whether a hatch is free for something that stands in the Old World. */
export function hasRoom(ship: string, limits: Limits | undefined, items: string[], thing: string): boolean {
  const free = berths(ship, limits, items).filter((berth) => berth.item === null);
  if (thing.startsWith("resource:")) return free.some((berth) => berth.for === "resource");
  const area = OLD_AREA.get(thing);
  if (area && free.some((berth) => berth.edge === area.edge)) return true;
  return area?.type !== "population" && free.some((berth) => berth.for === "building");
}
