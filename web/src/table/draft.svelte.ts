/**
 * What a person is about to do, before Confirm. A move may take several taps (two ships) and several questions (a card,
 * then a ship): all are drafted here, previewed by the server, and sent together.
 */

import { isNamed } from "../lib/choices";
import type { GameTypes, PreviewOf } from "../lib/game_types";
import { settings } from "../lib/settings.svelte";
import type { Position } from "../lib/wire";
import { t } from "../texts/texts.svelte";
import type { TableSession } from "./session.svelte";

const HOVER_MS = 90;

/** What to answer to the question at this place; null: nothing more. */
export type Way<G extends GameTypes = GameTypes> = {
  answer(choices: G["choice"][], at: number, decision: G["decision"] | null): G["choice"] | null;
}["answer"];

/** Answers, what could be chosen instead of each, and what follows from them. */
export interface Walked<G extends GameTypes = GameTypes> {
  steps: G["choice"][];
  offered: G["choice"][][];
  preview: PreviewOf<G> | null;
}

export class Draft<G extends GameTypes = GameTypes> {
  /** Answers chosen so far, one for each question. */
  steps = $state.raw<G["choice"][]>([]);
  /** What could be chosen at each of these questions. */
  offered = $state.raw<G["choice"][][]>([]);
  /** Things tapped for the next answer that do not make one yet. */
  picks = $state.raw<string[]>([]);
  /** What would follow from the steps. */
  preview = $state.raw<PreviewOf<G> | null>(null);
  /** The option under the pointer or focus. */
  aimed = $state.raw<G["choice"] | null>(null);
  /** What would follow from it, once it is known. */
  hovered = $state.raw<PreviewOf<G> | null>(null);

  /** The answer to come about what would follow; taps wait for it. */
  settled: Promise<void> = Promise.resolve();

