import { expect, test, vi } from "vitest";
import type { Choice } from "../lib/wire";
import { Draft } from "./draft.svelte";
import type { TableSession } from "./session.svelte";

const choice = (action: number): Choice => ({ action, name: `take-${action}`, args: {} });

/** A table that asks three questions in turn, each with the answers 1 and 2; the third one is the last. */
function threeQuestions() {
  const asked = (number: number) => ({ kind: `Question${number}`, seat: 0, source: "", fields: {} });
  const ask = vi.fn(async ({ then }: { then: number[] }) => {
    const answered = 1 + then.length;
    const over = answered > 2;
    return {
      is: "Previewed",
      id: "",
      hidden: false,
      view: { decision: over ? null : asked(answered) },
      events: [],
      scores: [],
      choices: over ? [] : [choice(1), choice(2)],
    };
  });
  const position = { seq: 1, view: { decision: asked(0) }, choices: [choice(1), choice(2)] };
  const table = { position, ask, asked: true, notice: null, page: { continues: () => true } };
  return { draft: new Draft(table as unknown as TableSession), ask };
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
  const hidden = { is: "Previewed", id: "", hidden: true, view: null, events: [], scores: [], choices: [] };
  ask.mockImplementationOnce(async () => hidden as unknown as Awaited<ReturnType<typeof ask>>);
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
