/** The plates of the rules of Louis XIV. */
import type { Figures } from "$/games/figures";

import Boards from "./figures/Boards.svelte";
import Cards from "./figures/Cards.svelte";
import Court from "./figures/Court.svelte";
import Missions from "./figures/Missions.svelte";
import Pieces from "./figures/Pieces.svelte";

export const figures: Figures = { diagram: Court, preparation: Pieces, influence: Cards, counting: Boards, missions: Missions };
