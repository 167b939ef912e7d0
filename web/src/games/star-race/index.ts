/** Star Race at the table. */

import type { GamePage } from "../game";
import { t } from "../../texts/texts.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import { askedAs } from "./decisions";
import type { StarRace } from "./wire";
import Deduction from "./Deduction.svelte";
import Mine from "./Mine.svelte";
import SeatThings from "./SeatThings.svelte";
import "./texts";

const page: GamePage<StarRace> = {
  look: "star-race",
  board: Board,
  mine: Mine,
  mineNeeded: (table) =>
    table.asked && table.draft.steps.length === 0 && table.draft.choices.some(({ name }) => name === "play" || name === "set_aside"),
  question: "clamp(13.5rem, 30dvh, 20rem)",
  seat: SeatThings,
  scored: true,
  panels: [{ id: "deduction", title: "sr-notes", component: Deduction }],
  choice: ChoicePicture,
  continues: (decision) => askedAs(decision).aboutCard,
  pointed: (decision) => askedAs(decision).pointed,
  acts: { open: ["CardPlayed", "PatrolPlaced"], part: ["MissionBegan"] },
  beats,
  status: (table) => {
    const { mission, missions, planet } = table.view;
    const said = table.say.said("label-mission", { mission, missions });
    return planet.abilities ? `${said} · ${table.say.name("planet", planet.id)}` : `${said} · ${t("sr-planet-plain")}`;
  },
};

export default page;