  private taps: Promise<void> = Promise.resolve();
  private asked = 0;
  private hovers = 0;
  private known = new Map<string, PreviewOf<G>>();
  private hoverTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableSession<G>) {}

  /** The question now: the table's, or the one that follows from the steps. */
  get decision(): G["decision"] | null {
    if (this.complete) return null;
    if (this.steps.length) return this.preview?.view?.decision ?? null;
    return this.table.position?.view.decision ?? null;
  }

  get choices(): G["choice"][] {
    if (!this.table.asked || this.complete) return [];
    return this.steps.length ? (this.preview?.choices ?? []) : (this.table.position?.choices ?? []);
  }

  /** Whether Confirm would finish the move. */
  get complete(): boolean {
    return this.completes(this.steps, this.preview);
  }

  completes(steps: G["choice"][], preview: PreviewOf<G> | null): boolean {
    if (!steps.length || !preview) return false;
    if (preview.hidden) return true;
    const next = preview.view?.decision;
    if (!next || preview.choices.length === 0) return true;
    return !(this.table.page?.continues?.(next, this.table.position?.view ?? null, preview.view) ?? false);
  }

  get empty(): boolean {
    return this.steps.length === 0 && this.picks.length === 0;
  }

  /** What the ghost shows, or what follows from as many answers as it is known for: the last may lead to hidden things. */
  get sure(): PreviewOf<G> | null {
    if (this.ghost?.view) return this.ghost;
    const before = this.hovered ? this.open.at : this.steps.length - 1;
    for (let count = before; count > 0; count -= 1) {
      const known = this.known.get(this.key(this.steps.slice(0, count)));
      if (known?.view) return known;
    }
    return null;
  }

  /** What the board shows as a ghost. */
  get ghost(): PreviewOf<G> | null {
    return this.hovered ?? this.preview;
  }

  /** Whether the last answer is the end of the turn that was taken by itself. */
  get ended(): boolean {
    const last = this.steps.at(-1);
    return settings.endsTurns && this.steps.length > 1 && last !== undefined && this.isEnd(last);
  }

  private isEnd(choice: G["choice"]): boolean {
    return this.table.page?.ends?.(choice) ?? false;
  }

  /**
   * The question a tap answers: the open one, or the last one anew when all are answered. What could be done before the
   * turn ends by itself can be chosen too.
   */
  get open(): { at: number; choices: G["choice"][]; chosen: G["choice"] | null } {
    if (!this.complete || !this.table.asked) return { at: this.steps.length, choices: this.choices, chosen: null };
    const last = this.steps.length - (this.ended ? 2 : 1);
    const more = this.beforeEnd;
    const anew = (this.offered[last] ?? []).filter((one) => !more.some((other) => other.action === one.action));
    return { at: last, choices: [...anew, ...more], chosen: this.steps[last] ?? null };
  }

  /** What else could be done before the turn ends by itself. */
  private get beforeEnd(): G["choice"][] {
    return this.ended ? (this.offered.at(-1) ?? []).filter((choice) => !this.isEnd(choice)) : [];
  }

  /** Which question this choice answers, and what could be chosen there. */
  private placeOf(choice: G["choice"]): { at: number; choices: G["choice"][] } {
    if (this.beforeEnd.some((one) => one.action === choice.action))
      return { at: this.steps.length - 1, choices: this.offered.at(-1) ?? [] };
    const { at } = this.open;
    return { at, choices: at < this.steps.length ? (this.offered[at] ?? []) : this.choices };
  }

  /** The table as it is when the question at this place is asked. */
  viewAt(at: number): G["view"] | null {
    if (at === 0) return this.table.position?.view ?? null;
    return this.known.get(this.key(this.steps.slice(0, at)))?.view ?? null;
  }

  find(...named: G["named"]): G["choice"] | undefined {
    return this.choices.find((choice) => isNamed(choice, named));
  }

  /** Answer the open question. */
  async choose(choice: G["choice"]): Promise<void> {
    if (this.table.page?.immediate?.(choice)) return this.make(choice);
    if (!this.steps.length && settings.endsTurns && this.isEnd(choice)) return this.make(choice);
    const last = this.steps.length - 1;
    const before = this.offered[last] ?? [];
    // Until it is known what follows, a tap can only mean the question just answered.
    if (!this.preview && before.some((other) => other.action === choice.action))
      return this.answer(choice, last, before);
    const { at, choices } = this.placeOf(choice);
    await this.answer(choice, at, choices);
  }

  /** Answer the question at this place, anew if it was answered; later answers are dropped. Waits before asking on. */
  async answer(choice: G["choice"], at: number, choices: G["choice"][], wait = 0): Promise<void> {
    this.picks = [];
    this.settled = this.take([...this.steps.slice(0, at), choice], [...this.offered.slice(0, at), choices], wait);
    await this.settled;
  }

  /** The position is another, the question the same: the answers stand, what follows from them may differ. */
  renew(): void {
    this.unhover();
    this.known.clear();
    if (this.steps.length) this.settled = this.take(this.steps, this.offered);
  }

  /**
   * Answer one question after another from the first one on, as the way says, until it stops; only then show where it
   * led. Returns how many were answered.
   */
  async follow(way: Way<G>): Promise<number> {
    return (await this.followFirst([way], () => true)) ? this.steps.length : 0;
  }

  /**
   * Follow the first of these ways that leads where it should, and show that alone. If none does, all stays as it is;
   * null: something else was asked meanwhile.
   */
  followFirst(ways: Way<G>[], fits: (walked: Walked<G>) => boolean): Promise<boolean | null> {
    const turn = ++this.asked;
    this.unhover();
    const look = async () => {
      for (const way of ways) {
        const walked = await this.walk(way, turn);
        if (!walked) return null;
        if (!fits(walked)) continue;
        this.table.notice = null;
        this.picks = [];
        this.steps = walked.steps;
        this.offered = walked.offered;
        this.preview = walked.preview;
        return true;
      }
      return false;
    };
    const looked = look();
    this.settled = looked.then(() => undefined);
    return looked;
  }

  /** Where a way leads; null: something else was asked meanwhile. */
  private async walk(way: Way<G>, turn: number): Promise<Walked<G> | null> {
    const steps: G["choice"][] = [];
    const offered: G["choice"][][] = [];
    let preview: PreviewOf<G> | null = null;
    let choices = this.table.position?.choices ?? [];
    let decision: G["decision"] | null = this.table.position?.view.decision ?? null;
    for (;;) {
      const choice = choices.length ? way(choices, steps.length, decision) : null;
      const next = choice ? await this.ask([...steps, choice]) : null;
      if (turn !== this.asked) return null;
      if (!choice || !next) return { steps, offered, preview };
      steps.push(choice);
      offered.push(choices);
      preview = next;
      choices = next.hidden ? [] : next.choices;
      decision = next.view?.decision ?? null;
    }
  }

  /** Taps that look at the whole draft and make another of it: each begins when the one before has ended. */
  inTurn(tap: () => Promise<void> | void): Promise<void> {
    const made = this.taps.then(() => this.settled).then(tap);
    this.taps = made.catch(() => undefined);
    return made;
  }

  /** Tap together the answer to the open question. */
  pick(picks: string[]): void {
    const { at } = this.open;
    if (at < this.steps.length) this.settled = this.take(this.steps.slice(0, at), this.offered.slice(0, at));
    this.picks = picks;
  }

  private async take(steps: G["choice"][], offered: G["choice"][][], wait = 0): Promise<void> {
    this.unhover();
    this.table.notice = null;
    this.steps = steps;
    this.offered = offered;
    this.preview = null;
    const turn = ++this.asked;
    if (!steps.length) return;
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    if (turn !== this.asked) return;
    const preview = await this.ask(steps);
    if (turn !== this.asked) return;
    if (!preview) return this.retreat();
    const end = this.endAfter(steps, preview);
    const ended = end && (await this.ask([...steps, end]));
    if (turn !== this.asked) return;
    if (end && ended) {
      this.steps = [...steps, end];
      this.offered = [...offered, preview.choices];
    }
    this.preview = ended || preview;
  }

  /** The end of the turn, where all that is asked next is whether to do more before it. */
  private endAfter(steps: G["choice"][], preview: PreviewOf<G>): G["choice"] | undefined {
    if (!settings.endsTurns || preview.hidden || this.completes(steps, preview)) return undefined;
    return preview.choices.find((choice) => this.isEnd(choice));
  }

  /** It could not be found out what follows: back to the last question that is known, and the person is told. */
  private retreat(): void {
    let steps = this.steps;
    do steps = steps.slice(0, -1);
    while (steps.length && !this.known.has(this.key(steps)));
    this.steps = steps;
    this.offered = this.offered.slice(0, steps.length);
    this.picks = [];
    this.preview = this.known.get(this.key(steps)) ?? null;
    if (!this.table.notice) this.table.tell(t("link-lost-sending"), "problem"); // a refusal has told why
  }

  private key(steps: G["choice"][]): string {
    return `${this.table.position?.seq}:${steps.map((step) => step.action).join(",")}`;
  }

  private async ask(steps: G["choice"][]): Promise<PreviewOf<G> | null> {
    const key = this.key(steps);
    const known = this.known.get(key);
    if (known) return known;
    const [action, ...then] = steps.map((step) => step.action);
    if (action === undefined) return null;
    try {
      const answer = await this.table.ask({ is: "Preview", action, then });
      if (answer.is !== "Previewed") return null;
      this.known.set(key, answer);
      return answer;
    } catch {
      return null;
    }
  }

  /** Show what an option would do, after a moment. */
  hover(choice: G["choice"] | undefined): void {
    this.unhover();
    if (!choice) return;
    const turn = ++this.hovers;
    this.aimed = choice;
    this.hoverTimer = setTimeout(async () => {
      const preview = await this.ask([...this.steps.slice(0, this.placeOf(choice).at), choice]);
      if (turn === this.hovers) this.hovered = preview;
    }, HOVER_MS);
  }

  unhover(): void {
    clearTimeout(this.hoverTimer);
    this.hovers += 1;
    if (this.aimed) this.aimed = null;
    if (this.hovered) this.hovered = null;
  }

  /** One tap back. */
  async back(): Promise<void> {
    const answered = this.steps.length - (this.ended ? 2 : 1); // the end goes with what it ended
    if (this.picks.length) this.picks = this.picks.slice(0, -1);
    else this.settled = this.take(this.steps.slice(0, answered), this.offered.slice(0, answered));
    await this.settled;
  }

  clear(): void {
    this.asked += 1;
    this.unhover();
    this.forgetHint();
    this.steps = [];
    this.offered = [];
    this.picks = [];
    this.preview = null;
    this.known.clear();
  }

  /** A hint goes with its question. */
  forgetHint(): void {
    if (this.table.notice?.kind === "hint") this.table.notice = null;
  }

  /** Make a move of one answer without asking for more. */
  private async make(choice: G["choice"]): Promise<void> {
    if (this.table.sending) return;
    this.clear();
    await this.send([choice]);
  }

  /** Make a move of these answers, as far as each of them is among the choices and nothing hidden comes before it. */
  async makeAll(moves: G["named"][]): Promise<void> {
    if (!this.table.asked) return;
    const walked = await this.walk((choices, at) => {
      const move = moves[at];
      return (move && choices.find((choice) => isNamed(choice, move))) ?? null;
    }, ++this.asked);
    if (!walked || this.table.sending) return;
    this.clear();
    await this.send(walked.steps);
  }

  /** Send the whole move. */
  async confirm(): Promise<void> {
    if (this.complete && (await this.send(this.steps))) this.clear();
  }

  /** Send all answers of a move in one message, so that it is made whole or not at all; whether it was. */
  private async send(steps: G["choice"][]): Promise<boolean> {
    const seq = this.table.position?.seq;
    const [action, ...then] = steps.map((step) => step.action);
    if (seq === undefined || action === undefined || this.table.sending) return false;
    const done = await this.table.send({ is: "Move", seq, action, then });
    if (done) this.table.look();
    return done;
  }
}

/** Whether a question stands: what others chose meanwhile does not disturb what is drafted as its answer. */
export function asksTheSame(before: Position, after: Position): boolean {
  const asked = ({ view, choices }: Position) =>
    JSON.stringify([view.decision, choices.map((choice) => choice.action)]);
  return asked(before) === asked(after);
}
