/** The analysis of a game: asked for, followed, cancelled. */

import { api, Failed } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Analyse, AnalysisInfo, AnalysisState, Decided } from "../lib/wire";
import { t } from "../texts/texts.svelte";

const LOOK_MS = 500; // between two looks at how far it is
export const DEPTHS = ["quick", "usual", "deep", "minute"] as const;
export type Depth = (typeof DEPTHS)[number];
const WISHES: Record<Depth, Partial<Analyse>> = {
  quick: { simulations: 8 },
  usual: {},
  deep: { simulations: 128 },
  minute: { seconds: 60 },
};

export class GameAnalysis {
  state = $state.raw<AnalysisState | null>(null);
  result = $state.raw<AnalysisInfo | null>(null);
  problem = $state("");
  depth = $state<Depth>("usual");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: () => Pick<Analyse, "table" | "text">) {}

  get running(): boolean {
    return this.state?.part === "waiting" || this.state?.part === "running";
  }

  async begin(): Promise<void> {
    this.problem = "";
    await this.take(api.analyse({ ...this.game(), ...WISHES[this.depth] }, settings.lang));
  }

  async cancel(): Promise<void> {
    clearTimeout(this.timer);
    if (this.state) await this.take(api.cancelAnalysis(this.state.id, settings.lang));
  }

  private async take(asked: Promise<AnalysisState>): Promise<void> {
    try {
      const state = await asked;
      this.state = state;
      if (state.result) this.result = state.result;
      if (state.part === "failed") this.problem = t("analysis-failed");
      if (this.running) this.timer = setTimeout(() => void this.take(api.analysis(state.id, settings.lang)), LOOK_MS);
    } catch (failed) {
      this.state = null;
      this.problem = failed instanceof Failed && failed.problem ? failed.problem.words : t("no-answer");
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

export interface Reason {
  kind: "gives-up" | "gains" | "lets";
  /** What the points are for, or whom they go to. */
  of: string;
  points: number;
}

const WORTH_TELLING = 0.5; // points

/** Where the points of a choice are lost against the better line, the largest first: by source, and to others. */
export function reasonsOf(one: Decided, names: readonly string[], source: (reason: string) => string): Reason[] {
  const own: Reason[] = Object.entries(one.sources).map(([reason, points]) => ({
    kind: points < 0 ? "gives-up" : "gains",
    of: source(reason),
    points: Math.abs(points),
  }));
  const others: Reason[] = names.map((name, seat) => ({
    kind: "lets",
    of: name,
    points: seat === one.seat ? 0 : (one.points_after[seat] ?? 0) - (one.points_advised[seat] ?? 0),
  }));
  const told = [...own, ...others].filter((reason) => reason.points >= WORTH_TELLING);
  const rank = { "gives-up": 0, lets: 1, gains: 2 };
  return told.toSorted((a, b) => rank[a.kind] - rank[b.kind] || b.points - a.points);
}
