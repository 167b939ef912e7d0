import { expect, test, vi } from "vitest";
import type { Choice, Previewed } from "../lib/wire";
import { partly } from "../lib/partly";
import { settings } from "../lib/settings.svelte";
import { Draft } from "./draft.svelte";
import type { TableSession } from "./session.svelte";

const choice = (action: number): Choice => ({ action, name: `take-${action}`, args: {} });

/** A table that asks three questions in turn, each with the answers 1 and 2; the third one is the last. */
function threeQuestions() {
  const asked = (number: number) => ({ kind: `Question${number}`, seat: 0, source: "", fields: {} });
  const ask = vi.fn(async ({ then }: { then: number[] }): Promise<Previewed> => {
    const answered = 1 + then.length;
    const over = answered > 2;
    return partly<Previewed>({
      is: "Previewed",
      id: "",
      hidden: false,
      view: { decision: over ? null : asked(answered) },
      events: [],
      scores: [],
      choices: over ? [] : [choice(1), choice(2)],
    });
  });
  const position = { seq: 1, view: { decision: asked(0) }, choices: [choice(1), choice(2)] };
  const page = { continues: () => true };
  return { draft: new Draft(partly<TableSession>({ position, ask, asked: true, notice: null, page })), ask };
}

test("a way is followed to its end, and only then shown", async () => {
  const { draft } = threeQuestions();
  const kinds: string[] = [];
  const following = draft.follow((choices, at, decision) => {
    kinds.push(decision?.kind ?? "");
    expect(draft.steps).toEqual([]);
    return choices[at % 2] ?? null;
  });
  expect(await following).toBe(3);
  expect(draft.steps.map((step) => step.action)).toEqual([1, 2, 1]);
  expect(kinds).toEqual(["Question0", "Question1", "Question2"]);
  expect(draft.complete).toBe(true);
});

test("a way that stops leaves its question open; what was asked before is not asked again", async () => {
  const { draft, ask } = threeQuestions();
  expect(await draft.follow((choices, at) => (at < 2 ? (choices[0] ?? null) : null))).toBe(2);
  expect(draft.complete).toBe(false);
  expect(draft.choices).toHaveLength(2);
  expect(ask).toHaveBeenCalledTimes(2);
  await draft.follow((choices) => choices[0] ?? null);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("where the last answer leads to something hidden, what follows from those before it is known", async () => {
  const { draft, ask } = threeQuestions();
  await draft.follow((choices, at) => (at < 2 ? (choices[0] ?? null) : null));
  expect(draft.sure).toBe(draft.preview);
  const hidden: Previewed = { is: "Previewed", id: "", hidden: true, final: false, view: null, events: [], scores: [], choices: [] };
  ask.mockImplementationOnce(async () => hidden);
  await draft.choose(choice(2));
  expect(draft.complete).toBe(true);
  expect(draft.preview?.view).toBeNull();
  expect(draft.sure?.view?.decision?.kind).toBe("Question2");
});

test("a tap right after a step back waits until it is known what can be chosen", async () => {
  const { draft } = threeQuestions();
  await draft.follow((choices, at) => (at < 2 ? (choices[0] ?? null) : null));
  void draft.back();
  expect(draft.choices).toEqual([]);
  await draft.settled;
  expect(draft.choices.map((one) => one.action)).toEqual([1, 2]);
  await draft.choose(choice(2));
  expect(draft.steps.map((step) => step.action)).toEqual([1, 2]);
});

test("of several ways only the first that leads where it should is shown, and nothing of those tried before", async () => {
  const { draft } = threeQuestions();
  const seen: number[][] = [];
  const steps = (...actions: number[]) => (choices: Choice[], at: number) => {
    seen.push(draft.steps.map((step) => step.action));
    return choices.find((one) => one.action === actions[at]) ?? null;
  };
  await draft.follow(steps(1));
  expect(await draft.followFirst([steps(2), steps(2, 1), steps(2, 2)], (walked) => walked.steps.length === 2)).toBe(true);
  expect(draft.steps.map((step) => step.action)).toEqual([2, 1]);
  expect(new Set(seen.map(String))).toEqual(new Set(["", "1"]));
});

test("where no way leads there the draft stays as it was", async () => {
  const { draft } = threeQuestions();
  await draft.follow((choices, at) => (at < 2 ? (choices[0] ?? null) : null));
  const before = draft.preview;
  expect(await draft.followFirst([(choices) => choices[1] ?? null], () => false)).toBe(false);
  expect(draft.steps.map((step) => step.action)).toEqual([1, 1]);
  expect(draft.preview).toBe(before);
});

test("a way that was overtaken shows nothing and is no failure", async () => {
  const { draft } = threeQuestions();
  const slow = draft.followFirst([(choices, at) => (at < 2 ? (choices[0] ?? null) : null)], () => true);
  await draft.choose(choice(2));
  expect(await slow).toBeNull();
  expect(draft.steps.map((step) => step.action)).toEqual([2]);
});

test("taps that make another draft wait for each other: none is lost", async () => {
  const { draft } = threeQuestions();
  const more = () =>
    draft.inTurn(async () => {
      const wanted = draft.steps.length + 1;
      await draft.follow((choices, at) => (at < wanted ? (choices[0] ?? null) : null));
    });
  const failing = draft.inTurn(() => Promise.reject(new Error("a tap that fails")));
  await Promise.all([expect(failing).rejects.toThrow(), more(), more(), more()]);
  expect(draft.steps).toHaveLength(3);
});

/** A table that asks what to do, then what more before the turn ends: 8 does more, 9 ends it. */
function aTurn() {
  const asked = (kind: string) => ({ kind, seat: 0, source: "", fields: {} });
  const ask = vi.fn(async ({ action, then }: { action: number; then: number[] }): Promise<Previewed> => {
    const over = [action, ...then].includes(9);
    const more = then.includes(8) ? [choice(9)] : [choice(8), choice(9)];
    return partly<Previewed>({
      is: "Previewed",
      hidden: false,
      view: { decision: over ? asked("NextTurn") : asked("More") },
      events: [],
      scores: [],
      choices: over ? [choice(1)] : more,
    });
  });
  const position = { seq: 1, view: { decision: asked("Turn") }, choices: [choice(1), choice(2)] };
  const page = {
    continues: (decision: { kind: string }) => decision.kind === "More",
    ends: (one: Choice) => one.action === 9,
  };
  return new Draft(partly<TableSession>({ position, ask, asked: true, notice: null, page }));
}

const actions = (draft: Draft) => draft.steps.map((step) => step.action);

test("a turn with nothing left that must be done ends with its draft", async () => {
  const draft = aTurn();
  await draft.choose(choice(1));
  expect(actions(draft)).toEqual([1, 9]);
  expect(draft.complete).toBe(true);
  expect(draft.open.choices.map((one) => one.action)).toEqual([1, 2, 8]);
  await draft.choose(choice(2));
  expect(actions(draft)).toEqual([2, 9]);
  await draft.choose(choice(8));
  expect(actions(draft)).toEqual([2, 8, 9]);
  await draft.back();
  expect(actions(draft)).toEqual([2, 9]);
  await draft.back();
  expect(actions(draft)).toEqual([]);
});

test("who prefers to end turns is asked", async () => {
  settings.endsTurns = false;
  const draft = aTurn();
  await draft.choose(choice(1));
  expect([actions(draft), draft.complete]).toEqual([[1], false]);
  await draft.choose(choice(9));
  expect([actions(draft), draft.complete]).toEqual([[1, 9], true]);
  await draft.back();
  expect(actions(draft)).toEqual([1]);
  settings.endsTurns = true;
});
