/** What the page reads out of a view of Evacuation; its shape is written by the server in `wire.ts`. */

import { type Amounts, YEARS } from "./printed";
import type { EvacuationDecision, EvacuationView, PlayerView } from "./wire";

export type { ByKind, EvacuationView, Lacks, Limits, Load, Marker, PlayerView, SoloView } from "./wire";

export const ROWS = ["ships", "stadiums", "infrastructure"] as const;
export type RowId = (typeof ROWS)[number];

/** What a card costs really: nothing, or so many units less than printed, and what is added by kind. */
export interface Price {
  free: boolean;
  off: number;
  more: Amounts;
}

/** What differs from the printed costs of a row while the question is open; infrastructure is paid when it is played. */
export function priceOf(decision: EvacuationDecision | null, row: RowId): Price | null {
  const price: Price = { free: false, off: 0, more: {} };
  const { more } = price;
  if (decision?.kind === "InfrastructureMove" && row === "infrastructure") price.off = decision.fields.off;
  else if (decision?.kind === "ChooseFromRow" && decision.fields.row === row) {
    price.free = decision.fields.free;
    price.off = decision.fields.off;
    for (const kind of decision.fields.more) more[kind] = (more[kind] ?? 0) + 1;
  }
  return price.free || price.off || Object.keys(more).length ? price : null;
}

/** The largest power the year's actions can add up to, for the meter. */
export function mostPower(view: EvacuationView, player: PlayerView): number {
  const card = view.bonus_cards[view.year - 1];
  return Math.max(card?.high ?? 0, ...player.powers, 1) + 2;
}

/** The year whose income comes next, null when none is to come: goals are drafted before that of year 1. */
export function nextIncome(view: EvacuationView): number | null {
  if (view.phase === "income") return view.year;
  return view.year < YEARS.length && !view.over ? view.year + 1 : null;
}
