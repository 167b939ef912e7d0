/** A table whose board comes from the package of a third-party game, as a module that the server serves. */

import type { GameTypes } from "../../lib/game_types";
import type { GamePage } from "../game";
import GuestBoard from "./GuestBoard.svelte";

const page: GamePage<GameTypes> = {
  look: "generic",
  board: GuestBoard,
};

export default page;
