/** A table as this device knows it: what the server has told, what is on the screen now, and what one is choosing. */

import { loadPage } from "../games/registry";
import type { AnyPage, Interlude } from "../games/game";
import { api, Failed } from "../lib/api";
import type { GameTypes, PositionOf } from "../lib/game_types";
import { forgetSeat, keep, keepSeat, kept, seatAt } from "../lib/kept";
import { settings } from "../lib/settings.svelte";
import { type Answer, type Handlers, type Link, type Question, TableSocket } from "../lib/socket";
import { chime, knock } from "../lib/sound";
import { notify } from "../lobby/notices.svelte";
import {
  type ChatLine,
  type GameInfo,
  type Position,
  type Problem,
  type ServerMessage,
  type TableInfo,
  WIRE,
} from "../lib/wire";
import type { ReplayTable } from "../replay/replay.svelte";
import { type Bundles, inLanguage, loadTexts, speaker, t } from "../texts/texts.svelte";
import { asksTheSame, Draft } from "./draft.svelte";
import { takeHint } from "./hints";
import { nameOf } from "./names";
import { Playback } from "./playback.svelte";

const NOTICE_MS = 7000;

export interface Notice<G extends GameTypes = GameTypes> {
  words: string;
  kind: "why" | "problem" | "hint";
  /** What a hint would choose; it goes with its question. */
  hinted?: G["choice"];
  /** The rule that a refusal cites. */
  rule?: string | undefined;
}

/** A table of a game with these types. Which game it is, the server says; from there on what it sends has these types. */
export class TableSession<G extends GameTypes = GameTypes> {
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
  announcement = $state("");
  /** The server speaks a newer wire than this page. */
  outdated = $state(false);
  sending = $state(false);
  hinting = $state(false);
  /** Whether the result is shown once the game is over. */
  resultOpen = $state(true);
  /** Somebody else at this device is on the screen: nothing sounds, and the device's own seat stays another. */
  silent = false;
  readonly draft: Draft<G>;
  protected readonly playback = new Playback(
    () => this,
    () => this.caughtUp(),
  );

