/** What each game's table gives to the furniture that all tables share. */
import type { Component } from "svelte";

import type { Event, GameName, Offer, Preview, View } from "$/generated/types";
import type { Details, Words } from "$/words/words.svelte";

/** What a board is handed. Pieces that can move bear `data-piece`, the same wherever they lie: the furniture lets them
 * travel from where they were to where they are. */
export interface BoardProps {
  view: View;
  /** What the rules would make of it now. */
  preview: Preview;
  /** From whose seat one looks; null: an onlooker. */
  seat: number | null;
  /** The legal moves of that seat, with what they mean and what is touched to mean them, while it is asked; else none. */
  offers: Offer[];
  /** The move that is chosen but not confirmed; or several, in the order in which they are played. Empty: none. */
  chosen: string[];
  /** Several are chosen, and nothing can be added to them. */
  whole?: boolean;
  /** Chooses a legal move, or none; or several, each played when the one before it stands. */
  choose: (...moves: (string | null)[]) => void;
  /** Something was touched that cannot be had, perhaps after others: the page says which rule forbids it. */
  wonder: (piece: string, touched?: string[]) => void;
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

/** What the pictures in a line of the log are handed. */
export interface SignProps {
  event: Event;
}

export interface Game {
  Board: Component<BoardProps>;
  /** What an event is about, as it lies on the board: by their `data-thing` these are marked when it has just happened, and
   * shown to whoever touches its line in the log. */
  things(event: Event): string[];
  /** The pieces that an event is about, drawn to stand in a line of text; nothing where there are none. */
  Sign: Component<SignProps>;
  /** The kinds of events with which a round, a turn or a phase begins: in the log they are headings. */
  headings?: readonly string[];
  /** Whether seats know what others do not: around one screen a curtain falls between them. */
  secrets: boolean;
  /** Whether several moves may be chosen to be made one after the other, such as the pieces of a payment. */
  plans?(view: View): boolean;
  /** Whether a move is offered in the tray though something on the board may be touched for it, or not in it though nothing
   * may; else those are offered there for which nothing is touched. */
  tray?(offer: Offer, view: View): boolean;
  /** What an occasion to react is about, as the catalogue calls it; only where there are reactions. */
  about?(what: string): Details;
  /** The score as it is known, for each seat. */
  scores(view: View, preview: Preview): number[];
  /** The events of the final count, line by line, out of all that has happened, deed by deed. */
  count(told: Event[][]): Event[];
  /** The count as a sheet. */
  Count: Component<CountProps>;
}

/** The legal moves that are offered in the tray. */
export function inTray(game: Game, offers: Offer[], view: View): Offer[] {
  return offers.filter((offer) => (game.tray ? game.tray(offer, view) : !offer.pieces.length));
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
