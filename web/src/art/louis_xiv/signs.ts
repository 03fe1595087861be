/** The signs of this box: what chips bear, and the six arms. Each lies in a square of 48. */
import { pair, round, turned, whole } from "../symmetry";
import { shapes } from "../symbols";

const petal = "M24 24C17 20 16 8 24 3C32 8 31 20 24 24Z";

const letter = [
  "M3 12L45 12L45 40L3 40ZM5.6 14.4L5.6 37.6L42.4 37.6L42.4 14.4Z",
  "M4.4 14.6L6 12.8L24 26.6L42 12.8L43.6 14.6L24 30Z",
  round(24, 30, 6.4),
];
const ring = [round(24, 31, 14.6) + round(24, 31, 10.6), whole("M24 17.6L28 17.6L34 9.4L30 3L24 3") + whole("M24 6L28.4 6L30.6 9.4L24 14.8")];

export const CHIP_SIGNS: Record<string, string[]> = {
  sceptre: shapes("sceptre", false),
  letter,
  ring,
  helmet: shapes("helm", false),
  crown: shapes("crown", false),
};

const lion = [
  "M17 12C25 10 32 15 33 24C34 30 38 33 36 38C33 43 26 42 24 35C22 29 16 28 14.6 21C14 17 15 14 17 12Z",
  "M12 3C17 0 25 2 27 8C28.6 14 24 19 18 19C15 20 12 19.6 11 17.6L6.6 16.4C5 15 5.4 12.6 7 11.6C7 7.6 9 4.6 12 3Z",
  "M17 19C12 23 7 21 1.6 18.4L3 14.6C8 17 12 17 15.4 14.6ZM18 26C13 31 8 30 2.6 30.4L3 26.6C8 26.6 12 26 16 22.4Z",
  "M25 34C20 39 15 38 11 42.4L4.6 41.6C4 39 6 38 10 38C13 34 18 35 23 30.6ZM35 34C37.6 40 33 43 33.4 47L24.6 47C24 44.6 26 44 29 44C29 40 31 39 30 36Z",
  "M34 37C45 40 49 30 43 24C39 20 40 15 45 14.6L47 9L39 10.6C35.6 14.6 35 20 39.4 25C43 29.4 41 34 35 33Z",
];
const stag = [
  "M18 22C20 17 26 16 30 18C33 22 33 28 30.6 34C29 40 27 43 24 47C20 44 18 39 17.6 33C15 30 15.6 25 18 22Z",
  pair("M29 20C33 17 38 17 42.6 20C40 24 35 25 31 24Z"),
  pair("M27 18C28 12 33 12 36 8C37.6 5 37 2.6 36.4 0L39 .4C40 3 40 5 39.4 7L45 2.6L46 5L38.6 10.6C36 14 31 14 30 19Z"),
  pair("M33.4 12L31 4L33.4 3.4L35.6 10Z"),
];
const eagle = [
  whole("M24 12C27 14 28 17 28 21C33 20 37 14 37 5C40 7 42 9 43 12L46 11C47 18 46 25 43 29L45.4 30C43 34 38 37 31 36L30 38L33 46L24 42"),
  "M24 14C20 14 17 11.6 17 8C14 8 12.4 9 11.4 11.4C10.6 7 13 3.4 17.6 3.4C20 1 25 1 27.6 3.6C30 6.4 29.4 11 27 13.6Z",
];
const oak = [
  "M24 2C29 1 33 4 34 8C39 8 42 12 41 16C45 18 46 24 43 27C43 32 38 34 34 32.6C31 35 27 35 24 33C21 35 17 35 14 32.6C10 34 5 32 5 27C2 24 3 18 7 16C6 12 9 8 14 8C15 4 19 1 24 2Z",
  "M21 32L27 32L28 41L34 46L14 46L20 41Z",
];
const swan = [
  "M15 18C9 15 8 7 14 4C20 1 26 5 25 12C24.6 17 20 20 20.4 25C26 22 30 14 44 14C41 18 46 18 47 19C44 23 47 25 46 27C43 30 44 33 40 37C34 43 20 43 13 38C7 33 9 26 14 21C17 18 20 14 19.6 11C19 8 16 8 15 10C13 12 8 12 5 15C5 10 8 9 10 8L13 14Z",
];

export const ARMS_SIGNS: Record<string, string[]> = {
  "arms-1": lion,
  "arms-2": stag,
  "arms-3": eagle,
  "arms-4": shapes("tower", false),
  "arms-5": oak,
  "arms-6": swan,
};

/** A rose for the joker: whom it stands for, nobody knows. */
export const JOKER_SIGN = [0, 72, 144, 216, 288].map((degrees) => turned(petal, degrees)).concat(round(24, 24, 4.6));
