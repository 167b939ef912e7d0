import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DECISIONS } from "./decisions";

test("every question that has a text is known here", () => {
  const texts = readFileSync(join(process.cwd(), "../src/landfall/games/star_race/texts/en.ftl"), "utf-8");
  const kinds = [...texts.matchAll(/^decision-(\w+) =/gm)].map((found) => found[1]);
  expect(kinds.toSorted()).toEqual(Object.keys(DECISIONS).toSorted());
});
