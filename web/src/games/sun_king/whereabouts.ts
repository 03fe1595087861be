/** Where each card lies. The house tells what lies where, not which card it was: a card that is gone from one place and
 * has come to another is taken for the same, so that it can be seen to travel there. */
import type { SunKingView } from "$/generated/types";

import { cardsOf } from "./cards";

const PILE = "draw"; // out of it come cards that nobody has seen
const SHOWN_OF_DISCARDS = 6;
const NEXT_OF_PILE = 8;

/** What lies in one place, from the bottom; each card with its piece. */
export interface Lying {
  card: string;
  piece: string;
}
type Places = Map<string, Lying[]>;

export class Whereabouts {
  constructor(
    private readonly places: Places = new Map(),
    private readonly discarded: Lying[] = [],
    private readonly count = 0,
    private readonly pile = 0,
  ) {}

  /** What lies in a place: "0 blue" (a row), "0 favours", "open", "waiting", "stage". */
  at(place: string): Lying[] {
    return this.places.get(place) ?? [];
  }

  /** The last ones that went to the discard pile. */
  get discards(): Lying[] {
    return this.discarded;
  }

  /** The pieces that come next out of the draw pile. */
  get next(): string[] {
    return Array.from({ length: NEXT_OF_PILE }, (_, further) => `${PILE}-${this.count + further}`);
  }

  /** How things lie in the next view. */
  after(view: SunKingView): Whereabouts {
    const kept: Places = new Map();
    const wanted = lyings(view);
    const loose: Lying[] = [];
    for (const [place, cards] of wanted) kept.set(place, stayed(this.at(place), cards, loose));
    for (const [place, lying] of this.places) if (!wanted.has(place)) loose.push(...lying);
    const discarded = [...this.discarded];
    const coming = view.discard_pile < this.pile ? discarded : []; // Etiquette, or a move taken back
    let count = this.count;
    for (const [place, cards] of wanted) {
      const lying = kept.get(place)!;
      for (const card of cards.slice(lying.length)) lying.push(taken(card, loose) ?? taken(card, coming) ?? { card, piece: `${PILE}-${count++}` });
    }
    discarded.push(...loose);
    const shown = Math.min(SHOWN_OF_DISCARDS, view.discard_pile);
    return new Whereabouts(kept, discarded.slice(discarded.length - Math.min(shown, discarded.length)), count, view.discard_pile);
  }
}

/** Those that lie as they lay; the others are loose. */
function stayed(before: Lying[], cards: string[], loose: Lying[]): Lying[] {
  let same = 0;
  while (same < before.length && before[same]!.card === cards[same]) same++;
  loose.push(...before.slice(same));
  return before.slice(0, same);
}

function taken(card: string, from: Lying[]): Lying | null {
  const at = from.findIndex((one) => one.card === card);
  return at < 0 ? null : from.splice(at, 1)[0]!;
}

function lyings(view: SunKingView): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [seat, sphere] of view.seats.entries()) {
    for (const row of sphere.rows) places.set(`${seat} ${row.colour}`, cardsOf(row));
    places.set(`${seat} favours`, sphere.auction_cards);
  }
  const stage = view.auction?.card ?? view.resolving.at(-1);
  places.set("stage", stage ? [stage] : []);
  places.set("open", view.open);
  places.set("waiting", view.waiting);
  return places;
}
