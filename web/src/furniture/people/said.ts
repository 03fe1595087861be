/** Names, days and shares, as these pages write them. */
import { visit } from "$/house/visit.svelte";
import type { SeatResult } from "$/generated/types";
import type { Words } from "$/words/words.svelte";

export function day(words: Words, at: number): string {
  return new Intl.DateTimeFormat(words.lang, { dateStyle: "medium" }).format(at);
}

/** Today and yesterday by these names, other days by their dates. */
export function lately(words: Words, at: number): string {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000);
  return days === 0 || days === 1 ? new Intl.RelativeTimeFormat(words.lang, { numeric: "auto" }).format(-days, "day") : day(words, at);
}

export function moment(words: Words, at: number): string {
  return new Intl.DateTimeFormat(words.lang, { dateStyle: "full", timeStyle: "short" }).format(at);
}

export function month(words: Words, at: number): string {
  return new Intl.DateTimeFormat(words.lang, { month: "long", year: "numeric" }).format(at);
}

export function percent(words: Words, share: number): string {
  return new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function number(words: Words, value: number, digits = 0): string {
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: digits, useGrouping: false }).format(value);
}

export function title(game: string): string {
  return visit.sheet?.games.find((one) => one.name === game)?.title ?? game;
}

/** A player as the ratings call them: a person, a bot’s level, or somebody who has left. */
export function called(words: Words, player: string, name: string | null): string {
  const level = player.startsWith("bot:") ? player.slice(4) : "";
  if (level) return words.has(`level-${level}`) ? words.say(`level-${level}`) : level;
  return name ?? words.say("somebody-gone");
}

export function seatCalled(words: Words, seat: SeatResult): string {
  return called(words, seat.person ?? `bot:${seat.level ?? ""}`, seat.name);
}

/** Where somebody’s page is. */
export function pageOf(person: string): string {
  return `/people/${encodeURIComponent(person)}`;
}
