/** A table of Star Race on a socket that a test speaks through. */
import { expect, vi } from "vitest";
import { partly } from "../../lib/partly";
import { aView } from "./fixtures";
import { settings } from "../../lib/settings.svelte";
import type { Position, SeatInfo, Sync } from "../../lib/wire";
import { TableSession } from "../../table/session.svelte";
import type { StarRace, StarRaceChoice } from "./wire";

export class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: { is: string; id?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Answer the last message of this kind. */
  answer(is: string, answer: Record<string, unknown>) {
    const asked = this.sent.findLast((message) => message.is === is);
    this.say({ id: asked?.id, ...answer });
  }
}

export const play = { action: 2, name: "play", args: { card: "plus1" } } as const satisfies StarRaceChoice;
export const ship = { action: 90, name: "ship", args: { ship: "B2" } } as const satisfies StarRaceChoice;
export const asked = (kind: string) => ({ kind, seat: 0, source: "", fields: {} });

export function position(seq: number, changes: Partial<Position> = {}): Position {
  const view = { ...aView(), decision: asked("PlayCard") };
  return { seq, to_act: [0], view, choices: [play], can_undo: false, scores: [{}, {}, {}], ...changes };
}

export function seat(number: number): SeatInfo {
  return {
    seat: number,
    kind: "person",
    name: `P${number}`,
    level: null,
    held: true,
    present: true,
    wants_to_stop: false,
  };
}

export function sync(): Sync {
  return partly<Sync>({
    is: "Sync",
    wire: 1,
    table: {
    id: "t",
    game: "star-race",
    options: {},
    seats: [0, 1, 2].map(seat),
    status: "running",
    result: null,
    rematch: null,
    },
    seat: 0,
    position: position(5),
    events_from: 0,
    events: [],
    chat: [],
  });
}

/** A table of three is open, and seat 0 is asked for a card. */
export async function openTable(): Promise<{ table: TableSession<StarRace>; socket: FakeSocket }> {
  settings.motion = false;
  settings.lang = "en";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (path: string) => new Response(path.includes("/texts/") ? "" : "[]"));
  const table = new TableSession<StarRace>("t", "secret");
  const socket = FakeSocket.last;
  socket.onopen?.();
  socket.say(sync());
  await vi.waitFor(() => expect(table.page).not.toBeNull(), { timeout: 60_000 });
  return { table, socket };
}

/** The link is lost and comes back. */
export function linkAnew(): FakeSocket {
  FakeSocket.last.onclose?.({ code: 1006 });
  dispatchEvent(new Event("online"));
  FakeSocket.last.onopen?.();
  return FakeSocket.last;
}
