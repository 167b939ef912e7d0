/** What is on the screen of what has happened: moves are played back one after another, and interludes wait. */

import type { AnyBeat, Interlude } from "../games/game";
import { settings, SPEEDS } from "../lib/settings.svelte";
import type { Position, TableView, Told } from "../lib/wire";

/** A beat with the number of events of the whole story that are told once it is shown. */
type Queued = AnyBeat & { until: number };

/** The most that may be played back in a row, in ms: three bots that answer one after another keep nobody waiting. */
const LONGEST = { slow: Infinity, normal: 900, fast: 450, once: 0 } as const;

export class Playback {
  /** What the board draws: the position, or the way there. */
  view = $state.raw<TableView | null>(null);
  /** The points that go with what is shown, and whose turn it is then. */
  scores = $state.raw<Record<string, number>[]>([]);
  toAct = $state.raw<number[]>([]);
  /** How many events of the story have been shown. */
  told = $state(0);
  interlude = $state.raw<Interlude | null>(null);
  playing = $state(false);
  /** Whether something is shown again that happened earlier. */
  again = $state(false);

  private beats: Queued[] = [];
  /** How long has been played back since this person was last asked, in ms. */
  private spent = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which event the open interlude is about. */
  private about = 0;

  /** `latest` is the position all of this leads to; `caughtUp` is called whenever it is reached. */
  constructor(
    private readonly latest: () => { position: Position | null; story: Told[] },
    private readonly caughtUp: () => void,
  ) {}

  get busy(): boolean {
    return this.playing || this.interlude !== null;
  }

  /** The view that what comes next starts from. */
  get before(): TableView | null {
    const last = this.beats.findLast((beat) => "view" in beat);
    return last && "view" in last ? last.view : this.view;
  }

  /** Show these beats after what is still to be shown, then the view after them; `from` events were there before. */
  add(beats: AnyBeat[], after: TableView, from: number, events: number): void {
    for (const beat of beats) this.beats.push({ ...beat, until: from + (beat.told ?? 0) });
    this.beats.push({ view: after, ms: 0, until: from + events });
    if (!this.busy) this.next();
  }

  /** Show these beats of something that happened earlier, then the view there is now. */
  showAgain(beats: AnyBeat[], now: TableView, told: number): void {
    this.again = true;
    this.add(beats, now, told, 0);
  }

  private next(): void {
    clearTimeout(this.timer);
    const beat = this.beats.shift();
    if (beat === undefined) {
      this.playing = false;
      this.again = false;
      this.spent = 0;
      this.show();
      return;
    }
    this.told = Math.max(this.told, beat.until);
    if (beat.scores) this.scores = beat.scores;
    if ("interlude" in beat) {
      this.playing = false;
      this.interlude = beat.interlude;
      this.about = beat.until;
      return;
    }
    this.view = beat.view;
    this.playing = this.beats.length > 0 || beat.ms > 0;
    const ms = beat.still ? beat.ms : this.quickly(beat.ms);
    if (ms > 0) this.timer = setTimeout(() => this.next(), ms);
    else this.next();
  }

  /** How long a beat is shown: the more wait and the longer it has taken already, the shorter. */
  private quickly(wished: number): number {
    const waiting = 1 + this.beats.filter((one) => "view" in one && one.ms > 0 && !one.still).length;
    const ms = (wished * SPEEDS[settings.speed]) / Math.max(1, waiting - 1);
    const shown = Math.min(ms, Math.max(0, LONGEST[settings.speed] - this.spent) / waiting);
    this.spent += shown;
    return shown;
  }

  /** Go on after an interlude. */
  goOn(): void {
    this.interlude = null;
    this.next();
  }

  /** Show at once how things stand; an interlude still comes. */
  skip(): void {
    this.beats = this.beats.filter((beat) => "interlude" in beat);
    this.next();
  }

  /** Only so many events of the story still stand: what is shown of the others ends; interludes before them stay. */
  cut(stands: number): void {
    const open = this.interlude !== null && this.about < stands;
    const kept = this.beats.filter((beat) => "interlude" in beat && beat.until < stands);
    this.told = Math.min(this.told, stands);
    if (!open) this.stop();
    this.beats = kept;
    if (!open && kept.length) this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.beats = [];
    this.playing = false;
    this.again = false;
    this.interlude = null;
  }

  /** Show how things stand, unless something is still being shown. */
  settle(): void {
    if (!this.busy) this.show();
  }

  private show(): void {
    const { position, story } = this.latest();
    if (!position) return;
    this.view = position.view;
    this.scores = position.scores;
    this.toAct = position.to_act;
    this.told = story.length;
    this.caughtUp();
  }
}
