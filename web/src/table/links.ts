/** Seats of people at this device besides oneself, whose links they may take to a device of their own. */

import { type Beside, seatsHere } from "../lib/kept";
import type { TableSession } from "./session.svelte";

export function linksOf(table: TableSession): Beside[] {
  return seatsHere(table.id).filter((one) => one.seat !== table.seat);
}
