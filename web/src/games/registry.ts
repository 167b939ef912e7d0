/** Boards by game, each loaded when a table of the game is opened. A game without one gets the generic table. */

import type { GamePage } from "./game";

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
