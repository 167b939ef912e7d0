import { waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { FakeSocket, asked, linkAnew, openTable, play, position, seat, ship, sync } from "../games/star-race/at_table";
import { aView } from "../games/star-race/fixtures";
import type { StarRace, StarRaceChoice } from "../games/star-race/wire";
import { chime } from "../lib/sound";
import type { TableSession } from "./session.svelte";

vi.mock("../lib/sound", () => ({ chime: vi.fn(), knock: vi.fn() }));

let table: TableSession<StarRace>;
let socket: FakeSocket;

beforeEach(async () => {
  ({ table, socket } = await openTable());
});

afterEach(() => table.close());

test("the socket is opened with the seat's token and the language", () => {
  expect(socket.url).toContain("/ws/tables/t?lang=en&since=0&token=secret");
  expect(table.myTurn).toBe(true);
});

test("one's own points are those one knows oneself, the others' those that all may know", () => {
  const scores: Record<string, number>[] = [{ open: 1 }, { open: 2 }, {}];
  socket.say({ is: "Update", position: position(6, { scores }), events_from: 0, events: [], undone_by: null });
  expect(table.totalOf(0)).toBe(1);
  table.page = { ...table.page, ownPoints: () => ({ open: 1, goals: 6 }) } as TableSession["page"];
  expect([0, 1, 2].map((seat) => table.totalOf(seat))).toEqual([7, 2, null]);
});

const shipNext = () => ({ ...aView(), decision: asked("ChooseShip") });
const atShip = () => ({ is: "Previewed", hidden: false, view: shipNext(), events: [], scores: [], choices: [ship] });
const behind = { is: "Previewed", hidden: true, view: null, events: [], scores: [], choices: [] };

/** A card and a ship are chosen. */
async function drafted(): Promise<void> {
  const first = table.draft.choose(play);
  socket.answer("Preview", atShip());
  await first;
  expect(table.draft.complete).toBe(false);
  expect(table.draft.choices).toEqual([ship]);
  const second = table.draft.choose(ship);
  expect(socket.sent.at(-1)).toMatchObject({ is: "Preview", action: 2, then: [90] });
  socket.answer("Preview", behind);
  await second;
  expect(table.draft.complete).toBe(true);
}

const moves = () => socket.sent.filter((message) => ["Move", "Undo"].includes(message.is));

test("a card and a ship are drafted, previewed together and confirmed in one message", async () => {
  await drafted();
  expect(moves()).toEqual([]);
  const confirmed = table.draft.confirm();
  expect(socket.sent.at(-1)).toMatchObject({ is: "Move", seq: 5, action: 2, then: [90] });
  socket.say({
    is: "Update",
    position: position(6, { to_act: [1], choices: [] }),
    events_from: 0,
    events: [{ is: "CardPlayed", seat: 0, card: "plus1" }],
    undone_by: null,
  });
  socket.answer("Move", { is: "Done" });
  await confirmed;
  expect(moves()).toHaveLength(1);
  expect(table.draft.empty).toBe(true);
  expect(table.looked).toBe(1);
});

test("a move of several answers is taken back by one message", async () => {
  const news = { events_from: 0, events: [], undone_by: null };
  socket.say({ is: "Update", position: position(6, { to_act: [1], choices: [], can_undo: true }), ...news });
  const undone = table.undo();
  expect(socket.sent.at(-1)).toMatchObject({ is: "Undo", seq: 6 });
  socket.say({ is: "Update", position: position(7, { can_undo: true }), ...news, undone_by: 0 });
  socket.answer("Undo", { is: "Done" });
  await undone;
  expect(moves()).toHaveLength(1);
});

test("a page that is closed over a draft has sent nothing of the move", async () => {
  await drafted();
  table.close();
  expect(moves()).toEqual([]);
});

test("a page that is closed right after Confirm has sent the whole move", async () => {
  await drafted();
  const confirmed = table.draft.confirm();
  table.close();
  await confirmed;
  expect(moves()).toMatchObject([{ is: "Move", action: 2, then: [90] }]);
});

test("a move that is refused leaves the draft to be changed", async () => {
  await drafted();
  const confirmed = table.draft.confirm();
  const problem = { code: "too-frequent", rule: "", facts: {}, words: "Not so fast." };
  socket.answer("Move", { is: "Refused", problem, answer: 1 });
  await confirmed;
  expect(table.draft.steps).toEqual([play, ship]);
  expect(table.notice?.words).toBe("Not so fast.");
  expect(moves()).toHaveLength(1);
});

test("what others choose at the same time leaves one's own draft alone", () => {
  table.draft.pick(["swap"]);
  socket.say({
    is: "Update",
    position: position(5),
    events_from: 0,
    events: [{ is: "Ready", seat: 1 }],
    undone_by: null,
  });
  expect(table.draft.picks).toEqual(["swap"]);
  socket.say({ is: "Update", position: position(6, { choices: [ship] }), events_from: 1, events: [], undone_by: null });
  expect(table.draft.picks).toEqual([]);
});

test("a draft stands as long as its question does, and what follows is asked anew", async () => {
  const chosen = table.draft.choose(play);
  socket.answer("Preview", { is: "Previewed", hidden: true, view: null, events: [], scores: [], choices: [] });
  await chosen;
  socket.say({ is: "Update", position: position(6), events_from: 0, events: [], undone_by: null });
  expect(table.draft.steps).toEqual([play]);
  expect(table.draft.complete).toBe(false);
  socket.answer("Preview", { is: "Previewed", hidden: true, view: null, events: [], scores: [], choices: [] });
  await table.draft.settled;
  expect(table.draft.complete).toBe(true);
  void table.draft.confirm();
  expect(socket.sent.at(-1)).toMatchObject({ is: "Move", seq: 6, action: 2 });
});

test("a choice whose outcome was lost with the link is not taken for a whole move", async () => {
  const chosen = table.draft.choose(play);
  const next = linkAnew();
  await chosen;
  next.say(sync());
  expect(table.draft.complete).toBe(false);
  expect(table.draft.choices).toEqual([play]);
  expect(table.notice?.kind).toBe("problem");
  await table.draft.confirm();
  expect(next.sent.filter((message) => message.is === "Move")).toEqual([]);
});

test("after a lost link it is asked anew what follows from a draft", async () => {
  const chosen = table.draft.choose(play);
  const view = { ...aView(), decision: asked("ChooseShip") };
  const previewed = { is: "Previewed", hidden: false, view, events: [], scores: [], choices: [ship] };
  socket.answer("Preview", previewed);
  await chosen;
  const next = linkAnew();
  next.say(sync());
  expect(next.sent.at(-1)).toMatchObject({ is: "Preview", action: 2, then: [] });
  next.answer("Preview", previewed);
  await table.draft.settled;
  expect(table.draft.steps).toEqual([play]);
  expect(table.draft.choices).toEqual([ship]);
});

test("a refused preview takes back the answer it was about, and no more", async () => {
  const first = table.draft.choose(play);
  const view = { ...aView(), decision: asked("ChooseShip") };
  socket.answer("Preview", { is: "Previewed", hidden: false, view, events: [], scores: [], choices: [ship] });
  await first;
  const second = table.draft.choose(ship);
  const problem = { code: "too-frequent", rule: "", facts: {}, words: "Not so fast." };
  socket.answer("Preview", { is: "Refused", problem });
  await second;
  expect(table.draft.steps).toEqual([play]);
  expect(table.draft.complete).toBe(false);
  expect(table.draft.choices).toEqual([ship]);
  expect(table.notice?.words).toBe("Not so fast.");
});

test("a second tap before the answer has come answers the same question anew", async () => {
  const other: StarRaceChoice = { action: 3, name: "play", args: { card: "plus2" } };
  socket.say({ is: "Update", position: position(6, { choices: [play, other] }), events_from: 0, events: [], undone_by: null });
  const hidden = { is: "Previewed", hidden: true, view: null, events: [], scores: [], choices: [] };
  const first = table.draft.choose(play);
  const second = table.draft.choose(other);
  for (const asked of socket.sent.filter((message) => message.is === "Preview")) socket.say({ id: asked.id, ...hidden });
  await Promise.all([first, second]);
  expect(table.draft.steps).toEqual([other]);
  expect(socket.sent.at(-1)).toMatchObject({ is: "Preview", action: 3, then: [] });
});

test("what is made without Confirm is one move too, as far as its answers are to be had", async () => {
  const made = table.draft.makeAll([["play", play.args], ["ship", ship.args], ["play", play.args]]);
  socket.answer("Preview", atShip());
  await waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ is: "Preview", action: 2, then: [90] }));
  socket.answer("Preview", atShip());
  await waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ is: "Move", seq: 5, action: 2, then: [90] }));
  socket.answer("Move", { is: "Done" });
  await made;
  expect(moves()).toHaveLength(1);
  expect(table.draft.empty).toBe(true);
});

