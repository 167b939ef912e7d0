/** The story act by act: what came of a card or an action stands under it. */

import type { Told } from "../lib/wire";

export interface Act {
  /** Nobody's: a round begins, the sun moves on. */
  seat: number | null;
  /** The events with their numbers in the story, in order. */
  lines: { number: number; event: Told }[];
  /** Which of them is the card or the action. */
  opener?: number;
}

/** Which events make an act, by their names. */
export interface ActsOf<Kind extends string = string> {
  /** A card is played, an action taken: what its seat does from there on belongs to it. */
  open: readonly Kind[];
  /** Something begins for everybody: what is told of a seat from there on is a new act. */
  part?: readonly Kind[];
}

/**
 * Where a game does not say what opens an act, all that a seat does in a row is one. What a seat did before the card or
 * the action of its turn belongs to it too. Seats that act at the same time do not part each other's acts.
 */
export function actsIn(told: readonly Told[], game?: ActsOf): Act[] {
  const acts: Act[] = [];
  const current = new Map<number, Act>();
  told.forEach((event, number) => {
    const seat = typeof event.seat === "number" ? event.seat : null;
    if (seat === null || game?.part?.includes(event.is)) {
      current.clear();
      acts.push({ seat, lines: [{ number, event }] });
      return;
    }
    if (!game && !current.has(seat)) current.clear();
    const opens = game?.open.includes(event.is) ?? false;
    const under = current.get(seat);
    if (under && !(opens && under.opener !== undefined)) {
      if (opens) under.opener = under.lines.length;
      under.lines.push({ number, event });
      return;
    }
    const act: Act = { seat, lines: [{ number, event }] };
    if (opens) act.opener = 0;
    acts.push(act);
    current.set(seat, act);
  });
  return acts;
}

/** Of each seat its last act. */
export function lastActs(acts: readonly Act[], parts: readonly string[] = []): Map<number, Act> {
  const last = new Map<number, Act>();
  for (const act of acts) if (act.seat !== null && !parts.includes(act.lines[0]?.event.is ?? "")) last.set(act.seat, act);
  return last;
}

/** The lines of an act for a glance: the card or the action first. */
export function atAGlance(act: Act | undefined): Told[] {
  const events = (act?.lines ?? []).map(({ event }) => event);
  const [opener] = act?.opener ? events.splice(act.opener, 1) : [];
  return opener ? [opener, ...events] : events;
}

/** Words of a seat's act where it is seen whose it was. */
export function withoutName(words: string, name: string | undefined): string {
  const before = `${name ?? ""}: `;
  return words.startsWith(before) ? words.slice(before.length) : words;
}
