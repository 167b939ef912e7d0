import { expect, test } from "vitest";
import { figure } from "./numbers";

test("what is below nothing has a minus sign, not a hyphen", () => {
  expect([-39, 0, 7].map(figure)).toEqual(["−39", "0", "7"]);
});
