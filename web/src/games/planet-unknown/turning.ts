/** How the station may be turned, and how far it is turned in the draft. */

import type { Choice } from "../../lib/wire";
import type { TableSession } from "../../table/session.svelte";
import { t } from "../../texts/texts.svelte";

const DEPOTS = 6;

/** The turns that may be chosen, by how many depots. */
export function turnsOf(table: TableSession): Map<number, Choice> {
  const choices = table.asked ? (table.position?.choices ?? []) : [];
  return new Map(
    choices.filter((choice) => choice.name === "rotate").map((choice) => [Number(choice.args.turns), choice]),
  );
}

export function chosenTurn(table: TableSession): number {
  return Number(table.draft.steps.find((step) => step.name === "rotate")?.args.turns ?? 0);
}

export function turnTo(table: TableSession, to: number): void {
  const turns = turnsOf(table);
  const choice = turns.get(((to % DEPOTS) + DEPOTS) % DEPOTS);
  if (choice) void table.draft.choose(choice);
  else if (!turns.size) table.tell(t("pu-not-yours-to-turn"));
}
