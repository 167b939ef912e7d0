/** Boards by game, each loaded when a table of the game is opened. A game without one gets the generic table. */

import type { Component } from "svelte";
import type { GamePage } from "./game";

const emblems = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

const pages: Record<string, () => Promise<{ default: GamePage }>> = {
  antarctica: () => import("./antarctica"),
  evacuation: () => import("./evacuation"),
  "planet-unknown": () => import("./planet-unknown"),
  "star-race": () => import("./star-race"),
};

export async function loadPage(game: string): Promise<GamePage> {
  const load = pages[game] ?? (() => import("./generic"));
  return (await load()).default;
}

/** The class that sets a game's colours, before its page is loaded. */
export function lookOf(game: string): string {
  return game in pages ? game : "generic";
}

/** The little picture by which the lobby shows a game: SVG for a box of 120 by 70. */
export function emblemOf(game: string): Component {
  const found = emblems[`./${game}/Emblem.svelte`] ?? emblems["./generic/Emblem.svelte"];
  if (!found) throw new Error("the generic table has an emblem");
  return found.default;
}
