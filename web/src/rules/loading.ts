/** The rules of a game in a language, asked for once. */

import { api } from "../lib/api";
import type { Entry, Group, Lang, RulesInfo, Section } from "../lib/wire";

const asked = new Map<string, Promise<RulesInfo>>();

export function rulesOf(game: string, lang: Lang): Promise<RulesInfo> {
  const key = `${game}/${lang}`;
  let found = asked.get(key);
  if (!found) {
    found = api.rules(game, lang);
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}

/** The id of a rule as refusals cite it: `16.4`, `R 53` and `R07` become `16.4`, `R53` and `R7`. */
export function ruleId(cited: string): string {
  const ruling = /^R ?0*(\d+[a-z]?)$/.exec(cited);
  return ruling ? `R${ruling[1]}` : cited;
}

export function sectionOf(info: RulesInfo, id: string): Section | undefined {
  return info.rules?.sections.find((section) => section.id === id || section.blocks.some((block) => block.id === id));
}

export function entryOf(info: RulesInfo, id: string): { group: Group; entry: Entry } | undefined {
  for (const group of info.groups) {
    const entry = group.entries.find((one) => one.id === id);
    if (entry) return { group, entry };
  }
  return undefined;
}

/** Where a section or an entry can be read. */
export function placeOf(game: string, id: string): string {
  return `/rules/${game}#${id}`;
}
