/** Sentences this page makes of the view. */

import { t } from "../../texts/texts.svelte";
import type { Taken } from "./tiles";
import { type GainView, type Gives, type PlayerView, type Track, type TrackerView, TRACKS } from "./view";
import type { OpenTable } from "../game";
import type { PlanetUnknown, PlanetUnknownChoice } from "./wire";

export function tileWords(table: OpenTable<PlanetUnknown>, { tile, shape }: Taken): string {
  const words = t("pu-tile", {
    shape: shape.shape,
    a: table.say.name("terrain", tile.a),
    b: table.say.name("terrain", tile.b),
  });
  return tile.meteor ? `${words}, ${t("pu-with-meteor")}` : words;
}

/** What a space gives; where one of several is chosen, a track's name means a step on it. */
export function givesWords(table: OpenTable<PlanetUnknown>, gives: Gives, oneOf = false): string {
  if (oneOf && (TRACKS as readonly string[]).includes(gives.is)) return `${table.say.name("track", gives.is)} +1`;
  return table.say.said(`gives-${gives.is}`, { number: gives.number });
}

export function gainWords(table: OpenTable<PlanetUnknown>, gain: GainView): string {
  return table.say.said(`gain-${gain.is}`, { number: gain.number || 1, track: gain.track ?? "" });
}

/** A choice on a button beside its pending thing: shorter than in the list of all. */
export function choiceWords(table: OpenTable<PlanetUnknown>, choice: PlanetUnknownChoice, gain: GainView | null = null, player: PlayerView | null = null): string {
  if (gain?.is === "steps" && gain.actions.length === 1 && choice.name === "advance") return t("pu-advance");
  if (gain?.is === "flux" && choice.name === "flux") return table.say.name("track", choice.args.track);
  if (gain && (choice.name === "lifepod" || choice.name === "lift")) return table.say.name("place", choice.args.place);
  if (gain?.is === "choice" && choice.name === "benefit") {
    const step = player?.board.tracks.find((one) => one.one_of)?.spaces[gain.number];
    const meant = step?.gives[choice.args.benefit === "patch" ? 1 : 0];
    if (meant) return givesWords(table, meant, true);
  }
  if (choice.name === "advance" && choice.args.by !== "double_boost")
    return `${table.say.name("track", choice.args.track)} +1`;
  return table.say.action(choice.name, choice.args);
}

/** The side of an objective card that a choice is about: the one for two or for all, or one's own. */
export function objectiveWords(table: OpenTable<PlanetUnknown>, choice: PlanetUnknownChoice): string {
  if (choice.name === "objective") return table.say.name("objective", choice.args.objective);
  if (choice.name === "drop" || choice.name === "own_objective") return table.say.name("personal", choice.args.personal);
  return table.say.action(choice.name, choice.args);
}

/** What there is to know about a choice before it is made: what a technology does. */
export function choiceHelp(table: OpenTable<PlanetUnknown>, choice: PlanetUnknownChoice, player: PlayerView): string | undefined {
  const place = choice.name === "lifepod" || choice.name === "lift" ? choice.args.place : "";
  return place.startsWith("tech:") ? technologyWords(table, player.corporation).by.get(place.slice(5)) : undefined;
}

/** The colours of a track, for the styles of what lies on it. */
export function trackColours(track: string): string {
  const on = track === "tech" ? "#1d2836" : "#ffffff";
  return `--track: var(--${track}); --track-ink: var(--${track}-ink); --on-track: ${on};`;
}

/** How far a tracker has come, and on whose track where that is not its own. Oasis's water counts along its path. */
export function trackerPlace(player: PlayerView, one: TrackerView): { at: number; on: Track | null } {
  if (one.tracker === "water" && winds(player)) return { at: one.step, on: null };
  return { at: one.position, on: one.track === one.tracker ? null : one.track };
}

/** Whether the water tracker's way winds over the other tracks. */
export function winds(player: PlayerView): boolean {
  return player.board.water_path.some(([track]) => track !== "water");
}

export function trackerWords(table: OpenTable<PlanetUnknown>, player: PlayerView, one: TrackerView): string {
  const tracker = table.say.name("track", one.tracker);
  const { at, on } = trackerPlace(player, one);
  if (one.tracker === "water" && winds(player)) return `${tracker}: ${t("pu-path-step", { step: at, medals: one.medals })}`;
  return on ? `${tracker}: ${table.say.name("track", on)} ${at}` : `${tracker} ${at}`;
}

/** What each technology does: the corporation's text, cut at its numbers. */
export function technologyWords(table: OpenTable<PlanetUnknown>, corporation: string): { intro: string; by: Map<string, string> } {
  const help = table.say.said(`corporation-${corporation}-help`);
  const parts = help.split(/(?:^|\s)([1-5A-F])\s?: /);
  const by = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2) by.set(parts[at] as string, (parts[at + 1] ?? "").trim());
  return { intro: (parts[0] ?? "").trim(), by };
}

/** How a technology stands: locked, unlocked, withheld by an event, or used up for this round or the game. */
export function technologyState(player: PlayerView, level: number): "withheld" | "spent" | "unlocked" | "locked" {
  if (player.withheld.includes(level)) return "withheld";
  if (!player.technologies.includes(level)) return "locked";
  return player.spent.includes(level) ? "spent" : "unlocked";
}

const GAIN_GLYPHS: Record<string, string> = {
  energy: "energy",
  tech_or_energy: "tech",
  boost: "boost",
  patch: "patch",
  rover: "rover",
  lifepod: "lifepod",
  reposition: "lifepod",
  collect_lifepod: "lifepod",
  destroy_lifepod: "lifepod",
  lose_lifepod: "lifepod",
  collect_meteorite: "meteorite",
  destroy_meteorite: "meteorite",
  add_meteorite: "meteorite",
  clear_line: "meteorite",
  teleport_rover: "rover",
  destroy_rover: "rover",
  civ_card: "civ_card",
  two_cards: "civ_card",
  extra_tile: "card",
  event_advance: "event",
  event_regress: "event",
  boost_or_peek: "event",
  give_up_objective: "event",
};

export function gainGlyph(gain: GainView): string {
  return GAIN_GLYPHS[gain.is] ?? "boost";
}
