/** A table for any game without a board of its own: what the view holds, as lists and grids, and the choices in words. */

import type { GameTypes } from "../../lib/game_types";
import type { GamePage } from "../game";
import GenericBoard from "./GenericBoard.svelte";

const page: GamePage<GameTypes> = {
  look: "generic",
  board: GenericBoard,
};

export default page;
