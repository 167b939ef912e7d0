import { expect, test } from "vitest";
import { partly } from "../../lib/partly";
import type { OpenTable } from "../game";
import { namedReason } from "./words";
import type { Antarctica } from "./wire";

const COLON: Record<string, string> = { en: ":", fr: "\u00a0:" };

function speaking(lang: string): OpenTable<Antarctica> {
  const said = (key: string, facts: Record<string, unknown> = {}) =>
    key === "label-colon" ? `${String(facts.name)}${COLON[lang]}` : `${key} ${String(facts.points)}`;
  return partly<OpenTable<Antarctica>>({ say: { said } });
}

test("before the reason of points stands the colon of the language", () => {
  const reason = { rank: 2, above: 3 };
  expect(namedReason(speaking("en"), "Ania", reason, "track", 3)).toBe("Ania: why-next-track 3");
  expect(namedReason(speaking("fr"), "Ania", reason, "track", 3)).toBe("Ania\u00a0: why-next-track 3");
});
