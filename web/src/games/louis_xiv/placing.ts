/** Placing by touch: each touch of a board adds a token to what is being placed, as far as a legal move goes that way. */
import { BY_FOUR } from "./court";

export type Draft = [board: number, count: number][];

const STEP = /^(\d+):(\d+)$/;

/** The boards and counts of a placement, from 0; null if the move is none. */
export function draftOf(move: string | null): Draft | null {
  const steps = (move ?? "").split(" ").map((step) => STEP.exec(step));
  return steps.every((step) => step !== null) ? steps.map((step) => [Number(step![1]) - 1, Number(step![2])]) : null;
}

/** The legal move that a draft is; a joker's two neighbours may be touched in either order. */
export function moveOf(draft: Draft, moves: string[]): string | null {
  const text = (steps: Draft) => steps.map(([board, count]) => `${board + 1}:${count}`).join(" ");
  return [text(draft), text([...draft].reverse())].find((move) => moves.includes(move)) ?? null;
}

/** What one more touch of a board means. Further than the legal moves go, it takes the tokens from there again. */
export function touched(draft: Draft, board: number, moves: string[]): Draft | null {
  const longer = extended(draft, board);
  if (moveOf(longer, moves) !== null) return longer;
  if (!draft.some(([one]) => one === board)) return moveOf([[board, 1]], moves) !== null && draft.length ? [[board, 1]] : null;
  const shorter = draft.filter(([one]) => one !== board);
  return shorter.length === 0 || moveOf(shorter, moves) !== null ? shorter : [];
}

export function extended(draft: Draft, board: number): Draft {
  return draft.some(([one]) => one === board) ? draft.map(([one, count]) => [one, one === board ? count + 1 : count]) : [...draft, [board, 1]];
}

/** Whether one more token may go there. */
export function mayExtend(draft: Draft, board: number, moves: string[]): boolean {
  return moveOf(extended(draft, board), moves) !== null;
}

/** A placement whose refusal says why no token goes to that board: one cannot begin there; or, on the way, how far a card
 * reaches, which whoever has tokens enough is told when asking for more than any card places. */
export function refusedAt(draft: Draft, board: number, tokens: number): string {
  const first = draft[0]?.[0];
  return first !== undefined && tokens >= BY_FOUR ? `${first + 1}:${BY_FOUR}` : `${board + 1}:1`;
}

/** The boards that a move is about, where it is not a placement. */
export function boardOf(move: string, king: number): number | null {
  const [verb, where] = move.split(" ");
  if (verb !== "onto" && verb !== "bonus") return null;
  return where === "king" ? king : Number(where) - 1;
}
