/** What can be dragged, and where it may be put down: each drag is a tap or two. */

import type { Drag } from "../../lib/dragging";
import type { OpenTable } from "../game";
import { deskOf } from "./desk.svelte";
import { isLoading, planned, tapShip, tapThing } from "./loading";
import { type Lane, type World, WORLDS } from "./printed";
import { choiceOf, tap } from "./tapping";
import { tapSpace } from "./track_taps";
import type { Evacuation } from "./wire";

/** Something that is dragged: what for, and which one. */
export type Thing =
  | { to: "load"; thing: string }
  | { to: "send" | "call_back"; ship: string }
  | { to: "build"; slot: number }
  | { to: "play"; infrastructure: string }
  | { to: "card"; card: string }
  | { to: "settle" | "land" };

/** The places where it may be put down, by their `data-drop`. */
function placesFor(table: OpenTable<Evacuation>, thing: Thing): string {
  switch (thing.to) {
    case "load":
      return isLoading(table) ? '[data-drop^="ship:"]' : "";
    case "send":
      return '[data-drop="lane"]';
    case "call_back":
      return '[data-drop="lane"], [data-drop="old"]';
    case "build":
      return WORLDS.filter((world) => choiceOf(table, ["build", { slot: thing.slot, world }]))
        .map((world) => `[data-drop="world:${world}"]`)
        .join(", ");
    case "play":
      return '[data-drop="world:new"]';
    case "card":
      return '[data-drop="board"]';
    case "settle":
      return '.open[data-drop^="hex:"]';
    case "land":
      return '.open[data-drop^="space:"]';
  }
}

function put(table: OpenTable<Evacuation>, thing: Thing, place: string): unknown {
  const [, at = "", lane = ""] = place.split(":");
  switch (thing.to) {
    case "load":
      return loadOnto(table, thing.thing, at);
    case "send":
    case "call_back":
      return tapShip(table, thing.ship, thing.to);
    case "build":
      return tap(table, ["build", { slot: thing.slot, world: at as World }]);
    case "play":
      return tap(table, ["play_infrastructure", { infrastructure: thing.infrastructure }]);
    case "card":
      return tap(table, ["play", { card: thing.card }], ["face_down", { card: thing.card }]);
    case "settle":
      return tap(table, ["settle", { area: at }]);
    case "land":
      return tapSpace(table, Number(at), lane as Lane);
  }
}

/** A thing goes aboard the ship it was put on; a ship in dock is sent for that. */
async function loadOnto(table: OpenTable<Evacuation>, thing: string, ship: string): Promise<void> {
  if (planned(table).sent.has(ship)) deskOf(table).ship = ship;
  else await tapShip(table, ship, "send");
  await tapThing(table, thing);
}

/** How a thing is dragged; it may be none now. */
export function carried(table: OpenTable<Evacuation>, thing: () => Thing | null | false | undefined): Drag {
  return {
    onto: () => {
      const now = thing();
      return (now && placesFor(table, now)) || null;
    },
    drop: (target) => {
      const now = thing();
      if (now) void put(table, now, target.getAttribute("data-drop") ?? "");
    },
  };
}
