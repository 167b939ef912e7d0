/** The order in which ships are placed before the first turn. */

import type { AntarcticaView } from "./view";

/** The seats that have still to place a ship, the one asked first; none once the turns have begun. */
export function placingSeats(view: AntarcticaView): number[] {
  if (view.to_come[0]?.is !== "PlaceShip") return [];
  return view.to_come.filter((step) => step.is === "PlaceShip").map((step) => Number(step.seat));
}
