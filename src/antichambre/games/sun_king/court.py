"""The court: spheres of influence, tokens, the piles, and what is hidden.

Known to all: everything that lies open or once lay open, also the seals that later cards cover, the discard pile (which
nobody may leaf through, but everybody saw grow), and the special cards that were put under the pack at set-up.
Hidden: the order of the draw pile, and where in its lower half Louis XIV lies.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import (
    ALL_GOLD,
    ALL_POWER,
    CARDS,
    COLOUR_OF,
    FIRST_AUCTION,
    GREY,
    HUES,
    KINDS_OF_AUCTION,
    LOUIS,
    PACK,
    SEAL_ON,
    START_GOLD,
    START_POWER,
    dealt_to,
)
from antichambre.games.sun_king.vocabulary import (
    DISCARDED,
    ELIMINATED,
    GOLD_GAINED,
    GOLD_SPENT,
    PIECES,
    POWER_GAINED,
    POWER_LOST,
    SPARED,
    TURN_BEGUN,
)
from antichambre.kernel.chance import Rng
from antichambre.kernel.engine import Engine, Frame
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import NOBODY

# The phases of a turn, in their order.
USING: Final[i64] = 1  # phase 1
ANNOUNCING: Final[i64] = 2  # phase 2 and its steps
TURNING: Final[i64] = 3
RESOLVING: Final[i64] = 4
CHOOSING: Final[i64] = 5
SPENDING: Final[i64] = 6  # phase 3

# What can be used once a turn: a bit each.
USED_DUEL: Final[i64] = 1
USED_POWER: Final[i64] = 2
USED_WEALTH: Final[i64] = 4
USED_ETIQUETTE: Final[i64] = 8
USED_AUTHORITY: Final[i64] = 16
USED_OVERLORD: Final[i64] = 32
USED_CONSPIRACY: Final[i64] = 64
USED_GOLD: Final[i64] = 128
BY_MEDAL: Final[i64] = 256  # cards are turned one at a time


@mypyc_attr(acyclic=True)
class Resolution(Frame):
    """An auction or special card that is being resolved; it lies on the table until that is done."""

    def __init__(self, card: i64) -> None:
        self.card: i64 = card


@mypyc_attr(acyclic=True)
class Court(Engine):
    """All that lies on the table, whose turn it is and how far it has come."""

    # -----------------------------------------------------------------------------------------------------------------
    # Préparation
    # -----------------------------------------------------------------------------------------------------------------

    def __init__(self, game: Game, seats: i64, variant: Variant, chance: Rng) -> None:
        super().__init__(game, seats, variant, chance)
        self.gentle: bool = False
        self.deck: vec[i64] = vec[i64]()  # never written to after a shuffle, only replaced
        self.at: i64 = 0  # the top card of the draw pile
        self.lower: i64 = 0  # where the lower half begins, in which Louis lies
        self.bottom: i64 = 0  # how many cards at the very bottom everybody knows
        self.louis_seen: bool = False
        self.pile: vec[i64] = vec[i64]()  # the discard pile: how many of each kind
        # Spheres of influence, by seat and colour.
        self.row: vec[i64] = vec[i64]()  # how many quality cards
        self.seals: vec[i64] = vec[i64]()  # which of them bear a seal: a bit each, the lowest for the bottom card
        self.held: vec[i64] = vec[i64]()  # quality and auction cards together: what majorities are made of
        self.owned: vec[i64] = vec[i64]()  # by seat and kind of auction card
        self.power: vec[i64] = vec[i64]()
        self.gold: vec[i64] = vec[i64]()
        self.bank_power: i64 = 0
        self.bank_gold: i64 = 0
        self.alive: vec[i64] = vec[i64]()
        self.still: i64 = 0  # how many players are still in
        # The turn.
        self.turn: i64 = 0
        self.phase: i64 = 0
        self.used: i64 = 0  # what was used in this turn: a bit each
        self.pensions: i64 = 0  # how many Pensions were used in this turn
        self.open: vec[i64] = vec[i64]()  # quality cards turned in phase 2
        self.waiting: vec[i64] = vec[i64]()  # auction and special cards turned in phase 2
        self.goal: i64 = 0  # how many quality cards are to be turned

    def set_up(self, seed: str) -> None:
        self.seed = seed
        self.gentle = self.variant["gentle"] is True
        seats: i64 = self.seats
        self.pile = vec[i64]([0] * len(CARDS))
        self.row = vec[i64]([0] * (seats * HUES))
        self.seals = vec[i64]([0] * (seats * HUES))
        self.held = vec[i64]([0] * (seats * HUES))
        self.owned = vec[i64]([0] * (seats * KINDS_OF_AUCTION))
        self.power = vec[i64]([START_POWER] * seats)
        self.gold = vec[i64]([START_GOLD] * seats)
        self.bank_power = ALL_POWER - seats * START_POWER
        self.bank_gold = ALL_GOLD - seats * START_GOLD
        self.alive = vec[i64]([1] * seats)
        self.still = seats
        self.deal_cards()
        self.begin_turn(0)
        self.proceed()

    def deal_cards(self) -> None:
        """Clockwise, by the table. Auction and special cards go under the pack, and another is dealt (ruling 4)."""
        pack = PACK[:]
        self.chance.shuffle(pack)
        counts = dealt_to(self.seats)
        under = vec[i64]()
        top = 0
        for number in range(max(counts)):
            for seat in range(self.seats):
                while number < counts[seat]:
                    card = pack[top]
                    top += 1
                    if card < FIRST_AUCTION:
                        self.add_quality(seat, card)
                        break
                    under = append(under, card)
        rest = pack[top:]
        for card in under:
            rest = append(rest, card)
        self.bottom = len(under)
        self.hide_louis(rest)

    def hide_louis(self, cards: vec[i64]) -> None:
        """Two halves, the upper with one more if their number is odd; Louis anywhere in the lower one."""
        count: i64 = len(cards)
        self.lower = (count + 1) // 2
        self.put_louis(cards, self.lower + self.chance.below(count - self.lower + 1))

    def put_louis(self, cards: vec[i64], place: i64) -> None:
        deck = vec[i64](capacity=len(cards) + 1)
        i: i64 = 0
        while i < len(cards):
            if i == place:
                deck = append(deck, LOUIS)
            deck = append(deck, cards[i])
            i += 1
        if place == len(cards):
            deck = append(deck, LOUIS)
        self.deck = deck
        self.at = 0

    def copy_court(self, twin: "Court") -> None:
        self.copy_engine(twin)
        twin.gentle = self.gentle
        twin.deck = self.deck
        twin.at = self.at
        twin.lower = self.lower
        twin.bottom = self.bottom
        twin.louis_seen = self.louis_seen
        twin.pile = self.pile[:]
        twin.row = self.row[:]
        twin.seals = self.seals[:]
        twin.held = self.held[:]
        twin.owned = self.owned[:]
        twin.power = self.power[:]
        twin.gold = self.gold[:]
        twin.bank_power = self.bank_power
        twin.bank_gold = self.bank_gold
        twin.alive = self.alive[:]
        twin.still = self.still
        twin.turn = self.turn
        twin.phase = self.phase
        twin.used = self.used
        twin.pensions = self.pensions
        twin.open = self.open[:]
        twin.waiting = self.waiting[:]
        twin.goal = self.goal

    # -----------------------------------------------------------------------------------------------------------------
    # La sphère d'influence
    # -----------------------------------------------------------------------------------------------------------------

    def add_quality(self, seat: i64, card: i64) -> None:
        """A quality card goes on top of its row."""
        place: i64 = seat * HUES + COLOUR_OF[card]
        if SEAL_ON[card] == 1:
            self.seals[place] |= 1 << self.row[place]
        self.row[place] += 1
        self.held[place] += 1

    def top_card(self, seat: i64, colour: i64) -> i64:
        """The top card of a row, or none. Only it can be given, discarded or swapped."""
        place: i64 = seat * HUES + colour
        if self.row[place] == 0:
            return NOBODY
        return 2 * colour + ((self.seals[place] >> (self.row[place] - 1)) & 1)

    def lift_top(self, seat: i64, colour: i64) -> i64:
        """Takes the top card off a row."""
        card: i64 = self.top_card(seat, colour)
        place: i64 = seat * HUES + colour
        self.row[place] -= 1
        self.held[place] -= 1
        self.seals[place] &= (1 << self.row[place]) - 1
        return card

    def add_auction(self, seat: i64, card: i64) -> None:
        """Ruling 1: an auction card lies beside its row and counts as a card of its colour."""
        self.owned[seat * KINDS_OF_AUCTION + card - FIRST_AUCTION] += 1
        if COLOUR_OF[card] != GREY:
            self.held[seat * HUES + COLOUR_OF[card]] += 1

    def drop_auction(self, seat: i64, card: i64) -> None:
        self.owned[seat * KINDS_OF_AUCTION + card - FIRST_AUCTION] -= 1
        if COLOUR_OF[card] != GREY:
            self.held[seat * HUES + COLOUR_OF[card]] -= 1

    def owns(self, seat: i64, auction: i64) -> bool:
        return self.owned[seat * KINDS_OF_AUCTION + auction] > 0

    def has_card(self, seat: i64, place: i64) -> bool:
        """Whether a seat has a card to give: the top of a row (0 to 4), or an auction card (5 and on)."""
        if place < HUES:
            return self.row[seat * HUES + place] > 0
        return self.owned[seat * KINDS_OF_AUCTION + place - HUES] > 0

    def card_at(self, seat: i64, place: i64) -> i64:
        if place < HUES:
            return self.top_card(seat, place)
        return FIRST_AUCTION + place - HUES

    def discard_at(self, seat: i64, place: i64) -> i64:
        """Gives up a card of one's own to the discard pile; the card."""
        card: i64 = self.card_at(seat, place)
        if place < HUES:
            self.lift_top(seat, place)
        else:
            self.drop_auction(seat, card)
        self.pile[card] += 1
        self.tell(DISCARDED, seat, card)
        return card

    def quality_count(self, seat: i64) -> i64:
        count: i64 = 0
        colour: i64 = 0
        while colour < HUES:
            count += self.row[seat * HUES + colour]
            colour += 1
        return count

    def card_count(self, seat: i64) -> i64:
        count: i64 = self.quality_count(seat)
        kind: i64 = 0
        while kind < KINDS_OF_AUCTION:
            count += self.owned[seat * KINDS_OF_AUCTION + kind]
            kind += 1
        return count

    def visible_seals(self, seat: i64) -> i64:
        """Seals on top cards and on auction cards; covered ones do not count."""
        count: i64 = 0
        place: i64 = 0
        while place < HUES + KINDS_OF_AUCTION:
            if self.has_card(seat, place) and SEAL_ON[self.card_at(seat, place)] == 1:
                count += 1 if place < HUES else self.owned[seat * KINDS_OF_AUCTION + place - HUES]
            place += 1
        return count

    def majority(self, seat: i64, colour: i64) -> bool:
        """Majorités: with two or three still in, more than any other; with four to six, as many as any other.
        It needs at least one card (ruling 2)."""
        own: i64 = self.held[seat * HUES + colour]
        if own == 0:
            return False
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.alive[other] == 1:
                theirs: i64 = self.held[other * HUES + colour]
                if theirs > own or (theirs == own and self.still <= 3):
                    return False
            other += 1
        return True

    # -----------------------------------------------------------------------------------------------------------------
    # Comment jouer: clockwise
    # -----------------------------------------------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        self.tell(TURN_BEGUN, seat)
        self.turn = seat
        self.phase = USING
        self.used = 0
        self.pensions = 0

    def after(self, seat: i64) -> i64:
        """The next seat clockwise that is still in."""
        following: i64 = seat + 1
        while True:
            if following >= self.seats:
                following = 0
            if self.alive[following] == 1:
                return following
            following += 1

    # -----------------------------------------------------------------------------------------------------------------
    # Les jetons d'or et de puissance. The bank is finite: you receive what is left (ruling 3).
    # -----------------------------------------------------------------------------------------------------------------

    def gain_power(self, seat: i64, count: i64) -> None:
        if count > self.bank_power:
            count = self.bank_power
        if count > 0:
            self.bank_power -= count
            self.power[seat] += count
            self.tell(POWER_GAINED, seat, count)

    def gain_gold(self, seat: i64, count: i64) -> None:
        if count > self.bank_gold:
            count = self.bank_gold
        if count > 0:
            self.bank_gold -= count
            self.gold[seat] += count
            self.tell(GOLD_GAINED, seat, count)

    def spend_gold(self, seat: i64, count: i64) -> None:
        self.gold[seat] -= count
        self.bank_gold += count
        self.tell(GOLD_SPENT, seat, count)

    def lose_power(self, seat: i64, count: i64) -> None:
        """Who must give more power than they have is out (ruling 7); in a gentle game they give what they have."""
        if count > self.power[seat]:
            if not self.gentle:
                self.eliminate(seat)
                return
            count = self.power[seat]
        if count == 0:
            self.tell(SPARED, seat)
            return
        self.power[seat] -= count
        self.bank_power += count
        self.tell(POWER_LOST, seat, count)

    def out(self, seat: int) -> bool:
        return self.alive[seat] == 0

    def eliminate(self, seat: i64) -> None:
        """All cards to the discard pile, tokens to the bank. The last one standing wins at once."""
        self.tell(ELIMINATED, seat)
        place: i64 = 0
        while place < HUES + KINDS_OF_AUCTION:
            while self.has_card(seat, place):
                self.discard_at(seat, place)
            place += 1
        self.bank_power += self.power[seat]
        self.power[seat] = 0
        self.bank_gold += self.gold[seat]
        self.gold[seat] = 0
        self.alive[seat] = 0
        self.still -= 1
        if self.still == 1:
            self.finish()

    def finish(self) -> None:
        """The game ends on the spot; nothing pending is resolved."""
        self.finished = True
        self.asked = NOBODY

    # -----------------------------------------------------------------------------------------------------------------
    # The piles, what is hidden in them, and what there is
    # -----------------------------------------------------------------------------------------------------------------

    def known_bottom(self) -> vec[i64]:
        """The cards that everybody knows to be the last of the draw pile, in their order (Louis may lie among them)."""
        found = vec[i64]()
        for card in self.deck[self.at :]:
            if card != LOUIS:
                found = append(found, card)
        known: i64 = self.bottom
        if known > len(found):
            known = len(found)
        return found[len(found) - known :]

    def resample(self, seat: int, rng: Rng) -> "Court":
        """The draw pile in another order, the cards known to be at its bottom apart, and Louis anywhere in what is left
        of the lower half. It is the same for every seat: nobody knows more of the pile than the others."""
        world = cast(Court, self.copy())
        world.become_world(rng)
        bottom = self.known_bottom()
        others = [card for card in self.deck[self.at :] if card != LOUIS]
        cards = vec[i64](sorted(others[: len(others) - len(bottom)]))
        world.chance.shuffle(cards)
        for card in bottom:
            cards = append(cards, card)
        world.bottom = len(bottom)
        world.lower = 0
        if self.lower > self.at:
            world.lower = self.lower - self.at
        if len(others) < len(self.deck) - self.at:  # Louis is in it, but for the very end of the game
            world.put_louis(cards, world.lower + world.chance.below(len(cards) - world.lower + 1))
        else:
            world.deck = cards
            world.at = 0
        return world

    def census(self) -> vec[i64]:
        count = vec[i64]([0] * len(PIECES))
        kind: i64 = 0
        while kind < len(CARDS):
            count[kind] += self.pile[kind]
            kind += 1
        for cards in (self.deck[self.at :], self.open, self.waiting):
            for card in cards:
                count[card] += 1
        for frame in self.stack:
            if isinstance(frame, Resolution):
                count[frame.card] += 1
        seat: i64 = 0
        while seat < self.seats:
            colour: i64 = 0
            while colour < HUES:
                place: i64 = seat * HUES + colour
                height: i64 = 0
                while height < self.row[place]:
                    count[2 * colour + ((self.seals[place] >> height) & 1)] += 1
                    height += 1
                colour += 1
            auction: i64 = 0
            while auction < KINDS_OF_AUCTION:
                count[FIRST_AUCTION + auction] += self.owned[seat * KINDS_OF_AUCTION + auction]
                auction += 1
            count[len(CARDS)] += self.power[seat]
            count[len(CARDS) + 1] += self.gold[seat]
            seat += 1
        count[len(CARDS)] += self.bank_power
        count[len(CARDS) + 1] += self.bank_gold
        return count
