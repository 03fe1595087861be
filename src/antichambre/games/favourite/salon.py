"""The salon: the line of petitions, the piles, what lies before each courtier and what each holds, and what is hidden.

Hidden: the order of both draw piles, and the court cards in the rivals' hands. Whoever lost a card to a Spy knows in
whose hand it went; that is remembered until it may have been played.
"""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    ACTOR,
    ALL_COURT,
    ALL_PETITIONS,
    BALL,
    BASTILLE,
    COLUMNS,
    COPIES,
    COURT,
    DEALT,
    DICE,
    DUCHESS,
    FACES,
    KINDS,
    LINE,
    MUSKETEERS,
    PETITIONS,
    PRINCE,
    TOO_MANY_SPECIALS,
)
from antichambre.games.favourite.vocabulary import DREW, LINE_CARD, LINE_CLEARED, PIECES, ROLLED
from antichambre.kernel.chance import Rng
from antichambre.kernel.engine import Engine, Frame
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import NOBODY

GAP: Final = -1  # in the line

# What somebody remembers of the rivals' hands: who remembers, the card, the seats that may hold it (a bit each).
MEMORY: Final = 3

# The stages of a turn (ruling 1).
OPENING: Final = 1  # court cards, then the roll
ACTING: Final = 2  # rerolls and court cards, then the take
CLOSING: Final = 3  # court cards, then the line is filled


# What interrupts a turn.
LIEUTENANTS: Final = 1
NAMED: Final = 2
BORROWING: Final = 3
TAKING: Final = 4
LAID: Final = 5
SURPLUS: Final = 6


