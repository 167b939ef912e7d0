/** Texts in the language chosen now: the page's own, bundled, and each game's, from the server in all languages. */

import { api } from "../lib/api";
import { LANGUAGES, settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire";
import { Bundle } from "./bundle";
import { type Given, Speaker } from "./say";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import pl from "./pl.ftl?raw";

const page: Record<Lang, Bundle> = {
  en: new Bundle("en", [en]),
  pl: new Bundle("pl", [pl]),
  fr: new Bundle("fr", [fr]),
};

/** A text of the page itself. Reads the language, so what shows it follows a change at once. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return page[settings.lang].format(key, args) ?? page.en.format(key, args) ?? key;
}

/** A game's page brings texts of its own, which come with its board. */
export function addTexts(texts: Record<Lang, string>): void {
  for (const lang of LANGUAGES) page[lang].add(texts[lang]);
}

/** A text that comes in several languages. */
export function inLanguage(texts: Record<string, string>): string {
  return texts[settings.lang] ?? texts.en ?? Object.values(texts)[0] ?? "";
}

export type Bundles = Record<Lang, Bundle>;

/** The texts of a game in all languages, so that switching needs no waiting. */
export async function loadTexts(game: string): Promise<Bundles> {
  const load = async (lang: Lang) => {
    const sources = [game, "common"].map((from) => api.texts(from, lang).catch(() => ""));
    return [lang, new Bundle(lang, await Promise.all(sources))];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(load))) as Bundles;
}

const none: Bundles = { en: new Bundle("en", []), pl: new Bundle("pl", []), fr: new Bundle("fr", []) };

/** Who says a game's values, with these players' names. */
export function speaker(texts: Bundles | null, names: readonly string[] | null = null): Speaker {
  const known = texts ?? none;
  return new Speaker(known[settings.lang], known.en, names);
}

export type { Given, Speaker };
