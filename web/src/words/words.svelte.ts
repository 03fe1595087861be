/** The words: the same Fluent catalogues as the terminal's, the house's own first. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings } from "$/house/settings.svelte";
import { SECRETS, type Event, type GameName } from "$/generated/types";

export type Lang = "en" | "fr";
export type Details = Record<string, FluentVariable>;

const house = import.meta.glob<string>("./text.*.ftl", { query: "?raw", import: "default" });
const kernel = import.meta.glob<string>("../../../src/antichambre/kernel/text.*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/antichambre/games/*/text.*.ftl", { query: "?raw", import: "default" });
const lessons = import.meta.glob<string>("../../../src/antichambre/games/*/lesson.*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../src/antichambre/games/*/rules.*.md", { query: "?raw", import: "default" });

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

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  seat(seat: number): string {
    return this.say("seat-name", { seat });
  }

  /** An event as a seat knows it. A fact that there is none of is "none"; one that is kept from the viewer, "hidden". */
  event(event: Event): string {
    const told: Details = {};
    for (const [name, fact] of Object.entries(event)) told[name] = (fact ?? "none") as FluentVariable;
    if ("seat" in event) told["who"] = typeof event.seat === "number" ? this.seat(event.seat) : "";
    for (const name of SECRETS[`${this.game} ${event.event}`] ?? []) if (told[name] === "none") told[name] = "hidden";
    return capital(this.say(`event-${event.event}`, told));
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

/** The rules of a game, in our words. */
export function rulesOf(game: GameName, lang: Lang): Promise<string> {
  return text(rules, `${game}/rules.${lang}.md`);
}

/** The language to begin with: the one chosen, or the browser's. */
export function spoken(): Lang {
  return settings.lang ?? (navigator.languages.some((one) => one.startsWith("fr")) ? "fr" : "en");
}
