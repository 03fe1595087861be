/** The words: the same Fluent catalogues as the terminal's, the house's own first. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings } from "$/house/settings.svelte";
import { BOX, SECRETS, type Event, type GameName, type Outcome, type Phrase } from "$/generated/types";

export type Lang = "en" | "fr";
export type Details = Record<string, FluentVariable>;

const house = import.meta.glob<string>("./text.*.ftl", { query: "?raw", import: "default" });
const kernel = import.meta.glob<string>("../../../src/antichambre/kernel/text.*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/antichambre/games/*/text.*.ftl", { query: "?raw", import: "default" });
const lessons = import.meta.glob<string>("../../../src/antichambre/games/*/lesson.*.ftl", { query: "?raw", import: "default" });

async function text(from: Record<string, () => Promise<string>>, ending: string): Promise<string> {
  const found = Object.entries(from).find(([path]) => path.endsWith(ending));
  if (!found) throw new Error(`no catalogue ${ending}`);
  return found[1]();
}

/** What the house says in one language: about itself, and about a game. */
export class Words {
  readonly lang: Lang;
  private readonly bundle: FluentBundle;

  constructor(
    lang: Lang,
    catalogues: string[],
    private readonly game?: GameName,
  ) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const catalogue of catalogues) this.bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
  }

  say(key: string, details: Details = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) throw new Error(`no words for ${key}`);
    return this.bundle.formatPattern(message.value, details);
  }

  /** What a phrase says, and what the phrases within it say. */
  phrase([key, details]: Phrase): string {
    return this.say(key, Object.fromEntries(Object.entries(details).map(([name, value]) => [name, this.detail(value)])));
  }

  private detail(value: unknown): FluentVariable {
    if (!Array.isArray(value)) return value as FluentVariable;
    if (typeof value[0] === "string") return this.phrase(value as Phrase);
    const said = (value as Phrase[]).map((one) => this.phrase(one));
    // People are told together; what happens, one after the other.
    return (value as Phrase[])[0]?.[0].startsWith("seat-") ? this.listed(said) : said.join(", ");
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  seat(seat: number): string {
    return this.say("seat-name", { seat });
  }

  /** An event as a seat knows it. A fact that there is none of is "none"; one that is kept from the viewer, "hidden". */
  event(event: Event): string {
    const told: Details = { ...BOX[`${this.game} ${event.event}`] };
    for (const [name, fact] of Object.entries(event)) told[name] = (fact ?? "none") as FluentVariable;
    if ("seat" in event) told["who"] = typeof event.seat === "number" ? this.seat(event.seat) : "";
    for (const name of SECRETS[`${this.game} ${event.event}`] ?? []) if (told[name] === "none") told[name] = "hidden";
    return capital(this.say(`event-${event.event}`, told));
  }

  /** Who won; `names`: of all seats. */
  won(outcome: Outcome, names: string[]): string {
    return capital(this.say("outcome-won", this.several(outcome.winners, names)));
  }

  /** Why it was over, and each comparison that was needed, as `kernel/sentences.py` says it. */
  reasons(outcome: Outcome, names: string[]): string[] {
    const losers = names.flatMap((_, seat) => (outcome.winners.includes(seat) ? [] : [seat]));
    const ending = this.say(`ending-${outcome.ending}`, this.several(losers, names));
    const steps = outcome.steps.map(({ by, figures }, number) => {
      const after = outcome.steps[number + 1]?.figures;
      const ahead = after ? after.flatMap((one, seat) => (one === null ? [] : [seat])) : outcome.winners;
      const figure = figures[ahead[0]!]!;
      const rest = figures.filter((one, seat): one is number => one !== null && !ahead.includes(seat));
      const others = this.listed(rest.sort((one, other) => Math.abs(one - figure) - Math.abs(other - figure)).map(String));
      return this.say(`step-${by}`, { ...this.several(ahead, names), figure, others });
    });
    return [ending, ...steps].map(capital);
  }

  private several(seats: number[], names: string[]): { who: string; count: number } {
    return { who: this.listed(seats.map((seat) => names[seat]!)), count: seats.length };
  }

  private listed(names: string[]): string {
    return names.length > 1 ? this.say("and", { most: names.slice(0, -1).join(", "), last: names.at(-1)! }) : names.join("");
  }
}

export function capital(said: string): string {
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

const known = new Map<string, Promise<Words>>();

/** The words about the house, and about a game if it is named. */
export function words(lang: Lang, game?: GameName): Promise<Words> {
  const key = `${lang} ${game ?? ""}`;
  let found = known.get(key);
  if (!found) {
    found = load(lang, game);
    known.set(key, found);
  }
  return found;
}

async function load(lang: Lang, game?: GameName): Promise<Words> {
  return new Words(lang, await Promise.all(catalogues(lang, game)), game);
}

function catalogues(lang: Lang, game?: GameName): Promise<string>[] {
  const found = [text(kernel, `kernel/text.${lang}.ftl`), text(house, `text.${lang}.ftl`)];
  if (game) found.push(text(games, `${game}/text.${lang}.ftl`));
  return found;
}

/** The words about a game, and those of its first game. */
export async function lessonWords(lang: Lang, game: GameName): Promise<Words> {
  return new Words(lang, await Promise.all([...catalogues(lang, game), text(lessons, `${game}/lesson.${lang}.ftl`)]), game);
}

/** The language to begin with: the one chosen, or the browser's. */
export function spoken(): Lang {
  return settings.lang ?? (navigator.languages.some((one) => one.startsWith("fr")) ? "fr" : "en");
}
