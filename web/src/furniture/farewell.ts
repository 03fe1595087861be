/** What whoever plays no more is told in the place of a question, and what they may ask for. */
import type { Words } from "$/words/words.svelte";
import type { Picture } from "$/generated/types";

export interface Farewell {
  /** Null: the line says who is to move, as ever. */
  sentence: string | null;
  /** Whether it can be put away, to watch. */
  watch: boolean;
  /** Whether the bots may be asked to finish quickly. */
  finish: boolean;
  /** Whether the seat can be taken back, which is offered beside it. */
  back: boolean;
}

/** Null while one plays, or looks on without haste. `seats`: one's own. `watching`: it was put away. */
export function farewell(picture: Picture, seats: number[], watching: boolean, words: Words): Farewell | null {
  if (picture.status !== "playing") return null;
  if (picture.hastened) return { sentence: words.say("farewell-hastened"), watch: false, finish: false, back: false };
  const own = seats.map((seat) => picture.chairs[seat]!);
  if (!own.length || own.some((chair) => !chair.out && !chair.stand_in)) return null;
  const finish = picture.left_to_bots ?? false;
  const back = own.some((chair) => chair.stand_in && !chair.resigned);
  if (watching) return { sentence: null, watch: false, finish, back };
  if (own.some((chair) => chair.out)) return { sentence: words.say(finish ? "farewell-bots" : "farewell"), watch: true, finish, back };
  return finish ? { sentence: words.say("farewell-stand-in"), watch: true, finish, back } : null;
}
