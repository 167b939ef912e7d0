/** Boards by game, each loaded when a table of the game is opened. A game without one gets the generic table. */

import type { Component } from "svelte";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { AnyPage, GamePage, PictureOf } from "./game";

/** What the start page shows of a game: a look at its board, how long it takes, how much there is to it. */
export interface Poster {
  default: Component; // SVG for a box of 320 by 190
  minutes?: [least: number, most: number]; // as printed on the box
  weight?: 1 | 2 | 3; // light, medium, heavy
}

const posters = import.meta.glob<Poster>("./*/Poster.svelte", { eager: true });

const pictures = import.meta.glob<{ default: PictureOf }>("./*/Picture.svelte");

/** A page is given only tables of its own game, and only once there is something to draw: here its types are trusted. */
async function pageOf(loaded: Promise<{ default: GamePage<any, any> }>): Promise<AnyPage> {
  return (await loaded).default;
}

const pages: Record<string, () => Promise<AnyPage>> = {
  antarctica: () => pageOf(import("./antarctica")),
  evacuation: () => pageOf(import("./evacuation")),
  "planet-unknown": () => pageOf(import("./planet-unknown")),
  "star-race": () => pageOf(import("./star-race")),
};

export async function loadPage(game: string): Promise<AnyPage> {
  const load = pages[game];
  if (load) return load();
  const games = await api.games(settings.lang).catch(() => []);
  const brings = games.some((one) => one.id === game && one.board);
  return brings ? pageOf(import("./guest")) : pageOf(import("./generic"));
}

/** How a game draws its pieces in the reference, with the texts of its page; null if it does not. */
export async function loadPicture(game: string): Promise<PictureOf | null> {
  const load = pictures[`./${game}/Picture.svelte`];
  if (!load) return null;
  const [found] = await Promise.all([load(), loadPage(game)]);
  return found.default;
}

/** The class that sets a game's colours, before its page is loaded. */
export function lookOf(game: string): string {
  return game in pages ? game : "generic";
}

/** A game without a poster of its own gets the generic one. */
export function posterOf(game: string): Poster {
  const found = posters[`./${game}/Poster.svelte`] ?? posters["./generic/Poster.svelte"];
  if (!found) throw new Error("the generic table has a poster");
  return found;
}
