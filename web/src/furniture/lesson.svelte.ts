/** A first game, step by step: where the learner is, what lies on the table then, and what happened on the way there. */
import { tick } from "svelte";

import { noted, travel } from "$/furniture/travel";
import { house } from "$/house/http";
import { moves } from "$/house/settings.svelte";
import type { Event, GameName, Lecture, LessonSheet, Offer, Preview, Step, View } from "$/generated/types";

const PLACE = "antichambre.lessons";
const PAUSE = 650; // after something has moved, so that its sentence can be read

interface Kept {
  step: number;
  /** What was taken where there was a choice, as the house is asked: "12 4L". */
  taken: string[];
}

export class Course {
  sheet: LessonSheet = $state.raw(undefined!);
  step = $state(0);
  /** How many moves have been played on the table that is shown. */
  ply = $state(0);
  /** Whether moves are being played before the learner's eyes. */
  moving = $state(false);
  root: Element | null = null;
  private taken: string[] = $state.raw([]);
  private asking = false;
  private hurried = false;

  private constructor(sheet: LessonSheet, kept: Kept) {
    this.sheet = sheet;
    this.taken = kept.taken;
    this.stand(Math.min(kept.step, sheet.lectures.length - 1));
  }

  /** The lesson of a game, where the learner left it. */
  static async of(game: GameName): Promise<Course> {
    const kept = keptOf(game);
    return new Course(await sheetOf(game, kept), kept);
  }

  get lecture(): Lecture {
    return this.sheet.lectures[this.step]!;
  }
  get last(): boolean {
    return this.step === this.sheet.lectures.length - 1;
  }
  get over(): boolean {
    return this.ply === this.sheet.plies;
  }
  private get moment(): Step {
    return this.over ? this.sheet.end : this.sheet.moments[this.ply]!;
  }
  get view(): View {
    return this.moment.view;
  }
  get preview(): Preview {
    return this.moment.preview;
  }
  /** What there is to do now, and what leads there. */
  get offers(): Offer[] {
    return this.moving ? [] : (this.lecture.briefing?.offers ?? []);
  }
  /** All that has happened so far, move by move. */
  get story(): Event[][] {
    const shown = this.over ? [...this.sheet.moments, this.sheet.end] : this.sheet.moments.slice(0, this.ply + 1);
    return shown.map((moment) => moment.events);
  }
  /** What has happened since the step before; at the end, what the last move brought about. */
  get news(): Event[] {
    if (this.over) return this.sheet.end.events;
    const since = this.moving ? this.lecture.at : (this.sheet.lectures[this.step - 1]?.at ?? 0);
    return this.sheet.moments.slice(since + 1, this.ply + 1).flatMap((moment) => moment.events);
  }
  /** The choice that the learner has just made: which step offered it, and its place among what was offered. */
  get chose(): { say: string; place: number } | null {
    const before = this.sheet.lectures[this.moving ? this.step : this.step - 1];
    if (!before || before.moves.length < 2 || this.ply <= before.at) return null;
    const place = before.moves.findIndex((move) => this.taken.includes(`${before.at} ${move}`));
    return { say: before.say, place: Math.max(0, place) };
  }

  /** Plays what is asked for, and goes on. */
  async play(move: string): Promise<void> {
    if (this.asking) return; // a second press, while the house is still asked
    const { at, moves: offered } = this.lecture;
    if (offered.length > 1) {
      const others = this.taken.filter((one) => !one.startsWith(`${at} `));
      const kept = { step: this.step, taken: move === offered[0] ? others : [...others, `${at} ${move}`] };
      this.asking = true;
      try {
        this.sheet = await sheetOf(this.sheet.game as GameName, kept);
      } finally {
        this.asking = false;
      }
      this.taken = kept.taken;
    }
    await this.on();
  }

  /** To the next step: the moves on the way are played one after the other, unless they are the rest of the game. */
  async on(): Promise<void> {
    if (this.moving || this.last) return;
    const next = this.sheet.lectures[this.step + 1]!;
    const rest = next.at === this.sheet.plies;
    this.moving = true;
    this.hurried = false;
    while (this.ply < next.at) await this.show(rest ? next.at : this.ply + 1, next.at);
    this.moving = false;
    this.stand(this.step + 1);
  }

  back(): void {
    this.stand(Math.max(0, this.step - 1));
  }
  again(): void {
    this.taken = [];
    this.stand(0);
  }
  hurry(): void {
    this.hurried = true;
    document.getAnimations().forEach((one) => one.finish());
  }

  private stand(step: number): void {
    this.step = step;
    this.ply = this.lecture.at;
    keep(this.sheet.game, { step, taken: this.taken });
  }

  private async show(ply: number, until: number): Promise<void> {
    const before = this.root && !this.hurried ? noted(this.root) : null;
    this.ply = ply;
    await tick();
    if (before && this.root) await travel(this.root, before);
    if (moves() && !this.hurried && ply < until && this.moment.events.length) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** What was chosen in another edition of the lesson is forgotten, and it begins anew. */
async function sheetOf(game: GameName, kept: Kept): Promise<LessonSheet> {
  try {
    return await house.lesson(game, kept.taken);
  } catch (error) {
    if (!kept.taken.length) throw error;
    [kept.step, kept.taken] = [0, []];
    return house.lesson(game, []);
  }
}

function keptOf(game: GameName): Kept {
  return read()[game] ?? { step: 0, taken: [] };
}

function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...read(), [game]: kept }));
  } catch {
    // a browser that keeps nothing: the lesson begins anew next time
  }
}

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}
