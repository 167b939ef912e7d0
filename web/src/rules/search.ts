/** Looking things up by words in what has been loaded, whatever the accents and capitals: as `landfall.learning.search`. */

import type { Block, RulesInfo, Section, Span } from "../lib/wire";

export interface Found {
  id: string;
  number: string;
  title: string;
  excerpt: string;
}

const AROUND = 60;
const STROKES: Record<string, string> = { ł: "l", œ: "oe", æ: "ae", ø: "o", "’": "'", "−": "-" };

export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łœæø’−]/g, (letter) => STROKES[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

const words = (spans: Span[] | undefined) => (spans ?? []).map((span) => span.text).join("");

function textOf(block: Block): string {
  const rows = (block.rows ?? []).map((row) => row.map(words).join(" "));
  return [words(block.spans), ...(block.items ?? []).map(words), ...rows, block.text ?? ""].filter(Boolean).join(" ");
}

export function plain(section: Section): string {
  return section.blocks.map(textOf).join(" ");
}

function excerptOf(text: string, asked: string[]): string {
  const low = folded(text);
  const places = asked.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - AROUND);
  const start = from && text.indexOf(" ", from) + 1;
  const end = Math.min(text.length, start + 2 * AROUND);
  return `${start ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

/** Where all words of the query stand, titles first. A number such as `8` or `R 53` finds its section. */
export function search(info: RulesInfo, query: string): Found[] {
  const asked = folded(query).split(/\s+/).filter(Boolean);
  if (!asked.length) return [];
  const ranked: [number, Found][] = [];
  for (const section of info.rules?.sections ?? []) {
    const { id, number, title } = section;
    const body = plain(section);
    const head = folded(`${number} ${title}`);
    if (folded(id) === asked.join("")) ranked.push([0, { id, number, title, excerpt: excerptOf(body, []) }]);
    else if (asked.every((word) => head.includes(word) || folded(body).includes(word)))
      ranked.push([
        asked.every((word) => head.includes(word)) ? 1 : 3,
        { id, number, title, excerpt: excerptOf(body, asked) },
      ]);
  }
  for (const group of info.groups)
    for (const { id, title, text } of group.entries)
      if (asked.every((word) => folded(`${title} ${text} ${group.title}`).includes(word)))
        ranked.push([
          asked.every((word) => folded(title).includes(word)) ? 1 : 2,
          { id, number: group.title, title, excerpt: text },
        ]);
  return ranked.sort((one, other) => one[0] - other[0]).map(([, found]) => found);
}
