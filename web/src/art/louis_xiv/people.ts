/** The twelve people of the court in silhouette, from the same scissors as the house's other sitters: 100 by 120. */
import { sitters, type Silhouette } from "../sitters";

const [FACE, BUST, MOUSTACHE] = sitters.duke.shapes as [string, string, string];
const [BOURBON, , WIG, LACE] = sitters.louis.shapes as [string, string, string, string];
const NECKED = sitters.duchess.shapes[1]!;
const DRESSED = sitters.duchess.shapes[2]!;
const RINGLETS = sitters.duchess.shapes[3]!;
const GOWN = sitters.duchess.shapes[4]!;
const CURLS = sitters.louis.cuts;
const CUIRASS = "M37 88C45 93 57 93 66 87C78 90 88 98 92 108L92 124L8 124L9 108C14 98 26 92 37 88Z";
const BAND = "M36 86C44 90 58 90 68 84L74 90C66 98 44 100 32 94Z";
const SHORT = "M38 33C37 24 44 15 56 14.6C69 14.6 77.6 24 78 37C79 48 77 58 73 66C70 72 63 74 60 70C61 60 58 50 54.6 43C49 41 43 37 38 33Z";

export const people: Record<string, Silhouette> = {
  // The widow's veil and the standing collar.
  anne: sitters["queen-mother"],
  // A wig with a bow of ribbons on the crown of the head, lace, and more ribbons behind.
  philippe: {
    shapes: [BOURBON, BUST, WIG, LACE, "M60 9C52 -3 40 -1 42 7C43 12 53 12 60 9ZM60 9C66 -5 80 -3 78 6C76 12 67 12 60 9ZM58 7L52 20L60 15L66 21L63 7Z", "M84 74L98 66L96 78L100 88L86 84Z"],
    cuts: CURLS,
  },
  // Hair spread wide in the Spanish way under a small crown; a broad low collar.
  "marie-therese": {
    shapes: [
      FACE, NECKED, GOWN,
      "M36 33C34 24 44 18 56 18C68 17 80 22 86 32C95 42 96 60 90 74C84 82 72 82 67 75C68 63 62 51 56 44C49 42 41 39 36 33Z",
      "M42 20C40 12 39 7 37 1L47 9L55 -2L62 9L73 2C72 9 72 14 72 20C62 16.4 52 16.4 42 20Z",
    ],
    cuts: "M42.6 22C52 18.6 62 18.6 71.6 22M64 32C74 36 82 46 83 58M60 38C70 44 76 54 77 68M72 28C80 32 87 40 90 50M22 108C38 113 62 113 80 105",
  },
  // A boy: his own hair to the shoulder, a feathered cap.
  dauphin: {
    shapes: [
      BOURBON, BUST, LACE,
      "M46 34C60 32 72 32 78 35C84 48 84 62 79 74C76 84 66 88 58 84C60 74 58 62 55 54C52 46 48 40 46 34Z",
      "M32 34C32 24 42 15 56 14C70 14 80 22 82 33C66 29 48 29 32 34Z",
      "M58 16C64 0 82 -4 97 6C92 7 90 9 91 12C82 12 74 16 66 20Z",
    ],
    cuts: "M33.6 33C48 28.6 66 28.4 81 32M60 46C68 52 71 62 69 74M70 44C76 54 77 64 74 74M64 15C72 6 82 3 91 7M38 92C41 94 44 94 47 92",
  },
  // Hair in a thousand curls, a string of pearls, a fan at the breast.
  montespan: {
    shapes: [
      FACE, NECKED, GOWN,
      "M37 35C30 31 30 21 38 19C37 10 48 5 54 10C58 3 70 4 72 11C81 9 87 18 83 25C91 28 92 39 86 43C91 49 88 58 81 59C81 67 72 71 66 66C60 66 57 60 59 55C53 52 50 45 48 41C44 40 40 38 37 35Z",
      "M68 62C76 62 81 68 79 75C84 80 82 88 76 90C77 97 70 101 65 97C61 93 63 87 66 84C63 79 65 73 69 71C66 68 66 65 68 62Z",
      "M10 121L24 86L30 98L38 92L40 104L48 103L44 124Z",
    ],
    cuts: "M44 22C49 18 54 21 54 26M58 14C63 13 67 17 66 22M70 20C75 21 78 25 76 30M62 30C68 29 72 33 71 38M74 38C79 40 80 45 78 48M64 46C70 46 73 50 72 55M43 89.6C48 93 55 93.6 60 91.4M20 116L27 94M26 119L34 100M32 121L42 106",
  },
  // The eagle's nose, hair in the wind, armour.
  conde: {
    shapes: [
      "M40 27C36 31 34.4 35 33.4 40C30 43 24 48 20.6 56C20 59.6 25 59.4 30.4 60C31 61 29.6 62 29.6 63.4C29.8 64.6 31 65 31.4 65.6C30.4 66.4 29.8 67.4 30.4 68.8C31 69.8 32.2 70 32 71.2C31 73.6 31 76.4 33 78.6C35.6 80.8 40 80.6 45 79.4C46.4 84 46 88 44 93L68 93C64.6 84 66 74 70 66C76 54 74 36 66 28C58 21 47 21 40 27Z",
      CUIRASS, MOUSTACHE,
      "M36 34C34 22 46 12 58 13C72 12 84 20 88 32C97 36 98 46 93 52C100 60 97 72 89 74C91 84 82 92 74 88C66 90 60 82 62 74C58 62 56 50 50 42C45 41 40 38 36 34Z",
    ],
    cuts: "M50 20C62 18 74 24 80 36M54 30C66 30 76 40 80 52M60 44C70 48 76 58 78 70M66 62C72 66 75 72 75 80M30 100C46 108 66 106 82 96M50 95L50 122",
  },
  // A plain man: skull-cap, straight hair, a flat collar, papers under the arm.
  colbert: {
    shapes: [
      FACE, BUST, MOUSTACHE,
      sitters.richelieu.shapes[3]!,
      "M52 36C64 38 74 40 78 42C82 56 82 72 78 84C72 90 62 90 58 84C60 72 58 60 55 52C53 46 52 40 52 36Z",
      "M38 88L62 86L66 104L46 110L34 104Z",
    ],
    cuts: "M43.6 29.4C53 36 65 40 75.6 42.2M62 48C66 60 67 72 65 84M70 48C74 60 74 74 72 84M50 89L49 108M36 103L46 108.6L65 103",
  },
  // The dark hood of a governess, drawn forward; a plain kerchief.
  maintenon: {
    shapes: [
      FACE, NECKED,
      "M33 36C32 20 44 9 58 9C76 9 88 24 89 44C90 62 94 78 99 92C90 100 78 102 70 98C70 86 69 74 64 64C60 54 56 46 50 41C44 40 38 39 33 36Z",
      "M40 88C50 94 62 94 72 88L88 124L14 124C18 108 28 94 40 88Z",
    ],
    cuts: "M38 35C44 22 56 16 68 22M48 38C60 44 70 60 73 78M58 34C72 42 80 60 82 80M40 92C50 108 54 116 55 123M72 91C66 104 60 114 55 123",
  },
  // Ringlets and a flower: she walks with her eyes down.
  "la-valliere": {
    shapes: [
      FACE, NECKED, GOWN, DRESSED, RINGLETS,
      "M72 16C70 9 77 5 81 10C87 8 91 14 87 18C91 23 87 29 81 27C77 31 71 28 72 22C69 20 69 17 72 16Z",
      "M70 56C78 58 82 66 80 74C84 80 82 90 76 92C72 88 72 82 74 78C70 74 70 68 72 64Z",
    ],
    cuts: "M45 22C52 18 60 20 62 27M60 34C68 32 74 37 72 43M77 18C78 16.6 81 16.6 82 18C82 20 78 20.4 77 18M62 60C66 61 68 64 67 67M62 72.6C66 73.6 68 76.6 67 79.6M43 89.6C48 93 55 93.6 60 91.4M22 108C38 113 62 113 80 105",
  },
  // A soldier: short hair, moustache, cuirass and sash.
  turenne: {
    shapes: [FACE, CUIRASS, MOUSTACHE, SHORT, BAND, "M66 90L92 104L92 116L54 100Z"],
    cuts: "M48 24C58 20 68 26 70 36M58 44C64 52 66 60 65 68M66 40C70 50 70 58 69 64M36 92C46 97 60 96 70 89M62 97L91 112M26 100C30 108 32 116 32 123",
  },
  // The cardinal: biretta, beard, collar.
  mazarin: sitters.mazarin,
  // The minister of war: the great wig under a cocked hat.
  louvois: {
    shapes: [
      FACE, BUST, WIG, LACE,
      "M20 30C32 24 38 22 42 20C46 8 58 4 68 8C74 10 78 15 80 20C88 20 94 18 98 14C98 26 90 34 78 36C60 30 40 30 20 30Z",
    ],
    cuts: `M40 22C54 20 68 22 80 24M64 42C71 41 78 45 77 51M66 58C73 57 79 61 78 67M65 75C72 74 79 78 78 84M38 92C41 94 44 94 47 92`,
  },
  louis: sitters.louis,
};
