/** Every question of Evacuation: where on the board it is answered, and what belongs to one move. */

import type { EvacuationChoice, EvacuationDecision } from "./wire";

type Kind = EvacuationDecision["kind"];

/** The parts of the board; one is in front at a time. */
export const STAGES = ["actions", "worlds", "map", "rows", "research", "progress"] as const;
export type Stage = (typeof STAGES)[number];

interface Asked {
  /** Tapped on the board or on a card; else picked from the choices in the action bar. */
  pointed: boolean;
  /** Begins a move of its own, to be confirmed apart from the answer before. */
  begins?: boolean;
  /** The part of the board that it is about; without one the part in front stays there. */
  stage?: Stage;
}

export const DECISIONS = {
  PickGoal: { pointed: true, begins: true, stage: "actions" },
  DropGoal: { pointed: true, begins: true, stage: "actions" },
  TakeTurn: { pointed: true, begins: true, stage: "actions" },
  PayEnergy: { pointed: false, stage: "actions" },
  PlayCommonToo: { pointed: false, stage: "actions" },
  KeepFour: { pointed: true, stage: "actions" },
  FaceDown: { pointed: true, stage: "actions" },
  NextPart: { pointed: false, stage: "actions" },
  AnyBoardAction: { pointed: true, stage: "actions" },
  GainResource: { pointed: false },
  GainOfEach: { pointed: false },
  Exchange: { pointed: true, stage: "actions" },
  PayThen: { pointed: false },
  SaveUnit: { pointed: false },
  AddUnit: { pointed: false },
  PutUnder: { pointed: false, stage: "rows" },
  ChooseFromRow: { pointed: false, stage: "rows" },
  InfrastructureMove: { pointed: false, stage: "rows" },
  TakeInfrastructure: { pointed: false, stage: "rows" },
  RaiseAny: { pointed: false, stage: "worlds" },
  Invent: { pointed: false, stage: "research" },
  GainFirst: { pointed: false },
  Settle: { pointed: false, stage: "map" },
  PlaceFactory: { pointed: false, stage: "map" },
  PrepareFactory: { pointed: false, stage: "worlds" },
  GainFactory: { pointed: false, stage: "worlds" },
  Clone: { pointed: false, stage: "actions" },
  ChooseFlight: { pointed: true, stage: "worlds" },
  LoadShip: { pointed: true, stage: "worlds" },
  ChoosePower: { pointed: false, begins: true, stage: "progress" },
  SplitSteps: { pointed: false, stage: "progress" },
  LandMarker: { pointed: false, stage: "progress" },
  ChooseBonus: { pointed: false, begins: true, stage: "progress" },
  ChooseLower: { pointed: false, begins: true, stage: "worlds" },
  ChooseLift: { pointed: false, begins: true, stage: "worlds" },
} satisfies Record<Kind, Asked>;

/** A question this page does not know, of a newer server, is answered from the list. */
export function askedAs(kind: Kind): Asked {
  return DECISIONS[kind] ?? { pointed: false };
}

/** Whether a question belongs to the move being drafted: the same phase, and no new turn. */
export function isSameMove(kind: Kind, before: { phase?: string } | null, after: { phase?: string } | null): boolean {
  if (askedAs(kind).begins) return false;
  return before?.phase === after?.phase;
}

/** Choices that have their own place on the board; the bar names them only in the list of all. */
const ASIDE: EvacuationChoice["name"][] = [
  "build",
  "take_card",
  "settle",
  "play_infrastructure",
  "invent",
  "gain",
  "split",
  "put_under",
  "land",
  "refresh",
  "refresh_free",
];

export function hasItsPlace(name: EvacuationChoice["name"]): boolean {
  return ASIDE.includes(name);
}
