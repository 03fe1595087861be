/** What is asked, what each move means, and how a board stands, in the words of the terminal's table. */
import { moves, type LouisXivMove } from "$/generated/louis_xiv";
import type { LouisXivBoardView, LouisXivSeatView, LouisXivView, View } from "$/generated/types";
import { capital, type Details, type Words } from "$/words/words.svelte";

import { BY_FOUR, BY_JOKER, BY_PERSON, cardNamed, CROWN_PRICE, SKIP_PRICE } from "./court";
import { asksSaid, bothSaid, levelOf } from "./missions";
import { draftOf } from "./placing";
import { price, reckoned, toCount, withMore } from "./reckoning";

export function prompt(view: View, words: Words): string {
  const table = view as LouisXivView;
  const details: Details = { name: nameOf(table.chosen ?? "", words), card: table.chosen ?? "", mission: table.chosen ?? "", board: table.board ?? "", price: priceNow(table), count: table.left };
  return words.say(table.decision === "place" ? "place-or-take" : `ask-${table.decision}${lacking(table)}`, details);
}

/** Around one screen, whoever speaks up may not hold the plot card. */
function lacking(table: LouisXivView): string {
  return table.decision === "plot" && !ownSeat(table).plots?.includes(table.board!) ? "-without" : "";
}

function nameOf(card: string, words: Words): string {
  return card === "joker" ? words.say("joker") : words.say("person-short", { board: card });
}

/** Nothing, if the move answers another question than the view's: for a moment, one may have been chosen before. */
export function label(move: string, view: View, words: Words): string {
  const table = view as LouisXivView;
  if (table.asked === null) return "";
  const said = moves.read(move);
  switch (said.verb) {
    case "place":
      return placement(move, table, words);
    case "take-back":
      return words.say("move-take-back", { count: takenBack(table) });
    case "card":
    case "four":
    case "swap":
      return words.say(`move-${said.verb}`, { card: cardNamed(said.card), ...reach(table, said.verb, cardNamed(said.card)) });
    case "bonus":
    case "bonus-king":
    case "onto":
      return onto(said, table, words);
    case "fulfil":
    case "return":
      return words.say(`move-${said.verb}`, { mission: said.mission, level: levelOf(said.mission), asks: asksSaid(said.mission, words) });
    case "spend":
      return words.say("move-spend", { chips: bothSaid(said.chips[0]!, said.chips[1]!, words) });
    case "draw":
      return words.say("move-draw", { level: said.level, count: table.mission_piles[said.level] ?? 0 });
    case "crown-for":
      return words.say("move-crown", { price: CROWN_PRICE, chip: said.chip });
    case "keep":
      return words.say("move-keep", { chip: said.chip });
    case "enough": {
      const key = `move-enough-${table.decision}${lacking(table)}`;
      return words.has(key) ? words.say(key) : "";
    }
    case "plot":
      return plot(said.use, table, words);
    case "maintenon":
      return words.say("move-maintenon", { count: said.count });
    case "skip":
      return words.say("move-skip", { price: SKIP_PRICE });
    case "bribe":
      return words.say("move-bribe", { price: priceNow(table), board: table.board ?? "" });
    case "allow":
      return words.say(said.tokens === 0 ? "move-two-louis" : said.louis === 0 ? "move-two-tokens" : "move-louis-and-token");
    case "win-the-tie":
      return words.say("move-win-tie");
    case "trade":
    case "later":
      return words.say(`move-${said.verb}`);
  }
}

/** What is placed, and how each board would stand then. */
function placement(move: string, table: LouisXivView, words: Words): string {
  return draftOf(move)!
    .map(([number, count]) => {
      const board = table.boards[number]!;
      return words.say("placed-then", { board: board.person, count, told: standing(withMore(board, table.asked!, count), table, words) });
    })
    .join(" · ");
}

