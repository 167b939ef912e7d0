/** The story of a replay as a table of contents: what followed from a move stands under it. */

import type { ReplayStep, Told } from "../lib/wire";

export interface Line {
  event: Told;
  /** The position after it. */
  step: number;
}

export interface Chapter {
  lines: Line[];
  /** A round begins here. */
  opens: boolean;
}

/** What belongs to one move is one chapter: its first line says what was done, the others what came of it. */
export function contents(steps: readonly ReplayStep[], events: readonly Told[]): Chapter[] {
  const chapters: Chapter[] = [];
  let told = 0;
  let current: Chapter = { lines: [], opens: true };
  steps.forEach((step, at) => {
    while (told < step.told && told < events.length) {
      current.lines.push({ event: events[told] as Told, step: at });
      told += 1;
    }
    if (step.ends === "decision") return;
    if (current.lines.length) chapters.push(current);
    else if (current.opens) return;
    current = { lines: [], opens: step.ends === "round" };
  });
  if (current.lines.length) chapters.push(current);
  return chapters;
}
