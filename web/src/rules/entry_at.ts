/**
 * Which entry of the reference something on the page leads to: whatever carries `data-entry`, or `data-entry-small` where
 * there are too many of a kind for a guide to point at.
 */

const ENTRY = "[data-entry], [data-entry-small]";

export interface Point {
  x: number;
  y: number;
}

/** The entry of what lies at this point of what was pressed, or at the middle of what has the focus. */
export function entryAt(target: EventTarget | null, point?: Point): string {
  if (!(target instanceof Element)) return "";
  const holder = target.closest(ENTRY) ?? target.closest("button")?.querySelector(ENTRY);
  if (!holder) return "";
  const piece = smallestAt(holder, point ?? middle(target)) ?? holder;
  return piece.getAttribute("data-entry") ?? piece.getAttribute("data-entry-small") ?? "";
}

/** A piece inside that takes no taps itself, such as a rover on its planet. */
function smallestAt(holder: Element, { x, y }: Point): Element | null {
  let best: Element | null = null;
  let least = Infinity;
  for (const one of holder.querySelectorAll(ENTRY)) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const size = (right - left) * (bottom - top);
    if (left <= x && x <= right && top <= y && y <= bottom && size < least) [best, least] = [one, size];
  }
  return best;
}

function middle(target: Element): Point {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
