/** What is only about this screen: whose things are looked at, which part of the board is in front, what is in hand. */

import type { TableSession } from "../../table/session.svelte";
import type { Stage } from "./decisions";
import type { EvacuationView, PlayerView } from "./view";

export class Desk {
  /** Whose boards are shown; null: one's own. */
  looking = $state<number | null>(null);
  stage = $state<Stage>("worlds");
  /** The area of the New World whose needs are shown. */
  area = $state<string | null>(null);
  /** The ship that taps load now. */
  ship = $state<string | null>(null);
  /** The technology whose words are shown on a phone. */
  tile = $state<string | null>(null);

  constructor(private readonly table: TableSession) {}

  /** The table as it would be after the draft, else as it is. */
  get view(): EvacuationView {
    return (this.table.draft.preview?.view ?? this.table.view) as unknown as EvacuationView;
  }

  get seat(): number {
    return this.looking ?? this.table.seat ?? 0;
  }

  get player(): PlayerView {
    return this.view.players[this.seat] as PlayerView;
  }

  /** Whether taps on what is shown mean the person's own things. */
  get own(): boolean {
    return this.table.seat !== null && this.seat === this.table.seat;
  }
}

const desks = new WeakMap<TableSession, Desk>();

export function deskOf(table: TableSession): Desk {
  let desk = desks.get(table);
  if (!desk) {
    desk = new Desk(table);
    desks.set(table, desk);
  }
  return desk;
}
