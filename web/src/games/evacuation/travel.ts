/** Ships travel between the worlds on the screen too. */

import { crossfade } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

const TRAVEL_MS = 320;

export const [leave, arrive] = crossfade({ duration: () => (settings.moving ? TRAVEL_MS : 0) });
