/** Who is asked in the middle of somebody else's turn, and where one acts in one's own. */

import type { AntarcticaView } from "./view";

/** Whose turn it is while another seat is asked, else null. */
export function interruptedSeat(view: AntarcticaView): number | null {
  const asked = view.over ? undefined : view.to_act[0];
  return asked === undefined || view.active === asked ? null : view.active;
}

/** The zone where a ship of this seat acts now: another's turn has none for it. */
export function targetZone(view: AntarcticaView, seat: number | null): number | null {
  return view.turn !== null && view.turn.seat === seat ? view.turn.zone : null;
}
