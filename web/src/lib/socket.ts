/** A table's socket: connects, stays connected, and gives each question its answer. */

import type { ClientMessage, Done, Hinted, Lang, Pong, Previewed, Reason, Refused, ServerMessage } from "./wire";

export type Answer = Done | Refused | Reason | Previewed | Hinted | Pong;
/** `silent`: open, but the server has not answered for some seconds. */
export type Link = "connecting" | "open" | "silent" | "lost" | "closed";
type Unsent<M> = M extends { id: string } ? Omit<M, "id"> & { id?: string } : never;
export type Question = Unsent<ClientMessage>;

export interface Handlers {
  heard(message: ServerMessage): void;
  linked(link: Link, code: number): void;
  lang(): Lang;
  since(): number;
}

/** A question without an answer yet. */
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: () => void;
  /** What is sent again when the link is back: the server knows a move by its id and plays it once. */
  again: string | null;
}

const ONCE_ONLY = new Set(["Move", "Undo"]); // what the server never does twice under one id
const LONGEST_WAIT = 8000;
const QUIET = 2500; // ms without a word from the server: ask whether it is there
const QUIET_HIDDEN = 20_000; // the same while nobody looks at the page
const ANSWERS = 2000; // ms until an answer is missed: then the person is told
const PATIENCE = 8000; // ms until a link without an answer is given up, for another
const WAKING = 4000; // the same when the person or the network comes back: the link may have died asleep
const NOT_AGAIN = new Set([4400, 4401, 4403, 4404, 4410]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private missing: ReturnType<typeof setTimeout> | undefined;
  private silent = false;
  private ended = false;
  private count = 0;
  private readonly stem = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly handlers: Handlers,
  ) {
    addEventListener("online", this.again);
    addEventListener("offline", this.miss);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  private connect(): void {
    if (this.ended) return;
    this.handlers.linked(this.tries ? "lost" : "connecting", 0);
    const query = new URLSearchParams({ lang: this.handlers.lang(), since: String(this.handlers.since()) });
    if (this.token) query.set("token", this.token);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.table}?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.handlers.linked("open", 0);
      this.listen();
      for (const question of this.waiting.values()) if (question.again) socket.send(question.again);
    };
    socket.onmessage = (event) => {
      this.listen();
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.is === "Sync") this.tries = 0; // not before: a server that is in trouble opens, refuses and closes
      if ("id" in message && message.id !== null) {
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
      }
      this.handlers.heard(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    clearTimeout(this.watch);
    clearTimeout(this.missing);
    this.silent = false;
    this.socket = null;
    const ended = this.ended || NOT_AGAIN.has(code);
    for (const [id, question] of this.waiting) {
      if (question.again && !ended) continue;
      this.waiting.delete(id);
      question.reject();
    }
    if (ended) {
      this.ended = true;
      this.handlers.linked("closed", code);
      return;
    }
    this.tries += 1;
    this.handlers.linked("lost", code);
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** Math.min(this.tries, 6)) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** The server has said something. */
  private listen(): void {
    clearTimeout(this.watch);
    clearTimeout(this.missing);
    if (this.silent) this.handlers.linked("open", 0);
    this.silent = false;
    this.watch = setTimeout(() => this.check(PATIENCE), document.hidden ? QUIET_HIDDEN : QUIET);
  }

  /** Ask whether the server is there; if it does not say anything, tell so soon, and connect anew after this long. */
  private check(patience: number): void {
    clearTimeout(this.watch);
    this.ask({ is: "Ping" }).catch(() => undefined);
    clearTimeout(this.missing);
    this.missing = setTimeout(this.miss, ANSWERS);
    this.watch = setTimeout(() => this.drop(), patience);
  }

  /** Nothing has come back, or the device has no network. */
  private miss = (): void => {
    if (this.silent || this.socket?.readyState !== WebSocket.OPEN) return;
    this.silent = true;
    this.handlers.linked("silent", 0);
  };

  /** Give up a link that is dead: the browser might wait long for the other side to close it. */
  private drop(): void {
    const dead = this.socket;
    if (!dead) return;
    this.lost(1006);
    dead.close();
  }

  /** The network is back, or the person is: connect at once if the link was lost, else see whether it still holds. */
  again = (): void => {
    if (this.ended) return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.check(WAKING);
    if (this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private look = (): void => {
    if (!document.hidden) this.again();
  };

  newId(): string {
    this.count += 1;
    return `${this.stem}-${this.count}`;
  }

  /**
   * Send a message and wait for its answer. If the link is lost before or meanwhile, a move waits and is sent, under its
   * own id, when the link is back: it is neither lost nor played twice. Anything else is rejected.
   */
  ask(question: Question): Promise<Answer> {
    const id = question.id ?? this.newId();
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error("link lost"));
      const text = JSON.stringify({ ...question, id });
      const again = ONCE_ONLY.has(question.is) ? text : null;
      const open = this.socket?.readyState === WebSocket.OPEN;
      if (this.ended || (!open && !again)) return fail();
      this.waiting.set(id, { resolve, reject: fail, again });
      if (open) this.socket?.send(text);
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    clearTimeout(this.missing);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.miss);
    document.removeEventListener("visibilitychange", this.look);
    if (this.socket) this.socket.close();
    else for (const question of this.waiting.values()) question.reject();
  }
}
