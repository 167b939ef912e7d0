/** How the station may be turned, and how far it is turned in the draft. */

import { t } from "../../texts/texts.svelte";
import type { OpenTable } from "../game";
import type { PlanetUnknown, PlanetUnknownChoice } from "./wire";

const DEPOTS = 6;

/** The turns that may be chosen, by how many depots. */
export function turnsOf(table: OpenTable<PlanetUnknown>): Map<number, PlanetUnknownChoice> {
  const choices = table.asked ? (table.position?.choices ?? []) : [];
  return new Map(
    choices.filter((choice) => choice.name === "rotate").map((choice) => [choice.args.turns, choice]),
  );
}

export function chosenTurn(table: OpenTable<PlanetUnknown>): number {
  return table.draft.steps.find((step) => step.name === "rotate")?.args.turns ?? 0;
}

export function turnTo(table: OpenTable<PlanetUnknown>, to: number): void {
  const turns = turnsOf(table);
  const choice = turns.get(((to % DEPOTS) + DEPOTS) % DEPOTS);
  if (choice) void table.draft.choose(choice);
  else if (!turns.size) table.tell(t("pu-not-yours-to-turn"));
}
