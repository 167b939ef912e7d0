/**
 * Several people at one device: each seat has its own line to the server, and one of them is on the screen. Who has moved
 * stays on the screen until somebody else here is asked; then a curtain falls, and the next one draws it.
 */

import { keep, kept, seatsHere } from "../lib/kept";
import { openTable, type TableSession } from "./session.svelte";

export class HotSeat {
  /** The one on the screen. */
  shown = $state.raw<TableSession>() as TableSession;
  private sessions = $state.raw<TableSession[]>([]);
  /** The people here may see each other's things. */
  private bare = $state(false);
  /** Somebody here has said who they are. */
  private drawn = $state(false);

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    const first = openTable(id, token);
    this.sessions = [first];
    this.shown = first;
    this.bare = kept(`bare.${id}`, false);
    if (seatsHere(id).some((one) => one.token === first.token)) this.open();
  }

  /** Open a line for everybody at this device who has none yet. */
  open(): void {
    const known = this.sessions.map((session) => session.token);
    const news = seatsHere(this.id).filter((one) => !known.includes(one.token));
    if (news.length) this.sessions = [...this.sessions, ...news.map((one) => openTable(this.id, one.token, true))];
  }

  /** Whether several people play at this device. */
  get several(): boolean {
    return this.sessions.length > 1;
  }

  /** Who else at this device is asked while the one on the screen is not. */
  get next(): TableSession | null {
    const { shown } = this;
    if (!this.several || shown.over || shown.myTurn || shown.sending || shown.playing || shown.interlude) return null;
    return this.sessions.find((session) => session !== shown && session.myTurn) ?? null;
  }

  /** Whose turn it is behind the curtain, until they draw it. */
  get curtain(): TableSession | null {
    if (this.bare || !this.several) return null;
    if (this.drawn || !this.shown.myTurn) return this.next;
    return this.shown; // nobody knows who has opened the page
  }

  /** Whoever is asked has the device now. */
  draw(): void {
    this.drawn = true;
    this.pass();
  }

  /** Show the next one's table. */
  private pass(): void {
    const { next } = this;
    if (!next) return;
    this.shown.silent = true;
    this.shown = next;
    next.silent = false;
  }

  /** From now on the people here see each other's things. */
  drop(): void {
    this.bare = true;
    keep(`bare.${this.id}`, true);
    this.pass();
  }

  /** Where nobody hides anything, the next one is shown at once. */
  follow(): void {
    if (this.bare && this.next) this.pass();
  }

  /** Sit down: connect anew with the seat's own token. */
  sit(token: string): void {
    this.shown.close();
    const session = openTable(this.id, token);
    this.sessions = this.sessions.map((one) => (one === this.shown ? session : one));
    this.shown = session;
  }

  close(): void {
    for (const session of this.sessions) session.close();
  }
}
