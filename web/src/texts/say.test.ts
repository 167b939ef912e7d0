import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Bundle } from "./bundle";
import { type Given, Speaker, wordsOf } from "./say";

const ROOT = join(process.cwd(), "..");
const FOLDERS = ["src/landfall/games/star_race/texts", "src/landfall/texts"];
const LANGUAGES = ["en", "pl", "fr"] as const;

interface Case {
  key: string;
  given: Given;
  words: Record<string, string>;
}

const read = (path: string) => readFileSync(join(ROOT, path), "utf-8");
const { names, cases } = JSON.parse(read("tests/say_cases.json")) as { names: string[]; cases: Case[] };
const bundles = Object.fromEntries(
  LANGUAGES.map((lang) => [
    lang,
    new Bundle(
      lang,
      FOLDERS.map((folder) => read(`${folder}/${lang}.ftl`)),
    ),
  ]),
);

describe.each(LANGUAGES)("in %s", (lang) => {
  const speaker = new Speaker(bundles[lang] as Bundle, bundles.en as Bundle, names);

  test.each(cases.map((one) => [one.key, one.given, one.words[lang]] as const))("%s %j", (key, given, words) => {
    expect(speaker.said(key, given)).toBe(words);
  });
});

test("a name is turned into words", () => {
  expect([wordsOf("ChooseSource"), wordsOf("not-in-hand"), wordsOf("play_card")]).toEqual([
    "Choose source",
    "Not in hand",
    "Play card",
  ]);
});

const texts = import.meta.glob<string>(["./*.ftl", "../**/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The page's own texts in a language, with those that games' boards bring. */
const pages = (lang: string) => Object.entries(texts).filter(([path]) => path.endsWith(`/${lang}.ftl`));

test("the page's own texts are complete in every language", () => {
  const keys = (lang: string) =>
    pages(lang).flatMap(([, source]) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]));
  for (const lang of ["pl", "fr"]) expect(keys(lang)).toEqual(keys("en"));
});

test("every text the page asks for is there", () => {
  const sources = import.meta.glob("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const asked = new Set<string>();
  for (const [path, source] of Object.entries(sources))
    if (!path.endsWith(".test.ts"))
      for (const found of String(source).matchAll(/\bt\("([\w-]+)"/g)) asked.add(found[1] as string);
  const page = new Bundle(
    "en",
    pages("en").map(([, source]) => source),
  );
  expect([...asked].filter((key) => !page.has(key))).toEqual([]);
  expect(asked.size).toBeGreaterThan(100);
});
