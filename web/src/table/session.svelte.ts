/** A table with a line to the server: what it says is taken in, and what one does is sent. */

import { loadPage } from "../games/registry";
import { api, Failed } from "../lib/api";
import type { GameTypes } from "../lib/game_types";
import { forgetSeat, keep, keepSeat, kept, seatAt } from "../lib/kept";
import { settings } from "../lib/settings.svelte";
import { type Answer, type Handlers, type Question, TableSocket } from "../lib/socket";
import { knock } from "../lib/sound";
import { type Position, type Problem, type ServerMessage, type TableInfo, WIRE } from "../lib/wire";
import { loadTexts, t } from "../texts/texts.svelte";
import { Attention } from "./attention.svelte";
import { asksTheSame, Draft } from "./draft.svelte";
import { takeHint } from "./hints";
import { KnownTable, type Notice } from "./known_table.svelte";
import { Past } from "./past";

const NOTICE_MS = 7000;

/** A table of a game with these types. Which game it is, the server says; from there on what it sends has these types. */
export class TableSession<G extends GameTypes = GameTypes> extends KnownTable<G> {
  readonly draft: Draft<G>;
  readonly attention: Attention;
  private readonly past: Past;

  private readonly socket: Pick<TableSocket, "ask" | "close">;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  private synced = false;

  constructor(
    readonly id: string,
    readonly token: string | null,
    connect = (handlers: Handlers): Pick<TableSocket, "ask" | "close"> => new TableSocket(id, token, handlers),
  ) {
    super();
    this.draft = new Draft(this);
    this.attention = new Attention(this);
    this.past = new Past(id, token);
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
        if (first) this.attention.announced = this.story.length;
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
        if (back) this.past.forget();
        if (back) this.playback.cut(from);
        else this.enqueue(news, message.position.view, from, !settings.moving || document.hidden);
        if (message.undone_by !== null && message.undone_by !== this.seat)
          this.tell(t("undone-by", { name: this.names[message.undone_by] ?? "" }));
        this.settle();
        this.attention.announce();
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
      case "Done":
      case "Reason":
      case "Previewed":
      case "Hinted":
      case "Pong":
        break; // answers: whoever asked has them
      default:
        message satisfies never;
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
    this.attention.announced = Math.min(this.attention.announced, from);
    if (!this.synced) return;
    if (parted >= 0) this.playback.cut(parted);
    if (this.position && story.length > from) this.enqueue(story.slice(from), this.position.view, from, true);
  }

  private takeTable(table: TableInfo): void {
    this.table = table;
    // The hash of the seed as it was before the first move, to check the deal against in the end.
    if (!this.over && table.seed_hash) keep(`seed.${this.id}`, kept(`seed.${this.id}`, table.seed_hash));
    if (!this.plays) this.draft.forgetHint();
    this.attention.ring();
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

  /** Show on the board again what these events of the story were, then how things stand. */
  async showAgain(first: number, last: number): Promise<void> {
    if (this.playback.busy || !this.page) return;
    try {
      const beats = await this.past.beats(first, last, this.page);
      if (beats.length && this.position && !this.playback.busy)
        this.playback.showAgain(beats, this.position.view, this.story.length);
    } catch {
      this.tell(t("no-answer"), "problem");
    }
  }

  private settle(): void {
    this.playback.settle();
    this.attention.ring();
  }

  protected override caughtUp(): void {
    this.attention.ring();
    this.attention.announce();
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
