import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answer, type Link, TableSocket } from "./socket";
import type { ClientMessage } from "./wire";

class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 1;
  sent: ClientMessage[] = [];
  closed = false;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  /** Nobody answers on a dead link: the browser goes on waiting. */
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let socket: TableSocket;
let first: FakeSocket;
let links: Link[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  links = [];
  socket = new TableSocket("t", "k", {
    heard: () => undefined,
    linked: (link) => links.push(link),
    lang: () => "en",
    since: () => 0,
  });
  first = FakeSocket.made[0] as FakeSocket;
  first.onopen?.();
  first.say({ is: "Sync" });
});

afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wake = () => document.dispatchEvent(new Event("visibilitychange"));
const online = () => dispatchEvent(new Event("online"));

test.each([
  ["the person comes back", wake],
  ["the network comes back", online],
])("when %s to a dead link, it is noticed within seconds", async (_, back) => {
  back();
  expect(first.sent.map((message) => message.is)).toEqual(["Ping"]);
  const answer = socket.ask({ is: "Preview", action: 1, then: [] }).then(
    () => "answered",
    () => "rejected",
  );
  vi.advanceTimersByTime(3900);
  expect(links.at(-1)).toBe("silent");
  vi.advanceTimersByTime(200);
  expect(links.at(-1)).toBe("lost");
  expect(first.closed).toBe(true);
  expect(await answer).toBe("rejected");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  first.onclose?.({ code: 1006 }); // the browser has given up too: that is no news
  expect(FakeSocket.made).toHaveLength(2);
});

test.each([
  ["its answer", (id: string) => ({ is: "Pong", id }) as Answer],
  ["anything else", () => ({ is: "Said", line: {} })],
])("a link that holds is kept: %s tells so", (_, message) => {
  wake();
  vi.advanceTimersByTime(3000);
  expect(links.at(-1)).toBe("silent");
  first.say(message(first.sent[0]?.id ?? ""));
  vi.advanceTimersByTime(2000);
  expect(links.at(-1)).toBe("open");
  expect(FakeSocket.made).toHaveLength(1);
  expect(first.sent).toHaveLength(1);
});

test("going away asks nothing", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  wake();
  expect(first.sent).toEqual([]);
});

test("a link that has died is told of within five seconds, and replaced later", () => {
  vi.advanceTimersByTime(2500);
  expect(first.sent.map((message) => message.is)).toEqual(["Ping"]);
  vi.advanceTimersByTime(2000);
  expect(links.at(-1)).toBe("silent");
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(6000);
  expect(links.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
});

test("a device without a network is told at once", () => {
  dispatchEvent(new Event("offline"));
  expect(links.at(-1)).toBe("silent");
});

test("nobody looks: the server is asked seldom", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  first.say({ is: "Said", line: {} });
  vi.advanceTimersByTime(19_000);
  expect(first.sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(first.sent.map((message) => message.is)).toEqual(["Ping"]);
});

test("a move confirmed without a link is sent when the link is back; a question is not", async () => {
  first.onclose?.({ code: 1006 });
  const moved = socket.ask({ is: "Move", seq: 3, action: 1, then: [] });
  await expect(socket.ask({ is: "Preview", action: 1, then: [] })).rejects.toThrow();
  vi.advanceTimersByTime(1000);
  const second = FakeSocket.made[1] as FakeSocket;
  second.onopen?.();
  expect(second.sent.map((message) => message.is)).toEqual(["Move"]);
  second.say({ is: "Done", id: second.sent[0]?.id });
  expect((await moved).is).toBe("Done");
});
