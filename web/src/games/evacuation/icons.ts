/** Silhouettes in a square of 24, each filled with one colour and told apart at 16 px. */

import type { Effect } from "./printed";

export const ICONS: Record<string, string> = {
  food: "M11 23V16.8C7.2 16.8 5 14.6 5 11.2C8.4 11.2 10.3 12.5 11 14.6V10.8C7.2 10.8 5 8.6 5 5.2C8.4 5.2 10.3 6.5 11 8.6V1H13V8.6C13.7 6.5 15.6 5.2 19 5.2C19 8.6 16.8 10.8 13 10.8V14.6C13.7 12.5 15.6 11.2 19 11.2C19 14.6 16.8 16.8 13 16.8V23Z",
  steel: "M3 3H21V8H15.2V16H21V21H3V16H8.8V8H3Z",
  energy: "M14.5 1L3.5 13.8H10.3L8 23L20.5 9.6H13Z",
  any: "M12 1L23 12L12 23L1 12ZM12 8A4 4 0 1 0 12.01 8Z",
  population: "M12 2A4.6 4.6 0 1 1 12 11.2A4.6 4.6 0 1 1 12 2ZM3.5 22C3.5 16 7 13 12 13S20.5 16 20.5 22Z",
  factory: "M2 22V10.5L8 14V10.5L14 14V2H18.5V9L22 11.5V22Z",
  stadium:
    "M12 3.5C18 3.5 22.5 5.8 22.5 9V15.5C22.5 18.7 18 21 12 21S1.5 18.7 1.5 15.5V9C1.5 5.8 6 3.5 12 3.5ZM12 6.3C8.2 6.3 5 7.4 5 9S8.2 11.7 12 11.7S19 10.6 19 9S15.8 6.3 12 6.3Z",
  face: "M12 1.5A10.5 10.5 0 1 1 12 22.5A10.5 10.5 0 1 1 12 1.5ZM8.3 7.3A1.7 1.7 0 1 0 8.31 7.3ZM15.7 7.3A1.7 1.7 0 1 0 15.71 7.3ZM5.8 13C6.6 16.6 9 18.6 12 18.6S17.4 16.6 18.2 13H15.8C15.1 15.1 13.7 16.2 12 16.2S8.9 15.1 8.2 13Z",
  ship: "M12 .8C16 3.8 17.5 8 17.5 12V15L21.5 19V22.5L15.8 20.5H8.2L2.5 22.5V19L6.5 15V12C6.5 8 8 3.8 12 .8ZM12 7.6A2.6 2.6 0 1 0 12.01 7.6Z",
  infrastructure: "M1.5 6.5H22.5V10H20.5V20.5H16.5V15.5C16.5 12.9 14.6 11.6 12 11.6S7.5 12.9 7.5 15.5V20.5H3.5V10H1.5Z",
  invent:
    "M12 1A7.4 7.4 0 0 1 16.2 14.5C15.5 15.1 15.2 15.8 15.2 16.6H8.8C8.8 15.8 8.5 15.1 7.8 14.5A7.4 7.4 0 0 1 12 1ZM8.8 18H15.2V20.2H8.8ZM10 21.4H14V23.2H10Z",
  exchange: "M15 2L22 7.2L15 12.4V9H2V5.4H15ZM9 11.6V15H22V18.6H9V22L2 16.8Z",
  settle: "M4 1.5H6.5V3H20L16.8 7.4L20 11.8H6.5V22.5H4ZM9 20H22V22.5H9Z",
  clone:
    "M8 3A3.9 3.9 0 1 1 8 10.8A3.9 3.9 0 1 1 8 3ZM.8 21C.8 15.8 3.7 12.6 8 12.6S15.2 15.8 15.2 21ZM16.6 4.6A3.5 3.5 0 1 1 14.8 10.9C16.2 9.2 16.4 6.6 15 4.9ZM17 21C17 17.2 15.9 14.4 14 12.7C19.8 11.8 23.2 15.4 23.2 21Z",
  penalty: "M12 1.5L23.3 21.5H.7ZM10.6 8.5V14.8H13.4V8.5ZM10.6 16.4V19H13.4V16.4Z",
  power: "M12 1L22 11H16.2V17H7.8V11H2ZM7.8 19H16.2V23H7.8Z",
  ring: "M12 1.5A10.5 10.5 0 1 1 12 22.5A10.5 10.5 0 1 1 12 1.5ZM12 6A6 6 0 1 0 12.01 6Z",
  cross: "M9 1.5H15V9H22.5V15H15V22.5H9V15H1.5V9H9Z",
  wave: "M1 9.5C3.2 5.6 6.4 4.8 9.4 7.4L14 11.4C15.8 13 17.6 12.4 19.2 9.6L23 11.8C20.2 17 15.8 18 11.8 14.6L7.4 10.8C6.4 10 5.6 10.2 4.6 11.8Z",
  tundra:
    "M10.9 1H13.1V8.9L19.9 5L21 6.9L14.2 10.9V13.1L21 17.1L19.9 19L13.1 15.1V23H10.9V15.1L4.1 19L3 17.1L9.8 13.1V10.9L3 6.9L4.1 5L10.9 8.9Z",
  desert: "M17.5 2.5A3.6 3.6 0 1 1 17.5 9.7A3.6 3.6 0 1 1 17.5 2.5ZM1 18C5 10.5 9 10.5 12.5 15.5C15.5 12.2 19 12.6 23 18V21.5H1Z",
  mountain: "M9 3L13.4 10.4L15.8 7L23 20.5H1ZM9 7.6L6.2 12.6L9 14L11.6 12Z",
  ocean:
    "M1 6.5C4.5 3.5 7 3.5 9.5 5.5S14.5 7.5 17 5.5S21 4 23 5.2V9.2C21 8 19 8.2 17 9.8S12 11.4 9.5 9.6S4.5 7.6 1 10.5ZM1 15.5C4.5 12.5 7 12.5 9.5 14.5S14.5 16.5 17 14.5S21 13 23 14.2V18.2C21 17 19 17.2 17 18.8S12 20.4 9.5 18.6S4.5 16.6 1 19.5Z",
  forest: "M12 1L18.5 10H15.6L20.5 17.5H13.6V23H10.4V17.5H3.5L8.4 10H5.5Z",
  building: "M3.5 22V9L12 2.5L20.5 9V22H14.6V14.8H9.4V22Z",
  crate: "M12 1.5L22 6.5V17.5L12 22.5L2 17.5V6.5ZM12 5L6.3 7.8L12 10.7L17.7 7.8ZM4.6 10.2V16L10.8 19V13.3ZM19.4 10.2L13.2 13.3V19L19.4 16Z",
  tile: "M12 1.5A10.5 10.5 0 1 1 12 22.5A10.5 10.5 0 1 1 12 1.5ZM12 5.5L7 14H17Z",
  card: "M5 1.5H19V22.5H5ZM8 5H16V7.4H8ZM8 10H16V12.4H8Z",
  goal: "M12 1.5A10.5 10.5 0 1 1 12 22.5A10.5 10.5 0 1 1 12 1.5ZM12 5A7 7 0 1 0 12.01 5ZM12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5Z",
  refresh:
    "M12 3A9 9 0 0 1 20.2 8.2L23 7L21.6 14.2L15 11L17.4 9.6A6 6 0 0 0 6.2 10.6L3.3 9.8A9 9 0 0 1 12 3ZM12 21A9 9 0 0 1 3.8 15.8L1 17L2.4 9.8L9 13L6.6 14.4A6 6 0 0 0 17.8 13.4L20.7 14.2A9 9 0 0 1 12 21Z",
  lock: "M7 10V7.5A5 5 0 0 1 17 7.5V10H19.5V22H4.5V10ZM9.6 10H14.4V7.5A2.4 2.4 0 0 0 9.6 7.5Z",
  progress: "M1.5 17L8 10.5L12 14.5L18.2 7H13.5V4H22.8V13.4H19.8V9.4L12.2 18.8L8 14.6L3.6 19Z",
  pass: "M4 10.5H20V13.5H4Z",
};

