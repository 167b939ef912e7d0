/** A game that is looked at again: a table without a socket, which stands at any position of the game. */

import { settings } from "../lib/settings.svelte";
import type { BetterLine, Position, Replay, ReplayStep, Told } from "../lib/wire";
import { TableSession } from "../table/session.svelte";
import { GameAnalysis } from "./analysis.svelte";
import { positionsOf } from "./changes";
import { turningPoints } from "./turning";

export const SIZES = ["decision", "move", "turn", "round"] as const;
export type Size = (typeof SIZES)[number];
export const SPEEDS = [0.5, 1, 2, 4] as const;

const PAUSE_MS = 700; // between two steps, at speed 1
const STILL = 4; // the speed from which nothing travels

export class ReplayTable extends TableSession {
  /** The number of the position that is shown. */
  at = $state(0);
  size = $state<Size>("decision");
  speed = $state(1);
  running = $state(false);
  /** The text of a saved game, if this is one. */
  text = "";
  /** It was saved as a page: there is no server to ask. */
  detached = $state(false);
  readonly analysis = new GameAnalysis(() => (this.id ? { table: this.id } : { text: this.text }));
  /** The better line that is shown as ghosts. */
  better = $state.raw<BetterLine | null>(null);
  /** Show the game as another seat saw it, or openly. */
  lookAs: ((whose: string) => void) | null = null;
  source = $state.raw<Replay | null>(null);
  /** Where the game turned: by its analysis, or where the lead changed hands. */
  readonly turning = $derived(
    turningPoints(this.analysis.result, (this.source?.steps ?? []).length, (at) => this.totalsAt(at)),
  );
  private positions: Position[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, token: string | null) {
    super(id, token, () => ({ ask: () => Promise.reject(new Error("a replay")), close: () => undefined }));
    this.link = "open";
    this.resultOpen = false;
  }

  override get replay(): ReplayTable {
    return this;
  }

  get steps(): ReplayStep[] {
    return this.source?.steps ?? [];
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** The whole story, also what is still to come: the log is the table of contents. */
  get whole(): Told[] {
    return this.source?.events ?? [];
  }

  /** Take in a game, and stand at one of its positions. */
  async load(replay: Replay, at: number): Promise<void> {
    this.pause();
    this.source = replay;
    this.positions = positionsOf(replay);
    // Nothing is asked of anybody here, though the game may still run.
    this.table = { ...replay.table, status: replay.table.status === "abandoned" ? "abandoned" : "over" };
    this.jump(at);
    await this.prepare(replay.table.game);
    this.playback.settle();
  }

  /** Show a position at once. */
  jump(at: number): void {
    const goal = Math.min(Math.max(0, at), this.last);
    this.playback.stop();
    this.take(goal);
    this.playback.settle();
  }

  private take(at: number): void {
    if (this.better) {
      this.better = null;
      this.draft.clear();
    }
    this.at = at;
    this.position = this.positions[at] ?? null;
    this.story = this.whole.slice(0, this.steps[at]?.told ?? 0);
    this.looked = this.story.length;
  }

  /** The points of each seat at a position, by what they are for. */
  pointsAt(at: number): Record<string, number>[] {
    return this.positions[at]?.scores ?? [];
  }

  private totalsAt(at: number): number[] {
    return this.pointsAt(at).map((points) => this.totalled(points));
  }

  /** Stand where a better line would have begun, and show where it leads as a draft is shown in play. */
  showLine(line: BetterLine): void {
    this.pause();
    this.jump(line.move);
    const { steps, view, events, scores } = line;
    this.draft.steps = steps;
    this.draft.offered = steps.map((step) => [step]);
    this.draft.preview = {
      is: "Previewed",
      id: "",
      hidden: view === null,
      view,
      events,
      scores,
      choices: [],
      final: false,
    };
    this.better = line;
  }

  /** Go to where these events of the story had happened. */
  override showAgain(_first: number, last: number): Promise<void> {
    this.pause();
    const at = this.steps.findIndex((step) => step.told > last);
    if (at >= 0) this.jump(at);
    return Promise.resolve();
  }

  /** Boards draw ghosts of what is asked: here of a better line alone. */
  override get asked(): boolean {
    return this.better !== null;
  }

  /** Nothing is refused here, as nothing is played. */
  override why(): Promise<void> {
    return Promise.resolve();
  }

  /** Go on by one step of this size; pieces travel as in play, unless it is a whole round. */
  forward(size: Size = this.size): void {
    const goal = this.next(size);
    if (size === "round") return this.jump(goal);
    if (this.playback.busy) this.jump(this.at);
    while (this.at < goal) {
      const from = this.story.length;
      this.take(this.at + 1);
      const still = !settings.moving || document.hidden || this.speed >= STILL;
      if (this.position) this.enqueue(this.story.slice(from), this.position.view, from, still);
    }
    this.playback.settle();
  }

  back(size: Size = this.size): void {
    this.jump(this.previous(size));
  }

  next(size: Size): number {
    const steps = this.steps;
    for (let at = this.at + 1; at < steps.length; at += 1) if (ends(steps[at], size)) return at;
    return this.last;
  }

  previous(size: Size): number {
    for (let at = this.at - 1; at > 0; at -= 1) if (ends(this.steps[at], size)) return at;
    return 0;
  }

  // -- playing by itself ----------------------------------------------------------------------------------------------

  play(): void {
    if (this.at >= this.last) this.jump(0);
    this.running = true;
    this.later();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onward(), PAUSE_MS / this.speed);
  }

  private onward(): void {
    if (!this.running) return;
    if (!this.playback.busy) {
      if (this.at >= this.last) return this.pause();
      this.forward();
    }
    this.later();
  }

  protected override caughtUp(): void {
    if (this.source) this.seat = this.source.is_open ? (this.view?.seat ?? null) : this.source.seat;
    super.caughtUp();
  }

  override close(): void {
    this.pause();
    this.analysis.close();
    super.close();
  }
}

function ends(step: ReplayStep | undefined, size: Size): boolean {
  return step !== undefined && SIZES.indexOf(step.ends) >= SIZES.indexOf(size);
}
