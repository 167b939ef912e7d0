import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const AA = 4.5;
const AA_PICTURES = 3;
const css = readFileSync("src/styles/tokens.css", "utf-8");

/** The colours that a theme gives a game. */
function colours(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`\n${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

function light(colour: string): number {
  const parts = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [dark, bright] = [light(one ?? ""), light(other ?? "")].toSorted((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

test.each([".evacuation", ':root[data-theme="light"] .evacuation'])(
  "signs on Evacuation's map stand out from the discs and edges they have: %s",
  (selector) => {
    const { ink, food, steel, energy, ...theme } = colours(selector);
    expect(contrast(ink, theme["surface-deep"])).toBeGreaterThan(AA);
    for (const kind of [food, steel, energy]) expect(contrast(kind, theme["surface-deep"])).toBeGreaterThan(AA_PICTURES);
  },
);

test.each([".evacuation", ':root[data-theme="light"] .evacuation'])("figures of both worlds are readable on every surface: %s", (selector) => {
  const theme = colours(selector);
  for (const surface of ["surface", "surface-deep", "raised", "raised-more", "old-deep", "new-deep", "old-raised", "new-raised"])
    for (const words of ["old", "new", "ink-soft", "energy"])
      expect(contrast(theme[words], theme[surface]), `${words} on ${surface}`).toBeGreaterThan(AA);
});
