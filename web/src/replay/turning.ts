/** Where a game turned. */

import type { AnalysisInfo } from "../lib/wire";

const SWING = 0.25; // of a win chance, between two decisions
const SURE = 2; // standard errors that it must exceed
const MOST = 12;

/**
 * The positions after which the game stood differently: by the analysis, where a win chance swung by a quarter and more;
 * without one, where another seat took the lead in points.
 */
export function turningPoints(
  info: AnalysisInfo | null,
  count: number,
  totals: (at: number) => number[],
): number[] {
  if (!info) return leadChanges(count, totals);
  const { decisions, players } = info.analysis;
  const swings: { at: number; by: number }[] = [];
  decisions.forEach((one, number) => {
    const next = decisions[number + 1];
    const after = next?.before ?? players.map((player) => player.result);
    const errors = one.before.map((_, seat) => Math.hypot(one.before_errors[seat] ?? 0, next?.before_errors[seat] ?? 0));
    const by = Math.max(...one.before.map((chance, seat) => sureSwing((after[seat] ?? 0) - chance, errors[seat] ?? 0)));
    if (by >= SWING) swings.push({ at: Math.min(one.move + 1, count - 1), by });
  });
  const largest = swings.toSorted((a, b) => b.by - a.by).slice(0, MOST);
  return [...new Set(largest.map((one) => one.at))].toSorted((a, b) => a - b);
}

function sureSwing(by: number, error: number): number {
  return Math.abs(by) > SURE * error ? Math.abs(by) : 0;
}

function leadChanges(count: number, totals: (at: number) => number[]): number[] {
  const found: number[] = [];
  let leader = -1;
  for (let at = 0; at < count; at += 1) {
    const points = totals(at);
    const most = Math.max(...points);
    const ahead = points.flatMap((one, seat) => (one === most ? [seat] : []));
    if (ahead.length !== 1 || ahead[0] === leader) continue;
    if (leader >= 0) found.push(at);
    leader = ahead[0] as number;
  }
  return found.slice(-MOST);
}
