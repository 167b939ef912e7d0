/** Transport by taps: which ships fly and what they carry, in any order; the rules ask for it in one order. */

import { t } from "../../texts/texts.svelte";
import { deskOf } from "./desk.svelte";
import { OLD_AREA, STADIUM } from "./printed";
import { hasRoom } from "./ships";
import { asGiven } from "./tapping";
import type { Load } from "./view";
import type { OpenTable } from "../game";
import type { Evacuation, EvacuationChoice, EvacuationDecision } from "./wire";

export interface Plan {
  /** What each ship that flies to the New World carries, by ship: areas, stadium:…, factory:…, resource:…. */
  sent: Map<string, string[]>;
  /** Ships that fly back empty. */
  back: string[];
}

type Loading = Extract<EvacuationChoice, { name: "load" }>;
type Flight = Extract<EvacuationChoice, { name: "send" | "call_back" }>;

/** What a tap was to do; a ship is kept at home and a thing taken ashore by other answers than before. */
type Tried = Omit<Loading, "action"> | Omit<Flight, "action"> | { name: "keep_home" | "unload" };

function isLoad(choice: EvacuationChoice): choice is Loading {
  return choice.name === "load";
}

function isFlight(choice: EvacuationChoice): choice is Flight {
  return choice.name === "send" || choice.name === "call_back";
}

const EDGE_ITEM = /^(?:bay|hold):(W\d+)$/;

/** A load as the person thinks of it: an area is one thing, whether it goes into a bay or counts as a building. */
export function thingOf(item: string): string {
  return EDGE_ITEM.exec(item)?.[1] ?? item;
}

/** The plan that the answers so far make, from the ship on that was being loaded when they began. */
export function planOf(steps: EvacuationChoice[], open: string | null = null): Plan {
  const plan: Plan = { sent: new Map(open ? [[open, []]] : []), back: [] };
  let ship = open ?? "";
  for (const step of steps) {
    if (step.name === "send") {
      ship = step.args.ship;
      plan.sent.set(ship, []);
    } else if (step.name === "call_back") plan.back.push(step.args.ship);
    else if (step.name === "load") plan.sent.get(ship)?.push(thingOf(step.args.item));
  }
  return plan;
}

/** What each ship that was sent has aboard, as the rules name it: first those that flew before the answers. */
export function loadsOf(steps: EvacuationChoice[], before: Load[] = []): Load[] {
  const loads = before.map(({ ship, items }) => ({ ship, items: [...items] }));
  for (const step of steps) {
    if (step.name === "send") loads.push({ ship: step.args.ship, items: [] });
    else if (step.name === "load") loads.at(-1)?.items.push(step.args.item);
  }
  return loads;
}

/** The areas of a plan that can also go aboard as buildings. */
function factoryAreas(plan: Plan): string[] {
  return [...plan.sent.values()].flat().filter((thing) => OLD_AREA.get(thing)?.type === "factory");
}

/** The ways to try for a plan, by which of its factory areas may count as buildings: first all of them, last none. */
export function waysOf(plan: Plan, open: string | null = null): ReturnType<typeof wayOf>[] {
  const subsets = factoryAreas(plan).reduce<string[][]>((made, area) => [...made, ...made.map((one) => [...one, area])], [[]]);
  return subsets.toSorted((one, other) => other.length - one.length).map((held) => wayOf(plan, held, open));
}

/** Whether an answer loads people: the rules want them aboard a ship before factory areas. */
function isPopulation(choice: Loading): boolean {
  const area = EDGE_ITEM.exec(choice.args.item)?.[1];
  return OLD_AREA.get(area ?? "")?.type === "population";
}

/**
 * The answers that carry out a plan, up to its last ship. What flies matters, not with which ship: the rules put things
 * aboard the first ship with room. `held`: areas that may count as buildings there; `open`: the ship loaded already.
 */
export function wayOf(plan: Plan, held = factoryAreas(plan), open: string | null = null) {
  const sent = new Set(plan.sent.keys());
  const waiting = [...plan.sent.values()].flat();
  const back = new Set(plan.back);
  let loading = open;
  return (choices: EvacuationChoice[], _at: number, decision: EvacuationDecision | null): EvacuationChoice | null => {
    const named = (name: EvacuationChoice["name"]) => choices.find((choice) => choice.name === name) ?? null;
    if (decision?.kind === "ChooseFlight") {
      const next = choices
        .filter(isFlight)
        .find(({ name, args }) => (name === "send" ? sent.has(args.ship) : back.has(args.ship)));
      if (!next) return null;
      if (next.name === "send") loading = next.args.ship;
      else back.delete(next.args.ship);
      return next;
    }
    if (decision?.kind !== "LoadShip") return null;
    const { ship } = decision.fields;
    if (loading !== ship) return sent.size || back.size ? named("close") : null;
    const wanted = choices.filter(isLoad).filter(({ args: { item } }) => {
      if (!waiting.includes(thingOf(item))) return false;
      return !item.startsWith("hold") || held.includes(thingOf(item));
    });
    const next = wanted.find(isPopulation) ?? wanted[0];
    if (next) {
      waiting.splice(waiting.indexOf(thingOf(next.args.item)), 1);
      return next;
    }
    const others = [...sent].some((other) => other > ship) || back.size > 0;
    return others ? named("close") : null;
  };
}

