import { expect, test } from "vitest";
import type { TableSession } from "../../table/session.svelte";
import { namedReason } from "./words";

const COLON: Record<string, string> = { en: ":", fr: "\u00a0:" };

function speaking(lang: string): TableSession {
  const said = (key: string, facts: Record<string, unknown> = {}) =>
    key === "label-colon" ? `${String(facts.name)}${COLON[lang]}` : `${key} ${String(facts.points)}`;
  return { say: { said } } as unknown as TableSession;
}

test("before the reason of points stands the colon of the language", () => {
  const reason = { rank: 2, above: 3 };
  expect(namedReason(speaking("en"), "Ania", reason, "track", 3)).toBe("Ania: why-next-track 3");
  expect(namedReason(speaking("fr"), "Ania", reason, "track", 3)).toBe("Ania\u00a0: why-next-track 3");
});
