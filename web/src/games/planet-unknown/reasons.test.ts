import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Bundle } from "../../texts/bundle";
import { Speaker } from "../../texts/say";
import { addTexts } from "../../texts/texts.svelte";
import { type Parts, partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { countedIn, reasonOf } from "./reasons";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import pl from "./texts/pl.ftl?raw";
import type { Told } from "./beats";
import type { PlanetUnknownView, PlayerView } from "./view";
import type { PlanetUnknown } from "./wire";

addTexts({ en, fr, pl });
const texts = readFileSync(join(process.cwd(), "../src/landfall/games/planet_unknown/texts/en.ftl"), "utf-8");
const bundle = new Bundle("en", [texts]);
const table = partly<OpenTable<PlanetUnknown>>({ say: new Speaker(bundle, bundle, ["Ada", "Bo", "Cy"]) });

const full = { left: 0, meteorites: 0 };
const player = (over: Parts<PlayerView> = {}): Parts<PlayerView> => ({
  lines: { rows: [full, { left: 2, meteorites: 0 }], columns: [{ left: 0, meteorites: 1 }] },
  planet_score: { lines: 3, cities: 0, city_medals: 0, regions: 0, region_medals: 0 },
  objectives_kept: 0,
  objectives: [],
  objectives_met: [],
  ...over,
});
const viewOf = (players: Parts<PlayerView>[], over: Parts<PlanetUnknownView> = {}) =>
  partly<PlanetUnknownView>({ players, objectives: [], common_objectives: [], ...over });
const said = (view: PlanetUnknownView, id: Parameters<typeof reasonOf>[2], seat = 0) => reasonOf(table, view, id, seat);

describe("why a player gets medals", () => {
  it("names the cities of Gaia and the regions of Cerberus beside the lines", () => {
    const score = { lines: 1, cities: 0, city_medals: 0, regions: 0, region_medals: 0 };
    expect(said(viewOf([player()]), "planet")).toBe("1 row and 0 columns complete");
    expect(said(viewOf([player({ planet_score: { ...score, cities: 3, city_medals: 6 } })]), "planet")).toContain(
      "3 cities left uncovered, 6 medals",
    );
    expect(said(viewOf([player({ planet_score: { ...score, regions: 1, region_medals: 2 } })]), "planet")).toContain(
      "1 of its three planets covered, 2 medals",
    );
  });

  it("says of each personal objective whether it is fulfilled", () => {
    const view = viewOf([player({ objectives_kept: 2, objectives: [25, 27], objectives_met: [true, false] })]);
    expect(said(view, "personal")).toBe("Nine collected meteorites (fulfilled); All ice covered (not fulfilled)");
  });

  it("compares with a neighbour, and with everybody where an objective is for all", () => {
    const view = viewOf([player(), player(), player()], {
      objectives: [{ card: 1, seats: [0, 1], counts: [2, 4], medals: [0, 5] }],
      common_objectives: [{ card: 2, counts: [3, 7, 5], medals: [0, 5, 0] }],
    });
    expect(said(view, "neighbour", 1)).toMatch(/ 4:2; .* \(for all\) 7:3:5$/);
    expect(said(view, "neighbour", 2)).toMatch(/^[^;]* \(for all\) 5:3:7$/);
  });
});

describe("what is counted", () => {
  const lines = [partly<Told<"Scored">>({ is: "Scored", seat: 0, personal_medals: 0, neighbour_medals: 0 })];
  const ids = (view: PlanetUnknownView) => countedIn(view, lines).map((one) => one.id);

  it("are personal objectives even if nobody has fulfilled one", () => {
    expect(ids(viewOf([player({ objectives_kept: 1 })]))).toContain("personal");
    expect(ids(viewOf([player()]))).not.toContain("personal");
  });

  it("are common objectives too", () => {
    expect(ids(viewOf([player()], { common_objectives: [{ card: 2, counts: [0], medals: [0] }] }))).toContain("neighbour");
    expect(ids(viewOf([player()]))).not.toContain("neighbour");
  });
});
