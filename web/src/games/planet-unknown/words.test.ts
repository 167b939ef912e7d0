import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { type Parts, partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { Bundle } from "../../texts/bundle";
import { Speaker } from "../../texts/say";
import { type GainView, isUndecided, type PlanetUnknownView, type PlayerView, type Track, type TrackerView } from "./view";
import { choiceHelp, choiceWords, gainWords, objectiveWords, technologyState, technologyWords, trackerPlace, trackerWords } from "./words";
import type { PlanetUnknown, PlanetUnknownChoice, PlanetUnknownNamed } from "./wire";

const read = (folder: string, lang: string) => readFileSync(join(process.cwd(), "..", folder, `${lang}.ftl`), "utf-8");
const bundles = Object.fromEntries(
  ["en", "pl", "fr"].map((lang) => [
    lang,
    new Bundle(lang, [read("src/landfall/games/planet_unknown/texts", lang), read("src/landfall/texts", lang)]),
  ]),
);
const tableIn = (lang: string) =>
  partly<OpenTable<PlanetUnknown>>({ say: new Speaker(bundles[lang] as Bundle, bundles.en as Bundle, ["Ada"]) });
const table = tableIn("en");

const gain = (is: string, number = 0, actions: number[] = [1, 2]): GainView => ({
  is,
  number,
  track: null,
  must: true,
  one_of_group: false,
  civ_only: false,
  which: 1,
  actions,
});
const wormhole = partly<PlayerView>({
  corporation: "wormhole",
  board: {
    tracks: [
      { track: "biomass", one_of: true, spaces: [{ gives: [], medal: 0 }, { gives: [{ is: "boost", number: 0 }, { is: "patch", number: 0 }], medal: 0 }, { gives: [{ is: "tech", number: 1 }, { is: "patch", number: 0 }], medal: 1 }] },
    ],
  },
});

describe("a choice beside its pending thing", () => {
  const words = (...[name, args, one]: [...PlanetUnknownNamed, GainView]) =>
    choiceWords(table, { action: 1, name, args } as PlanetUnknownChoice, one, wormhole);

  it("names what a step of Wormhole gives", () => {
    expect(words("benefit", { benefit: "advance" }, gain("choice", 1))).toBe("a boost");
    expect(words("benefit", { benefit: "advance" }, gain("choice", 2))).toBe("Tech +1");
    expect(words("benefit", { benefit: "patch" }, gain("choice", 2))).toBe("a biomass patch");
  });

  it("does not repeat what the thing is", () => {
    expect(words("flux", { track: "water" }, gain("flux"))).toBe("Water");
    expect(words("lifepod", { place: "tech:B" }, gain("lifepod"))).toBe("technology B");
  });

  it("tells what a technology does before a lifepod goes there", () => {
    const jumper = { ...wormhole, corporation: "jump_drive" } as PlayerView;
    expect(choiceHelp(table, { action: 1, name: "lifepod", args: { place: "tech:B" } }, jumper)).toContain("teleport");
    expect(choiceHelp(table, { action: 1, name: "lifepod", args: { place: "scoring" } }, jumper)).toBeUndefined();
  });
});

test("an objective card is named by the side that is chosen: for all, dropped, or one more of one's own", () => {
  const name = (...[name, args]: PlanetUnknownNamed) => objectiveWords(table, { action: 1, name, args } as PlanetUnknownChoice);
  expect(name("objective", { objective: 25 })).toBe(table.say.name("objective", 25));
  expect(name("drop", { personal: 25 })).toBe("Nine collected meteorites");
  expect(name("own_objective", { personal: 25 })).toBe("Nine collected meteorites");
});

test("a step without a number is one step", () => {
  expect(gainWords(table, { ...gain("steps"), track: "civ" })).toBe("Civ +1");
});

describe.each(["en", "pl", "fr"])("technologies in %s", (lang) => {
  const levels: Record<string, string> = { jump_drive: "ABCDEF" };
  it.each(["universal", "cosmos", "flux", "horizon", "jump_drive", "makeshift", "oasis", "republic", "wormhole"])(
    "of %s are all there",
    (corporation) => {
      const { by } = technologyWords(tableIn(lang), corporation);
      expect([...by.keys()].join("")).toBe(levels[corporation] ?? "12345");
      for (const does of by.values()) expect(does).not.toBe("");
    },
  );
});

describe("where a tracker stands", () => {
  const on = (water_path: [Track, number][]) => partly<PlayerView>({ board: { water_path } });
  const one = (tracker: Track, track: Track, position: number, step = position) =>
    partly<TrackerView>({ tracker, track, position, step, medals: 3 });
  const plain = on([["water", 0], ["water", 1]]);
  const oasis = on([["civ", 0], ["water", 1]]);

  it("is its own track's space as a rule", () => {
    expect(trackerPlace(plain, one("civ", "civ", 4))).toEqual({ at: 4, on: null });
    expect(trackerWords(table, plain, one("civ", "civ", 4))).toBe("Civ 4");
  });

  it("is a step of the path for the water of Oasis", () => {
    expect(trackerPlace(oasis, one("water", "civ", 2, 9))).toEqual({ at: 9, on: null });
    expect(trackerPlace(oasis, one("civ", "civ", 2))).toEqual({ at: 2, on: null });
  });

  it("names the track where Makeshift's stands on another one's", () => {
    expect(trackerPlace(plain, one("water", "tech", 6))).toEqual({ at: 6, on: "tech" });
    expect(trackerWords(table, plain, one("water", "tech", 6))).toBe("Water: Tech 6");
  });
});

test("a technology used up is told from one that may be used", () => {
  const player = partly<PlayerView>({ technologies: [1, 2, 5], withheld: [1], spent: [2] });
  expect([1, 2, 3, 5].map((level) => technologyState(player, level))).toEqual(["withheld", "spent", "locked", "unlocked"]);
});

test("boards are undecided until objectives are dealt", () => {
  const undecided = (changes: Parts<PlanetUnknownView> = {}) => {
    const players = [{ objectives_kept: 0, choosing_objectives: 0 }];
    const view = { round: 0, offered: [["gaia", "flux"] as [string, string]], objectives: [], players, ...changes };
    return isUndecided(partly<PlanetUnknownView>(view));
  };
  expect(undecided()).toBe(true);
  expect(undecided({ offered: [] })).toBe(false);
  expect(undecided({ players: [{ objectives_kept: 0, choosing_objectives: 4 }] })).toBe(false);
  expect(undecided({ objectives: [{ card: 1 }] })).toBe(false);
  expect(undecided({ round: 1 })).toBe(false);
});
