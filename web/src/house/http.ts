/** The house over HTTP. What it refuses is a `Refusal` with its sentence. */
import type { Finished, GameName, Hint, HouseSheet, Listed, Me, Opened, Opening, Problem, Profile, Replayed, Suggestion, Total } from "$/generated/types";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** The house does not answer: no network, or it is being started anew. */
export class Away extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Antichambre": "1", "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Away("the house does not answer");
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  try {
    throw new Refusal((await answer.json()) as Problem);
  } catch (error) {
    throw error instanceof Refusal ? error : new Away(answer.statusText);
  }
}

export const house = {
  sheet: () => ask<HouseSheet>("GET", "/api/house"),
  me: () => ask<Me | Suggestion>("GET", "/api/me"),
  arrive: (name: string, lang: string, invite?: string) => ask<Me>("POST", "/api/me", invite ? { name, lang, invite } : { name, lang }),
  change: (change: { name?: string; lang?: string }) => ask<Me>("PATCH", "/api/me", change),
  register: (name: string, password: string) => ask<Me>("POST", "/api/account", { name, password }),
  logIn: (name: string, password: string) => ask<Me>("POST", "/api/session", { name, password }),
  logOut: () => ask<void>("DELETE", "/api/session"),
  leave: (password?: string) => ask<void>("DELETE", "/api/me", { password: password ?? null }),
  mute: (person: string) => ask<void>("PUT", `/api/me/mutes/${person}`),
  unmute: (person: string) => ask<void>("DELETE", `/api/me/mutes/${person}`),
  openTables: (game?: GameName) => ask<Listed[]>("GET", `/api/tables${game ? `?game=${game}` : ""}`),
  myTables: (closed: boolean) => ask<Listed[]>("GET", `/api/me/tables?closed=${closed}`),
  open: (opening: Opening) => ask<Opened>("POST", "/api/tables", opening),
  rematch: (table: string) => ask<Opened>("POST", `/api/tables/${table}/rematch`),
  hint: (table: string, version: number, seat: number) => ask<Hint>("POST", `/api/tables/${table}/hint`, { version, seat }),
  replay: (table: string, seat: number | null) => ask<Replayed>("GET", `/api/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayRecord: (record: string, seat: number | null) => ask<Replayed>("POST", "/api/replay", { record, seat }),
  profile: (person: string) => ask<Profile>("GET", `/api/people/${person}`),
  games: (person: string) => ask<Finished[]>("GET", `/api/people/${person}/games`),
  totals: (person: string, by: string) => ask<Total[]>("GET", `/api/people/${person}/totals?by=${by}`),
};