test("of answers made without Confirm none is sent that comes after something hidden", async () => {
  const made = table.draft.makeAll([["play", play.args], ["ship", ship.args]]);
  socket.answer("Preview", behind);
  await waitFor(() => expect(socket.sent.at(-1)).toMatchObject({ is: "Move", seq: 5, action: 2, then: [] }));
  socket.answer("Move", { is: "Done" });
  await made;
});

test("an undo takes the story back", () => {
  socket.say({
    is: "Update",
    position: position(6),
    events_from: 0,
    events: [
      { is: "Ready", seat: 1 },
      { is: "Ready", seat: 2 },
    ],
    undone_by: null,
  });
  socket.say({ is: "Update", position: position(7), events_from: 1, events: [], undone_by: 2 });
  expect(table.story).toEqual([{ is: "Ready", seat: 1 }]);
});

test("a chime says that it is one's turn, once only", () => {
  const wait = (seq: number) => ({
    is: "Update",
    position: position(seq, { to_act: [1], choices: [] }),
    events_from: 0,
    events: [],
    undone_by: null,
  });
  const turn = (seq: number) => ({ ...wait(seq), position: position(seq) });
  vi.mocked(chime).mockClear();
  socket.say(wait(6));
  socket.say(turn(7));
  socket.say(turn(8));
  expect(chime).toHaveBeenCalledTimes(1);
});

