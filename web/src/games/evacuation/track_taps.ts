/** Taps on the spaces of the progress track. */

import { t } from "../../texts/texts.svelte";
import type { OpenTable } from "../game";
import type { Lane } from "./printed";
import { choiceOf, tap } from "./tapping";
import type { Evacuation } from "./wire";

const MARKERS = ["leading", "trailing"] as const;
export type MarkerName = (typeof MARKERS)[number];

/** The steps to which one's own markers come, while they land. */
function landing(table: OpenTable<Evacuation>) {
  const { decision } = table.draft;
  return table.asked && decision?.kind === "LandMarker" ? decision.fields : null;
}

/** One's own markers that come to this step. */
function coming(table: OpenTable<Evacuation>, step: number): MarkerName[] {
  const fields = landing(table);
  return MARKERS.filter((marker) => fields?.[marker] === step);
}

/** A marker that may land in this space. */
export function landingAt(table: OpenTable<Evacuation>, step: number, lane: Lane): MarkerName | undefined {
  return coming(table, step).find((marker) => choiceOf(table, ["land", { marker, lane }]));
}

/** A marker lands in the space, or why not. */
export function tapSpace(table: OpenTable<Evacuation>, step: number, lane: Lane): void {
  const marker = landingAt(table, step, lane) ?? coming(table, step)[0];
  if (landing(table) && !marker) table.tell(t("ev-no-marker-there", { step }));
  else void tap(table, ["land", { marker: marker ?? "leading", lane }]);
}
