/** The plates of the rules of The King's Favourite. */
import type { Figures } from "$/games/figures";

import Couples from "./figures/Couples.svelte";
import Court from "./figures/Court.svelte";
import Petitions from "./figures/Petitions.svelte";
import Runs from "./figures/Runs.svelte";

export const figures: Figures = { table: Petitions, diagram: Runs, settling: Couples, court: Court };
