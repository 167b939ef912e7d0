/** Back closes what lies over the page; closed otherwise, nothing is left in the history. */

import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.restoreAllMocks();
});

/** A history as browsers have it; it goes back at once, or when `arrive` is called. */
function browser(slow = false) {
  const entries: unknown[] = [null];
  let at = 0;
  let steps = 0;
  vi.spyOn(history, "state", "get").mockImplementation(() => entries[at]);
  vi.spyOn(history, "pushState").mockImplementation((state) => {
    entries.splice(at + 1, Infinity, state);
    at += 1;
  });
  const arrive = () => {
    at += steps;
    steps = 0;
    dispatchEvent(new PopStateEvent("popstate"));
  };
  vi.spyOn(history, "go").mockImplementation((by = 0) => {
    steps += by;
    if (!slow) arrive();
  });
  return { arrive, back: () => history.go(-1), length: () => at + 1 };
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

test("one that opens while the browser goes back stays, and Back closes it", async () => {
  const { arrive, back, length } = browser(true);
  const { closedByBack } = await import("./back");
  closedByBack(() => undefined)();
  vi.runAllTimers(); // the browser is on its way
  const second = vi.fn();
  closedByBack(second);
  arrive();
  expect(second).not.toHaveBeenCalled();
  expect(length()).toBe(2);
  back();
  arrive();
  expect(second).toHaveBeenCalledOnce();
  expect(length()).toBe(1);
});

test("one that opens and closes while the browser goes back leaves nothing", async () => {
  const { arrive, length } = browser(true);
  const { closedByBack } = await import("./back");
  closedByBack(() => undefined)();
  vi.runAllTimers();
  closedByBack(() => undefined)();
  vi.runAllTimers();
  arrive();
  expect(length()).toBe(1);
});

test("another page waits until the browser has gone back", async () => {
  const { arrive } = browser(true);
  const { closedByBack, onceBack } = await import("./back");
  const act = vi.fn();
  onceBack(act);
  expect(act).toHaveBeenCalledOnce();
  closedByBack(() => undefined)();
  vi.runAllTimers();
  onceBack(act);
  expect(act).toHaveBeenCalledOnce();
  arrive();
  expect(act).toHaveBeenCalledTimes(2);
});
