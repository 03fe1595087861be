/** What a board would give if it were counted with the tokens that lie there: the count of the rules, without plot cards,
 * and with every price still to be paid. */
import type { LouisXivBoardView, LouisXivView } from "$/generated/types";

export type Share = "crown" | "free" | "bribe" | "nothing";
const NEUTRAL = -1;

export interface Reckoning {
  /** Who alone has most: a seat, the neutral tokens, or nobody. */
  leader: number | "neutral" | null;
  tied: boolean;
  shares: Share[];
  /** Where each seat's tokens go. */
  away: boolean[];
  turns: boolean;
}

export function reckoned(board: LouisXivBoardView): Reckoning {
  const owners: [number, number][] = board.tokens.map((count, seat) => [seat, count]);
  if (board.neutral) owners.push([NEUTRAL, board.neutral]);
  const most = Math.max(0, ...owners.map(([, count]) => count));
  const first = owners.filter(([, count]) => count === most && count > 0);
  const leader = first.length === 1 ? first[0]![0] : null;
  const below = owners.filter(([owner, count]) => owner !== leader && count > 0);
  const next = Math.max(0, ...below.map(([, count]) => count));
  const seconds = below.filter(([, count]) => count === next);
  const second = seconds.length === 1 ? seconds[0]![0] : null;
  const tokens = board.condition === "tokens";

  function share(seat: number, own: number): Share {
    if (own === 0) return "nothing";
    if (tokens) return own >= board.figure ? "free" : "nothing";
    if (board.king) {
      if (leader === seat) return "crown";
      if (leader === null ? own === most : second === seat) return "free";
    } else if (leader === seat) return "free";
    return board.condition === "money" ? "bribe" : "nothing";
  }
  const shares = board.tokens.map((own, seat) => share(seat, own));
  return {
    leader: leader === NEUTRAL ? "neutral" : leader,
    tied: first.length > 1,
    shares,
    away: board.tokens.map((own, seat) => own > 0 && !tokens && (seat === leader || (board.king && leader === null && own === most))),
    turns: tokens ? shares.includes("free") : most > 0 && (leader !== null || board.king),
  };
}

/** What a bribe costs a seat. */
export function price(board: LouisXivBoardView, seat: number, view: LouisXivView): number {
  return board.figure - view.seats[seat]!.laid.filter((mission) => mission.effect === "cheaper-bribe").length;
}

/** The board with more of a seat's tokens on it. */
export function withMore(board: LouisXivBoardView, seat: number, count: number): LouisXivBoardView {
  return { ...board, tokens: board.tokens.map((own, owner) => (owner === seat ? own + count : own)) };
}

/** Whether a board is still to be counted in this round. */
export function toCount(view: LouisXivView, number: number): boolean {
  if (view.phase === "missions") return false;
  return view.board === null || number >= view.boards.findIndex((board) => board.person === view.board);
}