/** A sign with how many of it. */
export interface Sign {
  icon: string;
  count?: number;
}

/** What each board action does. */
export const ACTION_EFFECTS: Record<string, Sign[]> = {
  A1: [{ icon: "any", count: 1 }, { icon: "invent" }],
  A2: [
    { icon: "any", count: 1 },
    { icon: "infrastructure", count: 2 },
  ],
  A3: [{ icon: "settle" }],
  A4: [{ icon: "ship" }],
  A5: [{ icon: "stadium" }],
  A6: [{ icon: "factory" }],
  A7: [{ icon: "clone" }],
  A8: [{ icon: "infrastructure", count: 2 }],
  A9: [
    { icon: "any", count: 1 },
    { icon: "exchange", count: 3 },
  ],
  A10: [{ icon: "invent" }],
};

/** The icon of a printed effect. */
const EFFECT_ICONS: Record<string, string> = {
  gain_resource: "any",
  gain_resource_set: "crate",
  exchange: "exchange",
  invent: "invent",
  infra_moves: "infrastructure",
  take_infrastructure_card: "infrastructure",
  build_ship: "ship",
  gain_ship: "ship",
  build_stadium: "stadium",
  gain_stadium: "stadium",
  prepare_factory: "factory",
  gain_factory: "factory",
  clone: "clone",
  gain_population: "population",
  settle: "settle",
  raise_production: "power",
  draw_action_cards: "card",
};

export function effectIcon(effect: Effect): string {
  const icon = EFFECT_ICONS[effect.op] ?? "goal";
  return effect.op === "gain_resource" && effect.kind && effect.kind in ICONS ? effect.kind : icon;
}

/** How many of it, where a number says something. */
export function effectCount(effect: Effect): number {
  return effect.amount ?? effect.times ?? effect.count ?? effect.max ?? 1;
}

/** The signs of printed effects, each with its number where that says something; what is paid for stands for itself. */
export function signsOf(effects: Effect[]): Sign[] {
  return effects
    .flatMap((effect) => effect.effects ?? [effect])
    .map((effect) => ({ icon: effectIcon(effect), ...(effectCount(effect) > 1 ? { count: effectCount(effect) } : {}) }));
}
