/** The guide sends what it is asked for, in order, also while the answer to the last is still awaited. */

import { expect, test } from "vitest";
import type { Question } from "../lib/socket";
import { Guidance, type GuidedTable } from "./guide.svelte";

test("a key that comes before the last answer is not lost", async () => {
  const sent: Question[] = [];
  const answers: (() => void)[] = [];
  const at = (step: number) => ({ game: "star-race", guide: { step, standing: "open", away: false } as const });
  const table: GuidedTable = {
    table: at(0),
    playing: false,
    interlude: null,
    send: (question: Question) => {
      sent.push(question);
      return new Promise<boolean>((answer) => answers.push(() => answer(true)));
    },
  };
  const guide = new Guidance(table);
  guide.follow();
  const first = guide.next();
  await Promise.resolve();
  table.table = at(1); // the table tells of the step before it answers
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
