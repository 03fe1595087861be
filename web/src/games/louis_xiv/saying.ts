/** What lies on the table, for those who do not see it. */
import { about } from "$/generated/louis_xiv";
import type { LouisXivBoardView, LouisXivPreview, LouisXivView } from "$/generated/types";
import { capital, type Words } from "$/words/words.svelte";

export function listed(names: string[], words: Words): string {
  return new Intl.ListFormat(words.lang).format(names);
}

/** What a person gives. */
export function favourOf(board: number, words: Words): string {
  return words.phrase(about[`board ${board + 1}`]!);
}

/** Everything about a board. */
export function boardSaid(board: LouisXivBoardView, number: number, words: Words): string {
  const tokens = board.tokens.flatMap((count, seat) => (count ? [words.say("tokens-of", { who: words.say("seat-short", { seat }), count })] : []));
  if (board.neutral) tokens.push(words.say("tokens-neutral", { count: board.neutral }));
  const told = [
    words.say("board-title", { number: number + 1, board: board.person }),
    words.say("condition-text", { condition: board.condition, figure: board.figure }),
    capital(words.say("board-gives", { favour: favourOf(number, words) })),
    tokens.length ? tokens.join(", ") : words.say("board-empty"),
  ];
  if (board.king) told.push(words.say("king-visits"));
  return told.join(". ");
}

/** What one will have when the next round begins, as it stands. */
export function nextSaid(preview: LouisXivPreview, words: Words): string {
  return preview.next ? words.say("next-round", { ...preview.next }) : words.say("last-round");
}

/** What lies in a pile in the middle. */
export function pileSaid(pile: string, table: LouisXivView, words: Words): string {
  if (pile in table.supply) return words.say("chips-held", { chip: pile, count: table.supply[pile]! });
  if (pile in table.mission_piles) return words.say("missions-left", { level: pile, count: table.mission_piles[pile]! });
  const counts: Record<string, [key: string, count: number]> = {
    shields: ["shields-held", table.shield_pile],
    plots: ["plots-held", table.plot_pile],
    cards: ["cards-held", table.card_pile],
    played: ["cards-played", table.discards.length],
  };
  const [key, count] = counts[pile]!;
  return words.say(key, { count });
}
