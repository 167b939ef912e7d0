/** What choices are called: the cards in the slots of the three rows, the parts of a card, the bonuses of a year. */

import type { OpenTable } from "../game";
import { t } from "../../texts/texts.svelte";
import type { EvacuationView, RowId } from "./view";
import { cardHelp, sentence } from "./words";
import type { Evacuation, EvacuationChoice, EvacuationDecision } from "./wire";

type Chosen<Name extends EvacuationChoice["name"]> = Extract<EvacuationChoice, { name: Name }>;

const NAMED = { ships: "ship", stadiums: "stadium", infrastructure: "infrastructure" } as const;

/** The row a question is about; taking infrastructure names none. */
export function rowAsked(decision: EvacuationDecision | null | undefined): RowId | null {
  if (decision?.kind === "InfrastructureMove" || decision?.kind === "TakeInfrastructure") return "infrastructure";
  return decision?.kind === "ChooseFromRow" || decision?.kind === "PutUnder" ? decision.fields.row : null;
}

/** The question that a tap answers: the open one, or the last one anew when all are answered. */
export function questionInFront(table: OpenTable<Evacuation>): EvacuationDecision | null {
  if (!table.asked) return null;
  return table.draft.decision ?? table.draft.viewAt(table.draft.open.at)?.decision ?? null;
}

export function cardName(table: OpenTable<Evacuation>, row: RowId, id: string): string {
  return table.say.name(NAMED[row], id);
}

/** The card that an answer means, given where the question was asked. */
export function cardOf(choice: EvacuationChoice, view: EvacuationView | null): { row: RowId; id: string } | null {
  if (choice.name !== "build" && choice.name !== "take_card" && choice.name !== "put_under") return null;
  const row = rowAsked(view?.decision);
  const id = row && view?.rows[row][choice.args.slot - 1];
  return row && id ? { row, id } : null;
}

/** The cards of the rows that the draft takes, builds or puts away. */
export function cardsChosen(table: OpenTable<Evacuation>): Set<string> {
  const { draft } = table;
  return new Set(draft.steps.map((step, at) => cardOf(step, draft.viewAt(at))?.id ?? ""));
}

/** What a choice is called where its own name says too little: a card of a row, a part of a card, a bonus, a tile, a level. */
export function choiceWords(table: OpenTable<Evacuation>, choice: EvacuationChoice, view: EvacuationView | null): string | null {
  const decision = view?.decision;
  if (choice.name === "part" && decision?.kind === "NextPart")
    return sentence(cardHelp(table, decision.fields.card), choice.args.part - 1) || null;
  if (choice.name === "pay_energy") {
    const old = choice.args.from_old;
    return t("ev-pays", { old, new: (decision?.kind === "PayEnergy" ? decision.fields.cost : old) - old });
  }
  if (choice.name === "raise" || choice.name === "lower") return levelWords(table, choice, view);
  if (choice.name === "invent") return tileWords(table, choice.args.column, view);
  if (choice.name === "bonus") return bonusWords(table, choice.args.side, view);
  return slotWords(table, choice, view);
}

/** A production marker with where it stands. */
function levelWords(table: OpenTable<Evacuation>, choice: Chosen<"raise" | "lower">, view: EvacuationView | null): string | null {
  const player = view?.players[view.seat ?? -1];
  if (!player) return null;
  const level = (player.final ?? player.production)[choice.args.kind];
  return `${table.say.action(choice.name, choice.args)} (${t("ev-level-now", { level })})`;
}

/** The technology that an invent step in a column is made on. */
function tileWords(table: OpenTable<Evacuation>, column: number, view: EvacuationView | null): string | null {
  const tiles = view?.players[view.seat ?? -1]?.technologies[column - 1];
  const tile = tiles?.find((one) => !one.developed);
  return tile ? table.say.name("technology", tile.id) : null;
}

/** A bonus of the year with what it gives, as its card says it: `7: … / 10: …`. */
function bonusWords(table: OpenTable<Evacuation>, side: string, view: EvacuationView | null): string | null {
  const card = view?.bonus_cards[view.year - 1];
  const sides = card ? table.say.said(`bonus-${card.id}-help`).split(" / ") : [];
  return sides.length === 2 ? (sides[side === "low" ? 0 : 1] ?? null) : null;
}

/** What a choice of a slot is called: by its card. */
function slotWords(table: OpenTable<Evacuation>, choice: EvacuationChoice, view: EvacuationView | null): string | null {
  const found = cardOf(choice, view);
  if (!found) return null;
  const world = choice.name === "build" ? table.say.name("world", choice.args.world) : "";
  return t(`ev-slot-${choice.name}`, { card: cardName(table, found.row, found.id), world });
}
