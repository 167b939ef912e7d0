/** What is only about the screen: the ghost of a tile, the rover held, whose planet is looked at. One for each table. */

import {
  type Cell,
  type Ghost,
  ghostCells,
  ghostOf,
  lookOf,
  named,
  type Placement,
  placementsByLook,
  type Taken,
  tileBefore,
  turned,
  within,
} from "./tiles";
import { type PlanetUnknownView, type Ring, RINGS } from "./view";
import type { OpenTable } from "../game";
import type { PlanetUnknown, PlanetUnknownChoice } from "./wire";

const REST_MS = 110;

export class Placing {
  ghost = $state.raw<Ghost | null>(null);
  /** Why the ghost may not lie where it is, in words. */
  reason = $state("");
  /** The rover whose steps are shown; else those of all. */
  rover = $state<number | null>(null);
  /** A square that means more than one thing, until one is chosen. */
  square = $state<number | null>(null);
  /** A track that could advance in more than one way, until one is chosen. */
  track = $state<string | null>(null);
  /** Whose planet is looked at; null: one's own. */
  looking = $state<number | null>(null);
  /** On a phone, the station instead of the planet. */
  station = $state(false);

  /** The tile on its way from the tray, and where the pointer is while it is not over the planet. */
  carried = $state.raw<{ ring: Ring; x: number; y: number } | null>(null);
  /** The square under a point of the screen; told by the planet while it is shown. */
  squareUnder: ((x: number, y: number) => [number, number] | null) | null = null;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private known: { choices: PlanetUnknownChoice[]; byLook: Map<string, Placement> } | null = null;

  constructor(private readonly table: OpenTable<PlanetUnknown>) {}

  get view(): PlanetUnknownView {
    return this.table.view;
  }

  /** Every legal placement now. */
  get placements(): Placement[] {
    const { position, asked } = this.table;
    return asked ? (position?.choices ?? []).filter((choice) => choice.name === "place") : [];
  }

  /** Whether a tile is to be placed, with which rings. */
  get rings(): Ring[] {
    return RINGS.filter((ring) => this.placements.some((choice) => choice.args.ring === ring));
  }

  /** Whether only a civ tile may be placed: Republic 1 has been used for it. */
  get civOnly(): boolean {
    const decision = this.table.asked ? this.table.position?.view.decision : null;
    if (decision?.kind !== "Act") return false;
    const { step, gains } = decision.fields;
    if (step === "tile" || step === "civ_tile") return step === "civ_tile";
    const extra = gains.filter((gain) => gain.is === "extra_tile");
    return extra.length > 0 && extra.every((gain) => gain.civ_only);
  }

  /** A tile that cannot be placed while the other one can, and why. */
  barred(ring: Ring): "fits-nowhere" | "civ-only" | null {
    const taken = this.taken(ring);
    if (!taken || this.rings.length === 0 || this.rings.includes(ring)) return null;
    return this.civOnly && taken.tile.a !== "civ" && taken.tile.b !== "civ" ? "civ-only" : "fits-nowhere";
  }

  taken(ring: Ring): Taken | null {
    return this.table.seat === null ? null : tileBefore(this.view.station, this.table.seat, ring);
  }

  get cells(): Cell[] {
    const taken = this.ghost && this.taken(this.ghost.ring);
    return this.ghost && taken ? ghostCells(this.ghost, taken) : [];
  }

  /** The legal placement the ghost means, whatever its orientation is called. */
  get meant(): Placement | undefined {
    const ghost = this.ghost;
    if (!ghost || this.table.seat === null) return undefined;
    return this.byLook.get(`${ghost.ring} ${lookOf(this.cells, ghost.row, ghost.column)}`);
  }

  private get byLook(): Map<string, Placement> {
    const choices = this.table.asked ? (this.table.position?.choices ?? []) : [];
    if (this.known?.choices !== choices)
      this.known = { choices, byLook: placementsByLook(choices, this.view.station, this.table.seat ?? 0) };
    return this.known.byLook;
  }

  /** Take a tile in hand: its ghost appears where it fits, near to where the last one was. */
  pick(ring: Ring): void {
    if (this.ghost?.ring === ring) return;
    const taken = this.taken(ring);
    if (!taken) return;
    const places = this.placements.filter((choice) => choice.args.ring === ring).map(ghostOf);
    const from = this.ghost ?? { row: 5, column: 5 };
    const far = (one: Ghost) => Math.abs(one.row - from.row) + Math.abs(one.column - from.column);
    const upright = places.filter((one) => one.turn === 0 && one.mirror === 0);
    const near = (upright.length ? upright : places).toSorted((one, other) => far(one) - far(other))[0];
    this.set(near ?? within({ ring, turn: 0, mirror: 0, row: 5, column: 5 }, taken));
  }

