/**
 * The browser's Back closes what lies over the page before it leaves the page: each thing that opens adds an entry to the
 * history, and takes it away again when it is closed by other means.
 */

interface Mark {
  over?: number; // how many things lay over the page
}

const open: (() => void)[] = []; // how to close them, the latest last
let unused = 0; // entries of things that were closed just now: the next one to open takes such an entry over

function depth(): number {
  return (history.state as Mark | null)?.over ?? 0;
}

/** Let Back close this; call the answer when it is closed in any way. */
export function closedByBack(close: () => void): () => void {
  open.push(close);
  if (unused > 0) unused -= 1;
  else history.pushState({ over: open.length } satisfies Mark, "");
  return () => {
    const at = open.lastIndexOf(close);
    if (at < 0) return; // by Back itself
    open.splice(at, 1);
    unused += 1;
    setTimeout(takeBack);
  };
}

/** Whether the latest entry of the history stands for something over the page, which the next page replaces. */
export function liesOver(): boolean {
  return depth() > 0;
}

/** The entries of what was over the page belong to another page now. */
export function leftBehind(): void {
  unused = 0;
  open.length = 0;
}

function takeBack(): void {
  const steps = Math.min(unused, depth());
  unused = 0;
  if (steps) history.go(-steps);
}

addEventListener("popstate", () => {
  while (open.length > depth()) open.pop()?.();
});
