/** The plates of the rules of In the Shadow of the Sun King. */
import type { Figures } from "$/games/figures";

import Favours from "./figures/Favours.svelte";
import Qualities from "./figures/Qualities.svelte";
import Sphere from "./figures/Sphere.svelte";
import Tokens from "./figures/Tokens.svelte";
import Visitors from "./figures/Visitors.svelte";

export const figures: Figures = { sphere: Sphere, tokens: Tokens, qualities: Qualities, cards: Visitors, "auction-cards": Favours };
