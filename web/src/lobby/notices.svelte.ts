/** The system's notices, for those who have asked for them: it is one's turn somewhere while nobody looks at the page. */

import { settings } from "../lib/settings.svelte";
import type { GameInfo, TableInfo } from "../lib/wire";
import { inLanguage, t } from "../texts/texts.svelte";
import { isMyTurn } from "./own";

export function canNotify(): boolean {
  return typeof Notification === "function";
}

/** Ask the person's browser; whether it agrees. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tell about a table, unless the page is looked at. A later notice about it takes the place of the one before. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notices to service workers only.
  }
}

/** Sees which tables have come to wait for oneself since the last look. */
export class TurnWatch {
  private known: Set<string> | null = null;

  see(tables: TableInfo[], games: GameInfo[]): void {
    const mine = tables.filter((table) => isMyTurn(table));
    for (const table of mine) {
      if (!this.known || this.known.has(table.id)) continue;
      const title = inLanguage(games.find((game) => game.id === table.game)?.title ?? {}) || table.game;
      notify(title, t("your-turn"), table.id);
    }
    this.known = new Set(mine.map((table) => table.id));
  }
}
