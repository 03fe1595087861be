/** Opening a table: for oneself and bots, around one screen, or for friends. */
import { house } from "$/house/http";
import { keep, pledge } from "$/house/witness";
import { visit } from "$/house/visit.svelte";
import type { Clock, GameName, Level, Wish } from "$/generated/types";

export interface Wanted {
  game: GameName;
  seats: number;
  variant: Record<string, string | boolean>;
}

/** Alone against bots: one sits anywhere, and it begins at once. */
export async function playNow(wanted: Wanted, level: Level): Promise<string> {
  const own = Math.floor(Math.random() * wanted.seats);
  const chairs: Wish[] = Array.from({ length: wanted.seats }, (_, seat) => (seat === own ? { me: true } : { level }));
  return opened(wanted, chairs, { start: true });
}

/** Everybody plays at this screen: each seat has a name. */
export async function aroundOneScreen(wanted: Wanted, names: string[]): Promise<string> {
  const chairs: Wish[] = names.map((name) => ({ me: true, name }));
  return opened(wanted, chairs, { start: true });
}

/** A table with a link: one sits first, the others come. */
export async function inviteFriends(wanted: Wanted, how: { open: boolean; clock: Clock; stand_in: Level }): Promise<string> {
  const chairs: Wish[] = Array.from({ length: wanted.seats }, (_, seat) => (seat === 0 ? { me: true } : {}));
  return opened(wanted, chairs, how);
}

async function opened(wanted: Wanted, chairs: Wish[], { start = false, ...how }: { start?: boolean; open?: boolean; clock?: Clock; stand_in?: Level }): Promise<string> {
  await visit.known();
  const pledged = chairs.map((chair) => (chair.me ? pledge() : null));
  const pledging = chairs.map((chair, seat) => ({ ...chair, pledge: pledged[seat]?.pledge ?? null }));
  const setup = { game: wanted.game, seats: wanted.seats, variant: wanted.variant, ...how };
  const { table, commitment } = await house.open({ setup, chairs: pledging, start });
  keep(table, commitment, pledged.filter((one) => one !== null));
  return table;
}
