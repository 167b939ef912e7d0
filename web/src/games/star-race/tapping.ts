/** How taps on ships and cards become choices. The list of choices decides; this only finds the one meant. */

import { t } from "../../texts/texts.svelte";
import { numberOf, raceOf, type Ship } from "./view";
import type { OpenTable } from "../game";
import type { StarRace, StarRaceChoice } from "./wire";

export function shipsIn(choice: StarRaceChoice): Ship[] {
  if (choice.name === "ship") return [choice.args.ship];
  if (choice.name === "pair" || choice.name === "trio") return choice.args.ships.split("+");
  return [];
}

export function groupsOf(ship: Ship): string[] {
  return [`number:${numberOf(ship)}`, `race:${raceOf(ship)}`];
}

function inGroup(ship: Ship, group: string): boolean {
  return groupsOf(ship).includes(group);
}

/** The ships a tap could choose now, or one more of. */
export function openShips(table: OpenTable<StarRace>, ships: Ship[]): Set<Ship> {
  const { choices } = table.draft.open;
  const picks = table.draft.picks;
  return new Set(
    ships.filter((ship) =>
      choices.some((choice) => {
        if (choice.name === "group") return inGroup(ship, choice.args.group);
        const named = shipsIn(choice);
        return named.includes(ship) && picks.every((pick) => named.includes(pick));
      }),
    ),
  );
}

/** The ships that are chosen, or tapped so far. */
export function chosenShips(table: OpenTable<StarRace>, ships: Ship[]): Set<Ship> {
  const last = table.draft.steps.at(-1);
  if (last?.name === "group") return new Set(ships.filter((ship) => inGroup(ship, last.args.group)));
  return new Set(last && shipsIn(last).length ? shipsIn(last) : table.draft.picks);
}

/** The choice a tap on this ship would make, if it makes one. */
export function choiceOf(table: OpenTable<StarRace>, ship: Ship): StarRaceChoice | undefined {
  const { choices, chosen } = table.draft.open;
  const single = choices.find((choice) => choice.name === "ship" && choice.args.ship === ship);
  if (single) return single;
  const groups = choices.filter((choice) => choice.name === "group" && inGroup(ship, choice.args.group));
  if (groups.length) return groups.find((group) => group.action !== chosen?.action) ?? groups[0];
  const wanted = new Set([...table.draft.picks, ship]);
  return choices.find((choice) => sameShips(shipsIn(choice), wanted));
}

function sameShips(named: Ship[], wanted: Set<Ship>): boolean {
  return named.length === wanted.size && named.every((ship) => wanted.has(ship));
}

/** Whether a card is to be played and none is chosen yet. */
function asksCard(table: OpenTable<StarRace>): boolean {
  const { choices, at } = table.draft.open;
  return at === 0 && !table.draft.steps.length && choices.some((choice) => choice.name === "play");
}

export async function tapShip(table: OpenTable<StarRace>, ship: Ship): Promise<void> {
  const draft = table.draft;
  await draft.settled;
  if (!table.asked) {
    if (table.plays && !table.playing) void table.why("ship", { ship });
    return;
  }
  const { choices, chosen } = draft.open;
  if (asksCard(table)) return draft.pick(draft.picks.includes(ship) ? [] : [ship]); // the ship first, then its card
  const several = choices.find((choice) => choice.name === "pair" || choice.name === "trio");
  if (several && !choices.some((choice) => choice.name === "ship")) return tapOneOfSeveral(table, ship, several.name);
  const choice = choiceOf(table, ship);
  if (choice && choice.action !== chosen?.action) void draft.choose(choice);
  else if (choice) void draft.back();
  else if (draft.preview?.events.some((event) => event.is === "CardLost")) table.tell(t("sr-card-lost"));
  else if (choices.some((one) => one.name === "group")) void table.why("group", { group: wrongGroup(choices, ship) });
  else void table.why("ship", { ship });
}

