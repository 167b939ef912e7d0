/** What would follow from the draft or the option under the pointer, read from the server's preview. */

import type { AntarcticaView } from "./view";
import type { OpenTable } from "../game";
import type { Antarctica } from "./wire";

export interface Ghosts {
  ships: { seat: number; zone: number; dock: number; from: number | null }[];
  cubes: { seat: number; track: string; space: number }[];
  buildings: { zone: number; kind: string }[];
}

export function ghostsOf(table: OpenTable<Antarctica>, view: AntarcticaView): Ghosts {
  const ghosts: Ghosts = { ships: [], cubes: [], buildings: [] };
  if (!table.asked) return ghosts;
  for (const event of table.draft.ghost?.events ?? []) {
    if (
      event.is === "ShipSailed" ||
      event.is === "ShipMoved" ||
      event.is === "ShipPlaced" ||
      event.is === "ShipBuilt"
    ) {
      const dock = view.zones[event.zone]?.ships.length ?? 0;
      const leaves = "zone_from" in event ? event.zone_from : null;
      ghosts.ships.push({ seat: event.seat, zone: event.zone, dock: Math.min(2, dock), from: leaves });
    } else if (event.is === "Advanced") {
      ghosts.cubes = ghosts.cubes.filter((cube) => cube.seat !== event.seat || cube.track !== event.track);
      ghosts.cubes.push({ seat: event.seat, track: event.track, space: event.space });
    } else if (event.is === "Built") ghosts.buildings.push({ zone: event.zone, kind: event.building });
  }
  return ghosts;
}

/** The table after the draft: what is certain. A draw that follows hides the rest, so the last table known stays. */
export function viewAfter(table: OpenTable<Antarctica>): AntarcticaView | null {
  return table.asked ? (table.draft.sure?.view ?? null) : null;
}
