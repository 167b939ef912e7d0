import { expect, test } from "vitest";
import type { RulesInfo } from "../lib/wire";
import { ruleId } from "./loading";
import { search } from "./search";

const info: RulesInfo = {
  rules: {
    game: "g",
    lang: "pl",
    title: "Gra",
    preface: [],
    sections: [
      { id: "8", level: 1, number: "8", title: "Łaziki", blocks: [{ kind: "paragraph", spans: [{ text: "Ruch o pole, R 7." }] }] },
      { id: "9", level: 1, number: "9", title: "Ruch", blocks: [{ kind: "list", items: [[{ text: "Zbierz kapsułę." }]] }] },
      { id: "R7", level: 3, number: "R 7", title: "Remis", blocks: [] },
    ],
  },
  groups: [
    {
      id: "pieces",
      title: "Elementy",
      section: "8",
      picture: "thing",
      aid: true,
      entries: [{ id: "pieces-rover", title: "Łazik", text: "Zbiera, na co wjedzie.", section: "8", facts: {} }],
    },
  ],
  aid: { turn: [], scores: [] },
};

const found = (query: string) => search(info, query).map((place) => place.id);

test("words are found without their accents, titles first", () => {
  expect(found("lazik")).toEqual(["8", "pieces-rover"]);
  expect(found("RUCH")).toEqual(["9", "8"]);
  expect(found("kapsule")).toEqual(["9"]);
});

test("all words have to be there", () => {
  expect(found("ruch pole")).toEqual(["8"]);
  expect(found("ruch kometa")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("a number finds its section first", () => {
  expect(found("r 7")[0]).toBe("R7");
  expect(found("8")[0]).toBe("8");
});

test("a rule is found as refusals cite it", () => {
  expect(["16.4", "R 53", "R07"].map(ruleId)).toEqual(["16.4", "R53", "R7"]);
});