function tapOneOfSeveral(table: OpenTable<StarRace>, ship: Ship, name: "pair" | "trio"): void {
  const draft = table.draft;
  const { choices, chosen } = draft.open;
  const before = chosen ? shipsIn(chosen) : draft.picks;
  if (before.includes(ship)) return draft.pick(before.filter((other) => other !== ship));
  const most = name === "trio" ? 3 : 2;
  const picks = before.length === most ? [ship] : [...before, ship];
  const open = choices.filter((choice) => picks.every((pick) => shipsIn(choice).includes(pick)));
  if (!open.length) return void table.why(name, { ships: explained(table, picks, choices, most) });
  const whole = open.find((choice) => shipsIn(choice).length === picks.length);
  if (whole) void draft.choose(whole);
  else draft.pick(picks);
}

/** A whole set of ships to ask about: those tapped, filled up with ones that could be chosen, best of the same group. */
function explained(table: OpenTable<StarRace>, picks: Ship[], choices: StarRaceChoice[], most: number): string {
  const order = Object.keys(table.view.ships);
  const possible = order.filter((ship) => choices.some((choice) => shipsIn(choice).includes(ship)));
  const akin = (ship: Ship) => (picks.some((pick) => groupsOf(pick).some((group) => inGroup(ship, group))) ? 0 : 1);
  const rest = [
    ...possible.toSorted((one, other) => akin(one) - akin(other)),
    ...order.toSorted((one, other) => akin(one) - akin(other)),
  ];
  const named = new Set(picks);
  for (const ship of rest) if (named.size < most) named.add(ship);
  return order.filter((ship) => named.has(ship)).join("+");
}

function wrongGroup(choices: StarRaceChoice[], ship: Ship): string {
  const [number, race] = groupsOf(ship) as [string, string];
  return choices.some((choice) => choice.name === "group" && choice.args.group.startsWith("race")) ? race : number;
}

// -- cards ------------------------------------------------------------------------------------------------------------

export const SET_ASIDE = 3; // cards in one answer; the list of choices says which

export function cardsTapped(table: OpenTable<StarRace>): string[] {
  const last = table.draft.steps.at(-1);
  if (last?.name === "set_aside") return last.args.cards.split("+");
  return table.draft.picks;
}

export function tapCard(table: OpenTable<StarRace>, card: string, held: number, order: string[]): void {
  const draft = table.draft;
  if (!table.asked) {
    if (table.plays && !table.playing) void table.why("play", { card });
    return;
  }
  const first = table.position?.choices ?? [];
  const play = first.find((choice) => choice.name === "play" && choice.args.card === card);
  if (play) {
    if (draft.steps[0]?.action === play.action) draft.clear();
    else void playFor(table, play, first);
    return;
  }
  const asides = first.filter((choice) => choice.name === "set_aside");
  if (!asides.length) return void table.why("play", { card });
  const before = cardsTapped(table);
  const mine = before.filter((other) => other === card).length;
  const others = before.filter((other) => other !== card);
  const more = mine < held && before.length < SET_ASIDE ? mine + 1 : 0;
  if (mine === 0 && more === 0) return table.tell(t("sr-three-enough", { most: SET_ASIDE }));
  const picks = [...others, ...Array<string>(more).fill(card)].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const whole = asides.find((choice) => choice.args.cards === picks.join("+"));
  if (whole) void draft.choose(whole);
  else draft.pick(picks);
}

/** Play a card; a ship that was tapped before it is the one it is played for. */
async function playFor(table: OpenTable<StarRace>, play: StarRaceChoice, first: StarRaceChoice[]): Promise<void> {
  const [ship] = table.draft.steps.length ? [] : table.draft.picks;
  await table.draft.answer(play, 0, first);
  if (ship && table.draft.steps[0] === play && !table.draft.complete) await tapShip(table, ship);
}

/** A card dragged onto a ship: the card is chosen, then the ship. */
export async function dropCard(
  table: OpenTable<StarRace>,
  card: string,
  held: number,
  order: string[],
  ship: Ship,
): Promise<void> {
  const [first] = table.draft.steps;
  if (first?.name !== "play" || first.args.card !== card) tapCard(table, card, held, order);
  else if (table.draft.complete) await table.draft.back();
  await tapShip(table, ship);
}
