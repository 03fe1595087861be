/** What shields bear: beasts, furs and crosses. */
import { around, placed, round, whole } from "../symmetry";

/** An ermine spot, in a frame of 20 by 30: three points above a tail that spreads. */
export const ERMINE =
  whole("M10 0C11.4 1.6 12.2 3 11.8 4.6C11.4 5.8 10.6 6 10 6", 10) +
  "M4 6.4C5.2 4.8 7.4 5.2 8 7C8.3 8.2 7.8 8.8 7.2 9.2C5.8 9 4.6 8 4 6.4Z" +
  "M16 6.4C14.8 4.8 12.6 5.2 12 7C11.7 8.2 12.2 8.8 12.8 9.2C14.2 9 15.4 8 16 6.4Z" +
  whole("M10 9C11.2 14 13 20 17 26C14.6 25.4 13.4 25.2 12.4 25.4C11.6 26.6 10.8 28 10 30", 10);

/** A lion passant, seen from the side, its face towards us, in a frame of 96 by 60. */
export const LEOPARD = {
  body: [
    // The trunk, deep in the chest and lean in the loin.
    "M20 19C30 15 38 19 48 20C57 21 64 15 73 17C82 19.4 84 29 78 35C70 36.4 62 31.6 52 32.6C42 33.6 36 39.6 26 40C16 38 12 26 20 19Z",
    // A paw raised, three on the ground.
    "M26 31C20 38.6 10.6 37 6.6 29.6C3.4 30 .8 27.8 1.2 25C1.4 22.6 4 21.4 6.2 22.4C8.4 22.4 9.6 24 10 26C12.4 29.6 16.6 29.4 19.6 26Z",
    "M25 35C26.4 42 24.4 47 21.2 51L15 51.6C12.6 52.4 12.4 56.4 15.4 57L26 57C27.4 50.6 32.6 44.6 36 36Z",
    "M60 29C59 37 62.4 41.6 58 46.6L55.4 51.4L50 51.8C47.6 52.4 47.4 56.4 50.4 57L61.4 57C62.4 49.6 69.6 44.6 71 34Z",
    "M71 27C76.6 35 73 40.6 79.6 46L79 51.4L74 51.8C71.6 52.4 71.4 56.4 74.4 57L85 57C87 48.6 80.6 43 84 33C84.6 25 77 21.6 71 27Z",
    // The mane, in locks round the face.
    around("M11.8 16.4C12 11 14.4 5 18 4.6C18.8 7 21 8.4 21.8 10.6C22 13 20.6 15 18.6 16.6Z", 1) +
      placed(around("M20 26C18 18 19.6 11.4 24 8C28.4 11.4 30 18 28 26Z", 9), 0.72, -2.2, -2.6),
    round(15, 14.6, 9),
    "M8.6 7.4L8.2 2.6L12.6 5.4ZM21.4 7.4L21.8 2.6L17.4 5.4Z",
  ],
  face:
    "M10.6 12.6C11.6 11.4 13 11.6 13.6 12.8C12.8 13.6 11.4 13.6 10.6 12.6ZM19.4 12.6C18.4 11.4 17 11.6 16.4 12.8C17.2 13.6 18.6 13.6 19.4 12.6Z" +
    "M13.4 17L16.6 17L15 19ZM11.4 20.4C13.4 21.8 16.6 21.8 18.6 20.4C17.6 23 12.4 23 11.4 20.4Z",
  tail: "M79 22C90 21 95.4 12 88.4 7C82.4 3.4 76.6 8.4 79.6 12.6",
  tuft: "M79.4 10C83 12.4 82.4 16.6 79.6 19.4C78 17.4 75.4 17.6 73.4 15.6C75.4 14.8 77 13 79.4 10Z",
};

/** A lion rampant, small: limbs are drawn as strokes, in a frame of 48. */
export const LION = {
  body: "M19 11C26 11 31 17 32.4 24C33.6 30 37 33 34 38C30 41.6 25.6 38 24.6 32C23.6 27 17 26.4 15.6 20C15 16 16 12.6 19 11Z",
  head: "M21.4 3.6C25.6 5 28 9 27 13.4C24 17.6 18 18.4 14.6 15.6C11.4 16.4 8.8 15 8.6 12.6C9.8 11.6 9.6 10 11 8.4C12.6 5.6 15.4 6 16.4 3.4C17.8 2.6 20 2.8 21.4 3.6Z",
  limbs: "M18 18C13 20.6 9.4 18.6 5 16.6M20 24C15.6 28 10 27.4 5.6 27.4M27 34C22 37.6 18.4 36.6 14.6 39.4L9.6 38.4M32 36C33.6 40 29.4 42 29.6 45.6L23.6 45.8",
  tail: "M34 35C43 37 45 29 40.4 24C36.4 19.4 38.6 13.6 44 12.6",
};

/** The cross of Toulouse: voided, its ends in three points, a bezant on each. In a frame of 96, its middle at 48. */
const toulouseArm =
  "M48 48L42.6 42.6C45 34 43.4 26.4 33.6 18.6C40 18 44.8 15.6 48 10C51.2 15.6 56 18 62.4 18.6C52.6 26.4 51 34 53.4 42.6Z";
const toulouseVoid = "M48 44.6L46 42.2C47.8 33.8 47 26.6 40.4 21.2C43.8 20.4 46.2 18.8 48 16.2C49.8 18.8 52.2 20.4 55.6 21.2C49 26.6 48.2 33.8 50 42.2Z";
const bezants = round(48, 6, 4.4) + round(30.4, 17.6, 4.2) + round(65.6, 17.6, 4.2);
export const TOULOUSE = {
  arms: [0, 90, 180, 270].map((degrees) => around(toulouseArm, 1, degrees, 48)),
  voids: around(toulouseVoid, 4, 0, 48) + round(48, 48, 3.4),
  bezants: around(bezants, 4, 0, 48),
};

/** A cotise potent counter-potent along x, from `from` to `to`: crutches above and below a line, in turn. */
export function potent(from: number, to: number, y: number): string {
  let said = `M${from} ${y - 4.6}L${to} ${y - 4.6}L${to} ${y - 3}L${from} ${y - 3}ZM${from} ${y + 3}L${to} ${y + 3}L${to} ${y + 4.6}L${from} ${y + 4.6}Z`;
  for (let x = from, up = true; x < to; x += 5.6, up = !up) {
    said += up
      ? `M${x + 1.9} ${y - 3}L${x + 3.7} ${y - 3}L${x + 3.7} ${y - 0.4}L${x + 5.9} ${y - 0.4}L${x + 5.9} ${y + 1.2}L${x - 0.3} ${y + 1.2}L${x - 0.3} ${y - 0.4}L${x + 1.9} ${y - 0.4}Z`
      : `M${x + 1.9} ${y + 3}L${x + 3.7} ${y + 3}L${x + 3.7} ${y + 1.8}L${x + 1.9} ${y + 1.8}Z`;
  }
  return said;
}

/** The banner of Auvergne: three rings, three fringed tails. In a frame of 100 by 120. */
export const GONFANON = {
  cloth: "M20 30L80 30L80 84L72 92L64 84L64 66L59 66L59 88L50 97L41 88L41 66L36 66L36 84L28 92L20 84Z",
  fringe: "M20 84L28 92L36 84L36 78.6L28 86.4L20 78.6ZM41 88L50 97L59 88L59 82.6L50 91.4L41 82.6ZM64 84L72 92L80 84L80 78.6L72 86.4L64 78.6Z",
  rings: [28, 50, 72],
};
