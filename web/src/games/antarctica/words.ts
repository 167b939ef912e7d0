/** Sentences this page makes of the view. */

import { t } from "../../texts/texts.svelte";
import type { Kind, Reason, SpaceView, TrackView, ZoneView } from "./view";
import type { OpenTable } from "../game";
import type { Antarctica } from "./wire";

/** A label before what it names; in French a space stands before the colon. */
function withColon(table: OpenTable<Antarctica>, name: string): string {
  return table.say.said("label-colon", { name });
}

export function buildingTitle(table: OpenTable<Antarctica>, kind: Kind): string {
  const named = `${table.say.name("building", kind)} (${table.say.said(`letter-${kind}`)})`;
  return `${withColon(table, named)} ${table.say.said(`building-${kind}-help`)}`;
}

/** The rule behind points: what the first takes, or what the one before has. */
export function reasonWords(table: OpenTable<Antarctica>, reason: Reason | null, of: string, points: number): string {
  if (!reason) return table.say.said("why-nothing");
  const { rank, total = 0, extra = 0 } = reason;
  if (rank > 1) return table.say.said(`why-next-${of}`, { rank, points });
  return table.say.said(`why-first-${of}`, { total, buildings: extra - 1, points });
}

/** A thing on the board with the points it stands for, and why. */
export function namedReason(table: OpenTable<Antarctica>, name: string, reason: Reason | null, of: string, points: number): string {
  return `${withColon(table, name)} ${reasonWords(table, reason, of, points)}`;
}

export function zoneLabel(table: OpenTable<Antarctica>, zone: ZoneView): string {
  const name = table.say.said("label-zone", { zone: zone.zone });
  if (!zone.open) return `${withColon(table, name)} ${table.say.said("label-closed")}`;
  const parts = [name];
  if (zone.zone === table.view?.sun) parts.push(table.say.said("label-sun"));
  if (zone.queue.length) parts.push(`${withColon(table, table.say.said("label-queue"))} ${seats(table, zone.queue)}`);
  if (zone.buildings.length)
    parts.push(
      `${withColon(table, table.say.said("label-buildings"))} ${zone.buildings.map((kind) => table.say.name("building", kind)).join(", ")}`,
    );
  const people = zone.scientists
    .map((count, seat) => (count ? `${table.names[seat]} ${count}` : ""))
    .filter(Boolean);
  if (people.length) parts.push(`${withColon(table, table.say.said("label-scientists"))} ${people.join(", ")}`);
  return parts.join(". ");
}

function seats(table: OpenTable<Antarctica>, queue: number[]): string {
  return queue.map((seat) => table.names[seat] ?? "").join(", ");
}

export function trackLabel(table: OpenTable<Antarctica>, track: TrackView): string {
  const cubes = track.cubes
    .map((space, seat) => (space ? t("an-cube-at", { name: table.names[seat] ?? "", space }) : ""))
    .filter(Boolean);
  return [table.say.name("track", track.track), ...cubes].join(". ");
}

export function spaceTitle(table: OpenTable<Antarctica>, space: SpaceView): string {
  const worth = t("an-space", { space: space.space, value: space.value });
  if (!space.action) return worth;
  const used = space.used ? ` (${table.say.said("label-used")})` : "";
  return `${worth}. ${table.say.said(`space-${space.action}-help`)}${used}`;
}
