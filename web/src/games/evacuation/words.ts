/** Sentences this page makes of the view and of printed things. */

import { t } from "../../texts/texts.svelte";
import { effectCount } from "./icons";
import type { Amounts, Area, Effect, Space } from "./printed";
import { KINDS } from "./printed";
import type { Lacks } from "./view";
import type { OpenTable } from "../game";
import type { Evacuation } from "./wire";

export function amountWords(table: OpenTable<Evacuation>, amounts: Amounts): string {
  const parts = [...KINDS, "any" as const]
    .filter((kind) => amounts[kind])
    .map((kind) => `${amounts[kind]} ${table.say.name("kind", kind)}`);
  return parts.join(", ") || t("ev-nothing");
}

/** One sentence of a card's words: 0 its cost, 1 what it needs, 2 what it brings. */
export function sentence(help: string, at: number): string {
  const parts = help.split(/\.\s+/);
  return (parts[at] ?? "").replace(/\.$/, "");
}

export function effectWords(effect: Effect): string {
  return t(`ev-effect-${effect.op}`, { count: effectCount(effect) });
}

export function spaceWords(table: OpenTable<Evacuation>, space: Space): string {
  const parts = [...space.effects.map(effectWords), ...space.symbols.map((symbol) => table.say.name("symbol", symbol))];
  return parts.join(", ") || t("ev-empty-space");
}

/** What an area is, in one line for tooltips and screen readers. */
export function areaWords(table: OpenTable<Evacuation>, area: Area): string {
  const parts = [`${area.id}: ${table.say.name("biome", area.biome)}`];
  if (area.population_slots.length)
    parts.push(
      area.population_slots
        .map((slot) => t("ev-population-slot", { kind: table.say.name("kind", slot.resource), value: slot.value }))
        .join(", "),
    );
  if (area.factory_slots) parts.push(t("ev-factory-slots", { count: area.factory_slots }));
  if (area.symbols.length) parts.push(area.symbols.map((symbol) => table.say.name("symbol", symbol)).join(", "));
  return parts.join(". ");
}

export function lackWords(table: OpenTable<Evacuation>, lacks: Lacks | undefined): string {
  if (!lacks) return t("ev-lacks-nothing");
  const parts: string[] = [];
  if (lacks.not_this) parts.push(t("ev-lacks-not-this"));
  if (lacks.biome) parts.push(t("ev-lacks-biome", { biome: table.say.name("biome", lacks.biome) }));
  if (lacks.symbols?.length)
    parts.push(lacks.symbols.map((symbol) => table.say.name("symbol", symbol)).join(", "));
  if (lacks.factories) parts.push(t("ev-factories", { count: lacks.factories }));
  if (lacks.population) parts.push(t("ev-population", { count: lacks.population }));
  if (lacks.steel) parts.push(`${lacks.steel} ${table.say.name("kind", "steel")}`);
  return t("ev-lacks", { what: parts.join(", ") });
}

/** A goal's words: `goal_7` is said by `goal-7-help`. */
export function goalHelp(table: OpenTable<Evacuation>, goal: string): string {
  return table.say.said(`${goal.replace("_", "-")}-help`);
}

/** A card's words: `card_7` is said by `card-7-help`. */
export function cardHelp(table: OpenTable<Evacuation>, card: string): string {
  return table.say.said(`${card.replace("_", "-")}-help`);
}

export function partyName(table: OpenTable<Evacuation>, party: number | string): string {
  return typeof party === "number" ? (table.names[party] ?? "") : table.say.name("party", party);
}
