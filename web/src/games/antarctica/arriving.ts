/** How a piece comes onto the board: along a straight line from where it was, or at once where things keep still. */

import type { TransitionConfig } from "svelte/transition";
import { cubicOut } from "svelte/easing";
import { settings } from "../../lib/settings.svelte";

const ARRIVAL_MS = 480;

export interface Way {
  dx: number;
  dy: number;
  /** A preview does not travel. */
  still?: boolean;
}

export function arriving(_: Element, { dx, dy, still = false }: Way): TransitionConfig {
  return {
    duration: settings.moving && !still ? ARRIVAL_MS : 0,
    easing: cubicOut,
    css: (part, rest) => `transform: translate(${dx * rest}px, ${dy * rest}px); opacity: ${Math.min(1, part * 2)}`,
  };
}
