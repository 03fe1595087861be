/** Where each card lies. The house tells what lies where, not which card it was: a card that is gone from one place and
 * has come to another is taken for the same, so that it can be seen to travel there. */
import type { FavouriteView } from "$/generated/types";

export const HIDDEN = "hidden";
const SHOWN_OF_DISCARDS = 6;
const NEXT_OF_PILE = 6;

export interface Lying {
  card: string;
  piece: string;
}
interface Loose extends Lying {
  from: string;
}
type Wanted = Map<string, string[]>;

/** One deck: the petitions, or the court. */
export class Deck {
  constructor(
    private readonly name: string,
    private readonly places: Map<string, Lying[]> = new Map(),
    readonly discards: Lying[] = [],
    private readonly count = 0,
  ) {}

  at(place: string): Lying[] {
    return this.places.get(place) ?? [];
  }

  /** The pieces that come next out of the draw pile. */
  get next(): string[] {
    return Array.from({ length: NEXT_OF_PILE }, (_, further) => `${this.name}-${this.count + further}`);
  }

  /** How things lie next; so many lie in the discard pile then. */
  after(wanted: Wanted, discarded: number): Deck {
    const loose: Loose[] = [];
    const kept = new Map<string, Lying[]>();
    for (const [place, cards] of wanted) kept.set(place, stayed(this.at(place), cards, place, loose));
    for (const [place, lying] of this.places) if (!wanted.has(place)) loose.push(...lying.map((one) => ({ ...one, from: place })));
    let count = this.count;
    // Whoever has moved only within a place stays there, before anything is thought to have come from elsewhere.
    for (const [place, cards] of wanted) {
      const lying = kept.get(place)!;
      cards.forEach((card, number) => (lying[number] ??= taken(loose, (one) => one.from === place && one.card === card)!));
    }
    for (const [place, cards] of wanted) {
      const lying = kept.get(place)!;
      cards.forEach((card, number) => {
        const found = lying[number] ?? taken(loose, (one) => one.card === card && mayCome(one.from, place)) ?? taken(loose, (one) => unseen(one, card));
        lying[number] = { card, piece: found?.piece ?? `${this.name}-${count++}` };
      });
    }
    const gone = [...this.discards, ...loose].slice(-SHOWN_OF_DISCARDS);
    return new Deck(this.name, kept, discarded ? gone : [], count);
  }
}

/** Nothing comes back into the line but what lies in the line: its gaps are filled from the pile. */
function mayCome(from: string, place: string): boolean {
  return !place.startsWith("line") || from.startsWith("line");
}

/** A card from a hand that nobody else sees may be any, and any that goes into such a hand is seen no more. */
function unseen(one: Loose, card: string): boolean {
  return one.from.endsWith("hand") && (one.card === HIDDEN || card === HIDDEN);
}

/** Those that lie as they lay; the others are loose. */
function stayed(before: Lying[], cards: string[], place: string, loose: Loose[]): Lying[] {
  let same = 0;
  while (same < before.length && before[same]!.card === cards[same]) same++;
  loose.push(...before.slice(same).map((one) => ({ ...one, from: place })));
  return before.slice(0, same);
}

function taken(loose: Loose[], which: (one: Loose) => boolean): Lying | undefined {
  const at = loose.findIndex(which);
  return at < 0 ? undefined : loose.splice(at, 1)[0];
}

export class Whereabouts {
  constructor(
    readonly petitions = new Deck("petition"),
    readonly court = new Deck("court"),
  ) {}

  after(view: FavouriteView): Whereabouts {
    const discarded = Object.values(view.discards).reduce((sum, count) => sum + count, 0);
    return new Whereabouts(this.petitions.after(petitionsOf(view), discarded), this.court.after(courtOf(view), 0));
  }
}

function times(card: string, count: number): string[] {
  return Array.from({ length: count }, () => card);
}

function petitionsOf(view: FavouriteView): Wanted {
  const wanted: Wanted = new Map();
  view.seats.forEach((seat, number) => {
    for (const { resource, cards, balls } of seat.columns) wanted.set(`${number} ${resource}`, [...times("ball", balls), ...times(resource, cards)]);
    wanted.set(`${number} duchesses`, times("duchess", seat.paired.length + seat.duchesses));
    wanted.set(`${number} bastilles`, times("bastille", seat.bastilles));
  });
  view.line.forEach((card, place) => wanted.set(`line ${place + 1}`, card === null ? [] : [card]));
  return wanted;
}

function courtOf(view: FavouriteView): Wanted {
  const wanted: Wanted = new Map();
  wanted.set("discards", view.court_discards);
  view.seats.forEach((seat, number) => {
    wanted.set(`${number} paired`, seat.paired);
    wanted.set(`${number} princes`, times("prince", seat.princes));
    wanted.set(`${number} hand`, seat.hand ?? times(HIDDEN, seat.hand_size));
  });
  return wanted;
}
