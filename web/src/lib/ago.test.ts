import { expect, test } from "vitest";
import { ago } from "./ago";

test.each([
  [20, "now", "teraz", "maintenant"],
  [5 * 60 + 40, "5 minutes ago", "5 minut temu", "il y a 5 minutes"],
  [3 * 3600, "3 hours ago", "3 godziny temu", "il y a 3 heures"],
  [30 * 3600, "yesterday", "wczoraj", "hier"],
])("%i seconds", (seconds, en, pl, fr) => {
  const now = 1_000_000;
  expect([ago(now - seconds, now, "en"), ago(now - seconds, now, "pl"), ago(now - seconds, now, "fr")]).toEqual([en, pl, fr]);
});