test("a reason is shown in words", async () => {
  const why = table.why("ship", { ship: "T1" });
  socket.answer("Why", { is: "Reason", problem: { code: "not-now", rule: "6", facts: {}, words: "Not now." } });
  await why;
  expect(table.notice).toEqual({ words: "Not now.", kind: "why", rule: "6" });
});

test("a lost link is noticed, and the answer is not waited for", async () => {
  const sent = table.send({ is: "Chat", text: "hello" });
  socket.onclose?.({ code: 1006 });
  expect(await sent).toBe(false);
  expect(table.link).toBe("lost");
});

test("a move sent just before the link broke is sent again under its own id", async () => {
  const sent = table.send({ is: "Move", seq: 5, action: 2 });
  const first = socket.sent.at(-1);
  socket.onclose?.({ code: 1006 });
  expect(table.sending).toBe(true);
  dispatchEvent(new Event("online"));
  const second = FakeSocket.last;
  expect(second).not.toBe(socket);
  second.onopen?.();
  expect(second.sent).toEqual([first]);
  second.say({ ...sync(), position: position(6, { to_act: [1], choices: [] }) }); // it had arrived
  second.answer("Move", { is: "Done" });
  expect(await sent).toBe(true);
  expect(table.sending).toBe(false);
  expect(table.link).toBe("open");
});

test("a move that waits for the link is given up when the table is closed for good", async () => {
  const sent = table.send({ is: "Move", seq: 5, action: 2 });
  socket.onclose?.({ code: 1006 });
  table.close();
  expect(await sent).toBe(false);
});

test("an unknown token closes the table for good", () => {
  socket.onclose?.({ code: 4401 });
  expect([table.link, table.closedBy]).toEqual(["closed", 4401]);
});