/** The same answers again, then the last hatch is closed and the flight begun: what is aboard stays aboard. */
export function flightWith(steps: EvacuationChoice[]) {
  const given = asGiven(steps);
  return (choices: EvacuationChoice[], at: number, decision: EvacuationDecision | null): EvacuationChoice | null => {
    if (at < steps.length) return given(choices, at);
    const last = decision?.kind === "LoadShip" ? "close" : decision?.kind === "ChooseFlight" ? "done" : "";
    return choices.find((choice) => choice.name === last) ?? null;
  };
}

export function isLoading(table: OpenTable<Evacuation>): boolean {
  const kind = table.position?.view.decision?.kind;
  return table.asked && (kind === "ChooseFlight" || kind === "LoadShip");
}

/** The ship that is being loaded for good: its flight was confirmed, its hatch is open. */
export function openShip(table: OpenTable<Evacuation>): string | null {
  const decision = table.position?.view.decision;
  return isLoading(table) && decision?.kind === "LoadShip" ? decision.fields.ship : null;
}

/** The plan of the draft, with the ship that is being loaded for good. */
export function planned(table: OpenTable<Evacuation>): Plan {
  return isLoading(table) ? planOf(table.draft.steps, openShip(table)) : planOf([]);
}

/** What the ships of the plan could take if they were empty, by thing. */
function offeredTo(table: OpenTable<Evacuation>): Map<string, Loading> {
  const { steps, offered, choices } = table.draft;
  const found = new Map<string, Loading>();
  if (!isLoading(table)) return found;
  const sent = steps.flatMap((step, at) => (step.name === "send" ? [at + 1] : []));
  for (const at of openShip(table) ? [0, ...sent] : sent)
    for (const choice of (at < offered.length ? (offered[at] ?? []) : choices).filter(isLoad)) {
      const thing = thingOf(choice.args.item);
      if (!found.has(thing)) found.set(thing, choice);
    }
  return found;
}

/** What would still go aboard one of the ships of the plan. */
export function roomFor(table: OpenTable<Evacuation>): Set<string> {
  const limits = deskOf(table).player.ahead.ships;
  const { sent } = planned(table);
  const loads = flying(table).filter((load) => sent.has(load.ship));
  const things = [...offeredTo(table).keys()];
  return new Set(things.filter((thing) => loads.some((load) => hasRoom(load.ship, limits[load.ship], load.items, thing))));
}

/** The energy of a ship's next flight, as it is before the plan: a first trip that costs less is made by the plan. */
export function flightOf(table: OpenTable<Evacuation>, ship: string, name: "send" | "call_back"): number {
  const desk = deskOf(table);
  const before = table.view.players[desk.seat];
  const limits = before?.ahead.ships[ship] ?? desk.player.ahead.ships[ship];
  return (name === "send" ? limits?.flight : limits?.back) ?? 0;
}

/** The ships that could fly if no other did. */
export function flightsOf(table: OpenTable<Evacuation>): Set<string> {
  if (!isLoading(table)) return new Set();
  const first = table.draft.offered[0] ?? table.draft.choices;
  return new Set(first.filter(isFlight).map((choice) => choice.args.ship));
}

/** The ships about to fly: those sent for good, and those of the draft even when it is complete. */
export function flying(table: OpenTable<Evacuation>): Load[] {
  const view = table.view;
  return loadsOf(table.draft.steps, view.players[table.seat ?? 0]?.loads);
}

/** The ship that taps load: the one in hand, else the last one sent. */
export function shipInHand(table: OpenTable<Evacuation>): string | null {
  const sent = [...planned(table).sent.keys()];
  const hand = deskOf(table).ship;
  return hand !== null && sent.includes(hand) ? hand : (sent.at(-1) ?? null);
}

function count(plan: Plan): number {
  return [...plan.sent.values()].reduce((sum, things) => sum + things.length + 1, plan.back.length);
}

/** Carry out another plan, if it can be done as it is; else say why and keep the one before. Nothing shows between. */
async function change(table: OpenTable<Evacuation>, plan: Plan, why: Tried): Promise<void> {
  const open = openShip(table);
  const made = await table.draft.followFirst(waysOf(plan, open), ({ steps }) => count(planOf(steps, open)) === count(plan));
  if (made === false) table.tell(reasonFor(table, why));
}

