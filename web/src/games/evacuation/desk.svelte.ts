/** What is only about this screen: whose things are looked at, which part of the board is in front, what is in hand. */

import { MediaQuery } from "svelte/reactivity";
import type { Stage } from "./decisions";
import { withNews } from "./stores";
import type { EvacuationView, PlayerView } from "./view";
import type { OpenTable } from "../game";
import type { Evacuation } from "./wire";

/** As wide as the table with seats on the left and the log on the right. */
const WIDE = "min-width: 70rem";

export class Desk {
  private readonly screen = new MediaQuery(WIDE);
  /** Whose boards are shown; null: one's own. */
  looking = $state<number | null>(null);
  stage = $state<Stage>("actions");
  /** The area of the New World whose needs are shown. */
  area = $state<string | null>(null);
  /** The ship that taps load now. */
  ship = $state<string | null>(null);
  /** The technology whose words are shown on a phone. */
  tile = $state<string | null>(null);

  constructor(private readonly table: OpenTable<Evacuation>) {}

  /**
   * The table as it would be after the draft, else as it is. Where the last answer leads to something hidden: as it
   * would be after those before it, with what is told of stores, ships and markers.
   */
  get view(): EvacuationView {
    const { sure, preview } = this.table.draft;
    const view = sure?.view ?? this.table.view;
    if (!preview || sure === preview) return view;
    return withNews(view, preview.events.slice(sure?.events.length ?? 0));
  }

  get seat(): number {
    return this.looking ?? this.table.seat ?? 0;
  }

  get player(): PlayerView {
    return this.view.players[this.seat] as PlayerView;
  }

  /** Whether there is a desk beside the board, with one's hand and goals. */
  get wide(): boolean {
    return this.screen.current;
  }

  /** Whether taps on what is shown mean the person's own things. */
  get own(): boolean {
    return this.table.seat !== null && this.seat === this.table.seat;
  }
}

const desks = new WeakMap<OpenTable<Evacuation>, Desk>();

export function deskOf(table: OpenTable<Evacuation>): Desk {
  let desk = desks.get(table);
  if (!desk) {
    desk = new Desk(table);
    desks.set(table, desk);
  }
  return desk;
}
