/** Star Race at the table. */

import type { GamePage } from "../game";
import { t } from "../../texts/texts.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Deduction from "./Deduction.svelte";
import Mine from "./Mine.svelte";
import SeatThings from "./SeatThings.svelte";

/** What is asked about a card after it is chosen: one move, confirmed once. */
const ABOUT_A_CARD = new Set(["ChooseSource", "ChooseShip", "ChoosePair", "ChooseGroup", "ChooseEntrants"]);
const ON_THE_BOARD = new Set(["SetAside", "PlayCard", "PlacePatrol", "ChooseShip", "ChoosePair", "ChooseEntrants", "NovaAbility", "ZoraAbility"]);

const page: GamePage = {
  look: "star-race",
  board: Board,
  mine: Mine,
  seat: SeatThings,
  scored: true,
  panels: [{ id: "deduction", title: "sr-notes", component: Deduction }],
  choice: ChoicePicture,
  continues: (decision) => ABOUT_A_CARD.has(decision.kind),
  pointed: (decision) => ON_THE_BOARD.has(decision.kind),
  beats,
  status: (table) => {
    const { mission, missions, planet } = table.view ?? {};
    const said = table.say.said("label-mission", { mission, missions });
    return planet?.abilities ? `${said} · ${table.say.name("planet", planet.id)}` : `${said} · ${t("sr-planet-plain")}`;
  },
};

export default page;
