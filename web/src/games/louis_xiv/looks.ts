/** What a closer look at something tells. */
import type { LouisXivPreview, LouisXivView } from "$/generated/types";
import { capital, type Words } from "$/words/words.svelte";

import { CHIPS, LEVELS } from "./court";
import { asksSaid, missionCalled } from "./missions";
import { favourOf, nextSaid, pileSaid } from "./saying";
import { isToCount, standing, standingSaid } from "./standing";

export interface Look {
  title: string;
  lines: string[];
  /** Whose portrait is shown. */
  who?: string;
}

export function boardLook(table: LouisXivView, preview: LouisXivPreview, number: number, words: Words): Look {
  const board = table.boards[number]!;
  const lines = [
    words.say("condition-text", { condition: board.condition, figure: board.figure }) + ".",
    capital(words.say("board-gives", { favour: favourOf(number, words) })) + ".",
  ];
  if (board.king) lines.push(words.say("king-text"));
  if (isToCount(preview, number)) lines.push(words.say("as-it-stands", { outlook: standingSaid(standing(preview, number), words) }));
  return { title: words.say("board-title", { number: number + 1, board: board.person }), lines, who: board.person };
}

export function missionLook(table: LouisXivView, preview: LouisXivPreview, mission: string, words: Words): Look {
  const held = table.seats[table.seat!]!.missions ?? [];
  const place = held.findIndex((one) => one.mission === mission);
  const effect = held[place]?.effect ?? "";
  const lacks = words.say("mission-lacks", { lacks: preview.missions[place]?.lacks ?? "" });
  const asks = words.say("label-asks", { asks: asksSaid(mission, words) });
  const title = `${capital(words.say(`effect-${effect}`))} (${words.say("level", { level: missionCalled(mission).level })})`;
  return { title, lines: [capital(`${asks} (${lacks})`) + ".", words.say(`effect-${effect}-text`), words.say("mission-worth")] };
}

export function effectLook(effect: string, words: Words): Look {
  return { title: capital(words.say(`effect-${effect}`)), lines: [words.say(`effect-${effect}-text`)] };
}

/** Somebody's supplies, what they hold hidden, and the missions laid before them. At the end their shields lie open. */
export function courtierLook(table: LouisXivView, seat: number, words: Words): Look {
  const own = table.seats[seat]!;
  const open = [words.say("personal-supply", { count: own.personal }), words.say("general-supply", { count: own.general }), words.say("louis-held", { count: own.louis })];
  const chips = CHIPS.flatMap((chip) => (own.chips[chip] ? [words.say("chips-held", { chip, count: own.chips[chip]! })] : []));
  const hidden = [
    words.say("cards-held", { count: own.hand_size }),
    words.say("plots-held", { count: own.plot_count }),
    words.say("shields-held", { count: own.shield_count }),
    ...LEVELS.flatMap((level) => (own.mission_backs[level] ? [words.say("missions-held", { level, count: own.mission_backs[level]! })] : [])),
  ];
  const laid = own.laid.map(({ effect }) => `${capital(words.say(`effect-${effect}`))}. ${words.say(`effect-${effect}-text`)}`);
  const shields = Object.entries(own.shields ?? {}).flatMap(([arms, count]) => (count > 0 ? [words.say("label-times", { what: words.say("arms", { arms }), count })] : []));
  const lists = [[...open, ...chips], hidden, shields].filter((list) => list.length).map((list) => `${capital(list.join(", "))}.`);
  return { title: capital(words.seat(seat)), lines: [...lists, ...(laid.length ? laid : [words.say("laid-none")])] };
}

/** One's own, and what the next round will bring. */
export function ownLook(table: LouisXivView, preview: LouisXivPreview, seat: number, words: Words): Look {
  const { title, lines } = courtierLook(table, seat, words);
  return { title, lines: table.winners.length ? lines : [...lines, nextSaid(preview, words)] };
}

export function pileLook(table: LouisXivView, pile: string, words: Words): Look {
  return { title: capital(pileSaid(pile, table, words)), lines: [words.say("pile-about", { pile })] };
}

export function jokerLook(words: Words): Look {
  return { title: capital(words.say("joker")), lines: [words.say("joker-about")] };
}
