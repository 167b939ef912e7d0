/** The guide of a table as the page shows it: the step, and what can be done about it. */

import { api } from "../lib/api";
import type { Question } from "../lib/socket";
import type { ChapterText, Guiding, Lang, PartText, Point, StepText, Until } from "../lib/wire";

/** An action by name, as it can be chosen now. */
interface Choice {
  name: string;
  args: object;
}

/** A step with what it points at now, and the part of its task that is due. */
export type ShownStep = Omit<StepText, "point"> & { point: string[] };

/** What a guide needs of the table it goes with. */
export interface GuidedTable {
  table: { game: string; guide: Guiding | null } | null;
  playing: boolean;
  interlude: unknown;
  position: { view: unknown } | null;
  draft: { choices: Choice[]; preview: { view?: unknown } | null; sure: { view?: unknown } | null };
  send(question: Question): Promise<boolean>;
}

export class Guidance {
  chapters = $state.raw<ChapterText[]>([]);
  /** What is shown: it does not run ahead of the moves that are still being played back. */
  shown = $state.raw<Guiding | null>(null);

  readonly steps = $derived(this.chapters.flatMap((chapter) => chapter.steps));
  readonly step = $derived.by<ShownStep | null>(() => {
    const step = this.steps[this.shown?.step ?? -1];
    if (!step) return null;
    const { draft, position } = this.table;
    const view = draft.preview?.view ?? draft.sure?.view ?? position?.view;
    return { ...step, point: seenNow(step.point, draft.choices), task: dueOf(step.parts, view) ?? step.task };
  });
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

/** What is to be looked at now: all the time, or while a fitting action can be chosen. */
export function seenNow(points: Point[], choices: Choice[]): string[] {
  return points.filter((point) => !point.may || choices.some((choice) => fits(point, choice))).map((point) => point.see);
}

function fits(point: Point, choice: Choice): boolean {
  const given = new Map<string, unknown>(Object.entries(choice.args));
  return point.may === choice.name && Object.entries(point.args).every(([key, value]) => [value].flat().includes(given.get(key)));
}

/** The part of a task that is due, if it has parts. */
export function dueOf(parts: PartText[], view: unknown): string | null {
  return parts.find((part) => part.when.every((until) => isMet(until, view)))?.task ?? null;
}

function isMet({ at, is, least, most }: Until, view: unknown): boolean {
  const found = at.split(".").reduce<unknown>((seen, part) => (seen as Record<string, unknown> | undefined)?.[part], view);
  if (least === null && most === null) return found === is;
  const number = Array.isArray(found) ? found.length : found;
  return typeof number === "number" && number >= (least ?? -Infinity) && number <= (most ?? Infinity);
}

/**
 * Where on the page something lies that a step points at: an entry of the reference, a part of the table (`@board`), or
 * one of several things that are alike (`@lifepod=31`).
 */
export function selectorOf(point: string): string {
  const one = /^@(\w+)=(\w+)$/.exec(point);
  if (one) return `[data-${one[1]}="${one[2]}"]`;
  return point.startsWith("@") ? `[data-part="${point.slice(1)}"]` : `[data-entry="${point}"]:not([data-part="seats"] *)`;
}

/** What of an element can be seen: its box, cut by all that scrolls or hides round it. */
export function seenOf(element: Element): { left: number; top: number; right: number; bottom: number } {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let round = element.parentElement; round; round = round.parentElement) {
    if (round.namespaceURI?.endsWith("svg") || getComputedStyle(round).overflowY === "visible") continue;
    const box = round.getBoundingClientRect();
    [left, top, right, bottom] = [
      Math.max(left, box.left),
      Math.max(top, box.top),
      Math.min(right, box.right),
      Math.min(bottom, box.bottom),
    ];
  }
  return { left, top, right, bottom };
}

/** Bring an element into what its panel shows; the page itself stays where it is. */
export function bringIntoPanel(element: Element): void {
  for (let round = element.parentElement; round && round !== document.body; round = round.parentElement) {
    if (round.scrollHeight <= round.clientHeight || !/auto|scroll/.test(getComputedStyle(round).overflowY)) continue;
    const box = element.getBoundingClientRect();
    const panel = round.getBoundingClientRect();
    if (box.bottom > panel.bottom) round.scrollTop += box.bottom - panel.bottom + MARGIN;
    else if (box.top < panel.top + MARGIN) round.scrollTop -= panel.top - box.top + MARGIN;
  }
}

const MARGIN = 6; // pixels
