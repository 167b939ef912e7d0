/** The guide of a table as the page shows it: the step, and what can be done about it. */

import { api } from "../lib/api";
import type { Question } from "../lib/socket";
import type { ChapterText, Guiding, Lang, StepText } from "../lib/wire";

/** What a guide needs of the table it goes with. */
export interface GuidedTable {
  table: { game: string; guide: Guiding | null } | null;
  playing: boolean;
  interlude: unknown;
  send(question: Question): Promise<boolean>;
}

export class Guidance {
  chapters = $state.raw<ChapterText[]>([]);
  /** What is shown: it does not run ahead of the moves that are still being played back. */
  shown = $state.raw<Guiding | null>(null);

  readonly steps = $derived(this.chapters.flatMap((chapter) => chapter.steps));
  readonly step = $derived<StepText | null>(this.shown ? (this.steps[this.shown.step] ?? null) : null);
  readonly chapter = $derived(this.chapters.findLast((chapter) => chapter.first <= (this.shown?.step ?? 0)) ?? null);
  /** Its place in the chapter, counted from 1. */
  readonly place = $derived((this.shown?.step ?? 0) - (this.chapter?.first ?? 0) + 1);
  readonly last = $derived(this.shown !== null && this.shown.step === this.steps.length - 1);

  private sent: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: GuidedTable) {}

  async load(lang: Lang): Promise<void> {
    const game = this.table.table?.game;
    if (game) this.chapters = (await api.guide(game, lang)).chapters;
  }

  /** Take what the table says, once all that has happened is on the screen. */
  follow(): void {
    if (!this.table.playing && !this.table.interlude) this.shown = this.table.table?.guide ?? null;
  }

  /** One after the other: a key may come before the answer to the last one. */
  private async go(step: number, anew: boolean): Promise<void> {
    this.sent = this.sent.then(() => this.table.send({ is: "GoTo", step, anew }));
    await this.sent;
  }

  /** Read on, or go on from here though something else was asked for. */
  next = () => this.go((this.shown?.step ?? 0) + 1, false);
  /** Let the guide do what it asks for. */
  skip = () => this.go((this.shown?.step ?? 0) + 1, true);
  /** The table as the guide has it at this step. */
  back = () => this.go(this.shown?.step ?? 0, true);
  begin = (chapter: ChapterText) => this.go(chapter.first, true);
  leave = () => this.go(this.steps.length, false);
}

/** `**this**` apart from the rest. */
export function spansOf(text: string): { text: string; strong: boolean }[] {
  return text.split("**").map((part, at) => ({ text: part, strong: at % 2 === 1 }));
}

/** Where on the page something lies that a step points at: an entry of the reference, or a part of the table. */
export function selectorOf(point: string): string {
  return point.startsWith("@") ? `[data-part="${point.slice(1)}"]` : `[data-entry="${point}"]`;
}
