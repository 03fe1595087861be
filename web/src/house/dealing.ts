/** The deal of a game, worked out from its seed as docs/protocol.md says and in the words of that page; and what the house
 * shows of the same deal. Nothing here comes from the house: the figures of the boxes are written down once more. */
import { blake2b } from "@noble/hashes/blake2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

import type { FavouriteView, GameName, LouisXivView, RichelieuView, SunKingView, View } from "$/generated/types";

/** What lies open, row by row, and what each seat was given. */
export interface Dealt {
  open: string[][];
  hands: string[][];
}

export function hash(purpose: string, text: string, size: number): Uint8Array {
  const personalization = new Uint8Array(16);
  personalization.set(utf8ToBytes(purpose));
  return blake2b(utf8ToBytes(text), { dkLen: size, personalization });
}

/** Numbers of 32 bits, out of blocks of 64 bytes. */
export class Stream {
  #key: Uint8Array;
  #blocks = 0;
  #words: number[] = [];

  constructor(seed: string) {
    this.#key = hash("antichambre:deal", seed, 64);
  }

  block(): Uint8Array {
    const number = new DataView(new ArrayBuffer(8));
    number.setUint32(0, this.#blocks++, true); // no game comes to 2³² of them
    return blake2b(new Uint8Array(number.buffer), { dkLen: 64, key: this.#key });
  }

  #word(): number {
    if (!this.#words.length) {
      const block = this.block();
      const bytes = new DataView(block.buffer, block.byteOffset);
      this.#words = Array.from({ length: 16 }, (_, at) => bytes.getUint32(4 * at, true));
    }
    return this.#words.shift()!;
  }

  below(n: number): number {
    for (;;) {
      const product = this.#word() * n; // below 2⁵³: no pile has two million cards
      if (product % 2 ** 32 >= (2 ** 32 - n) % n) return Math.floor(product / 2 ** 32);
    }
  }

  shuffled<T>(items: T[]): T[] {
    const found = [...items];
    for (let i = found.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [found[i], found[j]] = [found[j]!, found[i]!];
    }
    return found;
  }
}

type Deal = (stream: Stream, seats: number, variant: Record<string, string | boolean>) => Dealt;

/** `"blue 9 red 2"`: so many of each. */
function pile(counted: string): string[] {
  return counted.split(" ").flatMap((name, at, all) => (at % 2 ? [] : Array<string>(Number(all[at + 1])).fill(name)));
}

function emptyHands(seats: number): string[][] {
  return Array.from({ length: seats }, () => []);
}

const PROVINCES = ["bourgogne", "bretagne", "champagne", "normandie", "languedoc", "provence", "anjou", "picardie", "auvergne"];
const MARKS = ["plain", "two", "sword", "cross", "tower"];
const DECKS: Record<string, string> = {
  rulebook: "03211 03111 03111 02121 03011 02111 02111 02101 01111",
  plain: "13111 03111 03111 12111 02111 02111 11111 01111 01111",
};
const QUALITIES = pile("blue 9 blue-seal 5 green 9 green-seal 5 purple 8 purple-seal 5 red 8 red-seal 5 yellow 8 yellow-seal 5");
const OTHERS = pile("influence 1 medal 1 authority 1 overlord 1 pension 2 conspiracy 1 diplomacy 1 debts 4 mazarin 4");
const DEALT_TO: Record<number, number[]> = { 2: [2, 3], 3: [2, 3, 3], 4: [2, 2, 3, 3], 5: [2, 2, 3, 3, 4], 6: [2, 2, 3, 3, 4, 4] };
const SPECIALS = ["ball", "duchess", "bastille"];
const PETITIONS = pile("gold 20 chocolate 20 chateau 20 ball 4 duchess 4 bastille 4");
const COURT = pile("prince 2 treasurer 2 chocolatier 2 architect 2 captain 2 gardener 2 marquise 2 steward 2 ambassador 2 spy 2 actor 2 confessor 2 guard 2 lieutenant 2");
const INFLUENCE = pile("1 2 2 2 3 2 4 2 5 2 6 2 7 2 8 2 9 2 10 2 11 2 12 2 joker 6");
const LIGHT =
  "token-back-Sany token-back-Lany token-back-Rany token-back-Hany louis-Sany louis-Lany louis-Rany louis-Hany onto-1-Rany onto-2-Hany onto-3-Sany onto-4-Lany one-more-Sany one-more-Rany pay-to-skip-Lany pay-to-skip-Hany chip-for-crown-Lany chip-for-crown-Rany swap-missions-Sany swap-missions-Hany".split(" ");
const MEDIUM = "allowance-SL allowance-RH allowance-SR allowance-LH shield-SH shield-LR onto-king-SH onto-king-LR onto-5-SL onto-9-RH swap-card-SR swap-card-LH".split(" ");
const DARK = "three-tokens-SS three-louis-LL plot-RR token-for-card-HH four-tokens-SS late-token-LL win-a-tie-RR cheaper-bribe-HH".split(" ");

const DEALS: Record<GameName, Deal> = {
  richelieu(stream, _seats, { deck }) {
    const counts = DECKS[String(deck)]!.split(" ");
    const deckOf = PROVINCES.flatMap((province, at) => MARKS.flatMap((mark, which) => Array<string>(Number(counts[at]![which])).fill(`${province}-${mark}`)));
    const cards = stream.shuffled(deckOf);
    return { open: [0, 12, 24, 36].map((at) => cards.slice(at, at + 12)), hands: [] };
  },
  sun_king(stream, seats) {
    const pack = stream.shuffled([...QUALITIES, ...OTHERS]);
    const hands = emptyHands(seats);
    const wanted = DEALT_TO[seats]!;
    for (let round = 0; round < Math.max(...wanted); round++)
      for (const [seat, hand] of hands.entries())
        while (hand.length === round && round < wanted[seat]!) {
          const card = pack.shift()!;
          if (QUALITIES.includes(card)) hand.push(card);
        }
    return { open: [], hands };
  },
  favourite(stream, seats) {
    let petitions = stream.shuffled(PETITIONS);
    const court = stream.shuffled(COURT);
    const hands = emptyHands(seats);
    for (let number = 0; number < 2 * seats; number++) hands[number % seats]!.push(court.shift()!);
    let line = petitions.splice(0, 6);
    while (line.filter((card) => SPECIALS.includes(card)).length >= 5) {
      petitions = stream.shuffled([...petitions, ...line]);
      line = petitions.splice(0, 6);
    }
    return { open: [line], hands };
  },
  louis_xiv(stream, seats) {
    for (const pile of [60, 8]) stream.shuffled(Array(pile).fill(0)); // shields, and money cards
    const influence = stream.shuffled(INFLUENCE);
    stream.shuffled(Array(12).fill(0)); // plots
    const missions = stream.shuffled([...LIGHT, ...MEDIUM, ...DARK]);
    const hands = emptyHands(seats);
    for (const level of [LIGHT, MEDIUM])
      for (const hand of hands) {
        const last = missions.filter((mission) => level.includes(mission)).pop()!; // each is there once
        hand.push(...missions.splice(missions.indexOf(last), 1));
      }
    for (let number = 0; number < 5 * seats; number++) hands[number % seats]!.push(influence.pop()!);
    return { open: [], hands };
  },
};

export function deal(game: GameName, seed: string, seats: number, variant: Record<string, string | boolean>): Dealt {
  return DEALS[game](new Stream(seed), seats, variant);
}

const SHOWN: Record<GameName, (views: never[]) => Dealt> = {
  richelieu: ([view]: RichelieuView[]) => ({ open: view!.rows.map((row) => row.map(({ province, mark }) => `${province}-${mark}`)), hands: [] }),
  sun_king: ([view]: SunKingView[]) => ({
    open: [],
    hands: view!.seats.map(({ rows }) => rows.flatMap(({ colour, seals }) => seals.map((sealed) => (sealed ? `${colour}-seal` : colour)))),
  }),
  favourite: (views: FavouriteView[]) => ({ open: [views[0]!.line.map(String)], hands: views.map((view, seat) => view.seats[seat]!.hand!) }),
  louis_xiv: (views: LouisXivView[]) => ({
    open: [],
    hands: views.map(({ boards, seats }, seat) => [
      ...seats[seat]!.missions!.map(({ mission }) => mission),
      ...seats[seat]!.hand!.map((card) => (card === "joker" ? card : String(1 + boards.findIndex(({ person }) => person === card)))),
    ]),
  }),
};

/** The deal as the house shows it: the views of all seats before the first move. */
export function shown(game: GameName, views: View[]): Dealt {
  return SHOWN[game](views as never[]);
}

/** Whether two deals are the same, in whatever order a hand is held. */
export function alike(one: Dealt, other: Dealt): boolean {
  const held = ({ open, hands }: Dealt) => JSON.stringify([open, hands.map((hand) => [...hand].sort())]);
  return held(one) === held(other);
}
