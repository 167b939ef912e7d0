import { expect, test } from "vitest";
import { box, middle, nextArea, outside, SIZE, through } from "./geometry";
import { AREA, AREAS, type Area } from "./printed";

test("neighbours lie one hex apart, and no two areas in one place", () => {
  const apart = (one: Area, other: Area) => {
    const [a, b] = [middle(one), middle(other)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const hex = SIZE * Math.sqrt(3);
  for (const one of AREAS)
    for (const other of AREAS) if (one !== other) expect(apart(one, other)).toBeGreaterThan(hex - 1e-6);
  expect(apart(AREA.get("N01") as Area, AREA.get("N02") as Area)).toBeCloseTo(hex);
  expect(AREAS).toHaveLength(37);
});

test("the whole map lies in its box, with room for a tile outside the rim", () => {
  const { x, y, width, height } = box(34);
  for (const area of AREAS.filter((one) => one.rim)) {
    const at = outside(area);
    expect(at.x).toBeGreaterThan(x);
    expect(at.x).toBeLessThan(x + width);
    expect(at.y).toBeGreaterThan(y);
    expect(at.y).toBeLessThan(y + height);
  }
});

test("arrow keys go to the neighbour on that side, and nowhere past the rim", () => {
  expect(nextArea("N01", "ArrowRight")).toBe("N02");
  expect(nextArea("N02", "ArrowLeft")).toBe("N01");
  expect(nextArea("N04", "ArrowRight")).not.toBe("N03");
  expect(nextArea("N01", "ArrowUp")).toBeNull();
  expect(nextArea("N01", "x")).toBeNull();
});

test("a line begins before its first area and ends after its last", () => {
  const line = through(["N03", "N08", "N14"]);
  const first = middle(AREA.get("N03") as Area);
  const last = middle(AREA.get("N14") as Area);
  expect(line && Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)).toBeGreaterThan(
    Math.hypot(last.x - first.x, last.y - first.y),
  );
  expect(through([])).toBeNull();
});
