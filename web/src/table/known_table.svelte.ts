/** What is known of a table: what the server has told, what is on the screen now, and what follows from both. */

import type { AnyPage, Interlude } from "../games/game";
import type { GameTypes, PositionOf } from "../lib/game_types";
import type { Link } from "../lib/socket";
import type { ChatLine, GameInfo, TableInfo } from "../lib/wire";
import type { ReplayTable } from "../replay/replay.svelte";
import { type Bundles, speaker, t } from "../texts/texts.svelte";
import { actsIn } from "./acts";
import { nameOf } from "./names";
import { Playback } from "./playback.svelte";

export interface Notice<G extends GameTypes = GameTypes> {
  words: string;
  kind: "why" | "problem" | "hint";
  /** What a hint would choose; it goes with its question. */
  hinted?: G["choice"];
  /** The rule that a refusal cites. */
  rule?: string | undefined;
}

export abstract class KnownTable<G extends GameTypes = GameTypes> {
  link = $state<Link>("connecting");
  closedBy = $state(0);
  /** Why the server would not open the table, in its words. */
  closedWords = $state("");
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  page = $state.raw<AnyPage | null>(null);
  texts = $state.raw<Bundles | null>(null);
  seat = $state<number | null>(null);
  position = $state.raw<PositionOf<G> | null>(null);
  story = $state.raw<G["event"][]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Events before this one were there when the person last moved. */
  looked = $state(0);
  chatRead = $state(0);
  notice = $state.raw<Notice<G> | null>(null);
  /** The server speaks a newer wire than this page. */
  outdated = $state(false);
  sending = $state(false);
  hinting = $state(false);
  /** Whether the result is shown once the game is over. */
  resultOpen = $state(true);
  /** Somebody else at this device is on the screen: nothing sounds, and the device's own seat stays another. */
  silent = false;
  protected readonly playback = new Playback(
    () => this,
    () => this.caughtUp(),
  );
  /** The story act by act, as far as it has been shown. */
  readonly acts = $derived(actsIn(this.told, this.page?.acts));

  /** Everything that happened is on the screen. */
  protected abstract caughtUp(): void;

  /** What the board draws: the position, or the way there while it is played back. */
  get view(): G["view"] | null {
    return this.playback.view;
  }

  /** The points that go with what is shown; those of one's own seat as one knows them oneself. */
  get scores(): Record<string, number>[] {
    const own = this.view ? (this.page?.ownPoints?.(this.view) ?? null) : null;
    return this.playback.scores.map((points, seat) => (seat === this.seat && own ? own : points));
  }

  /** The seats that owe a decision in what is shown. */
  get toAct(): number[] {
    return this.playback.toAct;
  }

  /** The story as far as it has been shown: what is still to be revealed is not told before. */
  get told(): G["event"][] {
    return this.playback.told < this.story.length ? this.story.slice(0, this.playback.told) : this.story;
  }

  /** The game that is looked at again, if this is not a table in play. */
  get replay(): ReplayTable | null {
    return null;
  }

  get interlude(): Interlude | null {
    return this.playback.interlude;
  }

  get playing(): boolean {
    return this.playback.playing;
  }

  /** The players' names by seat, for texts. */
  get names(): string[] {
    return (this.table?.seats ?? []).map(nameOf);
  }

  get say() {
    return speaker(this.texts, this.names);
  }

  get myTurn(): boolean {
    return this.seat !== null && this.plays && (this.position?.to_act.includes(this.seat) ?? false);
  }

  /** Whose turn is interrupted by the question that is open now, if it is. */
  get interrupted(): number | null {
    if (this.over || !this.position) return null;
    return this.page?.outOfTurn?.(this.position.view) ?? null;
  }

  /** How this person is called to the table: in turn, or in the middle of somebody's. */
  get call(): string {
    if (!this.myTurn) return "";
    const { interrupted } = this;
    return interrupted === null ? t("your-turn") : t("asked-in-turn-of", { name: this.names[interrupted] ?? "" });
  }

  /** Whether this person, not a bot, plays the seat. */
  get plays(): boolean {
    return this.seat !== null && this.table?.status === "running" && this.table.seats[this.seat]?.kind === "person";
  }

  /** Whether one may choose now: nothing is being played back or sent. */
  get asked(): boolean {
    return this.myTurn && !this.playback.busy && !this.sending;
  }

  get over(): boolean {
    return this.table?.status === "over" || this.table?.status === "abandoned";
  }

  totalOf(seat: number): number | null {
    const scores = this.scores[seat];
    if (!scores || Object.keys(scores).length === 0) return null;
    return this.totalled(scores);
  }

  /** What a seat's figures come to: their sum, unless the game counts otherwise. */
  totalled(scores: Record<string, number>): number {
    const own = this.page?.total?.(scores) ?? null;
    return own ? own.points : Object.values(scores).reduce((sum, points) => sum + points, 0);
  }

  totalTitle(scores: Record<string, number>): string {
    return this.page?.total?.(scores)?.title ?? "total";
  }

  /** Whether what is on the board happened earlier and is shown again. */
  get again(): boolean {
    return this.playback.again;
  }

  /** Whether hints are given here: this person plays with bots alone. */
  get alone(): boolean {
    return (this.table?.seats ?? []).every((seat) => seat.seat === this.seat || (seat.kind === "bot" && !seat.held));
  }
}
