/** What would follow from the draft or the option under the pointer, read from the server's preview. */

import type { TableSession } from "../../table/session.svelte";
import type { AntarcticaView } from "./view";

export interface Ghosts {
  ships: { seat: number; zone: number; dock: number; from: number | null }[];
  cubes: { seat: number; track: string; space: number }[];
  buildings: { zone: number; kind: string }[];
}

const ARRIVES = ["ShipSailed", "ShipMoved", "ShipPlaced", "ShipBuilt"];

export function ghostsOf(table: TableSession, view: AntarcticaView): Ghosts {
  const ghosts: Ghosts = { ships: [], cubes: [], buildings: [] };
  if (!table.asked) return ghosts;
  for (const event of table.draft.ghost?.events ?? []) {
    if (ARRIVES.includes(event.is)) {
      const dock = view.zones[event.zone]?.ships.length ?? 0;
      const leaves = event.zone_from === undefined ? null : Number(event.zone_from);
      ghosts.ships.push({ seat: event.seat, zone: event.zone, dock: Math.min(2, dock), from: leaves });
    } else if (event.is === "Advanced") {
      ghosts.cubes = ghosts.cubes.filter((cube) => cube.seat !== event.seat || cube.track !== event.track);
      ghosts.cubes.push({ seat: event.seat, track: event.track, space: event.space });
    } else if (event.is === "Built") ghosts.buildings.push({ zone: event.zone, kind: event.building });
  }
  return ghosts;
}

/** The table after the draft: what is certain. A draw that follows hides the rest, so the last table known stays. */
export function viewAfter(table: TableSession): AntarcticaView | null {
  return table.asked ? ((table.draft.sure?.view as AntarcticaView | null | undefined) ?? null) : null;
}
