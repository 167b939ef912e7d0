import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

const game = {
  id: "star-race",
  title: { en: "Star Race", pl: "Gwiezdny wyścig", fr: "Star Race" },
  seats: [2, 3, 4],
  rules_version: "1",
  options: [],
  levels: [{ id: "normal", title: { en: "Normal" } }],
  actions: [],
  tagline: { en: "Nine ships, one planet." },
  guided: false,
};

beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(path.endsWith("games") ? [game] : [])));
});

test("the lobby offers the server's games and says when there is no table", async () => {
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Landfall");
  expect(await screen.findByRole("button", { name: /Play with bots.*Star Race/s })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Play with friends.*Star Race/s })).toBeTruthy();
  expect(await screen.findByText(/There are no other tables/)).toBeTruthy();
});

test("the language is switched at once, on the page and in its lang", async () => {
  render(App);
  await screen.findByRole("button", { name: /Play with bots.*Star Race/s });
  await fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  await fireEvent.click(screen.getByLabelText("Polski"));
  expect(await screen.findByRole("button", { name: /Graj z botami.*Gwiezdny wyścig/ })).toBeTruthy();
  expect(document.documentElement.lang).toBe("pl");
});

test("a server that cannot be reached is said to be so", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  render(App);
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
});
