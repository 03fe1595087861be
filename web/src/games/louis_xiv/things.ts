/** What an event is about, as it lies on the table: by the names of the pieces, and of what each courtier has (`louis 2`). */
import type { LouisXivEvent } from "$/generated/types";

import { PERSONS } from "./court";
import { boardPiece } from "./placing";

type Kind = LouisXivEvent["event"];
/** Everything that an event may tell. */
interface Told {
  seat?: number | null;
  board?: string | null;
  card?: string | null;
  chip?: string | null;
  level?: string | null;
  mission?: string | null;
}

const board = ({ board }: Told): string[] => (board ? [boardPiece(PERSONS.indexOf(board as never))] : []);
const pile = (name: string) => (): string[] => [`pile ${name}`];
/** What a courtier has of something. */
const of = (what: string) => ({ seat }: Told): string[] => (typeof seat === "number" ? [`${what} ${seat}`] : []);
const card = ({ card }: Told): string[] => (card ? [`card ${card}`] : []);
const plot = ({ board }: Told): string[] => (board ? [`plot ${board}`] : []);
const chips = ({ chip }: Told): string[] => (chip ? [`pile ${chip}`] : []);
const missions = ({ level }: Told): string[] => (level ? [`pile ${level}`] : []);
const mission = ({ mission }: Told): string[] => (mission ? [`mission ${mission}`] : []);
const round = (): string[] => ["round"];

const THINGS: Record<Kind, ((told: Told) => string[])[]> = {
  "round-begun": [round],
  "king-comes": [board],
  "louis-gained": [of("louis")],
  "louis-paid": [of("louis")],
  "tokens-back": [of("personal"), of("general")],
  "tokens-away": [of("personal"), of("general")],
  "card-drawn": [pile("cards"), of("cards"), card],
  "plot-drawn": [pile("plots"), of("plots"), plot],
  "shield-drawn": [pile("shields"), of("shields")],
  "shield-counted": [of("score")],
  "neutral-placed": [board],
  "neutral-card": [pile("played")],
  placed: [board],
  "card-played": [pile("played"), of("cards")],
  "card-swapped": [pile("played"), of("cards")],
  skipped: [of("louis")],
  "card-put-back": [pile("cards"), of("cards")],
  "cards-shuffled": [pile("cards"), pile("played")],
  "board-counted": [board],
  "plot-played": [board, of("plots")],
  "nobody-first": [board],
  "tie-won": [board, of("laid")],
  bribed: [board, of("louis")],
  "chip-gained": [of("chips"), chips],
  "chip-spent": [of("chips"), chips],
  recovered: [board, of("personal")],
  left: [board, of("general")],
  turned: [board],
  "king-leaves": [board],
  fulfilled: [of("laid")],
  "mission-drawn": [missions, of("missions"), mission],
  "mission-returned": [missions, of("missions")],
  "round-ended": [round],
  exchanged: [of("shields")],
  revealed: [of("shields")],
  "arms-won": [of("shields")],
  scored: [of("score")],
  ended: [],
};

export function thingsOf(event: LouisXivEvent): string[] {
  return THINGS[event.event].flatMap((about) => about(event as Told));
}
