import { describe, expect, test } from "vitest";
import { boxOf, COAST, DESK, dockPlace, packed, PHONE, PLACES, shapeFor, shorterWay, spanOf, sunPlace, voyage } from "./geometry";

const ZONES = [0, 1, 2, 3, 4, 5, 6, 7];

describe.each([
  ["desk", DESK],
  ["phone", PHONE],
])("the board of a %s", (_, shape) => {
  test("zones follow each other counter-clockwise without a gap", () => {
    for (const zone of ZONES.slice(1)) expect(spanOf(shape, zone)[0]).toBeCloseTo(spanOf(shape, zone - 1)[1]);
    expect(spanOf(shape, 7)[1] - spanOf(shape, 0)[0]).toBeCloseTo(2 * Math.PI);
  });

  test("each zone lies where the rules put it, inside the board", () => {
    for (const zone of ZONES) {
      const box = boxOf(shape, zone);
      expect([Math.sign(box.x), Math.sign(box.y)].map((side) => side + 0)).toEqual(PLACES[zone]);
      expect(Math.abs(box.x) + box.w / 2).toBeLessThan(shape.width / 2);
      expect(Math.abs(box.y) + box.h / 2).toBeLessThan(shape.height / 2);
    }
  });

  test("ships do not touch each other, the first one lies nearest the sun", () => {
    for (const zone of ZONES) {
      const places = [sunPlace(shape, zone), ...[0, 1, 2].map((dock) => dockPlace(shape, zone, dock))];
      for (let at = 1; at < places.length; at += 1) {
        const [one, other] = [places[at - 1]!, places[at]!];
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(40);
      }
    }
  });
});

test("fourteen buildings fit into every zone, large enough for a letter one can read", () => {
  for (const shape of [DESK, PHONE])
    for (const zone of ZONES) {
      const box = boxOf(shape, zone);
      for (const people of [0, 44, 82]) {
        const packing = packed(14, box.w, box.h - people, 58, shape.numeral);
        expect(packing.at).toHaveLength(14);
        expect(packing.size).toBeGreaterThanOrEqual(shape.numeral);
        for (const place of packing.at) {
          expect(Math.abs(place.x) + (packing.size * packing.aspect) / 2).toBeLessThanOrEqual(box.w / 2 + 1);
          expect(place.y + packing.size / 2).toBeLessThanOrEqual(box.h - people + 1);
        }
      }
    }
});

test("a few buildings are large, with the letter beside the icon", () => {
  const box = boxOf(PHONE, 1);
  expect(packed(3, box.w, box.h - 44, 58, PHONE.numeral)).toMatchObject({ aspect: 1.5 });
});

test("the drawing takes the proportions of its place, between a phone's and a square", () => {
  for (const aspect of [0.8, 0.9, 0.97]) {
    const shape = shapeFor(aspect);
    expect(shape.width / shape.height).toBeCloseTo(aspect);
  }
  expect(shapeFor(0.3).width).toBeCloseTo(PHONE.width);
  expect(shapeFor(3).width).toBeCloseTo(DESK.width);
});

test("ships sail the shorter way round the continent, never across it", () => {
  expect(shorterWay(0.1, 2 * Math.PI - 0.1)).toBeCloseTo(-0.1);
  expect(shorterWay(6, 0.5)).toBeCloseTo(0.5 + 2 * Math.PI);
  const points = voyage(DESK, dockPlace(DESK, 0, 0).angle, dockPlace(DESK, 4, 0).angle)
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number) as [number, number]);
  for (const [x, y] of points) expect(Math.max(Math.abs(x), Math.abs(y))).toBeGreaterThan(DESK.width / 2 - COAST - 90);
});
