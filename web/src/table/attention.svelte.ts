/** Calls a person to the table when it is their turn, and tells a screen reader what has been shown. */

import { chime } from "../lib/sound";
import { notify } from "../lobby/notices.svelte";
import { inLanguage } from "../texts/texts.svelte";
import type { TableSession } from "./session.svelte";

export class Attention {
  /** What a screen reader is told next. */
  announcement = $state("");
  /** How many events it has been told. */
  announced = 0;
  private wasMyTurn = false;

  constructor(private readonly table: TableSession) {}

  announce(): void {
    const { told, say } = this.table;
    const news = told.slice(this.announced);
    this.announced = told.length;
    if (news.length) this.announcement = news.map((event) => say.event(event)).join(". ");
  }

  /** Sound, once, when it has become this person's turn. */
  ring(): void {
    const { table } = this;
    const now = table.myTurn && !table.playing; // an interlude waits for the person too
    if (now && !this.wasMyTurn && !table.silent) {
      chime();
      notify(table.game ? inLanguage(table.game.title) : "Landfall", table.call, table.id);
    }
    this.wasMyTurn = now;
  }
}
