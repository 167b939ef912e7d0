/** The guide sends what it is asked for, in order, also while the answer to the last is still awaited. */

import { expect, test } from "vitest";
import type { Question } from "../lib/wire";
import type { TableSession } from "../table/session.svelte";
import { Guidance } from "./guide.svelte";

test("a key that comes before the last answer is not lost", async () => {
  const sent: Question[] = [];
  const answers: (() => void)[] = [];
  const table = {
    sending: true,
    table: { guide: { step: 0 } },
    send: (question: Question) => {
      sent.push(question);
      return new Promise<boolean>((answer) => answers.push(() => answer(true)));
    },
  };
  const guide = new Guidance(table as unknown as TableSession);
  guide.follow();
  const first = guide.next();
  await Promise.resolve();
  table.table = { guide: { step: 1 } }; // the table tells of the step before it answers
  guide.follow();
  const second = guide.next();
  await Promise.resolve();
  expect(sent).toEqual([{ is: "GoTo", step: 1, anew: false }]);
  answers[0]?.();
  await first;
  answers[1]?.();
  await second;
  expect(sent).toEqual([
    { is: "GoTo", step: 1, anew: false },
    { is: "GoTo", step: 2, anew: false },
  ]);
});
