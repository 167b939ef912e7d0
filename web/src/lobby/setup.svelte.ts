/** A table that is about to be set: for how many, who sits where, which options; remembered from game to game. */

import { api, Failed } from "../lib/api";
import { keep, kept } from "../lib/kept";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import type { GameInfo, Offer } from "../lib/wire";
import { t } from "../texts/texts.svelte";
import { isMix, numbersOf, type Value, valueOf } from "./mix";
import { keepMade, type Plan, planned, usualLevel, wishes } from "./plan";

export type With = "bots" | "friends";

interface Remembered {
  count: number;
  level: string;
  options: Record<string, Value>;
  listed: boolean;
}

const USUAL_SEATS: Record<With, number> = { bots: 3, friends: 2 };

export class SetUp {
  count = $state(0);
  level = $state("");
  plans = $state.raw<Plan[]>([]);
  /** What was chosen, most of all: the rest is as usual. */
  chosen = $state.raw<Record<string, Value>>({});
  listed = $state(false);
  offer = $state.raw<Offer | null>(null);
  problem = $state("");
  making = $state(false);
  private asked = 0;

  constructor(
    readonly game: GameInfo,
    readonly others: With,
  ) {
    const last = kept<Partial<Remembered>>(this.key, {});
    const usual = game.seats.find((number) => number >= USUAL_SEATS[others]) ?? game.seats.at(-1) ?? 2;
    const levels = game.levels.map((level) => level.id);
    this.level = last.level && levels.includes(last.level) ? last.level : (usualLevel(game.levels) ?? "");
    this.chosen = last.options ?? {};
    this.listed = last.listed ?? false;
    this.seat(last.count && game.seats.includes(last.count) ? last.count : usual);
  }

  private get key(): string {
    return `setup.${this.game.id}.${this.others}`;
  }

  /** So many seats: those there are stay as they are planned. */
  seat(count: number): void {
    const other: Plan = { who: this.others === "bots" ? "bot" : "open", name: "", level: this.level };
    const me: Plan = { who: "me", name: "", level: this.level };
    this.plans = Array.from({ length: count }, (_, at) => this.plans[at] ?? (at === 0 ? me : other));
    this.count = count;
    void this.ask();
  }

  setLevel(level: string): void {
    this.level = level;
    this.plans = this.plans.map((plan) => ({ ...plan, level }));
  }

  plan(seat: number, wanted: Plan): void {
    this.plans = planned(this.plans, seat, wanted);
  }

  choose(name: string, value: Value): void {
    this.chosen = { ...this.chosen, [name]: value };
    void this.ask();
  }

  /** What an option is now. */
  valueOf(name: string): Value {
    const chosen = this.chosen[name];
    const option = this.game.options.find((one) => one.name === name);
    if (option && chosen !== undefined && isMix(option, chosen)) return chosen; // perhaps still unfinished
    return this.offer?.options[name] ?? chosen ?? option?.default ?? "";
  }

  /** A mix that does not come to its total cannot be played. */
  get unfinished(): boolean {
    return this.game.options.some((option) => {
      const value = this.valueOf(option.name);
      return isMix(option, value) && numbersOf(option, value).reduce((all, one) => all + one, 0) !== option.mix?.total;
    });
  }

  /** Ask the server what goes together. */
  private async ask(): Promise<void> {
    const asked = ++this.asked;
    const options = Object.fromEntries(Object.entries(this.chosen).map(([name, value]) => [name, valueOf(value)]));
    const offer = await api.offer(this.game.id, { seats: this.count, options }, settings.lang).catch(() => null);
    if (asked === this.asked && offer) this.offer = offer;
  }

  /** Set the table and go there; whether it could be. */
  async make(): Promise<void> {
    this.making = true;
    this.problem = "";
    try {
      const options = this.offer?.options ?? {};
      const seats = wishes(this.plans, settings.name);
      const made = await api.make({ game: this.game.id, seats, options, listed: this.listed }, settings.lang);
      const { count, level, chosen, listed } = this;
      keep(this.key, { count, level, options: chosen, listed } satisfies Remembered);
      keepMade(made, this.plans);
      router.go(`/table/${made.table.id}`);
    } catch (wrong) {
      this.problem = wrong instanceof Failed && wrong.problem ? wrong.problem.words : t("no-answer");
      this.making = false;
    }
  }
}
