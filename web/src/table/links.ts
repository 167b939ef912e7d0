/** Links of seats that this device has made for others. */

import { kept } from "../lib/kept";
import type { TableSession } from "./session.svelte";

export function linksOf(table: TableSession): { seat: number; token: string }[] {
  return (table.table?.seats ?? [])
    .filter((seat) => seat.seat !== table.seat)
    .map((seat) => ({ seat: seat.seat, token: kept<string>(`link.${table.id}.${seat.seat}`, "") }))
    .filter((link) => link.token);
}
