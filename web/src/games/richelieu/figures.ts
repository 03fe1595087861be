/** The plates of Richelieu's rules. */
import type { Figures } from "$/games/figures";

import Discs from "./figures/Discs.svelte";
import Ends from "./figures/Ends.svelte";
import Markers from "./figures/Markers.svelte";
import Parts from "./figures/Parts.svelte";

export const figures: Figures = { table: Parts, taking: Ends, markers: Markers, discs: Discs };
