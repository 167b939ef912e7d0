/** How taps on zones, ships, tracks and cards become choices. The list of choices decides; this finds the one meant. */

import { isNamed } from "../../lib/choices";
import type { OpenTable } from "../game";
import type { Antarctica, AntarcticaChoice, AntarcticaNamed } from "./wire";

export const ICEBREAKER = "icebreaker";

type Name = AntarcticaChoice["name"];
type ToZone = Extract<AntarcticaChoice, { name: "sail" | "place_ship" | "lay_icebreaker" }>;

const TO_ZONES: Name[] = ["sail", "place_ship"];

interface Question {
  at: number;
  choices: AntarcticaChoice[];
}

/** The question that a tap on a zone answers: the open one, or the last one answered by a zone, anew. */
function zoneQuestion(table: OpenTable<Antarctica>): Question & { names: Name[] } {
  const draft = table.draft;
  if (draft.picks.includes(ICEBREAKER)) return { ...draft.open, names: ["lay_icebreaker"] };
  const { at, choices } = draft.open;
  if (choices.some((choice) => TO_ZONES.includes(choice.name))) return { at, choices, names: TO_ZONES };
  for (let step = draft.offered.length - 1; step >= 0; step -= 1) {
    const offered = draft.offered[step] ?? [];
    if (offered.some((choice) => TO_ZONES.includes(choice.name)))
      return { at: step, choices: offered, names: TO_ZONES };
  }
  return { at, choices: [], names: TO_ZONES };
}

function toZone(choice: AntarcticaChoice): choice is ToZone {
  return choice.name === "lay_icebreaker" || TO_ZONES.includes(choice.name);
}

/** The choice for each zone that a tap could choose now. */
export function openZones(table: OpenTable<Antarctica>): Map<number, AntarcticaChoice> {
  if (!table.asked) return new Map();
  const { choices, names } = zoneQuestion(table);
  return new Map(
    choices
      .filter(toZone)
      .filter((choice) => names.includes(choice.name))
      .map((choice) => [choice.args.zone, choice]),
  );
}

/** The zone chosen in the draft, to sail to or to lay an icebreaker in. */
export function chosenZone(table: OpenTable<Antarctica>): number | null {
  return table.draft.steps.filter(toZone).at(-1)?.args.zone ?? null;
}

export async function tapZone(table: OpenTable<Antarctica>, zone: number): Promise<void> {
  const draft = table.draft;
  await draft.settled;
  if (!table.asked) return;
  const { at, choices, names } = zoneQuestion(table);
  const choice = openZones(table).get(zone);
  if (!choice) {
    const asked = choices.filter(toZone).find((one) => names.includes(one.name))?.name;
    return void table.why(asked ?? (names.includes("sail") ? "sail" : "lay_icebreaker"), { zone });
  }
  if (draft.steps[at]?.action === choice.action) return void retreat(table, at);
  const deck = heldOffer(table);
  await draft.answer(choice, at, choices);
  if (deck) await tap(table, ["build", { deck }]);
}

const OFFER = "offer ";

/** The deck whose card was tapped before a ship has sailed: it is built where the ship goes. */
export function heldOffer(table: OpenTable<Antarctica>): string | null {
  return table.draft.picks.find((pick) => pick.startsWith(OFFER))?.slice(OFFER.length) ?? null;
}

/** A card on offer: it is built, or held until the zone is chosen. Whether the zone is tapped next. */
export async function tapOffer(table: OpenTable<Antarctica>, deck: string): Promise<boolean> {
  const draft = table.draft;
  await draft.settled;
  const sails = table.asked && draft.open.choices.some((choice) => choice.name === "sail");
  if (!sails || choiceOf(table, ["build", { deck }])) {
    await tap(table, ["build", { deck }]);
    return false;
  }
  const held = heldOffer(table) !== deck;
  draft.pick(held ? [OFFER + deck] : []);
  return held;
}

async function retreat(table: OpenTable<Antarctica>, at: number): Promise<void> {
  while (table.draft.steps.length > at) await table.draft.back();
}

/** What a tap may mean: the first of these actions that can be chosen. */
type Meant = [AntarcticaNamed, ...AntarcticaNamed[]];

/** A choice by what was tapped, or nothing. */
export function choiceOf(table: OpenTable<Antarctica>, ...meant: Meant): AntarcticaChoice | undefined {
  if (!table.asked) return undefined;
  return table.draft.open.choices.find((choice) => meant.some((named) => isNamed(choice, named)));
}

export function isChosen(table: OpenTable<Antarctica>, ...meant: Meant): boolean {
  return table.draft.steps.some((step) => meant.some((named) => isNamed(step, named)));
}

/** Choose what was tapped; what is chosen already is taken back; what may not be chosen says why. */
export async function tap(table: OpenTable<Antarctica>, ...meant: Meant): Promise<void> {
  const draft = table.draft;
  await draft.settled;
  if (!table.asked) {
    if (table.plays && !table.playing) void table.why(...meant[0]);
    return;
  }
  const choice = choiceOf(table, ...meant);
  if (!choice) void table.why(...meant[0]);
  else if (draft.open.chosen?.action === choice.action) void draft.back();
  else void draft.choose(choice);
}

/** A card of the hand: an icebreaker goes to a zone, which is tapped next unless there is only one. */
export async function tapCard(table: OpenTable<Antarctica>, card: string): Promise<void> {
  const draft = table.draft;
  await draft.settled;
  if (card !== ICEBREAKER) return tap(table, ["play", { card }]);
  if (draft.picks.includes(ICEBREAKER)) return draft.pick([]);
  const zones = draft.open.choices.filter((choice) => choice.name === "lay_icebreaker");
  const [only] = zones;
  if (!table.asked || !only) {
    if (table.plays && !table.playing) void table.why("lay_icebreaker", { zone: table.view.sun });
  } else if (zones.length === 1) await tap(table, ["lay_icebreaker", only.args]);
  else draft.pick([ICEBREAKER]);
}

/** Something was dropped in a zone: the zone is chosen, unless it is. Whether it is now. */
export async function dropIn(table: OpenTable<Antarctica>, target: Element): Promise<boolean> {
  const zone = Number(target.getAttribute("data-zone"));
  if (chosenZone(table) !== zone) await tapZone(table, zone);
  await table.draft.settled;
  return chosenZone(table) === zone;
}
