/** What the page reads out of a view of Evacuation; its shape is written by the server in `seen.ts`. */

import type { EvacuationView as Seen, PlayerView } from "./seen";

export type { ByKind, Lacks, Limits, Load, Marker, PlayerView, SoloView } from "./seen";

export interface EvacuationView extends Seen {
  options: Record<string, string | boolean>;
  decision: { kind: string; seat: number; source: string; fields: Record<string, any> } | null;
}

export const ROWS = ["ships", "stadiums", "infrastructure"] as const;
export type RowId = (typeof ROWS)[number];

/** The largest power the year's actions can add up to, for the meter. */
export function mostPower(view: EvacuationView, player: PlayerView): number {
  const card = view.bonus_cards[view.year - 1];
  return Math.max(card?.high ?? 0, ...player.powers, 1) + 2;
}
