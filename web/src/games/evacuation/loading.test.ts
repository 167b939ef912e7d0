import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Draft } from "../../table/draft.svelte";
import { type Parts, partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { flightWith, type Plan, planned, planOf, reasonFor, shipInHand, tapShip, tapThing, thingOf, unload, wayOf, waysOf } from "./loading";
import { berths, hasRoom, iconOf } from "./ships";
import type { Evacuation, EvacuationChoice, EvacuationDecision, EvacuationNamed, PlayerView } from "./wire";

const choice = (...[name, args]: EvacuationNamed) => ({ action: 0, name, args }) as EvacuationChoice;
const send = (ship: string) => choice("send", { ship });
const load = (item: string) => ({ action: 0, name: "load", args: { item } }) as const;
const flight = partly<EvacuationDecision>({ kind: "ChooseFlight", fields: {} });
const loading = (ship: string) => partly<EvacuationDecision>({ kind: "LoadShip", fields: { ship } });
/** What an answer is about: a ship, an item, nothing. */
const about = (answer: EvacuationChoice | null | undefined) => Object.values(answer?.args ?? {}).join();

test("the answers so far make a plan: ships, what they carry, and those called back", () => {
  const steps = [send("S01"), load("bay:W1"), choice("close", {}), send("S04"), load("hold:W3"), load("resource:food"), choice("call_back", { ship: "S09" })];
  const plan = planOf(steps);
  expect([...plan.sent]).toEqual([
    ["S01", ["W1"]],
    ["S04", ["W3", "resource:food"]],
  ]);
  expect(plan.back).toEqual(["S09"]);
  expect(thingOf("stadium:ST01")).toBe("stadium:ST01");
});

test("a plan is carried out in the order the rules ask for, whatever the order of the taps", () => {
  const way = wayOf({ sent: new Map([["S04", ["resource:food", "W3"]], ["S01", ["W1"]]]), back: [] });
  expect(about(way([send("S01"), send("S04"), choice("done", {})], 0, flight))).toBe("S01");
  expect(about(way([load("bay:W1"), load("bay:W2"), choice("close", {})], 1, loading("S01")))).toBe("bay:W1");
  expect(way([load("resource:steel"), choice("close", {})], 2, loading("S01"))?.name).toBe("close");
  expect(about(way([send("S04"), choice("done", {})], 3, flight))).toBe("S04");
  expect(about(way([load("hold:W3"), load("resource:food"), choice("close", {})], 4, loading("S04")))).toBe("hold:W3");
  expect(about(way([load("resource:food"), load("resource:steel"), choice("close", {})], 5, loading("S04")))).toBe("resource:food");
  expect(way([load("resource:food"), choice("close", {})], 6, loading("S04"))).toBeNull();
});

test("things go aboard the first ship with room for them; an area waits for its bay where the other way fails", () => {
  const plan = { sent: new Map([["S01", []], ["S04", ["resource:food", "W3"]]]), back: [] };
  const offers = [load("hold:W3"), load("resource:food"), choice("close", {})];
  const way = wayOf(plan);
  way([send("S01"), send("S04"), choice("done", {})], 0, flight);
  expect(about(way(offers, 1, loading("S01")))).toBe("hold:W3");
  const other = wayOf(plan, []);
  other([send("S01"), send("S04"), choice("done", {})], 0, flight);
  expect(about(other(offers, 1, loading("S01")))).toBe("resource:food");
});

/** A question of the rules, the ship it is about, and the place of the one that follows from each answer. */
type Question = { ship: string; answers: Record<string, number> };
const FILE = "../tests/games/evacuation/harbours.json";
const harbours = JSON.parse(readFileSync(join(process.cwd(), FILE), "utf-8")) as Question[][];

const known: string[] = [];
function numberOf(answer: string): number {
  if (!known.includes(answer)) known.push(answer);
  return known.indexOf(answer);
}

const offersOf = (question: Question | undefined): EvacuationChoice[] =>
  Object.keys(question?.answers ?? {}).map((answer) => {
    const [name = "", what = ""] = answer.split(" ");
    const args = name === "load" ? { item: what } : { ship: what };
    return { action: numberOf(answer), name, args } as EvacuationChoice;
  });
const spoken = (step: EvacuationChoice) => [step.name, about(step)].filter(Boolean).join(" ");

/** Where a way leads in a harbour. */
function walked(harbour: Question[], way: ReturnType<typeof wayOf | typeof flightWith>): EvacuationChoice[] {
  const steps: EvacuationChoice[] = [];
  for (let at = 0; at >= 0; ) {
    const question = harbour[at];
    const asked = question?.ship ? loading(question.ship) : flight;
    const next = way(offersOf(question), steps.length, asked);
    if (!next) break;
    steps.push(next);
    at = question?.answers[spoken(next)] ?? -1;
  }
  return steps;
}

/** All plans that the rules allow in a harbour: the ships sent, and what flies. */
function plansOf(harbour: Question[], at = 0, steps: EvacuationChoice[] = []): { ships: string[]; things: string[] }[] {
  if (at < 0) {
    const { sent } = planOf(steps);
    return [{ ships: [...sent.keys()], things: [...sent.values()].flat() }];
  }
  return offersOf(harbour[at]).flatMap((next) => plansOf(harbour, harbour[at]?.answers[spoken(next)] ?? -1, [...steps, next]));
}

test.each(harbours.map((harbour, at) => [at, harbour] as const))("every plan of harbour %i can be tapped, whichever ship was in hand", (_at, harbour) => {
  const plans = plansOf(harbour);
  const refused = plans.flatMap(({ ships, things }) =>
    ships.filter((hand) => {
      const plan: Plan = { sent: new Map(ships.map((ship) => [ship, ship === hand ? things.toReversed() : []])), back: [] };
      return !waysOf(plan).some((way) => {
        const made = planOf(walked(harbour, way)).sent;
        return made.size === ships.length && [...made.values()].flat().length === things.length;
      });
    }).map((hand) => [hand, ...things].join(" ")),
  );
  expect(plans.length).toBeGreaterThan(80);
  expect(refused).toEqual([]);
});

/** A table in a harbour whose server answers a moment later; `shown` is every plan that the screen was given. */
function tableIn(harbour: Question[], from = 0) {
  const shown: string[] = [];
  const show = () => shown.push([...planOf(table.draft.steps).sent].map(([ship, things]) => [ship, ...things].join(" ")).join("; "));
  const askedAt = (at: number) => (harbour[at]?.ship ? loading(harbour[at].ship) : flight);
  const ask = async ({ action, then }: { action: number; then: number[] }) => {
    show();
    await new Promise((resolve) => setTimeout(resolve));
    const at = [action, ...then].reduce((place, number) => harbour[place]?.answers[known[number] ?? ""] ?? -1, from);
    const view = { decision: at < 0 ? null : askedAt(at) };
    return { is: "Previewed", id: "", hidden: false, view, events: [], scores: [], choices: at < 0 ? [] : offersOf(harbour[at]) };
  };
  const position = { seq: 1, view: { decision: askedAt(from) }, choices: offersOf(harbour[from]) };
  const page = { continues: () => true };
  const table = partly<OpenTable<Evacuation>>({ position, ask, asked: true, seat: 0, notice: null, page });
  Object.assign(table, { draft: new Draft<Evacuation>(table) });
  return { table, shown, show };
}

test("a tap changes the plan at one stroke: what was tried on the way is never shown, and quick taps are not lost", async () => {
  let tried = 0;
  for (const harbour of harbours) {
    const needsMore = plansOf(harbour).find(({ ships, things }) => {
      const plan: Plan = { sent: new Map(ships.map((ship, at) => [ship, at ? [] : things])), back: [] };
      const made = planOf(walked(harbour, waysOf(plan)[0] as ReturnType<typeof wayOf>)).sent;
      return [...made.values()].flat().length < things.length;
    });
    if (!needsMore) continue;
    tried += 1;
    const { ships, things } = needsMore;
    const { table, shown, show } = tableIn(harbour);
    const taps = [...ships.map((ship) => tapShip(table, ship, "send")), ...things.map((thing) => tapThing(table, thing))];
    await Promise.all(taps);
    show();
    const size = (plan: string) => plan.split(/;? /).filter(Boolean).length;
    expect(shown.map(size)).toEqual(shown.map(size).toSorted((one, other) => one - other)); // it only grows
    expect(size(shown.at(-1) ?? "")).toBe(ships.length + things.length);
    const aboard = [...planOf(table.draft.steps).sent].find(([, load]) => load.length) as [string, string[]];
    await unload(table, aboard[0], aboard[1][0] as string);
    expect([...planOf(table.draft.steps).sent.values()].flat()).toHaveLength(things.length - 1);
  }
  expect(tried).toBeGreaterThan(0);
});

test("a ship that was sent before is loaded on, and stays when another is sent or something is taken ashore", async () => {
  for (const harbour of harbours) {
    const sent = offersOf(harbour[0]).find((one) => one.name === "send") as EvacuationChoice;
    const from = harbour[0]?.answers[spoken(sent)] ?? -1;
    const things = offersOf(harbour[from]).filter((one) => one.name === "load").map((one) => thingOf(about(one)));
    const { table } = tableIn(harbour, from);
    const ship = about(sent);
    expect(shipInHand(table)).toBe(ship);
    await tapThing(table, things[0] as string);
    expect(planned(table).sent.get(ship)).toEqual([things[0]]);
    expect(table.draft.steps.map((step) => step.name)).toEqual(["load"]);
    await unload(table, ship, things[0] as string);
    expect([...planned(table).sent]).toEqual([[ship, []]]);
    const other = offersOf(harbour[0]).find((one) => one.name === "send" && about(one) !== ship);
    if (!other) continue;
    await tapShip(table, about(other), "send");
    await tapThing(table, things[0] as string);
    expect([...planned(table).sent.keys()].toSorted()).toEqual([ship, about(other)].toSorted());
    expect([...planned(table).sent.values()].flat()).toEqual([things[0]]);
  }
});

test("to finish, the last hatch is closed and the flight begun", () => {
  const way = flightWith([send("S01")]);
  way([send("S01"), choice("done", {})], 0, flight);
  expect(way([load("bay:W1"), choice("close", {})], 1, loading("S01"))?.name).toBe("close");
  expect(way([choice("done", {})], 2, flight)?.name).toBe("done");
  expect(way([], 3, partly<EvacuationDecision>({ kind: "SplitSteps" }))).toBeNull();
});

test("ships fly with all that was loaded, also where a factory area waited for its bay", () => {
  for (const harbour of harbours.slice(2))
    for (const { ships, things } of plansOf(harbour).slice(0, 500)) {
      const plan: Plan = { sent: new Map(ships.map((ship, at) => [ship, at ? [] : things])), back: [] };
      for (const way of waysOf(plan)) {
        const steps = walked(harbour, way);
        const flown = walked(harbour, flightWith(steps));
        expect(planOf(flown)).toEqual(planOf(steps));
        expect(flown.reduce((at, step) => harbour[at]?.answers[spoken(step)] ?? 0, 0)).toBe(-1);
      }
    }
});

test("a ship's hatches hold what is aboard: bays by their colour, buildings, resources", () => {
  const slots = berths("S14", undefined, ["bay:W4", "stadium:ST01"]); // desert and mountain, 1 building, 1 resource
  expect(slots.map((slot) => [slot.for, slot.edge, slot.item])).toEqual([
    ["bay", "desert", null],
    ["bay", "mountain", "bay:W4"],
    ["building", null, "stadium:ST01"],
    ["resource", null, null],
  ]);
  const wider = { flight: 2, back: 1, buildings: 2, resources: 3 };
  expect(berths("S14", wider, []).filter((slot) => slot.for === "resource")).toHaveLength(3);
  expect(["bay:W4", "hold:W3", "factory:food", "resource:steel", "W1"].map(iconOf)).toEqual(["population", "factory", "factory", "steel", "population"]);
});

test("what glows has a free hatch", () => {
  const aboard = ["bay:W1"]; // the desert bay of S14
  expect(hasRoom("S14", undefined, aboard, "W2")).toBe(false);
  expect(hasRoom("S14", undefined, aboard, "W3")).toBe(true); // a factory counts as a building
  expect(hasRoom("S14", undefined, aboard, "W5")).toBe(true);
  expect(hasRoom("S14", undefined, [...aboard, "hold:W3"], "stadium:ST01")).toBe(false);
  expect(hasRoom("S14", undefined, aboard, "resource:food")).toBe(true);
});

test("a factory area stays for want of a factory before it stays for want of a bay", () => {
  const reason = (unused: number) => {
    const player: Parts<PlayerView> = { factories: { unused: { food: unused, steel: unused, energy: unused } }, ahead: { ships: {} } };
    const view = { seat: 0, players: [player], decision: loading("S14") };
    const draft = { steps: [send("S14")], offered: [], choices: [choice("close", {})], preview: null, ghost: null, sure: null };
    const say = { refusal: (key: string) => key };
    const table = partly<OpenTable<Evacuation>>({ position: { view }, view, seat: 0, asked: true, draft, say });
    return reasonFor(table, load("bay:W3"));
  };
  expect(reason(0)).toBe("no-factory-left");
  expect(reason(1)).toBe("no-bay");
});
