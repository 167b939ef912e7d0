/** How the people and bots at a table are called. */

import type { TableInfo } from "../lib/wire";
import { t } from "../texts/texts.svelte";

export function nameOf(seat: TableInfo["seats"][number]): string {
  if (seat.kind === "open") return t("seat-open-name", { number: seat.seat + 1 });
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return t("bot-name", { number: seat.seat + 1 });
  return t("seat-name", { number: seat.seat + 1 });
}