  turn(by: number): void {
    this.change((ghost, taken) => turned(ghost, taken, { turn: by }));
  }

  flip(): void {
    this.change((ghost, taken) => turned(ghost, taken, { mirror: true }));
  }

  nudge(down: number, right: number): void {
    this.change((ghost) => ({ ...ghost, row: ghost.row + down, column: ghost.column + right }));
  }

  /** Put the ghost so that the square of it nearest to its middle lies here. */
  putOn(row: number, column: number): void {
    const cells = this.cells;
    if (!cells.length) return;
    const middle = (pick: (cell: Cell) => number) => (Math.max(...cells.map(pick)) - Math.min(...cells.map(pick))) / 2;
    const [down, right] = [middle((cell) => cell.row), middle((cell) => cell.column)];
    const far = (cell: Cell) => Math.abs(cell.row - down) + Math.abs(cell.column - right);
    const held = cells.toSorted((one, other) => far(one) - far(other))[0] as Cell;
    this.change((ghost) => ({ ...ghost, row: row - held.row, column: column - held.column }));
  }

  /** Carry a tile over the screen: its ghost goes along where the planet is under it. */
  carry(ring: Ring, x: number, y: number): void {
    const at = this.squareUnder?.(x, y) ?? null;
    this.carried = at ? null : { ring, x, y };
    if (!at) return;
    this.pick(ring);
    this.putOn(...at);
  }

  /** Let go of the tile carried: off the planet it goes back to the tray. */
  letGo(): void {
    if (this.carried) this.drop();
    this.carried = null;
  }

  /** The ghost of a placement chosen elsewhere: in the list, by a hint. */
  show(choice: Placement): void {
    if (this.meant?.action === choice.action) return;
    clearTimeout(this.timer);
    this.asked += 1;
    this.ghost = ghostOf(choice);
    this.reason = "";
  }

  /** The ghost that is seen: the placement pointed at in a list, else the tile in hand. */
  get seen(): { ghost: Ghost; taken: Taken; fits: boolean } | null {
    const line = this.table.replay ? this.table.draft.steps.find((step) => step.name === "place") : undefined;
    if (line) {
      const better = ghostOf(line); // of a better line: nothing is asked there, and it was legal
      const tile = this.taken(better.ring);
      return tile && { ghost: better, taken: tile, fits: true };
    }
    const aimed = this.table.draft.aimed;
    const ghost = aimed?.name === "place" ? ghostOf(aimed) : this.ghost;
    const taken = ghost && this.taken(ghost.ring);
    return ghost && taken ? { ghost, taken, fits: ghost !== this.ghost || this.meant !== undefined } : null;
  }

  drop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.ghost = null;
    this.reason = "";
  }

  private change(how: (ghost: Ghost, taken: Taken) => Ghost): void {
    const taken = this.ghost && this.taken(this.ghost.ring);
    if (this.ghost && taken) this.set(within(how(this.ghost, taken), taken));
  }

  private set(ghost: Ghost): void {
    this.ghost = ghost;
    this.reason = "";
    this.settle();
  }

  /** Draft what the ghost means; or, once it rests, ask why it may not lie there. The draft never lags behind it. */
  settle(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    const draft = this.table.draft;
    if (!this.ghost || !this.table.asked) return;
    const meant = this.meant;
    if (!meant) {
      if (draft.steps.length) draft.clear();
      this.timer = setTimeout(() => void this.why(), REST_MS);
      return;
    }
    this.reason = "";
    if (draft.steps[0]?.action !== meant.action)
      void draft.answer(meant, 0, this.table.position?.choices ?? [], REST_MS);
  }

  private async why(): Promise<void> {
    const turn = this.asked;
    const ghost = this.ghost;
    const taken = ghost && this.taken(ghost.ring);
    if (!taken) return;
    const answer = await this.table
      .ask({ is: "Why", action: { name: "place", args: named(ghost, taken) } })
      .catch(() => null);
    if (turn !== this.asked || answer?.is !== "Reason" || !answer.problem) return;
    const { code, rule, facts } = answer.problem;
    this.reason = this.table.say.refusal(code, rule, facts);
  }

  async confirm(): Promise<void> {
    if (!this.meant) return;
    await this.table.draft.settled;
    await this.table.draft.confirm();
  }
}

const placings = new WeakMap<OpenTable<PlanetUnknown>, Placing>();

export function placingOf(table: OpenTable<PlanetUnknown>): Placing {
  let found = placings.get(table);
  if (!found) placings.set(table, (found = new Placing(table)));
  return found;
}
