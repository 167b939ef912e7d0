import { expect, test } from "vitest";
import { type Parts, partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { addTexts } from "../../texts/texts.svelte";
import { choiceWords } from "./slots";
import en from "./texts/en.ftl?raw";
import type { EvacuationView } from "./view";
import type { Evacuation, EvacuationChoice, EvacuationDecision, EvacuationNamed } from "./wire";

addTexts({ en, fr: en, pl: en });

const SAID: Record<string, string> = {
  "card-14-help": "Build a spaceship. Settle an area. Power 0.",
  "bonus-Y01-help": "7: Gain 1 resource. Make 1 invent step. / 10: Gain 4 resources.",
};
const say = { said: (key: string) => SAID[key] ?? key, name: (_field: string, id: string) => `the ${id}`, action: (name: string, args: { kind?: string }) => `${name} ${args.kind}` };
const table = partly<OpenTable<Evacuation>>({ say });
const choice = (...[name, args]: EvacuationNamed) => ({ action: 0, name, args }) as EvacuationChoice;
const asked = (kind: EvacuationDecision["kind"], fields: Parts<EvacuationDecision["fields"]>, more: Parts<EvacuationView> = {}) =>
  partly<EvacuationView>({ decision: { kind, seat: 0, source: "", fields } as EvacuationDecision, ...more });

test("a part of a card is called by what it does", () => {
  const view = asked("NextPart", { card: "card_14" });
  expect([1, 2].map((part) => choiceWords(table, choice("part", { part }), view))).toEqual(["Build a spaceship", "Settle an area"]);
});

test("a bonus is called by its value and what it gives", () => {
  const view = asked("ChooseBonus", {}, { year: 1, bonus_cards: [{ id: "Y01", low: 7, high: 10 }] });
  expect(choiceWords(table, choice("bonus", { side: "low" }), view)).toBe("7: Gain 1 resource. Make 1 invent step.");
  expect(choiceWords(table, choice("bonus", { side: "high" }), view)).toBe("10: Gain 4 resources.");
});

test("an invent step is called by the technology it is made on", () => {
  const technologies = [[{ id: "T1", developed: true }, { id: "T2", developed: false }]];
  const view = asked("Invent", {}, { seat: 1, players: [{}, { technologies }] });
  expect(choiceWords(table, choice("invent", { column: 1 }), view)).toBe("the T2");
  expect(choiceWords(table, choice("invent", { column: 1 }), null)).toBeNull();
});

test("a marker that goes up or down is called with where it stands", () => {
  const player = { production: { food: 3, steel: 4, energy: 5 } };
  const view = asked("RaiseAny", {}, { seat: 0, players: [player] });
  expect(choiceWords(table, choice("raise", { kind: "steel" }), view)).toBe("raise steel (now 4)");
  const falling = asked("ChooseLower", {}, { seat: 0, players: [{ ...player, final: { food: -1, steel: 4, energy: 5 } }] });
  expect(choiceWords(table, choice("lower", { kind: "food" }), falling)).toBe("lower food (now -1)");
});

test("energy is shared out between both worlds", () => {
  expect(choiceWords(table, choice("pay_energy", { from_old: 1 }), asked("PayEnergy", { cost: 3 }))).toBe("Old World 1, New World 2");
});

test("a slot is called by its card", () => {
  const view = asked("ChooseFromRow", { row: "ships" }, { rows: { ships: [null, "S05", null] } });
  expect(choiceWords(table, choice("put_under", { slot: 2 }), view)).toBe("the S05 under the deck");
  expect(choiceWords(table, choice("done", {}), view)).toBeNull();
});
