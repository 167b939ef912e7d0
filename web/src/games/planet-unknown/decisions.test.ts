import { describe, expect, it } from "vitest";
import { isMadeAtOnce } from "./decisions";

describe("what waits for Confirm", () => {
  it("is what shows hidden cards and cannot be taken back", () => {
    expect(isMadeAtOnce("peek", {})).toBe(false);
    expect(isMadeAtOnce("civ_stack", { level: 2 })).toBe(false);
    expect(isMadeAtOnce("keep", { card: 3 })).toBe(false);
    expect(isMadeAtOnce("objective", { objective: 3 })).toBe(false);
    expect(isMadeAtOnce("own_objective", { personal: 3 })).toBe(false);
    expect(isMadeAtOnce("use", { technology: "jump_drive_f" })).toBe(false);
  });

  it("is not what Undo takes back", () => {
    expect(isMadeAtOnce("use", { technology: "flux_2" })).toBe(true);
    expect(isMadeAtOnce("advance", { by: "boost", track: "water" })).toBe(true);
  });
});
