/** The plates of the rules: drawings of the pieces, each at the paragraph whose key it has; `diagram` stands where the text
 * has a drawing made of letters. */
import type { Component } from "svelte";

import type { GameName } from "$/generated/types";
import type { Words } from "$/words/words.svelte";

export type Figures = Record<string, Component<{ words: Words }>>;

const drawn: Record<GameName, () => Promise<{ figures: Figures }>> = {
  richelieu: () => import("./richelieu/figures"),
  sun_king: () => import("./sun_king/figures"),
  favourite: () => import("./favourite/figures"),
  louis_xiv: () => import("./louis_xiv/figures"),
};

export async function figuresOf(game: GameName): Promise<Figures> {
  return (await drawn[game]()).figures;
}
