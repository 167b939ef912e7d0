import { describe, expect, it } from "vitest";
import { nextSquare, targetOf } from "./tapping";
import type { PlayerView } from "./view";

const player = { rovers: [{ square: 14, loaded: false }] } as unknown as PlayerView;

describe("the square a choice is about", () => {
  it("is named by row and column", () => {
    expect(targetOf({ action: 1, name: "patch", args: { row: 2, column: "C" } }, player)).toBe(14);
  });

  it("lies beside the rover that steps", () => {
    expect(targetOf({ action: 1, name: "step", args: { rover: 1, direction: "n" } }, player)).toBe(2);
    expect(targetOf({ action: 1, name: "step", args: { rover: 1, direction: "se" } }, player)).toBe(27);
  });

  it("is none for what is not done on the planet", () => {
    expect(targetOf({ action: 1, name: "end_turn", args: {} }, player)).toBeNull();
  });
});

describe("arrow keys among open squares", () => {
  it("go to the nearest one ahead", () => {
    expect(nextSquare([13, 15, 26, 40], 14, "ArrowRight")).toBe(15);
    expect(nextSquare([13, 15, 26, 40], 14, "ArrowDown")).toBe(26);
    expect(nextSquare([13, 15, 26, 40], 14, "ArrowUp")).toBeNull();
  });
});
