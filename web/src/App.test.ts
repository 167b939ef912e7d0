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
};

beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(path.endsWith("games") ? [game] : [])));
});

test("the lobby offers the server's games and says when there is no table", async () => {
  render(App);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Landfall");
  expect(await screen.findByRole("radio", { name: /Star Race/ })).toBeTruthy();
  expect(await screen.findByText(/There are no tables yet/)).toBeTruthy();
});

test("the language is switched at once, on the page and in its lang", async () => {
  render(App);
  await screen.findByRole("radio", { name: /Star Race/ });
  await fireEvent.click(screen.getByRole("button", { name: "Settings" }));
  await fireEvent.click(screen.getByLabelText("Polski"));
  expect(await screen.findByRole("radio", { name: /Gwiezdny wyścig/ })).toBeTruthy();
  expect(screen.getByText("Nowy stół")).toBeTruthy();
  expect(document.documentElement.lang).toBe("pl");
});

test("a server that cannot be reached is said to be so", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("no network");
  });
  render(App);
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
});
