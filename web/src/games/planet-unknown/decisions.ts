/** Every question of Planet Unknown and how it is answered on this page. */

import type { PlanetUnknownChoice, PlanetUnknownDecision, PlanetUnknownNamed } from "./wire";

interface Asked {
  /** Answered on the table: cards laid out, the wheel. */
  pointed: boolean;
}

export const DECISIONS = {
  ChooseSides: { pointed: true },
  DropObjective: { pointed: true },
  ChooseRotation: { pointed: true },
  TurnStation: { pointed: true },
  RemoveShape: { pointed: false },
  Act: { pointed: false },
  WhichGain: { pointed: false },
  KeepCard: { pointed: true },
  RaiseNext: { pointed: false },
  ChooseWay: { pointed: false },
  DestroyLoad: { pointed: false },
  PutLifepod: { pointed: false },
  LiftLifepod: { pointed: false },
  ChooseCommon: { pointed: true },
} satisfies Record<PlanetUnknownDecision["kind"], Asked>;

/** A question this page does not know, of a newer server, is answered from the list. */
export function askedAs({ kind }: PlanetUnknownDecision): Asked {
  return DECISIONS[kind] ?? { pointed: false };
}

/** In one's turn everything has its place on the planet, the boards or in the list of pending things but these. */
const IN_THE_BAR: PlanetUnknownChoice["name"][] = ["end_turn", "take", "civ_stack"];

export function hasItsPlace(choice: PlanetUnknownChoice, asked: PlanetUnknownDecision | null): boolean {
  if (asked?.kind === "Act" || asked?.kind === "RaiseNext") return !IN_THE_BAR.includes(choice.name);
  return isOnTrack(choice);
}

/** Whether a lifepod goes to a space of a track, or comes from there; the scoring area and technologies are elsewhere. */
export function isOnTrack(choice: PlanetUnknownChoice): choice is Extract<PlanetUnknownChoice, { name: "lifepod" | "lift" }> {
  return (choice.name === "lifepod" || choice.name === "lift") && /^[a-z]+:\d+$/.test(choice.args.place);
}

/** Questions about a lifepod are answered on the corporation board. */
export function asksForLifepod(kind: PlanetUnknownDecision["kind"] | undefined): boolean {
  return kind === "PutLifepod" || kind === "LiftLifepod";
}

/**
 * Made at once and taken back by Undo; the turn is confirmed by ending it. A tile, a card or a turn of the wheel waits,
 * and so does what shows hidden cards: a look at the next event or through a civ stack, Jump Drive F. That is not taken back.
 */
const WAITS: PlanetUnknownChoice["name"][] = ["place", "keep", "rotate", "drop", "objective", "own_objective", "boards", "boards_flux", "remove_shape", "peek", "civ_stack"];
const USES_THAT_WAIT = ["jump_drive_f"];

export function isMadeAtOnce(...[name, args]: PlanetUnknownNamed): boolean {
  return !WAITS.includes(name) && !(name === "use" && USES_THAT_WAIT.includes(args.technology));
}
