/** The steps of the final scoring, and what each player's medals of a step come from, in words. */

import { t } from "../../texts/texts.svelte";
import type { OpenTable } from "../game";
import type { LineView, PlanetUnknownView, PlayerView } from "./view";
import type { Told } from "./beats";
import type { PlanetUnknown } from "./wire";

/** The categories of the score sheet, A to F. */
const CATEGORIES = [
  { id: "planet", field: "planet_medals" },
  { id: "tracks", field: "track_medals" },
  { id: "lifepods", field: "lifepod_medals" },
  { id: "meteorites", field: "meteorite_medals" },
  { id: "civ_cards", field: "card_medals" },
  { id: "personal", field: "personal_medals" },
  { id: "neighbour", field: "neighbour_medals" },
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Objectives are counted where there are any, fulfilled or not. */
export function countedIn(view: PlanetUnknownView, lines: Told<"Scored">[]): Category[] {
  const played: Partial<Record<Category["id"], boolean>> = {
    personal: view.players.some((player) => player.objectives_kept > 0),
    neighbour: view.objectives.length + view.common_objectives.length > 0,
  };
  return CATEGORIES.filter(({ id, field }) => (played[id] ?? true) || lines.some((line) => line[field] > 0));
}

export function reasonOf(table: OpenTable<PlanetUnknown>, view: PlanetUnknownView, id: Category["id"], seat: number): string {
  const player = view.players[seat] as PlayerView;
  if (id === "planet") return planetWords(player);
  if (id === "tracks")
    return player.tracks.map((one) => `${table.say.name("track", one.tracker)} ${one.medals}`).join(", ");
  if (id === "lifepods") return t("pu-lifepods-collected", { count: player.lifepods_scored });
  if (id === "meteorites") return t("pu-meteorites-collected", { count: player.meteorites_collected });
  if (id === "civ_cards") {
    const cards = player.cards.filter((card) => card !== null);
    return cards.map((card) => table.say.name("card", card)).join("; ") || t("pu-no-cards");
  }
  if (id === "personal") {
    const ends = (at: number) => t(player.objectives_met?.[at] ? "pu-met" : "pu-missed");
    return (player.objectives ?? []).map((card, at) => `${table.say.name("personal", card)} (${ends(at)})`).join("; ");
  }
  return comparedWords(table, view, seat);
}

function planetWords({ lines, planet_score }: PlayerView): string {
  const won = (some: LineView[]) => some.filter((line) => line.left === 0 && line.meteorites === 0).length;
  const { cities, city_medals, regions, region_medals } = planet_score;
  const parts = [t("pu-why-planet", { rows: won(lines.rows), columns: won(lines.columns) })];
  if (cities) parts.push(t("pu-why-cities", { count: cities, medals: city_medals }));
  if (regions) parts.push(t("pu-why-regions", { count: regions, medals: region_medals }));
  return parts.join("; ");
}

/** What the player has of each objective, and against it what the others have. */
function comparedWords(table: OpenTable<PlanetUnknown>, view: PlanetUnknownView, seat: number): string {
  const pairs = view.objectives
    .filter((one) => one.seats.includes(seat))
    .map(({ card, seats, counts }) => {
      const at = seats.indexOf(seat);
      return `${table.say.name("objective", card)} ${counts[at]}:${counts[1 - at]}`;
    });
  const common = view.common_objectives.map(({ card, counts }) => {
    const others = counts.filter((_, other) => other !== seat);
    return `${table.say.name("objective", card)} (${t("pu-for-all")}) ${[counts[seat], ...others].join(":")}`;
  });
  return [...pairs, ...common].join("; ");
}
