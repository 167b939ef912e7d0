/** What happened earlier at a table in play, to be shown again: asked of the server when somebody wants to see it. */

import type { AnyBeat, AnyPage } from "../games/game";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Position, Replay } from "../lib/wire";
import { positionsOf } from "../replay/changes";

const BEFORE_MS = 600;
const AFTER_MS = 1400;

export class Past {
  private replay: Replay | null = null;
  private positions: Position[] = [];

  constructor(
    private readonly id: string,
    private readonly token: string | null,
  ) {}

  /** How the table stood before these events of the story, what they did, and what it came to. */
  async beats(first: number, last: number, page: AnyPage): Promise<AnyBeat[]> {
    if ((this.replay?.events.length ?? 0) <= last || !this.replay?.runs) await this.ask();
    const steps = this.replay?.steps ?? [];
    const from = steps.findIndex((step) => step.told > first);
    const to = steps.findIndex((step) => step.told > last);
    const events = this.replay?.events ?? [];
    const shown: AnyBeat[] = [];
    for (let at = Math.max(1, from); at <= to; at += 1) {
      const before = this.positions[at - 1];
      const after = this.positions[at];
      if (!before || !after) continue;
      if (!shown.length) shown.push({ view: before.view, scores: before.scores, ms: BEFORE_MS, still: true });
      const told = events.slice(steps[at - 1]?.told, steps[at]?.told);
      const between = page.beats?.(before.view, told, after.view) ?? [];
      for (const beat of between) if ("view" in beat) shown.push({ view: beat.view, ms: beat.ms });
      shown.push({ view: after.view, scores: after.scores, ms: at === to ? AFTER_MS : 0, still: true });
    }
    return shown;
  }

  /** A move was taken back: what was asked before may have happened otherwise. */
  forget(): void {
    this.replay = null;
  }

  private async ask(): Promise<void> {
    this.replay = await api.replay(this.id, "", this.token, settings.lang);
    this.positions = positionsOf(this.replay);
  }
}
