/** Who stands where on the progress track, and where a step of the draft would lead. */

import type { Draft } from "../../table/draft.svelte";
import { type Lane, PASSAGES } from "./printed";
import type { EvacuationView, Marker } from "./view";
import type { Evacuation, EvacuationChoice } from "./wire";

export interface Standing {
  party: number | "opponent" | "extra";
  /** 0: the leading marker, 1: the other. */
  marker: number;
  step: number;
  lane: Lane;
}

/** Every marker on the track. */
export function standings(view: EvacuationView): Standing[] {
  const of = (party: Standing["party"], markers: Marker[]) =>
    markers.map((one, marker) => ({ party, marker, step: one.step, lane: one.lane }));
  return [
    ...view.players.flatMap((player, seat) => of(seat, player.markers)),
    ...(["opponent", "extra"] as const).flatMap((party) => of(party, view.solo?.markers?.[party] ?? [])),
  ];
}

/** The question of how to share out the steps, as it was asked: it stays open until the move is confirmed. */
export interface Sharing {
  at: number;
  choices: EvacuationChoice[];
  steps: number;
  /** One's own markers before they move. */
  markers: Marker[];
}

export function sharingOf(draft: Draft<Evacuation>, seat: number): Sharing | null {
  const drafted = draft.steps.findIndex((step) => step.name === "split");
  const at = drafted < 0 ? draft.steps.length : drafted;
  const view = draft.viewAt(at);
  if (view?.decision?.kind !== "SplitSteps") return null;
  const choices = (drafted < 0 ? draft.choices : draft.offered[at]) ?? [];
  const { steps } = view.decision.fields;
  return { at, choices, steps, markers: view.players[seat]?.markers ?? [] };
}

export interface Split {
  choice: Extract<EvacuationChoice, { name: "split" }>;
  /** Where the leading and the trailing marker would come. */
  leading: number;
  trailing: number;
}

/** The ways to share out the steps. */
export function splitsOf({ choices, markers, steps }: Sharing): Split[] {
  const [lead, trail] = markers;
  return choices
    .filter((choice) => choice.name === "split")
    .map((choice) => ({
      choice,
      leading: (lead?.step ?? 0) + choice.args.leading,
      trailing: (trail?.step ?? 0) + steps - choice.args.leading,
    }));
}

/** The passage just before a step, if there is one. */
export function gateBefore(step: number): number | null {
  return PASSAGES.find((one) => one.between_steps[1] === step)?.passage ?? null;
}

/** The passages that a move crosses. */
export function crossed(from: number, to: number): number[] {
  return PASSAGES.filter((one) => from < one.between_steps[1] && one.between_steps[1] <= to).map((one) => one.passage);
}
