import { expect, test } from "vitest";
import { typed } from "./code";

const HOST = "games.example.org";

test.each([
  ["", null],
  ["  k3f9pq2x ", { table: "k3f9pq2x", token: "" }],
  ["K3F9PQ2X", { table: "k3f9pq2x", token: "" }],
  ["https://games.example.org/table/k3f9pq2x", { table: "k3f9pq2x", token: "" }],
  ["games.example.org/table/k3f9pq2x/", { table: "k3f9pq2x", token: "" }],
  ["https://games.example.org/table/k3f9pq2x#A_b-9", { table: "k3f9pq2x", token: "A_b-9" }],
  ["https://other.example/table/k3f9pq2x", { elsewhere: "other.example" }],
  ["https://other.example/", { elsewhere: "other.example" }],
  ["k0f1", { odd: "k0f1" }],
  ["hello world", { odd: "hello world" }],
])("%s", (text, found) => {
  expect(typed(text, HOST)).toEqual(found);
});
