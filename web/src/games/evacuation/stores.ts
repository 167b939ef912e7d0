/** What is told of single units that come and go. */

import type { Kind, World } from "./printed";
import type { EvacuationView } from "./view";

type Told = Record<string, any>;

function changes(event: Told): [Kind, number][] {
  const kind = event.kind as Kind;
  if (event.is === "Gained") return [[kind, 1]];
  if (event.is === "Paid") return [[kind, -1]];
  if (event.is === "Exchanged") return [[event.given_kind as Kind, -1], [kind, 1]];
  return [];
}

/** The table with the stores as they are after this has happened. */
export function withStores(view: EvacuationView, events: Told[]): EvacuationView {
  const told = events.filter((event) => changes(event).length > 0);
  if (!told.length) return view;
  const players = view.players.map((player, seat) => {
    const stock = { old: { ...player.stock.old }, new: { ...player.stock.new } };
    for (const event of told.filter((one) => one.seat === seat))
      for (const [kind, count] of changes(event)) stock[event.world as World][kind] += count;
    return { ...player, stock };
  });
  return { ...view, players };
}