export function reasonFor(table: OpenTable<Evacuation>, why: Tried): string {
  const ship = shipInHand(table) ?? "";
  const item = why.name === "load" ? why.args.item : "";
  const area = EDGE_ITEM.exec(item)?.[1];
  const kind = OLD_AREA.get(area ?? "")?.factory_kind;
  if (why.name === "unload" || why.name === "keep_home") return t("ev-not-without");
  if (why.name === "load" && kind && deskOf(table).player.factories.unused[kind] === 0)
    return table.say.refusal("no-factory-left", "14", { kind });
  if (why.name === "load" && roomFor(table).has(thingOf(item))) return t("ev-not-with-others");
  if (why.name === "send" || why.name === "call_back") {
    const cost = flightOf(table, why.args.ship, why.name);
    return table.say.refusal("no-energy-for-flight", "14", { ship: why.args.ship, cost });
  }
  if (item.startsWith("resource")) return table.say.refusal("no-room-for-resource", "14", { ship });
  if (area) return table.say.refusal("no-bay", "14", { ship, old_area: area });
  return table.say.refusal("no-room-for-building", "14", { ship });
}

/** A tap on a ship: it is sent, becomes the one that is loaded, or stays at home. */
export function tapShip(table: OpenTable<Evacuation>, ship: string, name: "send" | "call_back"): Promise<void> {
  return table.draft.inTurn(() => moveShip(table, ship, name));
}

async function moveShip(table: OpenTable<Evacuation>, ship: string, name: "send" | "call_back"): Promise<void> {
  if (!isLoading(table)) return void table.why(name, { ship });
  const desk = deskOf(table);
  const plan = planned(table);
  const choice: Tried = { name, args: { ship } };
  if (name === "call_back") {
    const back = plan.back.includes(ship) ? plan.back.filter((one) => one !== ship) : [...plan.back, ship];
    return change(table, { ...plan, back }, choice);
  }
  if (plan.sent.has(ship) && shipInHand(table) === ship) return stayHome(table, ship);
  desk.ship = ship;
  if (plan.sent.has(ship)) return;
  plan.sent.set(ship, []);
  return change(table, plan, choice);
}

async function stayHome(table: OpenTable<Evacuation>, ship: string): Promise<void> {
  const plan = planned(table);
  plan.sent.delete(ship);
  await change(table, plan, { name: "keep_home" });
}

/** A tap on something in the Old World: it goes aboard the first ship with room, or why not. */
export function tapThing(table: OpenTable<Evacuation>, thing: string): Promise<void> {
  return table.draft.inTurn(() => load(table, thing));
}

async function load(table: OpenTable<Evacuation>, thing: string): Promise<void> {
  if (!isLoading(table)) return;
  const ship = shipInHand(table);
  if (!ship) return void table.tell(table.say.decision({ kind: "ChooseFlight", seat: 0, source: "", fields: {} }));
  const room = offeredTo(table);
  const choice = room.get(thing) ?? alike(thing, room);
  const plan = planned(table);
  const aboard = plan.sent.get(ship) ?? [];
  const wanted = choice ? thingOf(choice.args.item) : thing;
  plan.sent.set(ship, [...aboard, wanted]);
  const item = wanted.startsWith("W") ? `bay:${wanted}` : wanted;
  await change(table, plan, choice ?? { name: "load", args: { item } });
}

/** Of stadiums that are alike the rules offer one. */
function alike(thing: string, room: Map<string, Loading>): Loading | undefined {
  if (!thing.startsWith("stadium:")) return undefined;
  const faces = (id: string) => STADIUM.get(id.slice("stadium:".length))?.happy_faces;
  return [...room].find(([other]) => other.startsWith("stadium:") && faces(other) === faces(thing))?.[1];
}

/** A tap on something aboard: it goes ashore again. */
export function unload(table: OpenTable<Evacuation>, ship: string, thing: string): Promise<void> {
  return table.draft.inTurn(async () => {
    const plan = planned(table);
    const aboard = plan.sent.get(ship) ?? [];
    const at = aboard.indexOf(thing);
    if (at < 0) return table.tell(t("ev-aboard-before"));
    plan.sent.set(ship, aboard.toSpliced(at, 1));
    await change(table, plan, { name: "unload" });
  });
}

/** Close all hatches and fly: that confirms the move. */
export function fly(table: OpenTable<Evacuation>): Promise<void> {
  return table.draft.inTurn(async () => {
    if (!isLoading(table)) return;
    await table.draft.follow(flightWith(table.draft.steps));
    await table.draft.confirm();
  });
}
