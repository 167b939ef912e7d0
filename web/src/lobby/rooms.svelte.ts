/** The tables the lobby shows: one's own, listed or not, then those that wait, then those in play. */

import { api } from "../lib/api";
import { seats as keptSeats } from "../lib/kept";
import { settings } from "../lib/settings.svelte";
import type { Status, TableInfo } from "../lib/wire";

export type Part = "own" | "waiting" | "running";

const AT_FIRST: Record<Part, number> = { own: 5, waiting: 12, running: 6 };
const MORE = 20;
const PAGE = 50; // the most one answer holds

export class Rooms {
  loaded = $state(false);
  private found = $state.raw<Record<Part, TableInfo[]>>({ own: [], waiting: [], running: [] });
  private shown = $state<Record<Part, number>>({ ...AT_FIRST });

  get own(): TableInfo[] {
    return this.found.own.slice(0, this.shown.own);
  }

  get waiting(): TableInfo[] {
    return this.found.waiting.slice(0, this.shown.waiting);
  }

  get running(): TableInfo[] {
    return this.found.running.slice(0, this.shown.running);
  }

  hasMore(part: Part): boolean {
    return this.found[part].length > this.shown[part];
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
      own: own.toSorted((one, other) => rank(one) - rank(other)), // the sort keeps the latest first
      waiting: waiting.filter((table) => !mine.has(table.id)),
      running: running.filter((table) => !mine.has(table.id)),
    };
    this.loaded = true;
  }
}

function rank(table: TableInfo): number {
  return table.status === "running" ? 0 : table.status === "waiting" ? 1 : 2;
}

/** The first so many listed tables of a status. */
async function some(status: Status, count: number): Promise<TableInfo[]> {
  const pages = Array.from({ length: Math.ceil(count / PAGE) }, (_, page) =>
    api.tables(status, Math.min(PAGE, count - page * PAGE), page * PAGE, settings.lang),
  );
  return (await Promise.all(pages)).flat();
}
