/** Back closes what lies over the page; closed otherwise, nothing is left in the history. */

import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.restoreAllMocks();
});

/** A history as browsers have it, which answers at once. */
function browser() {
  const entries: unknown[] = [null];
  let at = 0;
  vi.spyOn(history, "state", "get").mockImplementation(() => entries[at]);
  vi.spyOn(history, "pushState").mockImplementation((state) => {
    entries.splice(at + 1, Infinity, state);
    at += 1;
  });
  vi.spyOn(history, "go").mockImplementation((steps = 0) => {
    at += steps;
    dispatchEvent(new PopStateEvent("popstate"));
  });
  return { back: () => history.go(-1), length: () => at + 1 };
}

test("Back closes the latest one only", async () => {
  const { back } = browser();
  const { closedByBack } = await import("./back");
  const closed: string[] = [];
  closedByBack(() => closed.push("first"));
  closedByBack(() => closed.push("second"));
  back();
  expect(closed).toEqual(["second"]);
  back();
  expect(closed).toEqual(["second", "first"]);
});

test("closed by a button, its entry goes too", async () => {
  const { length } = browser();
  const { closedByBack, liesOver } = await import("./back");
  const close = vi.fn();
  const done = closedByBack(close);
  expect([length(), liesOver()]).toEqual([2, true]);
  done();
  vi.runAllTimers();
  expect([length(), liesOver()]).toEqual([1, false]);
  expect(close).not.toHaveBeenCalled();
});

test("one that opens as another closes takes its entry over", async () => {
  const { back, length } = browser();
  const { closedByBack } = await import("./back");
  const done = closedByBack(() => undefined);
  done();
  const second = vi.fn();
  closedByBack(second);
  vi.runAllTimers();
  expect(length()).toBe(2);
  expect(second).not.toHaveBeenCalled();
  back();
  expect(second).toHaveBeenCalledOnce();
});
