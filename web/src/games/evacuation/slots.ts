/** What choices are called: the cards in the slots of the three rows, the parts of a card, the bonuses of a year. */

import type { View } from "../game";
import type { Choice } from "../../lib/wire";
import type { TableSession } from "../../table/session.svelte";
import { t } from "../../texts/texts.svelte";
import type { Kind } from "./printed";
import type { EvacuationView, RowId } from "./view";
import { cardHelp, sentence } from "./words";

const NAMED = { ships: "ship", stadiums: "stadium", infrastructure: "infrastructure" } as const;
const OF_SLOT = ["build", "take_card", "put_under"];

/** The row a question is about; taking infrastructure names none. */
export function rowAsked(decision: { kind: string; fields: Record<string, any> } | null | undefined): RowId | null {
  if (!decision) return null;
  if (decision.kind === "InfrastructureMove" || decision.kind === "TakeInfrastructure") return "infrastructure";
  return (decision.fields.row as RowId | undefined) ?? null;
}

/** The question that a tap answers: the open one, or the last one anew when all are answered. */
export function questionInFront(table: TableSession): EvacuationView["decision"] {
  if (!table.asked) return null;
  return table.draft.decision ?? table.draft.viewAt(table.draft.open.at)?.decision ?? null;
}

export function cardName(table: TableSession, row: RowId, id: string): string {
  return table.say.name(NAMED[row], id);
}

/** The card that an answer means, given where the question was asked. */
export function cardOf(choice: Choice, view: View | null): { row: RowId; id: string } | null {
  const row = OF_SLOT.includes(choice.name) ? rowAsked(view?.decision) : null;
  const id = row && (view as EvacuationView).rows[row][Number(choice.args.slot) - 1];
  return row && id ? { row, id } : null;
}

/** The cards of the rows that the draft takes, builds or puts away. */
export function cardsChosen(table: TableSession): Set<string> {
  const { draft } = table;
  return new Set(draft.steps.map((step, at) => cardOf(step, draft.viewAt(at))?.id ?? ""));
}

/** What a choice is called where its own name says too little: a card of a row, a part of a card, a bonus, a tile, a level. */
export function choiceWords(table: TableSession, choice: Choice, view: View | null): string | null {
  const decision = view?.decision;
  if (choice.name === "part" && decision?.fields.card)
    return sentence(cardHelp(table, String(decision.fields.card)), Number(choice.args.part) - 1) || null;
  if (choice.name === "pay_energy") {
    const old = Number(choice.args.from_old);
    return t("ev-pays", { old, new: Number(decision?.fields.cost ?? old) - old });
  }
  if (choice.name === "raise" || choice.name === "lower") return levelWords(table, choice, view as EvacuationView | null);
  if (choice.name === "invent") return tileWords(table, choice, view as EvacuationView | null);
  if (choice.name === "bonus") return bonusWords(table, choice, view as EvacuationView | null);
  return slotWords(table, choice, view);
}

/** A production marker with where it stands. */
function levelWords(table: TableSession, choice: Choice, view: EvacuationView | null): string | null {
  const player = view?.players[view.seat ?? -1];
  if (!player) return null;
  const level = (player.final ?? player.production)[choice.args.kind as Kind];
  return `${table.say.action(choice.name, choice.args)} (${t("ev-level-now", { level })})`;
}

/** The technology that an invent step in a column is made on. */
function tileWords(table: TableSession, choice: Choice, view: EvacuationView | null): string | null {
  const column = view?.players[view.seat ?? -1]?.technologies[Number(choice.args.column) - 1];
  const tile = column?.find((one) => !one.developed);
  return tile ? table.say.name("technology", tile.id) : null;
}

/** A bonus of the year with what it gives, as its card says it: `7: … / 10: …`. */
function bonusWords(table: TableSession, choice: Choice, view: EvacuationView | null): string | null {
  const card = view?.bonus_cards[view.year - 1];
  const sides = card ? table.say.said(`bonus-${card.id}-help`).split(" / ") : [];
  return sides.length === 2 ? (sides[choice.args.side === "low" ? 0 : 1] ?? null) : null;
}

/** What a choice of a slot is called: by its card. */
function slotWords(table: TableSession, choice: Choice, view: View | null): string | null {
  const found = cardOf(choice, view);
  if (!found) return null;
  const world = choice.name === "build" ? table.say.name("world", String(choice.args.world)) : "";
  return t(`ev-slot-${choice.name}`, { card: cardName(table, found.row, found.id), world });
}
