import { expect, test } from "vitest";
import { gamesIn } from "./files";

test("a record is one game, as it is written", () => {
  const text = '{\n "game": "star-race"\n}\n';
  expect(gamesIn(text)).toEqual([{ players: "", text }]);
  expect(gamesIn("not a game")).toEqual([{ players: "", text: "not a game" }]);
});

test("a file of simulated games has a game per line", () => {
  const row = (number: number) =>
    JSON.stringify({ number, bots: ["easy", "random"], scores: [{ a: 3, b: 4 }, { a: 1 }], record: { game: `g${number}` } });
  expect(gamesIn(`${row(0)}\n${row(1)}\n`)).toEqual([
    { players: "easy 7, random 1", text: '{"game":"g0"}' },
    { players: "easy 7, random 1", text: '{"game":"g1"}' },
  ]);
});
