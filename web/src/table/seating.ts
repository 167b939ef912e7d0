/** Which seat of a table that waits somebody gets who gives this name. */

import type { SeatInfo } from "../lib/wire";

/** The one they tapped, the one kept for that name, or the first that is free for all; null if there is none. */
export function seatFor(seats: SeatInfo[], name: string, tapped: number | null): number | null {
  const open = seats.filter((seat) => seat.kind === "open");
  const same = (seat: SeatInfo) => seat.name !== "" && alike(seat.name) === alike(name);
  const found =
    open.find((seat) => seat.seat === tapped) ?? open.find(same) ?? open.find((seat) => !seat.name) ?? open[0];
  return found?.seat ?? null;
}

function alike(name: string): string {
  return name.trim().toLocaleLowerCase();
}
