/** Every question of a Star Race and how it is answered on this page. */

import type { StarRaceDecision } from "./wire";

interface Asked {
  /** Tapped on the board or in the hand; else picked from the choices in the action bar. */
  pointed: boolean;
  /** About a card that has just been chosen: one move with it, confirmed once. */
  aboutCard: boolean;
}

const onTable = { pointed: true, aboutCard: false };
const forCard = { pointed: true, aboutCard: true };
const listedForCard = { pointed: false, aboutCard: true };
const listed = { pointed: false, aboutCard: false };

export const DECISIONS = {
  SetAside: onTable,
  PlacePatrol: onTable,
  PlayCard: onTable,
  ChooseSource: listedForCard,
  ChooseShip: forCard,
  ChoosePair: forCard,
  ChooseGroup: listedForCard,
  ChooseEntrants: forCard,
  NovaAbility: onTable,
  ZoraAbility: onTable,
  Look: listed,
} satisfies Record<StarRaceDecision["kind"], Asked>;

/** A question this page does not know, of a newer server, is answered from the list. */
export function askedAs({ kind }: StarRaceDecision): Asked {
  return DECISIONS[kind] ?? listed;
}
