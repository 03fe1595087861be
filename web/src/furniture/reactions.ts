/** Reactions: what is put at once to everybody who might hold a card that answers it. The house says of each game on which
 * occasions, and what may be answered then, silence first. An occasion is a decision and what it is about: a name, or a seat. */
import type { Game } from "$/games/game";
import { visit } from "$/house/visit.svelte";
import type { OccasionListed, Picture, View } from "$/generated/types";
import { capital, type Words } from "$/words/words.svelte";

export const ASK = "ask";
export const STAND_IN = "stand-in";

export function occasionsOf(game: string): OccasionListed[] {
  return visit.sheet?.games.find((one) => one.name === game)?.occasions ?? [];
}

export function occasionNamed(name: string, game: string): OccasionListed | undefined {
  return occasionsOf(game).find((one) => one.occasion === name);
}

/** What there is to react to, in a clause; `brief`: in a word or two, where its decision is told already. */
export function occasionSaid({ decision, about }: OccasionListed, game: Game, names: string[], own: number | null, words: Words, brief = false): string {
  if (typeof about === "string") return capital(words.say(`${brief ? "brief" : "occasion"}-${decision}`, game.about?.(about)));
  const who = names[about] ?? "";
  return brief ? who : capital(words.say(`occasion-${decision}`, { who, whose: about === own ? "own" : "rival" }));
}

/** A finished game tells of each who was asked; that one of many was, is nobody's turn. */
export function withoutReaction(view: View): View {
  const reacts = occasionsOf(view.game).some((one) => one.decision === view.decision);
  return reacts ? { ...view, asked: null } : view;
}

/** By post nobody is waited for: what was not ordered is let be. */
export function byPost(picture: Picture): boolean {
  return picture.setup.clock?.kind === "slow";
}

/** What a seat has ordered for an occasion: a move, `STAND_IN`, or `ASK`, which is the usual but by post. */
export function orderedBy(picture: Picture, seat: number, occasion: OccasionListed): string {
  return picture.orders?.[seat]?.[occasion.occasion] ?? (byPost(picture) ? occasion.answers[0]! : ASK);
}

/** All that a seat may have to react to. */
export function occasionsFor(picture: Picture, seat: number): OccasionListed[] {
  return occasionsOf(picture.setup.game).filter(({ about }) => typeof about === "string" || (about !== seat && about < picture.chairs.length));
}
