import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import SettingUp from "./SettingUp.svelte";

const compiling = { version: "1", wire: 1, engines: "interpreted", compiling: true };
const compiled = { ...compiling, engines: "compiled", compiling: false };

/** The server's answers one after the other; the last one stays. `null` is none, as while it starts again. */
function answering(...answers: (typeof compiled | null)[]) {
  let count = 0;
  vi.stubGlobal("fetch", async () => {
    const answer = answers[Math.min(count++, answers.length - 1)];
    if (!answer) throw new TypeError("no answer");
    return new Response(JSON.stringify(answer));
  });
}

beforeEach(() => {
  settings.lang = "en";
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("it says that engines are compiled, waits while the server starts again, and says when they are ready", async () => {
  answering(compiling, null, compiled);
  render(SettingUp);
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("setting itself up"));
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getByRole("status").textContent).toContain("setting itself up");
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getByRole("status").textContent).toContain("full speed");
  await vi.advanceTimersByTimeAsync(8000);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a server that is ready says nothing", async () => {
  answering(compiled);
  render(SettingUp);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.queryByRole("status")).toBeNull();
});
