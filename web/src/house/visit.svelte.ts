/** Whoever is at this page: known by the house or not yet, and the words that they read. */
import { house } from "$/house/http";
import { settings } from "$/house/settings.svelte";
import type { HouseSheet, Me } from "$/generated/types";
import { spoken, words, type Lang, type Words } from "$/words/words.svelte";

class Visit {
  words: Words | null = $state.raw(null);
  sheet: HouseSheet | null = $state.raw(null);
  me: Me | null = $state.raw(null);
  suggestion = $state("");
  /** The house does not answer. */
  away = $state(false);

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
      this.away = false;
    } catch {
      this.away = true;
      setTimeout(() => void this.ask(), 3_000);
    }
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
    if (settings.lang !== lang && this.sheet) {
      settings.lang = lang;
      this.sheet = await house.sheet();
      if (this.me) this.me = await house.change({ lang });
    }
  }
}

export const visit = new Visit();