test("a table that closes later than it opened tells why", () => {
  const problem = { code: "table-stuck", rule: "", facts: {}, words: "It cannot go on." };
  socket.say({ is: "Refused", id: null, problem });
  socket.onclose?.({ code: 4400 });
  expect([table.link, table.closedWords]).toEqual(["closed", "It cannot go on."]);
});

test("a server in trouble is asked again, each time later", () => {
  vi.useFakeTimers();
  try {
    const problem = { code: "storage-failed", rule: "", facts: {}, words: "Please try again." };
    const waits: number[] = [];
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    let tried = socket;
    for (let time = 0; time < 4; time += 1) {
      tried.say({ is: "Refused", id: null, problem });
      tried.onclose?.({ code: 1013 });
      expect(table.link).toBe("lost");
      const before = Date.now();
      vi.advanceTimersToNextTimer();
      while (FakeSocket.last === tried) vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
      tried = FakeSocket.last;
      tried.onopen?.();
    }
    expect(waits).toEqual([600, 1200, 2400, 4800]);
    tried.say(sync());
    expect([table.link, table.closedWords]).toEqual(["open", ""]);
    tried.onclose?.({ code: 1013 });
    const before = Date.now();
    while (FakeSocket.last === tried) vi.advanceTimersToNextTimer();
    expect(Date.now() - before).toBe(600);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

describe("a hint", () => {
  const hidden = { is: "Previewed", hidden: true, view: null, events: [], scores: [], choices: [] };
  const news = (changes: object) => ({ is: "Update", position: position(6, changes), events_from: 0, events: [], undone_by: null });
  const hinted = async () => {
    const hint = table.hint();
    socket.answer("Hint", { is: "Hinted", seq: 5, action: play.action });
    await waitFor(() => expect(socket.sent.at(-1)?.is).toBe("Preview"));
    socket.answer("Preview", hidden);
    await hint;
    expect(table.notice).toMatchObject({ kind: "hint", hinted: play });
  };

  it("stays while its question stands and goes when it is answered", async () => {
    await hinted();
    const confirmed = table.draft.confirm();
    socket.say(news({ to_act: [1], choices: [] }));
    socket.answer("Move", { is: "Done" });
    await confirmed;
    expect(table.notice).toBeNull();
  });

  it("goes when another question is asked", async () => {
    await hinted();
    socket.say(news({ choices: [ship] }));
    expect(table.notice).toBeNull();
  });

  it("goes when its answer is taken back", async () => {
    await hinted();
    await table.draft.back();
    expect(table.notice).toBeNull();
  });

  it("goes when the last move is undone", async () => {
    await hinted();
    socket.say({ ...news({ choices: [ship] }), undone_by: 0 });
    expect(table.notice).toBeNull();
  });

  it("goes when the game is over, or ended by all", async () => {
    await hinted();
    socket.say({ is: "Table", table: { ...sync().table, status: "abandoned" } });
    expect(table.notice).toBeNull();
  });

  it("is not given for a question that was answered meanwhile", async () => {
    const hint = table.hint();
    socket.answer("Hint", { is: "Hinted", seq: 5, action: play.action });
    await waitFor(() => expect(socket.sent.at(-1)?.is).toBe("Preview"));
    socket.say(news({ to_act: [1], choices: [] }));
    socket.answer("Preview", hidden);
    await hint;
    expect(table.notice).toBeNull();
  });
});

test("one is alone with bots, not with bots that stand in for people", () => {
  const bot = (number: number, held: boolean) => ({ ...seat(number), kind: "bot", held });
  const sitting = (...others: object[]) =>
    socket.say({ is: "Table", table: { ...sync().table, seats: [seat(0), ...others] } });
  sitting(seat(1), bot(2, false));
  expect(table.alone).toBe(false);
  sitting(bot(1, true), bot(2, false));
  expect(table.alone).toBe(false);
  sitting(bot(1, false), bot(2, false));
  expect(table.alone).toBe(true);
});
