/** People over HTTP: being somebody on several devices, whom one has met, and what everybody has played. */
import { ask } from "$/house/http";
import type { Finished, GameName, IssuedToken, Listed, Me, OwnSession, Profile, Rating, RatingStep, Score, Token, Total } from "$/generated/types";

/** What is looked for among somebody’s games. Nothing: everything. */
export interface Search {
  words: string;
  game: string;
  opponent: string;
  result: string;
  since: string;
  until: string;
}

export const EVERYTHING: Readonly<Search> = { words: "", game: "", opponent: "", result: "", since: "", until: "" };
export const AT_ONCE = 20;
const MOST_TABLES = 100;

function of(person: string): string {
  return `/api/people/${encodeURIComponent(person)}`;
}

function query(asked: Record<string, string | number | undefined>): string {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== "");
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : "";
}

/** The moment at which a day begins here; so many days later. */
function midnight(day: string, later = 0): number | undefined {
  if (!day) return undefined;
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return Number.isNaN(date.getTime()) ? undefined : Math.max(0, date.getTime());
}

export const people = {
  register: (name: string, password: string) => ask<Me>("POST", "/api/account", { name, password }),
  signIn: (name: string, password: string) => ask<Me>("POST", "/api/session", { name, password }),
  signOut: () => ask<void>("DELETE", "/api/session"),
  changePassword: (old: string, fresh: string) => ask<void>("PUT", "/api/account/password", { old, new: fresh }),
  invited: (code: string) => ask<Me>("POST", "/api/me/invite", { code }),
  leave: (password: string | null) => ask<void>("DELETE", "/api/me", { password }),

  /** The tables at which one’s games are not over, all of them. */
  running: async () => {
    const found: Listed[] = [];
    let page: Listed[];
    do {
      page = await ask<Listed[]>("GET", `/api/me/tables${query({ closed: "false", limit: MOST_TABLES, before: found.at(-1)?.updated_at })}`);
      found.push(...page);
    } while (page.length === MOST_TABLES);
    return found;
  },

  sessions: () => ask<OwnSession[]>("GET", "/api/me/sessions"),
  /** One of them, or all but the one that asks. */
  endSession: (session: OwnSession | null) => ask<void>("DELETE", `/api/me/sessions${session ? `/${session.id}` : ""}`),
  tokens: () => ask<Token[]>("GET", "/api/me/tokens"),
  newToken: (label: string) => ask<IssuedToken>("POST", "/api/me/tokens", { label }),
  revoke: (token: Token) => ask<void>("DELETE", `/api/me/tokens/${token.hash}`),
  muted: () => ask<string[]>("GET", "/api/me/mutes"),

  profile: (person: string) => ask<Profile>("GET", of(person)),
  best: (game: GameName, skip: number, limit: number) => ask<Rating[]>("GET", `/api/ratings/${game}${query({ skip, limit })}`),
  curve: (person: string, game: string) => ask<RatingStep[]>("GET", `${of(person)}/ratings/${game}`),
  scores: (person: string, game: string) => ask<Score[]>("GET", `${of(person)}/scores${query({ game })}`),
  totals: (person: string, by: "game" | "seat" | "seats" | "opponent", game = "") => ask<Total[]>("GET", `${of(person)}/totals${query({ by, game })}`),
  /** A page of somebody’s games; `last`: of the page before. */
  games: (person: string, search: Search, last?: Finished, limit = AT_ONCE) =>
    ask<Finished[]>(
      "GET",
      `${of(person)}/games${query({
        ...search,
        since: midnight(search.since),
        until: midnight(search.until, 1),
        before_end: last?.ended_at,
        before_table: last?.table ?? "",
        limit,
      })}`,
    ),
};
