import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DECISIONS } from "./decisions";
import { BUILDINGS, SIGNS } from "./icons";
import { GROUPS } from "./view";

const texts = readFileSync(join(process.cwd(), "../src/landfall/games/antarctica/texts/en.ftl"), "utf-8");
const keys = (form: RegExp) => [...texts.matchAll(form)].map((found) => found[1] as string);

test("every question that has a text is known here", () => {
  expect(keys(/^decision-(\w+) =/gm).toSorted()).toEqual(Object.keys(DECISIONS).toSorted());
});

test("every kind of building has a silhouette and a group of its own", () => {
  const kinds = keys(/^letter-(\w+) =/gm);
  expect(kinds).toHaveLength(14);
  for (const kind of kinds) expect([kind, kind in BUILDINGS, kind in GROUPS]).toEqual([kind, true, true]);
  expect(new Set(Object.values(BUILDINGS)).size).toBe(14);
});

test("every card and every coloured space has a sign", () => {
  for (const id of [...keys(/^card-(\w+)-help =/gm), ...keys(/^space-(\w+)-help =/gm)])
    expect([id, id in SIGNS]).toEqual([id, true]);
});

test("the page's texts are there in all languages with the same fields", () => {
  const read = (lang: string) =>
    readFileSync(join(process.cwd(), `src/games/antarctica/texts/${lang}.ftl`), "utf-8").split(/^(?=an-)/m);
  const fields = (lang: string) =>
    Object.fromEntries(
      read(lang)
        .filter((entry) => entry.startsWith("an-"))
        .map((entry) => [
          entry.split(" =")[0],
          [...new Set([...entry.matchAll(/\$(\w+)/g)].map((found) => found[1]))].toSorted(),
        ]),
    );
  expect(fields("pl")).toEqual(fields("en"));
  expect(fields("fr")).toEqual(fields("en"));
});
