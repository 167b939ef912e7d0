/** Planet Unknown at the table. */

import type { GamePage } from "../game";
import { namedBy } from "../../lib/choices";
import { addTexts } from "../../texts/texts.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import Common from "./Common.svelte";
import { askedAs, hasItsPlace, isMadeAtOnce } from "./decisions";
import Mine from "./Mine.svelte";
import { turnsOf } from "./turning";
import type { PlanetUnknown } from "./wire";
import SeatThings from "./SeatThings.svelte";
import { gainWords } from "./words";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import pl from "./texts/pl.ftl?raw";

addTexts({ en, fr, pl });

const page: GamePage<PlanetUnknown> = {
  look: "planet-unknown",
  board: Board,
  mine: Mine,
  question: "10.75rem",
  seat: SeatThings,
  scored: true,
  outcome: (table) => {
    const judged = table.story.findLast((event) => event.is === "SoloJudged");
    return judged ? { title: table.say.said("label-verdict", judged), won: judged.verdict >= 0 } : null;
  },
  panels: [{ id: "common", title: "pu-common", component: Common, needed: (table) => turnsOf(table).size > 0 }],
  choice: ChoicePicture,
  asks: (table, decision) => {
    const gains = decision.kind === "Act" ? decision.fields.gains : [];
    return gains.length ? [...new Set(gains.map((gain) => gainWords(table, gain)))].join(", ") : null;
  },
  continues: () => false,
  pointed: (decision) => askedAs(decision).pointed,
  aside: hasItsPlace,
  immediate: (choice) => isMadeAtOnce(...namedBy(choice)),
  acts: { open: ["TilePlaced", "TileSkipped"], part: ["RoundBegan", "StationTurned"] },
  beats,
  status: (table) => (table.view.round ? table.say.said("label-round", { round: table.view.round }) : ""),
};

export default page;
