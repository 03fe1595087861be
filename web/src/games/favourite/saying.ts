/** What the table says besides what is asked. */
import { about } from "$/generated/favourite";
import type { FavouritePreview, FavouriteSeatView, FavouriteView } from "$/generated/types";
import { capital, type Details, type Words } from "$/words/words.svelte";

import { standing } from "./points";

/** What a thing is good for, in a sentence; nothing, if it speaks for itself. */
export function aboutThing(thing: string, words: Words): string {
  const said = about[thing];
  return said ? words.phrase(said) : "";
}
export function powerOf(court: string, words: Words): string {
  return aboutThing(`court ${court}`, words);
}

export function duchesses(seat: FavouriteSeatView): number {
  return seat.duchesses + seat.paired.length;
}

export function countOf(seat: FavouriteSeatView, resource: string): number {
  const column = seat.columns.find((one) => one.resource === resource)!;
  return column.cards + column.balls;
}

export function petition(card: string | null | undefined, words: Words): string {
  return card ? words.say("petition", { petition: card }) : "";
}

/** All that lies before a courtier, in one sentence. */
export function courtier(table: FavouriteView, seat: number, player: string, words: Words): string {
  const own = table.seats[seat]!;
  const details: Details = {
    who: words.seat(seat), player, gathered: own.gathered, enough: table.enough, musketeers: own.musketeers, hand: own.hand_size,
    duchesses: duchesses(own), bastilles: own.bastilles, princes: own.princes, points: table.scores[seat] ?? 0,
  }; // prettier-ignore
  return capital(words.say("courtier-name", details));
}

/** The cards that a Spy has taken from the onlooker and that may be there now, and who may have each. */
export function rememberedOf(table: FavouriteView, seat: number | null, words: Words): string[] {
  const found = table.remembered.filter(({ seats }) => seat === null || seats.includes(seat));
  return found.map(({ court, seats }) => {
    const who = seats.map((one) => words.say("seat-short", { seat: one })).reduce((one, other) => words.say("label-perhaps", { one, other }));
    return capital(words.say("label-remembered", { court, who }));
  });
}

/** A column, how many cards are in it, and whether that is most. */
export function column(table: FavouriteView, preview: FavouritePreview, seat: number, mine: boolean, resource: string, words: Words): string {
  const { balls } = table.seats[seat]!.columns.find((one) => one.resource === resource)!;
  const count = countOf(table.seats[seat]!, resource);
  const stands = standing(preview, seat, resource) ?? "none";
  return capital(words.say("column-name", { whose: mine ? "own" : "rival", rival: seat, column: resource, count, balls, stands }));
}
