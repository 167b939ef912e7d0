/** The tables the lobby shows: one's own, listed or not, then those that wait, then those in play. */

import { api } from "../lib/api";
import { seats as keptSeats } from "../lib/kept";
import { settings } from "../lib/settings.svelte";
import type { Status, TableInfo } from "../lib/wire";
import { hiddenTables, hide, inOrder } from "./own";

export type Part = "own" | "waiting" | "running";

const AT_FIRST: Record<Part, number> = { own: 4, waiting: 12, running: 6 };
const MORE = 20;
const PAGE = 50; // the most one answer holds

export class Rooms {
  loaded = $state(false);
  private found = $state.raw<Record<Part, TableInfo[]>>({ own: [], waiting: [], running: [] });
  private shown = $state<Record<Part, number>>({ ...AT_FIRST });

  /** Tables that one has hidden are shown when asked for. */
  showHidden = $state(false);
  hidden = $state.raw<string[]>(hiddenTables());

  get own(): TableInfo[] {
    return this.ownAll.slice(0, this.shown.own);
  }

  private get ownAll(): TableInfo[] {
    return this.showHidden ? this.found.own : this.found.own.filter((table) => !this.hidden.includes(table.id));
  }

  /** How many of one's own are hidden. */
  get hiddenCount(): number {
    return this.found.own.filter((table) => this.hidden.includes(table.id)).length;
  }

  /** All of one's own, hidden or not. */
  get allOwn(): TableInfo[] {
    return this.found.own;
  }

  hide(table: string, hidden: boolean): void {
    hide(table, hidden);
    this.hidden = hiddenTables();
  }

  get waiting(): TableInfo[] {
    return this.found.waiting.slice(0, this.shown.waiting);
  }

  get running(): TableInfo[] {
    return this.found.running.slice(0, this.shown.running);
  }

  hasMore(part: Part): boolean {
    return (part === "own" ? this.ownAll : this.found[part]).length > this.shown[part];
  }

  showMore(part: Part): void {
    this.shown[part] += MORE;
    void this.look();
  }

  /** Ask the server again. Rejected if it does not answer. */
  async look(): Promise<void> {
    const ids = keptSeats().map((seat) => seat.table);
    const [own, waiting, running] = await Promise.all([
      ids.length ? api.tablesOf(ids, settings.lang) : [],
      some("waiting", this.shown.waiting + ids.length + 1), // one's own are taken out; one more tells that there are more
      some("running", this.shown.running + ids.length + 1),
    ]);
    const mine = new Set(own.map((table) => table.id));
    this.found = {
      own: inOrder(own),
      waiting: waiting.filter((table) => !mine.has(table.id)),
      running: running.filter((table) => !mine.has(table.id)),
    };
    this.loaded = true;
  }
}

/** The first so many listed tables of a status. */
async function some(status: Status, count: number): Promise<TableInfo[]> {
  const pages = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) =>
    api.tables(status, Math.min(PAGE, count - page * PAGE), page * PAGE, settings.lang),
  );
  return (await Promise.all(pages)).flat();
}
