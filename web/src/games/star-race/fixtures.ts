/** A position for the tests of this folder: three seats, advanced, before the first card. */

import type { PlayerView, StarRaceView } from "./view";

const HAND = { minus2: 1, minus1x2: 1, plus1: 1, number_plus1: 2, race_plus1: 2, copy: 1, rewind: 1, swap: 2 };

function aPlayer(seat: number): PlayerView {
  return {
    corporation: "nature_coders",
    hand_size: 11,
    hand: seat === 0 ? HAND : null,
    unplayed: HAND,
    set_aside_count: 0,
    ready: false,
    played: {},
    latest: null,
    offers: null,
    total: 0,
    field: 0,
    lap: 0,
  };
}

export function aView(changes: Partial<StarRaceView> = {}): StarRaceView {
  return {
    game: "star-race",
    rules_version: "1",
    options: {},
    to_act: [0],
    decision: null,
    seat: 0,
    seats: 3,
    over: false,
    variant: "advanced",
    mission: 1,
    missions: 3,
    start_player: 0,
    turn_of: 0,
    rings: [0, 1, 3, 6, 10, 15],
    start_level: 1,
    planet_level: 6,
    planet: { id: "nova", value: 15, abilities: true, room: 1 },
    ships: { T1: 1, T2: 1, T3: 1, B1: 1, B2: 1, B3: 1, K1: 1, K2: 1, K3: 1 },
    players: [0, 1, 2].map(aPlayer),
    results: [],
    hired: ["T1", "B2"],
    set_aside: null,
    ...changes,
  };
}

/** A mission of three that ended by an arrival on Nova. */
export const novaResult = {
  planet: "nova",
  ending: "arrival",
  levels: {},
  worths: {},
  hired: [["T1"], ["K1"], ["B1"]],
  points: [15, 3, 1],
};
