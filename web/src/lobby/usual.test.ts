import { expect, test } from "vitest";
import type { OptionInfo } from "../lib/wire";
import { usual } from "./usual";

const bonuses: OptionInfo = {
  name: "bonuses",
  values: ["strict", "generous"],
  default: "strict",
  title: {},
  value_titles: {},
  help: {},
  value_helps: {},
  mix: null,
  implied: { option: "actions", value: "advanced", default: "generous" },
};

test("an option has its default", () => {
  expect(usual(bonuses, {})).toBe("strict");
  expect(usual(bonuses, { actions: "standard" })).toBe("strict");
});

test("the choice of another option implies another default", () => {
  expect(usual(bonuses, { actions: "advanced" })).toBe("generous");
});

test("an option that nothing implies keeps to its default", () => {
  expect(usual({ ...bonuses, implied: null }, { actions: "advanced" })).toBe("strict");
});
