/** Who is to sit where at a table: oneself, somebody else at this device, a friend, whoever comes, or a bot. */

import { keepSeat } from "../lib/kept";
import type { SeatWish, TableMade } from "../lib/wire";

export type Who = "me" | "here" | "friend" | "open" | "bot";

export interface Plan {
  who: Who;
  name: string;
  level: string | null;
}

export const LEVEL = "normal";

/** The usual level of bots among those of a game. */
export function usualLevel(levels: { id: string }[]): string | null {
  return levels.find((level) => level.id === LEVEL)?.id ?? levels.at(-1)?.id ?? null;
}

/** Somebody else is to have this seat. There is one of oneself: who takes another seat leaves the old one to whom it was. */
export function planned(plans: Plan[], seat: number, wanted: Plan): Plan[] {
  const before = plans[seat];
  const mine = plans.findIndex((plan) => plan.who === "me");
  return plans.map((plan, at) => {
    if (at === seat) return wanted;
    return wanted.who === "me" && at === mine && before ? before : plan;
  });
}

/** What the server is asked for. A friend's seat is open, and kept for that name. */
export function wishes(plans: Plan[], myName: string): SeatWish[] {
  return plans.map(({ who, name, level }) => {
    if (who === "bot") return { kind: "bot", name: "", level };
    if (who === "open") return { kind: "open", name: "", level: null };
    if (who === "friend") return { kind: "open", name: name.trim(), level: null };
    return { kind: "person", name: (who === "me" ? myName : name).trim(), level: null };
  });
}

/** Keep the seats of everybody at this device. */
export function keepMade(made: TableMade, plans: Plan[]): void {
  const links = made.links.map(({ seat, token }) => ({ seat, token }));
  const mine = links.find((link) => plans[link.seat]?.who === "me") ?? links[0];
  if (!mine) return;
  const beside = links.filter((link) => link !== mine);
  keepSeat({ table: made.table.id, game: made.table.game, ...mine, at: Date.now(), beside });
}
