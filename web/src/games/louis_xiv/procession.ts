/** What was told of each board in this round's count: who got what, who paid for it, and where the tokens went. */
import type { Event } from "$/generated/types";
import type { Words } from "$/words/words.svelte";

import { PERSONS } from "./court";
import { listed } from "./saying";

export interface Stop {
  board: number;
  told: string[];
}

/** What one receives from a board. */
const INCOME = ["chip-gained", "louis-gained", "shield-drawn", "shield-counted", "card-drawn", "plot-drawn", "tokens-back"];
/** With these a board's count ends; nothing else of it comes after the last of them. */
const LEAVING = ["recovered", "left", "turned", "king-leaves"];
const AFTERWARDS = ["fulfilled", "chip-spent", "mission-drawn", "mission-returned", "round-ended", "exchanged"];

export function stopsOf(told: Event[][], words: Words): Stop[] {
  const all = told.flat();
  const stops: { board: number; events: Event[] }[] = [];
  for (const event of all.slice(all.map((one) => one.event).lastIndexOf("round-begun") + 1)) {
    if (event.event === "plot-played" || event.event === "board-counted") {
      const board = PERSONS.indexOf(event.board as never);
      if (stops.at(-1)?.board !== board) stops.push({ board, events: [] });
    }
    stops.at(-1)?.events.push(event);
  }
  return stops.map(({ board, events }) => ({ board, told: summed(board, board === PERSONS.length - 1 ? withoutMissions(events) : events, words) }));
}

/** The last board's events, without the shields that are drawn for chips after the count. */
function withoutMissions(events: Event[]): Event[] {
  const over = events.findIndex((event) => AFTERWARDS.includes(event.event));
  const counted = over < 0 ? events : events.slice(0, over);
  const kinds = counted.map((event) => event.event as string);
  return counted.slice(0, Math.max(...LEAVING.map((kind) => kinds.lastIndexOf(kind))) + 1);
}

function summed(board: number, events: Event[], words: Words): string[] {
  const person = PERSONS[board]!;
  const seatsOf = (...kinds: string[]) => [...new Set(events.flatMap((event) => (kinds.includes(event.event) && "seat" in event && event.seat !== null ? [event.seat] : [])))];
  const say = (key: string, seats: number[], more = {}) =>
    seats.length ? [words.say(key, { who: listed(seats.map((seat) => words.say("seat-short", { seat })), words), count: seats.length, board: person, ...more })] : [];
  const bribed = seatsOf("bribed");
  const crowned = seatsOf("chip-gained").filter((seat) => events.filter((event) => event.event === "chip-gained" && event.seat === seat).length > 1);
  const free = seatsOf(...INCOME).filter((seat) => !bribed.includes(seat) && !crowned.includes(seat));
  const nobody = events.length > 1 && events.some((event) => LEAVING.includes(event.event)) && !(bribed.length + crowned.length + free.length);
  return [
    ...say("stop-plot", seatsOf("plot-played")),
    ...say("stop-tie", seatsOf("tie-won")),
    ...say("stop-crown", crowned),
    ...say("stop-free", free),
    ...say("stop-bribe", bribed),
    ...(nobody ? [words.say("stop-nobody")] : []),
    ...say("stop-left", seatsOf("left")),
    ...say("stop-home", seatsOf("recovered")),
    ...(events.some((event) => event.event === "turned") ? [words.say("stop-turned")] : []),
  ];
}