@mypyc_attr(acyclic=True)
class Matter(Frame):
    """Something to be settled before the turn goes on. The numbers of these kinds are part of what golden games keep of
    a position."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def petitions(self) -> vec[i64]:
        """Those that lie nowhere until it is settled."""
        return vec[i64]()


@mypyc_attr(acyclic=True)
class Salon(Engine):
    """All that lies on the table and in the hands, and how far the turn has come."""

    def __init__(self, game: Game, seats: i64, variant: Variant, chance: Rng) -> None:
        super().__init__(game, seats, variant, chance)
        self.deck: vec[i64] = vec[i64]()  # petitions; replaced when shuffled, never written to
        self.deck_at: i64 = 0
        self.pile: vec[i64] = vec[i64]()  # discarded petitions: how many of each kind
        self.line: vec[i64] = vec[i64]()
        self.court: vec[i64] = vec[i64]()  # court cards; replaced when shuffled, never written to
        self.court_at: i64 = 0
        self.court_pile: vec[i64] = vec[i64]()  # discarded court cards, the topmost last
        self.hands: vec[i64] = vec[i64]()  # by seat and kind
        self.memory: vec[i64] = vec[i64]()
        self.resources: vec[i64] = vec[i64]()  # by seat and column
        self.balls: vec[i64] = vec[i64]()  # by seat and column
        self.free: vec[i64] = vec[i64]()  # duchesses without a court card
        self.paired: vec[i64] = vec[i64]()  # by seat and kind: court cards given to duchesses
        self.waiting: vec[i64] = vec[i64]()  # Bastilles
        self.princes: vec[i64] = vec[i64]()  # laid
        self.actors: vec[i64] = vec[i64]()  # laid as princes
        self.musketeers: vec[i64] = vec[i64]()
        self.spent: vec[i64] = vec[i64]()  # musketeers
        self.dice: vec[i64] = vec[i64]()
        self.round: i64 = 0
        self.first: i64 = 0  # who began the round
        self.ender: i64 = NOBODY  # who was first to have enough
        self.idle: i64 = 0  # turns in a row that took nothing
        self.totals: vec[i64] = vec[i64]()
        self.turn: i64 = 0
        self.stage: i64 = 0

    def copy_salon(self, twin: "Salon") -> None:
        self.copy_engine(twin)
        twin.deck = self.deck
        twin.deck_at = self.deck_at
        twin.pile = self.pile[:]
        twin.line = self.line[:]
        twin.court = self.court
        twin.court_at = self.court_at
        twin.court_pile = self.court_pile[:]
        twin.hands = self.hands[:]
        twin.memory = self.memory[:]
        twin.resources = self.resources[:]
        twin.balls = self.balls[:]
        twin.free = self.free[:]
        twin.paired = self.paired[:]
        twin.waiting = self.waiting[:]
        twin.princes = self.princes[:]
        twin.actors = self.actors[:]
        twin.musketeers = self.musketeers[:]
        twin.spent = self.spent[:]
        twin.dice = self.dice[:]
        twin.round = self.round
        twin.first = self.first
        twin.ender = self.ender
        twin.idle = self.idle
        twin.totals = self.totals[:]
        twin.turn = self.turn
        twin.stage = self.stage

    # -----------------------------------------------------------------------------------------------------------------
    # Mise en place
    # -----------------------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """A round begins: everything is shuffled again, musketeers return, two court cards each, six petitions."""
        seats: i64 = self.seats
        self.deck = ALL_PETITIONS[:]
        self.chance.shuffle(self.deck)
        self.deck_at = 0
        self.pile = vec[i64]([0] * len(PETITIONS))
        self.court = ALL_COURT[:]
        self.chance.shuffle(self.court)
        self.court_at = 0
        self.court_pile = vec[i64]()
        self.hands = vec[i64]([0] * (seats * KINDS))
        self.memory = vec[i64]()
        self.resources = vec[i64]([0] * (seats * COLUMNS))
        self.balls = vec[i64]([0] * (seats * COLUMNS))
        self.free = vec[i64]([0] * seats)
        self.paired = vec[i64]([0] * (seats * KINDS))
        self.waiting = vec[i64]([0] * seats)
        self.princes = vec[i64]([0] * seats)
        self.actors = vec[i64]([0] * seats)
        self.musketeers = vec[i64]([MUSKETEERS] * seats)
        self.spent = vec[i64]([0] * seats)
        self.dice = vec[i64]([GAP] * DICE)
        self.ender = NOBODY
        self.idle = 0
        for _ in range(DEALT):
            for seat in range(seats):
                self.draw_court(seat)
        self.line = vec[i64]([GAP] * LINE)
        self.fill_line()

    # -----------------------------------------------------------------------------------------------------------------
    # The line and the piles
    # -----------------------------------------------------------------------------------------------------------------

    def draw_petition(self) -> i64:
        """The next petition; the discards are shuffled when the pile is empty; NOBODY if there are none."""
        if self.deck_at == len(self.deck):
            self.shuffle_discards()
            if len(self.deck) == 0:
                return NOBODY
        card: i64 = self.deck[self.deck_at]
        self.deck_at += 1
        return card

    def shuffle_discards(self) -> None:
        """The discards, and what is left of the draw pile, become the draw pile."""
        cards = self.deck[self.deck_at :]
        kind: i64 = 0
        while kind < len(self.pile):
            while self.pile[kind] > 0:
                cards = append(cards, kind)
                self.pile[kind] -= 1
            kind += 1
        self.chance.shuffle(cards)
        self.deck = cards
        self.deck_at = 0

    def fill_line(self) -> None:
        """Gaps are filled in place, left to right; too few: the line closes up shorter. Five or six specials: all is
        shuffled into the draw pile and dealt again (ruling 10)."""
        while True:
            kept = vec[i64](capacity=LINE)
            place: i64 = 0
            while place < LINE:
                card: i64 = GAP
                if place < len(self.line):
                    card = self.line[place]
                if card == GAP:
                    card = self.draw_petition()
                    if card != NOBODY:
                        self.tell(LINE_CARD, len(kept) + 1, card)
                if card != NOBODY:
                    kept = append(kept, card)
                place += 1
            self.line = kept
            if self.specials_in_line() < TOO_MANY_SPECIALS:
                return
            self.shuffle_line_in()

    def specials_in_line(self) -> i64:
        count: i64 = 0
        for card in self.line:
            if card >= BALL:
                count += 1
        return count

    def shuffle_line_in(self) -> None:
        """With the discards too, if the draw pile alone has fewer than two resources."""
        resources: i64 = 0
        for card in self.deck[self.deck_at :]:
            if card < BALL:
                resources += 1
        cards = self.deck[self.deck_at :]
        for card in self.line:
            cards = append(cards, card)
        self.line = vec[i64]([GAP] * LINE)
        self.deck = cards
        self.deck_at = 0
        self.tell(LINE_CLEARED)
        if resources < 2:
            self.shuffle_discards()
        else:
            cards = self.deck[:]
            self.chance.shuffle(cards)
            self.deck = cards

    def clear_line(self) -> None:
        """The whole line to the discards."""
        for card in self.line:
            if card != GAP:
                self.pile[card] += 1
        self.line = vec[i64]([GAP] * LINE)
        self.tell(LINE_CLEARED)

    def court_left(self) -> i64:
        """How many court cards can still be drawn."""
        return len(self.court) - self.court_at + len(self.court_pile)

    def draw_court(self, seat: i64) -> None:
        """Court discards are shuffled when the pile is empty; if there are none, nothing is drawn (ruling 11)."""
        if self.court_at == len(self.court):
            if len(self.court_pile) == 0:
                return
            cards = self.court_pile[:]
            self.chance.shuffle(cards)
            self.court = cards
            self.court_at = 0
            self.court_pile = vec[i64]()
        card: i64 = self.court[self.court_at]
        self.court_at += 1
        self.hands[seat * KINDS + card] += 1
        self.tell(DREW, seat, card)

    def roll(self, die: i64) -> None:
        self.dice[die] = FACES[self.chance.below(len(FACES))]
        self.tell(ROLLED, self.turn, die + 1, self.dice[die])

    def discard_court(self, card: i64) -> None:
        self.court_pile = append(self.court_pile, card)

    # -----------------------------------------------------------------------------------------------------------------
    # What lies before a player, and how far the turn has come
    # -----------------------------------------------------------------------------------------------------------------

    def rolled(self) -> bool:
        """Whether the dice have been rolled and nothing taken yet."""
        return self.stage == ACTING

    def taken(self) -> bool:
        """Whether the player whose turn it is has taken already, or taken nothing."""
        return self.stage == CLOSING

    def column(self, seat: i64, column: i64) -> i64:
        """The cards in a column, balls included."""
        return self.resources[seat * COLUMNS + column] + self.balls[seat * COLUMNS + column]

    def gathered(self, seat: i64) -> i64:
        """Resource cards before a player, balls included."""
        count: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            count += self.column(seat, column)
            column += 1
        return count

    def paired_count(self, seat: i64) -> i64:
        """Duchesses with a court card."""
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            count += self.paired[seat * KINDS + kind]
            kind += 1
        return count

    def duchesses(self, seat: i64) -> i64:
        return self.free[seat] + self.paired_count(seat)

    # -----------------------------------------------------------------------------------------------------------------
    # Hands, and what others remember of them
    # -----------------------------------------------------------------------------------------------------------------

    def hand_size(self, seat: i64) -> i64:
        count: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            count += self.hands[seat * KINDS + kind]
            kind += 1
        return count

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.hands[seat * KINDS + kind] > 0

    def might_hold(self, seat: i64, kind: i64) -> bool:
        """Whether a seat may hold such a card as far as everybody can see: it has cards in hand, and not all copies lie
        open. Who is asked to react follows from this alone, so that being asked says nothing (ruling 12)."""
        if self.hand_size(seat) == 0:
            return False
        open_copies: i64 = 0
        for card in self.court_pile:
            if card == kind:
                open_copies += 1
        owner: i64 = 0
        while owner < self.seats:
            open_copies += self.paired[owner * KINDS + kind]
            owner += 1
        return open_copies < COPIES[kind]

    def lay_down(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand openly: whoever remembered such a card there no longer can."""
        self.hands[seat * KINDS + kind] -= 1
        observer: i64 = 0
        while observer < self.seats:
            self.forget(observer, kind, seat)
            observer += 1
        self.forget_empty_hand(seat)

    def forget(self, observer: i64, kind: i64, seat: i64) -> None:
        """One card of this kind left the seat's hand, seen by the observer. Of several that might have lain there it is
        not known which it was: those left may lie wherever any of them might."""
        rest = vec[i64]()
        holders: i64 = 0
        gone: bool = False
        i: i64 = 0
        while i < len(self.memory):
            match: bool = self.memory[i] == observer and self.memory[i + 1] == kind
            if match and self.memory[i + 2] & (1 << seat) != 0:
                holders |= self.memory[i + 2]
                if gone:
                    rest = append(append(append(rest, observer), kind), holders)
                gone = True
            else:
                rest = append(append(append(rest, self.memory[i]), self.memory[i + 1]), self.memory[i + 2])
            i += MEMORY
        self.memory = rest

    def forget_empty_hand(self, seat: i64) -> None:
        """An empty hand holds nothing that anybody remembers."""
        if self.hand_size(seat) > 0:
            return
        i: i64 = 0
        while i < len(self.memory):
            self.memory[i + 2] &= ~(1 << seat)
            i += MEMORY

    def remember_theft(self, spy: i64, victim: i64, kind: i64) -> None:
        """The victim knows where the card went; others only know that one card of the victim's went to the spy."""
        self.forget(spy, kind, victim)
        i: i64 = 0
        while i < len(self.memory):
            observer: i64 = self.memory[i]
            if observer != spy and observer != victim and self.memory[i + 2] & (1 << victim) != 0:
                self.memory[i + 2] |= 1 << spy
            i += MEMORY
        self.memory = append(append(append(self.memory, victim), kind), 1 << spy)
        self.forget_empty_hand(victim)

    # -----------------------------------------------------------------------------------------------------------------
    # What is hidden, and what there is
    # -----------------------------------------------------------------------------------------------------------------

    def resample(self, seat: int, rng: Rng) -> "Salon":
        """Both draw piles in another order, and other court cards in the rivals' hands, but for those remembered."""
        world = cast(Salon, self.copy())
        world.become_world(rng)
        petitions = vec[i64](sorted(self.deck[self.deck_at :]))
        world.chance.shuffle(petitions)
        world.deck = petitions
        world.deck_at = 0
        self.deal_hands_afresh(world, seat)
        if world.asked >= 0:
            world.relist()
        return world

    def deal_hands_afresh(self, world: "Salon", seat: i64) -> None:
        cards = list(self.court[self.court_at :])
        for rival in range(self.seats):
            if rival != seat:
                for kind in range(KINDS):
                    cards += [kind] * self.hands[rival * KINDS + kind]
                    world.hands[rival * KINDS + kind] = 0
        cards.sort()
        room = [0 if rival == seat else self.hand_size(rival) for rival in range(self.seats)]
        mine = []
        world.memory = vec[i64]()
        for i in range(0, len(self.memory), MEMORY):
            observer, kind, holders = [self.memory[i + k] for k in range(MEMORY)]
            if observer == seat:  # what rivals remember, the seat does not know
                mine.append((kind, [rival for rival in range(self.seats) if holders & (1 << rival)]))
                world.memory = append(append(append(world.memory, observer), kind), holders)
        for (kind, _), rival in zip(mine, found_room(mine, room, world.chance), strict=True):
            cards.remove(kind)
            room[rival] -= 1
            world.hands[rival * KINDS + kind] += 1
        unknown = vec[i64](cards)
        world.chance.shuffle(unknown)
        at = 0
        for rival in range(self.seats):
            for _ in range(room[rival]):
                world.hands[rival * KINDS + unknown[at]] += 1
                at += 1
        world.court = unknown[at:]
        world.court_at = 0

    def census(self) -> vec[i64]:
        count = vec[i64]([0] * len(PIECES))
        court: i64 = len(PETITIONS)
        for card in self.deck[self.deck_at :]:
            count[card] += 1
        for card in self.line:
            if card != GAP:
                count[card] += 1
        kind: i64 = 0
        while kind < len(PETITIONS):
            count[kind] += self.pile[kind]
            kind += 1
        for card in self.court[self.court_at :]:
            count[court + card] += 1
        for card in self.court_pile:
            count[court + card] += 1
        seat: i64 = 0
        while seat < self.seats:
            column: i64 = 0
            while column < COLUMNS:
                count[column] += self.resources[seat * COLUMNS + column]
                count[BALL] += self.balls[seat * COLUMNS + column]
                column += 1
            count[DUCHESS] += self.free[seat]
            count[BASTILLE] += self.waiting[seat]
            kind = 0
            while kind < KINDS:
                count[DUCHESS] += self.paired[seat * KINDS + kind]
                count[court + kind] += self.paired[seat * KINDS + kind] + self.hands[seat * KINDS + kind]
                kind += 1
            count[court + PRINCE] += self.princes[seat]
            count[court + ACTOR] += self.actors[seat]
            count[court + len(COURT)] += self.musketeers[seat] + self.spent[seat]
            seat += 1
        for frame in self.stack:
            for card in cast(Matter, frame).petitions():
                count[card] += 1
        return count


def found_room(memories: list[tuple[int, list[int]]], room: list[int], chance: Rng) -> list[int]:
    """A hand for each card remembered, out of those that may hold it, so that all find room."""
    if not memories:
        return []
    (_, holders), rest = memories[0], memories[1:]
    order = vec[i64](holders)
    chance.shuffle(order)
    for rival in order:
        if room[rival] > 0:
            left = list(room)
            left[rival] -= 1
            others = found_room(rest, left, chance)
            if len(others) == len(rest):
                return [rival, *others]
    return []
