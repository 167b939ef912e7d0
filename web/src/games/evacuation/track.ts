/** Who stands where on the progress track, and where a step of the draft would lead. */

import type { Choice } from "../../lib/wire";
import { type Lane, PASSAGES } from "./printed";
import type { EvacuationView, Marker } from "./view";

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

export interface Split {
  choice: Choice;
  /** Where the leading and the trailing marker would come. */
  leading: number;
  trailing: number;
}

/** The ways to share out the steps. */
export function splitsOf(choices: Choice[], markers: Marker[], steps: number): Split[] {
  const [lead, trail] = markers;
  return choices
    .filter((choice) => choice.name === "split")
    .map((choice) => ({
      choice,
      leading: (lead?.step ?? 0) + Number(choice.args.leading),
      trailing: (trail?.step ?? 0) + steps - Number(choice.args.leading),
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
