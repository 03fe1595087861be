/** A rating as the house writes it. */
import { PROVISIONAL } from "$/generated/types";

const BEGINNING = 1000;
const STRETCH = 40;

/** What the house is sure of: 1000 for somebody of whom it knows nothing. */
export function points({ mu, sigma }: { mu: number; sigma: number }): number {
  return Math.round(BEGINNING + STRETCH * (mu - 3 * sigma));
}

/** Whether too little was played for a rating to say much. */
export function provisional({ games }: { games: number }): boolean {
  return games < PROVISIONAL;
}
