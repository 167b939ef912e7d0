/**
 * Which page is open: `/` is the lobby, `/table/ID` a table; `#TOKEN` opens a seat and is taken off the address.
 * `/table/ID#move-57` is a position of its game, `/record` a saved game, `/statistics` one's own games in
 * figures; `/rules/GAME#ID` is a place in the rules, `/learn/GAME` begins its guided game.
 */

import { leftBehind, liesOver, onceBack } from "./back";

export type Place =
  | { at: "lobby" }
  | { at: "table"; id: string; token: string | null }
  | { at: "replay"; id: string; move: number }
  | { at: "record" }
  | { at: "statistics" }
  | { at: "rules"; game: string; id: string }
  | { at: "learn"; game: string }
  | { at: "nowhere" };

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function read(): Place {
  const path = location.pathname.replace(/\/+$/, "") || "/";
  const table = /^\/table\/([\w-]+)$/.exec(path);
  const move = /^#move-(\d{1,6})$/.exec(location.hash);
  if (table?.[1] && move) return { at: "replay", id: table[1], move: Number(move[1]) };
  if (path === "/record") return { at: "record" };
  if (path === "/statistics") return { at: "statistics" };
  if (table?.[1]) return { at: "table", id: table[1], token: location.hash.slice(1) || null };
  const rules = /^\/rules\/([\w-]+)$/.exec(path);
  if (rules?.[1]) return { at: "rules", game: rules[1], id: decoded(location.hash.slice(1)) };
  const learn = /^\/learn\/([\w-]+)$/.exec(path);
  if (learn?.[1]) return { at: "learn", game: learn[1] };
  return path === "/" || path === "/index.html" ? { at: "lobby" } : { at: "nowhere" };
}

class Router {
  place = $state<Place>(read());

  constructor() {
    if (liesOver()) history.replaceState(null, "", location.href); // loaded anew: nothing lies over it any more
    addEventListener("popstate", () => this.moved());
    addEventListener("hashchange", () => this.moved());
  }

  /** The address is another. Where only the token has gone from it, one still sits at the same table. */
  private moved(): void {
    const next = read();
    const { place } = this;
    if (next.at === "table" && place.at === "table" && next.id === place.id && !next.token) return;
    this.place = next;
  }

  go(path: string): void {
    onceBack(() => this.open(path));
  }

  private open(path: string): void {
    if (liesOver()) history.replaceState(null, "", path); // no page lies behind a dialog
    else history.pushState(null, "", path);
    leftBehind();
    this.place = read();
    scrollTo(0, 0);
  }

  /** Take the seat's token off the address, so that a copied address does not give the seat away. */
  hideToken(): void {
    if (location.hash) history.replaceState(null, "", location.pathname);
  }
}

export const router = new Router();

/** For links: follow them here, without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
