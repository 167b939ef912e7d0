/** Antarctica at the table. */

import type { GamePage } from "../game";
import { addTexts, t } from "../../texts/texts.svelte";
import Arrival from "./Arrival.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Contests from "./Contests.svelte";
import { askedAs } from "./decisions";
import { interruptedSeat } from "./interrupting";
import Mine from "./Mine.svelte";
import SeatThings from "./SeatThings.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import pl from "./texts/pl.ftl?raw";
import type { Antarctica } from "./wire";

addTexts({ en, fr, pl });

const ASIDE = ["discard", "discard_ship"]; // behind the button beside the own pieces
const IN_HAND = ["play", "lay_icebreaker"]; // tapped on the card itself, where the hand lies beside the board

function handShows(): boolean {
  return typeof matchMedia === "function" && matchMedia("(min-width: 70rem)").matches;
}

const page: GamePage<Antarctica> = {
  look: "antarctica",
  board: Board,
  mine: Mine,
  mineNeeded: (table) => table.asked && table.draft.open.choices.some((choice) => choice.name === "take"),
  seat: SeatThings,
  scored: true,
  arrival: Arrival,
  panels: [{ id: "contests", title: "an-contests", component: Contests }],
  choice: ChoicePicture,
  continues: (decision) => askedAs(decision).sameMove,
  ends: (choice) => choice.name === "end_turn",
  pointed: (decision) => askedAs(decision).pointed,
  aside: (choice) => ASIDE.includes(choice.name) || (IN_HAND.includes(choice.name) && handShows()),
  outOfTurn: interruptedSeat,
  acts: { open: ["ShipSailed"], part: ["GameBegan"] },
  beats,
  status: (table) => t("an-sun-in", { zone: table.view.sun }),
};

export default page;
