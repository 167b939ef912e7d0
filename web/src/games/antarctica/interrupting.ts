/** Who is asked in the middle of somebody else's turn. */

import type { GameEvent } from "../game";
import { askedAs } from "./decisions";
import type { AntarcticaView } from "./view";

/** Whose turn it is while another seat is asked, else null. Who has built a ship has still the turn while the others
 * take their cards; who has an icebreaker is asked for a turn of the own. */
export function interruptedSeat(view: AntarcticaView, story: GameEvent[]): number | null {
  const asked = view.over ? undefined : view.to_act[0];
  const step = view.to_come[0]?.is ?? "";
  if (asked === undefined || !askedAs(step).outOfTurn || step === "UseIcebreaker") return null;
  const turn: number | null = view.turn?.seat ?? story.findLast((event) => event.is === "ShipSailed")?.seat ?? null;
  return turn === asked ? null : turn;
}
