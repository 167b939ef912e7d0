/** Evacuation at the table. */

import type { GamePage } from "../game";
import { addTexts } from "../../texts/texts.svelte";
import Aims from "./Aims.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import { askedAs, hasItsPlace, isSameMove } from "./decisions";
import { ownPoints, raceTotal } from "./scores";
import Mine from "./Mine.svelte";
import SeatThings from "./SeatThings.svelte";
import { choiceWords } from "./slots";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import pl from "./texts/pl.ftl?raw";
import type { Evacuation } from "./wire";

addTexts({ en, fr, pl });

const page: GamePage<Evacuation> = {
  look: "evacuation",
  board: Board,
  mine: Mine,
  seat: SeatThings,
  scored: true,
  total: (scores) => raceTotal(scores),
  outcome: (table) => {
    const judged = table.story.findLast((event) => event.is === "SoloJudged");
    return judged ? { title: table.say.said("label-verdict", judged), won: judged.verdict > 0 } : null;
  },
  ownPoints,
  panels: [{ id: "aims", title: "ev-aims", component: Aims }],
  choice: ChoicePicture,
  words: choiceWords,
  continues: (decision, before, after) => isSameMove(decision.kind, before, after),
  pointed: (decision) => askedAs(decision.kind).pointed,
  aside: (choice) => hasItsPlace(choice.name),
  acts: { open: ["Acted", "Passed", "IncomeTaken", "ShipSent"] },
  beats,
  status: ({ say, view }) => `${say.said("label-year", { year: view.year, years: 4 })} · ${say.name("phase", view.phase)}`,
};

export default page;
