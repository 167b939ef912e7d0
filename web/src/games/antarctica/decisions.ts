/** Every question of Antarctica and how it is answered on this page. */

import type { AntarcticaDecision } from "./wire";

interface Asked {
  /** Tapped on the board or on a card; else picked from the choices in the action bar. */
  pointed: boolean;
  /** Belongs to the same move as the answer before: a turn, from where a ship sails to its end, is confirmed once. */
  sameMove: boolean;
  /** May be asked in the middle of somebody else's turn. */
  outOfTurn: boolean;
}

const onBoard = { pointed: true, sameMove: false, outOfTurn: false };

export const DECISIONS = {
  PlaceShip: onBoard,
  PlaceCube: { pointed: false, sameMove: false, outOfTurn: false },
  SetSail: onBoard,
  Act: { pointed: false, sameMove: true, outOfTurn: false },
  EndTurn: { pointed: false, sameMove: true, outOfTurn: false },
  ChooseTrack: { pointed: false, sameMove: true, outOfTurn: true },
  TakeCard: { pointed: true, sameMove: false, outOfTurn: true },
  KeepCard: { pointed: true, sameMove: false, outOfTurn: true },
  ChooseShip: { pointed: false, sameMove: true, outOfTurn: true },
  ChooseZone: { pointed: true, sameMove: true, outOfTurn: true },
  AdvanceTrack: { pointed: false, sameMove: true, outOfTurn: true },
  UseIcebreaker: { pointed: false, sameMove: false, outOfTurn: true },
} satisfies Record<AntarcticaDecision["kind"], Asked>;

const listed: Asked = { pointed: false, sameMove: false, outOfTurn: false };

/** A question this page does not know, of a newer server, is answered from the list. */
export function askedAs({ kind }: AntarcticaDecision): Asked {
  return DECISIONS[kind] ?? listed;
}
