/** Who is asked in the middle of somebody else's turn. */

import type { AntarcticaView } from "./view";

/** Whose turn it is while another seat is asked, else null. */
export function interruptedSeat(view: AntarcticaView): number | null {
  const asked = view.over ? undefined : view.to_act[0];
  return asked === undefined || view.active === asked ? null : view.active;
}