function onto(said: Extract<LouisXivMove, { verb: "bonus" | "bonus-king" | "onto" }>, table: LouisXivView, words: Words): string {
  const board = said.verb === "bonus-king" ? table.boards.find((one) => one.king) : table.boards[said.board - 1];
  if (!board) return "";
  const placed = words.say(`move-${said.verb}`, { board: board.person });
  // What is put by Condé onto a board that has been counted, or onto his own, lies there until the next round.
  const late = table.phase === "counting" && (board.person === table.board || !toCount(table, table.boards.indexOf(board)));
  return words.say("onto-then", { placed, told: late ? words.say("counted-later") : standing(withMore(board, table.asked!, 1), table, words) });
}

/** A plot card, and how its board would be counted then. */
function plot(use: string, table: LouisXivView, words: Words): string {
  const board = table.boards.find((one) => one.person === table.board);
  const placed = words.say(`move-plot-${use}`);
  return board ? words.say("onto-then", { placed, told: standing(withMore(board, table.asked!, use === "two" ? 2 : 1), table, words) }) : placed;
}

/** In one line, who would get what of a board if it were counted now; and the same with its name. */
export function standing(board: LouisXivBoardView, table: LouisXivView, words: Words): string {
  const { leader, tied, shares } = reckoned(board);
  // Those who get the same are named together; a bribe may cost one less than the other.
  const alike = new Map<string, { key: string; seats: number[]; cost: number }>();
  shares.forEach((share, seat) => {
    if (share === "nothing") return;
    const cost = share === "bribe" ? price(board, seat, table) : 0;
    const found = alike.get(`${share} ${cost}`) ?? { key: `outlook-${share}`, seats: [], cost };
    found.seats.push(seat);
    alike.set(`${share} ${cost}`, found);
  });
  const told = [...alike.values()].map(({ key, seats, cost }) =>
    words.say(key, { who: listed(seats.map((seat) => words.say("seat-short", { seat })), words), count: seats.length, board: board.person, price: cost }),
  );
  if (leader === "neutral") told.unshift(words.say("outlook-neutral"));
  if (tied && board.condition !== "tokens") told.unshift(words.say("outlook-tie"));
  if (!shares.some((share) => share !== "nothing")) told.push(words.say("outlook-nobody"));
  return told.join(", ");
}
export function outlook(board: LouisXivBoardView, table: LouisXivView, words: Words): string {
  return words.say("outlook", { board: board.person, told: standing(board, table, words) });
}

export function listed(names: string[], words: Words): string {
  return new Intl.ListFormat(words.lang).format(names);
}

/** Everything about a board, for those who do not see it. */
export function boardSaid(board: LouisXivBoardView, number: number, words: Words): string {
  const tokens = board.tokens.flatMap((count, seat) => (count ? [words.say("tokens-of", { who: words.say("seat-short", { seat }), count })] : []));
  if (board.neutral) tokens.push(words.say("tokens-neutral", { count: board.neutral }));
  const told = [
    words.say("board-title", { number: number + 1, board: board.person }),
    words.say("condition-text", { condition: board.condition, figure: board.figure }),
    capital(words.say("board-gives", { board: board.person })),
    tokens.length ? tokens.join(", ") : words.say("board-empty"),
  ];
  if (board.king) told.push(words.say("king-visits"));
  return told.join(". ");
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

function ownSeat(table: LouisXivView): LouisXivSeatView {
  return table.seats[table.asked!]!;
}

/** Of a bribe, for whoever is asked. */
function priceNow(table: LouisXivView): number {
  const board = table.boards.find((one) => one.person === table.board);
  return board && table.asked !== null ? price(board, table.asked, table) : 0;
}

/** How many tokens a card moves. */
function power(verb: string, card: string): number {
  return verb === "four" ? BY_FOUR : card === "joker" ? BY_JOKER : BY_PERSON;
}

function reach(table: LouisXivView, verb: string, card: string): Details {
  const moved = power(verb, card);
  return { place: Math.min(moved, ownSeat(table).personal), back: Math.min(moved, ownSeat(table).general) };
}

export function takenBack(table: LouisXivView): number {
  return Math.min(power(table.decision === "place-four" ? "four" : "card", table.chosen ?? ""), ownSeat(table).general);
}
