/** What was told of each board in this round's count: who got what, who paid for it, and where the tokens went. */
import type { Event, LouisXivView } from "$/generated/types";
import { type Words } from "$/words/words.svelte";

import { PERSONS } from "./court";
import { favourOf, listed } from "./saying";
import type { Share } from "./standing";

export interface Stop {
  board: number;
  told: string[];
  /** What lay there when it was counted: each seat's tokens, once they have left, and the neutral ones. */
  tokens: number[];
  neutral: number;
  /** What each seat had of it. */
  shares: Share[];
  /** Whether it has been turned over since: another condition lies up. */
  turned: boolean;
}

/** What one receives from a board. */
const INCOME = ["chip-gained", "louis-gained", "shield-drawn", "shield-counted", "card-drawn", "plot-drawn", "tokens-back"];
/** With these a board's count ends; nothing else of it comes after the last of them. */
const LEAVING = ["recovered", "left", "turned", "king-leaves"];
const AFTERWARDS = ["fulfilled", "chip-spent", "mission-drawn", "mission-returned", "round-ended", "exchanged"];

export function stopsOf(told: Event[][], table: LouisXivView, words: Words): Stop[] {
  const all = told.flat();
  const round = all.slice(all.map((one) => one.event).lastIndexOf("round-begun") + 1);
  const neutral = new Map<string | null, number>();
  const stops: { board: number; events: Event[] }[] = [];
  for (const event of round) {
    if (event.event === "neutral-placed") neutral.set(event.board, (neutral.get(event.board) ?? 0) + (event.count ?? 0));
    if (event.event === "plot-played" || event.event === "board-counted") {
      const board = PERSONS.indexOf(event.board as never);
      if (stops.at(-1)?.board !== board) stops.push({ board, events: [] });
    }
    stops.at(-1)?.events.push(event);
  }
  return stops.map(({ board, events }) => stopOf(board, board === PERSONS.length - 1 ? withoutMissions(events) : events, neutral.get(PERSONS[board]!) ?? 0, table, words));
}

/** The last board's events, without the shields that are drawn for chips after the count. */
function withoutMissions(events: Event[]): Event[] {
  const over = events.findIndex((event) => AFTERWARDS.includes(event.event));
  const counted = over < 0 ? events : events.slice(0, over);
  const kinds = counted.map((event) => event.event as string);
  return counted.slice(0, Math.max(...LEAVING.map((kind) => kinds.lastIndexOf(kind))) + 1);
}

function stopOf(board: number, events: Event[], neutral: number, table: LouisXivView, words: Words): Stop {
  const seatsOf = (...kinds: string[]) => [...new Set(events.flatMap((event) => (kinds.includes(event.event) && "seat" in event && event.seat !== null ? [event.seat] : [])))];
  const bribed = seatsOf("bribed");
  const crowned = seatsOf("chip-gained").filter((seat) => events.filter((event) => event.event === "chip-gained" && event.seat === seat).length > 1);
  const free = seatsOf(...INCOME).filter((seat) => !bribed.includes(seat) && !crowned.includes(seat));
  const over = events.some((event) => LEAVING.includes(event.event));
  const turned = events.some((event) => event.event === "turned");
  const tokens = table.seats.map(() => 0);
  for (const event of events) if ((event.event === "recovered" || event.event === "left") && event.seat !== null) tokens[event.seat]! += event.count ?? 0;
  const share = (seat: number): Share => (crowned.includes(seat) ? "crown" : free.includes(seat) ? "free" : bribed.includes(seat) ? "bribe" : "nothing");
  return { board, tokens, neutral, shares: tokens.map((_, seat) => share(seat)), turned, told: summed() };

  /** In the order in which it happens at a table. */
  function summed(): string[] {
    const say = (key: string, who: number[]) =>
      who.length ? [words.say(key, { who: listed(who.map((seat) => words.say("seat-short", { seat })), words), count: who.length, favour: favourOf(board, words) })] : [];
    const nobody = over && Math.max(neutral, ...tokens) > 0 && !(bribed.length + crowned.length + free.length);
    return [
      ...(events.some((event) => event.event === "king-leaves") ? [`${words.say("king-visits")}.`] : []),
      ...say("stop-plot", seatsOf("plot-played")),
      ...say("stop-tie", seatsOf("tie-won")),
      ...events.flatMap((event) => (event.event === "nobody-first" ? [words.say("stop-nobody-first", { why: event.why ?? "" })] : [])),
      ...say("stop-crown", crowned),
      ...say("stop-free", free),
      ...say("stop-bribe", bribed),
      ...(nobody ? [words.say("stop-nobody")] : []),
      ...say("stop-left", seatsOf("left")),
      ...say("stop-home", seatsOf("recovered")),
      ...(turned ? [words.say("stop-turned")] : []),
    ];
  }

}