  private readonly socket: Pick<TableSocket, "ask" | "close">;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private wasMyTurn = false;
  private announced = 0;
  private synced = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
    connect = (handlers: Handlers): Pick<TableSocket, "ask" | "close"> => new TableSocket(id, token, handlers),
  ) {
    this.draft = new Draft(this);
    this.looked = kept(`looked.${id}`, 0);
    this.socket = connect({
      heard: (message) => this.hear(message),
      linked: (link, code) => {
        this.link = link;
        this.closedBy = code;
        if (code === 4401 && !this.silent) forgetSeat(id);
      },
      lang: () => settings.lang,
      since: () => 0,
    });
  }

  // -- asking about it ------------------------------------------------------------------------------------------------

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

  // -- what the server says -------------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case "Sync": {
        const first = !this.synced;
        this.outdated = message.wire !== WIRE;
        this.closedWords = "";
        this.seat = message.seat;
        const stands = this.position?.seq === message.position.seq;
        this.takePosition(message.position);
        if (stands && !this.sending) this.draft.renew(); // what was asked about it may have been lost with the link
        this.takeStory([...this.story.slice(0, message.events_from), ...message.events]);
        this.chat = message.chat;
        if (first) this.chatRead = message.chat.length;
        this.synced = true;
        this.takeTable(message.table);
        if (first) this.announced = this.story.length;
        this.settle();
        void this.prepare(message.table.game);
        if (this.token && message.seat !== null && !this.silent)
          keepSeat({ table: this.id, game: message.table.game, seat: message.seat, token: this.token, at: Date.now() });
        break;
      }
      case "Update": {
        const from = message.events_from;
        const news = message.events;
        const back = message.undone_by !== null;
        if (news.length && !this.sending && !this.silent) knock(); // somebody else has moved
        this.takePosition(message.position);
        this.story = [...this.story.slice(0, from), ...news];
        this.looked = Math.min(this.looked, this.story.length);
        if (back) this.playback.cut(from);
        else this.enqueue(news, message.position.view, from, !settings.moving || document.hidden);
        if (message.undone_by !== null && message.undone_by !== this.seat)
          this.tell(t("undone-by", { name: this.names[message.undone_by] ?? "" }));
        this.settle();
        this.announce();
        break;
      }
      case "Table":
        this.takeTable(message.table);
        break;
      case "Said":
        this.chat = [...this.chat, message.line];
        break;
      case "Over":
        if (this.table) this.takeTable({ ...this.table, result: message.result });
        break;
      case "Rematched":
        if (this.table) this.takeTable({ ...this.table, rematch: message.table });
        break;
      case "Refused":
        if (message.id === null) this.closedWords = message.problem.words;
        if (message.problem.code !== "stale") this.refuse(message.problem);
        else this.tell(t("stale"), "problem");
        break;
      default:
        break;
    }
  }

  /** A draft stands as long as its question does: what others choose meanwhile does not disturb it. */
  private takePosition(position: Position): void {
    const before = this.position;
    this.position = position;
    if (position.seq === before?.seq) return;
    if (before && !this.sending && asksTheSame(before, position)) this.draft.renew();
    else this.draft.clear();
  }

  /** All of the story, after the link was lost or a move came too late: what was missed is not played, but revealed. */
  private takeStory(story: G["event"][]): void {
    const known = this.story.map((event) => JSON.stringify(event));
    const parted = known.findIndex((event, at) => event !== JSON.stringify(story[at]));
    const from = parted >= 0 ? parted : known.length;
    this.story = story;
    this.looked = Math.min(this.looked, parted >= 0 ? parted : story.length);
    this.announced = Math.min(this.announced, from);
    if (!this.synced) return;
    if (parted >= 0) this.playback.cut(parted);
    if (this.position && story.length > from) this.enqueue(story.slice(from), this.position.view, from, true);
  }

  private takeTable(table: TableInfo): void {
    this.table = table;
    // The hash of the seed as it was before the first move, to check the deal against in the end.
    if (!this.over && table.seed_hash) keep(`seed.${this.id}`, kept(`seed.${this.id}`, table.seed_hash));
    if (!this.plays) this.draft.forgetHint();
    this.ring();
  }

  protected async prepare(game: string): Promise<void> {
    const [page, texts, games] = await Promise.all([
      this.page ?? loadPage(game),
      this.texts ?? loadTexts(game),
      this.game ? null : api.games(settings.lang).catch(() => null),
    ]);
    this.page = page;
    this.texts = texts;
    if (games) this.game = games.find((known) => known.id === game) ?? null;
  }

  // -- playing back what happened -------------------------------------------------------------------------------------

  /** Play back what has been told since event number `from`; where nothing moves, interludes alone are waited for. */
  protected enqueue(events: G["event"][], after: G["view"], from: number, still: boolean): void {
    const beats = this.page?.beats?.(this.playback.before ?? after, events, after) ?? [];
    const shown = still ? beats.map((beat) => ("view" in beat ? { ...beat, ms: 0 } : beat)) : beats;
    this.playback.add(shown, after, from, events.length);
  }

  /** Go on after an interlude. */
  goOn(): void {
    this.playback.goOn();
  }

  /** Show at once how things stand; an interlude still comes. */
  skip(): void {
    this.playback.skip();
  }

  private settle(): void {
    this.playback.settle();
    this.ring();
  }

  protected caughtUp(): void {
    this.ring();
    this.announce();
  }

  /** Tell a screen reader what has been shown since it was last told. */
  private announce(): void {
    const news = this.told.slice(this.announced);
    this.announced = this.told.length;
    if (news.length) this.announcement = news.map((event) => this.say.event(event)).join(". ");
  }

  private ring(): void {
    const now = this.myTurn && !this.playing; // an interlude waits for the person too
    if (now && !this.wasMyTurn && !this.silent) this.callPerson();
    this.wasMyTurn = now;
  }

  private callPerson(): void {
    chime();
    notify(this.game ? inLanguage(this.game.title) : "Landfall", this.call, this.id);
  }

  // -- what one does --------------------------------------------------------------------------------------------------

  ask(question: Question): Promise<Answer> {
    return this.socket.ask(question);
  }

  /** Send something whose refusal is shown by itself; whether it was done. */
  async send(question: Question): Promise<boolean> {
    this.sending = true;
    try {
      return (await this.ask(question)).is === "Done";
    } catch {
      this.tell(t("link-lost-sending"), "problem");
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Take back the last move: all the answers that were confirmed together. */
  async undo(): Promise<void> {
    if (this.position?.can_undo) await this.send({ is: "Undo", seq: this.position.seq });
  }

  /** Whether hints are given here: this person plays with bots alone. */
  get alone(): boolean {
    return (this.table?.seats ?? []).every((seat) => seat.seat === this.seat || (seat.kind === "bot" && !seat.held));
  }

  /** Choose what a bot would choose; nothing is final before Confirm. */
  async hint(): Promise<void> {
    this.hinting = true;
    try {
      await takeHint(this);
    } catch {
      this.tell(t("link-lost-sending"), "problem");
    } finally {
      this.hinting = false;
    }
  }

  /** Everything up to here has been seen. */
  look(): void {
    this.looked = this.story.length;
    keep(`looked.${this.id}`, this.looked);
  }

  /** Ask why something may not be done at the open question, after what is drafted, and show the reason. */
  async why(...[name, args]: G["named"]): Promise<void> {
    try {
      const { steps, open } = this.draft;
      const after = steps.slice(0, open.at).map((step) => step.action);
      const answer = await this.ask({ is: "Why", action: { name, args }, after });
      if (answer.is === "Reason" && answer.problem) this.refuse(answer.problem, "why");
    } catch {
      this.tell(t("link-lost-sending"), "problem");
    }
  }

  refuse(problem: Problem, kind: Notice["kind"] = "problem"): void {
    const key = `refusal-${problem.code}`;
    const words = this.say.has(key) ? this.say.refusal(problem.code, problem.rule, problem.facts) : problem.words;
    this.tell(words, kind, undefined, problem.rule);
  }

  tell(words: string, kind: Notice["kind"] = "why", hinted?: G["choice"], rule = ""): void {
    this.notice = { words, kind, hinted, rule: rule || undefined };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = null), NOTICE_MS);
  }

  /** Take an open seat, for oneself or for somebody else at this device; its token, if it could be taken. */
  async sit(seat: number, name: string, forMe = true): Promise<string | null> {
    try {
      const link = await api.sit(this.id, { seat, name }, settings.lang);
      if (forMe) keepSeat({ table: this.id, game: this.table?.game ?? "", seat, token: link.token, at: Date.now() });
      return link.token;
    } catch (wrong) {
      this.tell(wrong instanceof Failed && wrong.problem ? wrong.problem.words : t("no-answer"), "problem");
      return null;
    }
  }

  close(): void {
    this.playback.stop();
    clearTimeout(this.noticeTimer);
    this.socket.close();
  }
}

/** Open the table with the token of the address, or the one this device keeps. */
export function openTable(id: string, token: string | null, silent = false): TableSession {
  const session = new TableSession(id, token ?? seatAt(id)?.token ?? null);
  session.silent = silent;
  return session;
}
