/** What each game's table gives to the furniture that all tables share. */
import type { Component } from "svelte";

import type { Event, GameName, View } from "$/generated/types";
import type { Details, Words } from "$/words/words.svelte";

/** What a board is handed. Pieces that can move bear `data-piece`, the same wherever they lie: the furniture lets them
 * travel from where they were to where they are. */
export interface BoardProps {
  view: View;
  /** From whose seat one looks; null: an onlooker. */
  seat: number | null;
  /** The legal moves of that seat, while it is asked; else none. */
  moves: string[];
  /** The move that is chosen but not confirmed; or several, in the order in which they are played. Empty: none. */
  chosen: string[];
  /** Chooses a legal move, or none; and what is played after it, each when the one before it stands. */
  choose: (move: string | null, ...then: string[]) => void;
  /** Something was touched that is not legal: the page says which rule forbids this move. */
  wonder: (move: string) => void;
  /** All that has happened so far, deed by deed, as that seat knows it. */
  told: Event[][];
  /** What each seat is called. */
  names: string[];
  words: Words;
}

/** What the sheet of the final count is handed. */
export interface CountProps {
  /** The events of the count. */
  events: Event[];
  names: string[];
  words: Words;
}

export interface Game {
  Board: Component<BoardProps>;
  /** Whether seats know what others do not: around one screen a curtain falls between them. */
  secrets: boolean;
  /** What is asked of whoever is asked, in a sentence. */
  prompt(view: View, words: Words): string;
  /** What a move does, in a few words. */
  label(move: string, view: View, words: Words): string;
  /** What several moves do that are chosen together; only where that can be. */
  together?(moves: string[], view: View, words: Words): string;
  /** Those among the legal moves that cannot be touched on the board: they are offered in the tray. */
  tray(moves: string[], view: View): string[];
  /** What an occasion to react is about, as the catalogue calls it; only where there are reactions. */
  about?(what: string): Details;
  /** The score as it is known, for each seat. */
  scores(view: View): number[];
  /** The events of the final count, line by line, out of all that has happened, deed by deed. */
  count(told: Event[][]): Event[];
  /** The count as a sheet. */
  Count: Component<CountProps>;
}

const tables: Partial<Record<GameName, () => Promise<{ game: Game }>>> = {
  richelieu: () => import("./richelieu/game"),
  sun_king: () => import("./sun_king/game"),
  favourite: () => import("./favourite/game"),
  louis_xiv: () => import("./louis_xiv/game"),
};

export const gameNames = Object.keys(tables) as GameName[];

/** Whether a game has its table in the browser. */
export function hasTable(name: string): boolean {
  return name in tables;
}

/** A game's table, loaded when it is opened. */
export async function gameNamed(name: string): Promise<Game | null> {
  return (await tables[name as GameName]?.())?.game ?? null;
}
