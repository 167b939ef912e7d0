import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import type { TableSession } from "../../table/session.svelte";
import { Bundle } from "../../texts/bundle";
import { Speaker } from "../../texts/say";
import { type GainView, isUndecided, type PlanetUnknownView, type PlayerView } from "./view";
import { choiceHelp, choiceWords, gainWords, technologyWords } from "./words";

const read = (folder: string, lang: string) => readFileSync(join(process.cwd(), "..", folder, `${lang}.ftl`), "utf-8");
const bundles = Object.fromEntries(
  ["en", "pl", "fr"].map((lang) => [
    lang,
    new Bundle(lang, [read("src/landfall/games/planet_unknown/texts", lang), read("src/landfall/texts", lang)]),
  ]),
);
const tableIn = (lang: string) =>
  ({ say: new Speaker(bundles[lang] as Bundle, bundles.en as Bundle, ["Ada"]) }) as unknown as TableSession;
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
const wormhole = {
  corporation: "wormhole",
  board: {
    tracks: [
      { track: "biomass", one_of: true, spaces: [{ gives: [], medal: 0 }, { gives: [{ is: "boost", number: 0 }, { is: "patch", number: 0 }], medal: 0 }, { gives: [{ is: "tech", number: 1 }, { is: "patch", number: 0 }], medal: 1 }] },
    ],
  },
} as unknown as PlayerView;

describe("a choice beside its pending thing", () => {
  const words = (name: string, args: Record<string, string>, one: GainView, player = wormhole) =>
    choiceWords(table, { action: 1, name, args }, one, player);

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

test("boards are undecided until objectives are dealt", () => {
  const view = { round: 0, offered: [["gaia", "flux"]], objectives: [], players: [{ objectives_kept: 0, choosing_objectives: 0 }] };
  expect(isUndecided(view as unknown as PlanetUnknownView)).toBe(true);
  expect(isUndecided({ ...view, offered: [] } as unknown as PlanetUnknownView)).toBe(false);
  expect(isUndecided({ ...view, players: [{ objectives_kept: 0, choosing_objectives: 4 }] } as unknown as PlanetUnknownView)).toBe(false);
  expect(isUndecided({ ...view, objectives: [{ card: 1 }] } as unknown as PlanetUnknownView)).toBe(false);
  expect(isUndecided({ ...view, round: 1 } as unknown as PlanetUnknownView)).toBe(false);
});
