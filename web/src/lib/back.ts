/**
 * The browser's Back closes what lies over the page before it leaves the page: each thing that opens adds an entry to the
 * history, and takes it away again when it is closed by other means.
 *
 * Going back takes the browser a moment. What opens, closes or leads to another page meanwhile waits for it: its entry
 * would be the one that is gone back from.
 */

interface Mark {
  over?: number; // how many things lay over the page
}

const open: (() => void)[] = []; // how to close them, the latest last
let goingBack = false;
let waiting: (() => void)[] = []; // for the browser to have gone back

function depth(): number {
  return (history.state as Mark | null)?.over ?? 0;
}

/** Let Back close this; call the answer when it is closed in any way. */
export function closedByBack(close: () => void): () => void {
  open.push(close);
  addEntries();
  return () => {
    const at = open.lastIndexOf(close);
    if (at < 0) return; // by Back itself
    open.splice(at, 1);
    setTimeout(removeEntries); // one that opens just now takes the entry over
  };
}

/** Whether the latest entry of the history stands for something over the page, which the next page replaces. */
export function liesOver(): boolean {
  return depth() > 0;
}

/** The entries of what was over the page belong to another page now. */
export function leftBehind(): void {
  open.length = 0;
}

/** Do this at once, or as soon as the browser has gone back. */
export function onceBack(act: () => void): void {
  if (goingBack) waiting.push(act);
  else act();
}

function addEntries(): void {
  if (goingBack) return;
  while (depth() < open.length) history.pushState({ over: depth() + 1 } satisfies Mark, "");
}

function removeEntries(): void {
  const steps = depth() - open.length;
  if (goingBack || steps <= 0) return;
  goingBack = true;
  history.go(-steps);
}

addEventListener("popstate", () => {
  if (goingBack) {
    goingBack = false;
    addEntries();
    removeEntries();
    const acts = waiting;
    waiting = [];
    for (const act of acts) onceBack(act);
    return;
  }
  while (open.length > depth()) open.pop()?.();
});
