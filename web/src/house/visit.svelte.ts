/** Whoever is at this page: known by the house or not yet, and the words that they read. */
import { Away, house, whenAway } from "$/house/http";
import { settings } from "$/house/settings.svelte";
import { upkeep } from "$/house/upkeep.svelte";
import type { HouseSheet, Me } from "$/generated/types";
import { spoken, words, type Lang, type Words } from "$/words/words.svelte";

const PAUSE = 3_000;
const PATROL = 30_000; // a house to which nothing is said is tried

class Visit {
  words: Words | null = $state.raw(null);
  sheet: HouseSheet | null = $state.raw(null);
  me: Me | null = $state.raw(null);
  suggestion = $state("");
  /** The house does not answer. */
  away = $state(false);
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    whenAway(() => this.lose());
    for (const news of ["online", "offline"]) addEventListener(news, () => this.patrol());
    document.addEventListener("visibilitychange", () => this.patrol());
    setInterval(() => this.patrol(), PATROL);
  }

  get lang(): Lang {
    return this.words?.lang ?? spoken();
  }

  /** Learns who one is, and what there is to play. */
  async arrive(): Promise<void> {
    await this.speak(spoken());
    await this.ask();
  }

  async ask(): Promise<void> {
    try {
      const [sheet, who] = await Promise.all([house.sheet(), house.me()]);
      this.sheet = sheet;
      if ("person" in who) this.me = who;
      else this.suggestion = who.suggestion;
      if (this.away) upkeep.look();
      this.away = false;
    } catch {
      this.lose();
    }
  }

  /** The house does not answer: the page says so, and tries again until it does. */
  private lose(): string {
    this.away = true;
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.ask(), PAUSE);
    return this.words?.say("house-away") ?? "";
  }

  /** A device without a network may be the house's own: only the house can tell whether it is there. */
  private patrol(): void {
    if (document.hidden) return;
    if (this.away) void this.ask();
    else house.alive().catch(() => {}); // whether it failed is heard by `lose`
  }

  /** Somebody who has not said a name yet takes the one that was suggested. */
  async known(): Promise<Me> {
    this.me ??= await house.arrive(this.suggestion, this.lang);
    return this.me;
  }

  async call(name: string): Promise<void> {
    this.me = this.me ? await house.change({ name }) : await house.arrive(name, this.lang);
  }

  async speak(lang: Lang): Promise<void> {
    this.words = await words(lang);
    document.documentElement.lang = lang;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.${lang}.webmanifest`);
    if (settings.lang === lang || !this.sheet) return;
    settings.lang = lang;
    try {
      this.sheet = await house.sheet();
      if (this.me) this.me = await house.change({ lang });
    } catch (error) {
      if (!(error instanceof Away)) throw error; // when it is back, it is asked in the new language
    }
  }
}

export const visit = new Visit();
