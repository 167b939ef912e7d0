/** What is told of things that come and go, as they would stand: where what follows is hidden, this much is sure. */

import { AREA, KINDS, type Kind, type World } from "./printed";
import type { EvacuationView, PlayerView } from "./view";

type Told = Record<string, any>;

function changes(event: Told): [World, Kind, number][] {
  const { kind, world } = event as { kind: Kind; world: World };
  if (event.is === "Gained") return [[world, kind, 1]];
  if (event.is === "Paid") return [[world, kind, -1]];
  if (event.is === "Exchanged") return [[world, event.given_kind, -1], [world, kind, 1]];
  if (event.is === "CostPaid") return KINDS.map((one) => [world, one, -event[one]]);
  if (event.is === "Settled") return [["new", "steel", -event.steel]];
  return [];
}

/** A player's boards after this has happened to them. */
function after(player: PlayerView, event: Told): PlayerView {
  const stock = { old: { ...player.stock.old }, new: { ...player.stock.new } };
  for (const [world, kind, count] of changes(event)) stock[world][kind] += count;
  const next = { ...player, stock };
  const world = event.world as World;
  const kind = event.kind as Kind;
  switch (event.is) {
    case "ShipBuilt":
      return { ...next, ships: { ...player.ships, [world]: [...player.ships[world], event.ship].toSorted() } };
    case "StadiumBuilt":
      return { ...next, stadiums: { ...player.stadiums, [world]: [...player.stadiums[world], event.stadium].toSorted() } };
    case "PopulationGained":
      return { ...next, population: player.population + event.count };
    case "Raised":
      return { ...next, production: { ...player.production, [kind]: event.level } };
    case "FactoryPrepared": {
      const { unused, ...others } = player.factories;
      const there = { ...others[world], [kind]: others[world][kind] + 1 };
      return { ...next, factories: { ...others, unused: { ...unused, [kind]: unused[kind] - 1 }, [world]: there } };
    }
    case "FactoryPlaced": {
      const { new: waiting, settled, ...others } = player.factories;
      const moved = { new: { ...waiting, [kind]: waiting[kind] - 1 }, settled: { ...settled, [kind]: settled[kind] + 1 } };
      return { ...next, factories: { ...others, ...moved } };
    }
    case "Settled": {
      const people = AREA.get(event.area)?.population_slots.length ?? 0;
      const settled_population = player.settled_population + people;
      return { ...next, areas: [...player.areas, event.area], population: player.population - people, settled_population };
    }
    default:
      return next;
  }
}

/** The New World's areas after this has happened. */
function mapAfter(map: EvacuationView["map"], event: Told): EvacuationView["map"] {
  if (event.is === "Settled") return { ...map, [event.area]: { owner: event.seat, factories: [] } };
  const area = event.is === "FactoryPlaced" ? map[event.area] : undefined;
  return area ? { ...map, [event.area]: { ...area, factories: [...area.factories, event.kind] } } : map;
}

/** The table as it is after this has happened. */
export function withNews(view: EvacuationView, events: Told[]): EvacuationView {
  return events.reduce((now: EvacuationView, event) => {
    const players = now.players.map((player, seat) => (seat === event.seat ? after(player, event) : player));
    return { ...now, players, map: mapAfter(now.map, event) };
  }, view);
}
