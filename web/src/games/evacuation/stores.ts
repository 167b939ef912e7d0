/** What is told of things that come and go, as they would stand: where what follows is hidden, this much is sure. */

import { AREA, KINDS, type Kind, type World } from "./printed";
import type { EvacuationView, PlayerView } from "./view";
import type { EvacuationEvent } from "./wire";

function changes(event: EvacuationEvent): [World, Kind, number][] {
  if (event.is === "Gained") return [[event.world, event.kind, 1]];
  if (event.is === "Paid") return [[event.world, event.kind, -1]];
  if (event.is === "Exchanged") return [[event.world, event.given_kind, -1], [event.world, event.kind, 1]];
  if (event.is === "CostPaid") return KINDS.map((one) => [event.world, one, -event[one]]);
  if (event.is === "Settled") return [["new", "steel", -event.steel]];
  return [];
}

/** A player's boards after this has happened to them. */
function after(player: PlayerView, event: EvacuationEvent): PlayerView {
  const stock = { old: { ...player.stock.old }, new: { ...player.stock.new } };
  for (const [world, kind, count] of changes(event)) stock[world][kind] += count;
  const next = { ...player, stock };
  switch (event.is) {
    case "ShipBuilt": {
      const { world, ship } = event;
      return { ...next, ships: { ...player.ships, [world]: [...player.ships[world], ship].toSorted() } };
    }
    case "StadiumBuilt": {
      const { world, stadium } = event;
      return { ...next, stadiums: { ...player.stadiums, [world]: [...player.stadiums[world], stadium].toSorted() } };
    }
    case "PopulationGained":
      return { ...next, population: player.population + event.count };
    case "Raised":
      return { ...next, production: { ...player.production, [event.kind]: event.level } };
    case "FactoryPrepared": {
      const { kind, world } = event;
      const { unused, ...others } = player.factories;
      const there = { ...others[world], [kind]: others[world][kind] + 1 };
      return { ...next, factories: { ...others, unused: { ...unused, [kind]: unused[kind] - 1 }, [world]: there } };
    }
    case "FactoryPlaced": {
      const { kind } = event;
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
function mapAfter(map: EvacuationView["map"], event: EvacuationEvent): EvacuationView["map"] {
  if (event.is === "Settled") return { ...map, [event.area]: { owner: event.seat, factories: [] } };
  const area = event.is === "FactoryPlaced" ? map[event.area] : undefined;
  if (event.is !== "FactoryPlaced" || !area) return map;
  return { ...map, [event.area]: { ...area, factories: [...area.factories, event.kind] } };
}

/** The table as it is after this has happened. */
export function withNews(view: EvacuationView, events: EvacuationEvent[]): EvacuationView {
  return events.reduce((now: EvacuationView, event) => {
    const players = now.players.map((player, seat) => (seat === event.seat ? after(player, event) : player));
    return { ...now, players, map: mapAfter(now.map, event) };
  }, view);
}
