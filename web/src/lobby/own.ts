/** One's own tables: whose turn it is there, and in which order they are shown. */

import { keep, kept, seatsHere } from "../lib/kept";
import type { TableInfo } from "../lib/wire";

/** The seats of people that the game waits for, at a table in play. */
export function waitsFor(table: TableInfo): number[] {
  if (table.status !== "running") return [];
  return table.to_act.filter((seat) => table.seats[seat]?.kind === "person");
}

/** Whether somebody at this device is to move. */
export function isMyTurn(table: TableInfo): boolean {
  const here = seatsHere(table.id).map((one) => one.seat);
  return waitsFor(table).some((seat) => here.includes(seat));
}

/** Those where it is one's turn, then those in play, those that wait for players, those that are over. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => {
    if (isMyTurn(table)) return 0;
    return table.status === "running" ? 1 : table.status === "waiting" ? 2 : 3;
  };
  return tables.toSorted((one, other) => rank(one) - rank(other) || since(other) - since(one));
}

/** Unix seconds of the last thing that happened there. */
export function since(table: TableInfo): number {
  return Math.max(table.moved_at, table.made_at);
}

/** Whether nobody else has a seat there: then one may delete it. */
export function isMineAlone(table: TableInfo): boolean {
  return table.seats.filter((seat) => seat.held).length === 1;
}

export function hiddenTables(): string[] {
  return kept<string[]>("hidden", []);
}

const MOST_HIDDEN = 200;

export function hide(table: string, hidden: boolean): void {
  const others = hiddenTables().filter((other) => other !== table);
  keep("hidden", hidden ? [table, ...others].slice(0, MOST_HIDDEN) : others);
}
