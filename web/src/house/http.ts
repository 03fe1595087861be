/** The house over HTTP. What it refuses is a `Refusal` with its sentence. */
import type { GameName, Hint, HouseSheet, LessonSheet, Listed, Me, OpenedTable, Opening, Picture, Problem, Replayed, ReviewSheet, Suggestion } from "$/generated/types";
import type { Published } from "$/house/proof";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** The house does not answer: no network, or it is being started anew. */
export class Away extends Error {}

/** What is to be done when the house does not answer, and the sentence for it. */
let lost = () => "";
export function whenAway(call: () => string): void {
  lost = call;
}

async function reach(path: string, how: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(path, how);
  } catch {
    throw new Away(lost());
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "X-Antichambre": "1", "Accept-Language": document.documentElement.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await reach(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  try {
    throw new Refusal((await answer.json()) as Problem);
  } catch (error) {
    throw error instanceof Refusal ? error : new Away(lost()); // a gate answers for a house that is not there
  }
}

export const house = {
  /** Whether it is there at all: the cheapest question, which no copy of the page answers. */
  alive: async () => {
    if (!(await reach("/", { method: "HEAD" })).ok) throw new Away(lost());
  },
  sheet: () => ask<HouseSheet>("GET", "/api/house"),
  me: () => ask<Me | Suggestion>("GET", "/api/me"),
  arrive: (name: string, lang: string, invite?: string) => ask<Me>("POST", "/api/me", invite ? { name, lang, invite } : { name, lang }),
  change: (change: { name?: string; lang?: string }) => ask<Me>("PATCH", "/api/me", change),
  mutes: () => ask<string[]>("GET", "/api/me/mutes"),
  mute: (person: string) => ask<void>("PUT", `/api/me/mutes/${person}`),
  unmute: (person: string) => ask<void>("DELETE", `/api/me/mutes/${person}`),
  openTables: (game?: GameName) => ask<Listed[]>("GET", `/api/tables${game ? `?game=${game}` : ""}`),
  myTables: (closed: boolean) => ask<Listed[]>("GET", `/api/me/tables?closed=${closed}`),
  see: (table: string) => ask<Picture>("GET", `/api/tables/${table}`),
  record: (table: string) => ask<Published>("GET", `/api/tables/${table}/record`),
  open: (opening: Opening) => ask<OpenedTable>("POST", "/api/tables", opening),
  rematch: (table: string) => ask<OpenedTable>("POST", `/api/tables/${table}/rematch`),
  hint: (table: string, version: number, seat: number) => ask<Hint>("POST", `/api/tables/${table}/hint`, { version, seat }),
  replay: (table: string, seat: number | null) => ask<Replayed>("GET", `/api/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`),
  replayRecord: (record: string, seat: number | null) => ask<Replayed>("POST", "/api/replay", { record, seat }),
  review: (table: string) => ask<ReviewSheet>("GET", `/api/tables/${table}/review`),
  askReview: (table: string) => ask<ReviewSheet>("POST", `/api/tables/${table}/review`),
  lesson: (game: GameName, taken: string[]) => ask<LessonSheet>("GET", `/api/lessons/${game}?${new URLSearchParams(taken.map((one) => ["taken", one]))}`),
};
