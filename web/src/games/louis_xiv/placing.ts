/** Placing by touch: each touch of a board adds a token to what is being placed, as far as a legal move goes that way. */
import { moves } from "$/generated/louis_xiv";

import { BY_FOUR } from "./court";

export type Draft = [board: number, count: number][];

/** The boards, from 0, and the counts of a placement; null if the move is none. */
export function draftOf(move: string | null): Draft | null {
  const said = move === null ? null : moves.read(move);
  return said?.verb === "place" ? said.boards.map((board, step) => [board - 1, said.counts[step]!]) : null;
}

function placement(draft: Draft): string | null {
  return moves.text({ verb: "place", boards: draft.map(([board]) => board + 1), counts: draft.map(([, count]) => count) });
}

/** The legal move that a draft is; a joker's two neighbours may be touched in either order. */
export function moveOf(draft: Draft, legal: string[]): string | null {
  return [placement(draft), placement([...draft].reverse())].find((move) => move !== null && legal.includes(move)) ?? null;
}

/** What one more touch of a board means. Further than the legal moves go, it takes the tokens from there again. */
export function touched(draft: Draft, board: number, legal: string[]): Draft | null {
  const longer = extended(draft, board);
  if (moveOf(longer, legal) !== null) return longer;
  if (!draft.some(([one]) => one === board)) return moveOf([[board, 1]], legal) !== null && draft.length ? [[board, 1]] : null;
  const shorter = draft.filter(([one]) => one !== board);
  return shorter.length === 0 || moveOf(shorter, legal) !== null ? shorter : [];
}

export function extended(draft: Draft, board: number): Draft {
  return draft.some(([one]) => one === board) ? draft.map(([one, count]) => [one, one === board ? count + 1 : count]) : [...draft, [board, 1]];
}

/** Whether one more token may go there. */
export function mayExtend(draft: Draft, board: number, legal: string[]): boolean {
  return moveOf(extended(draft, board), legal) !== null;
}

/** A placement whose refusal says why no token goes to that board: one cannot begin there; or, on the way, how far a card
 * reaches, which whoever has tokens enough is told when asking for more than any card places. */
export function refusedAt(draft: Draft, board: number, tokens: number): string {
  const first = draft[0]?.[0];
  return placement(first !== undefined && tokens >= BY_FOUR ? [[first, BY_FOUR]] : [[board, 1]])!;
}

/** The board, from 0, onto which a move that is no placement puts a token. */
export function boardOf(move: string, king: number): number | null {
  const said = moves.read(move);
  if (said.verb === "bonus-king") return king;
  return said.verb === "onto" || said.verb === "bonus" ? said.board - 1 : null;
}

/** The move whose refusal says why no token goes to that board, where none is placed. */
export function refusedOnto(decision: string | null, board: number): string {
  return moves.text({ verb: decision === "bonus" ? "bonus" : "onto", board: board + 1 })!;
}
