"""What the columns, the race and the hand of a courtier are worth, in The King's Favourite.

A column is worth the chance to have the most in it when the round ends: the lead over the best rival, measured against
all that may still be taken until then. How far leads move was seen in games of courtiers.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.arithmetic import erf
from antichambre.bots.judgement import Judgement
from antichambre.games.favourite.components import (
    COLUMNS,
    ENOUGH,
    HAND_LIMIT,
    POINTS_DUCHESS,
    POINTS_ENDED,
    POINTS_HAND,
    POINTS_MOST,
    POINTS_TIED,
    SEATS,
)
from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.position import NOBODY

WOBBLE: Final = 2.0  # how far a lead in a column moves while everybody has one more turn
DRIFT: Final = 0.4  # by how much it shrinks in such a turn, for each rival but one: the best of many runs away
RACE_WOBBLE: Final = 1.4  # how far a lead in the number of all cards moves

KEPT: Final = 0.8  # of the point for a court card in hand: some are spied, or one too many
SURPLUS_CARD: Final = 0.2  # one card too many: at least the worst of them goes
SAFE: Final = 0.9  # how often a duchess outlives the round
FREE_DUCHESS: Final = 0.6  # who has no court card yet

# Tables by how much of the round is left, in quarters of a turn of everybody, and by the lead.
QUARTERS: Final = 4
RESTS: Final = 32
FARTHEST: Final = 10  # leads beyond it count as it
LEADS: Final = 2 * FARTHEST + 1


def _below(value: float, sigma: float) -> float:
    """The chance that a wobble of this size stays below the value."""
    if sigma == 0.0:
        return 1.0 if value > 0.0 else 0.0
    return 0.5 + 0.5 * erf(value / sigma / sqrt(2.0))


def _lead_table(wobble: float, drift: float, most: float, tied: float, shared: float) -> vec[float]:
    """By seats, rest and lead: points to be expected; shared: how much of what the rivals get is taken off."""
    found = vec[float]()
    for seats in range(SEATS + 1):
        each = shared / max(seats - 1, 1)
        for rest in range(RESTS):
            turns = rest / QUARTERS
            for lead in range(-FARTHEST, FARTHEST + 1):
                later = lead - drift * turns * (seats - 2)
                ahead = _below(later - 0.5, wobble * sqrt(turns))
                level = _below(later + 0.5, wobble * sqrt(turns)) - ahead
                behind = 1.0 - ahead - level
                found = append(found, most * ahead + tied * level - each * (most * behind + tied * level))
    return found


MOST: Final = float(POINTS_MOST)
TIED: Final = float(POINTS_TIED)
ENDED: Final = float(POINTS_ENDED)
COLUMN_POINTS: Final = _lead_table(WOBBLE, DRIFT, MOST, TIED, 0.0)
COLUMN_MARGIN: Final = _lead_table(WOBBLE, DRIFT, MOST, TIED, 1.0)
RACE_POINTS: Final = _lead_table(RACE_WOBBLE, 0.0, ENDED, 0.5 * ENDED, 0.0)
RACE_MARGIN: Final = _lead_table(RACE_WOBBLE, 0.0, ENDED, 0.5 * ENDED, 1.0)


def at_lead(table: vec[float], seats: i64, rest: i64, lead: i64) -> float:
    if lead > FARTHEST:
        lead = FARTHEST
    elif lead < -FARTHEST:
        lead = -FARTHEST
    return table[(seats * RESTS + rest) * LEADS + lead + FARTHEST]


def hand_worth(cards: i64, duchesses: i64) -> float:
    """Court cards in hand, and the duchesses who wait for some of them."""
    pairs: i64 = cards
    if duchesses < pairs:
        pairs = duchesses
    worth: float = float(pairs) * float(POINTS_DUCHESS) * SAFE + float(duchesses - pairs) * FREE_DUCHESS
    kept: i64 = cards - pairs
    if kept > HAND_LIMIT:
        worth += float(kept - HAND_LIMIT) * SURPLUS_CARD
        kept = HAND_LIMIT
    return worth + float(kept * POINTS_HAND) * KEPT


@mypyc_attr(acyclic=True)
class Columns(Judgement):
    """One seat's place at the table: its columns against the best of the rivals', and the race for the end."""

    def __init__(self) -> None:
        super().__init__()
        self.seat: i64 = 0  # whose place it is
        self.seats: i64 = 0
        self.own: vec[i64] = vec[i64]([0] * COLUMNS)
        self.best: vec[i64] = vec[i64]([0] * COLUMNS)  # of the rivals
        self.cards: i64 = 0  # in all columns
        self.most: i64 = 0  # that a rival has
        self.hand: i64 = 0
        self.rest: i64 = 0
        self.fade: float = 1.0  # how much of a court card's use is still to come
        self.share: float = 1.0  # of what a rival gets, how much is one's own loss
        self.stand: float = 0.0  # columns and race as they are

    def look(self, position: Favourite, seat: i64) -> None:
        """Takes in a seat's place at the table."""
        self.seat = seat
        self.seats = position.seats
        self.share = 1.0 / float(position.seats - 1)
        self.cards = position.gathered(seat)
        self.most = 0
        column: i64 = 0
        while column < COLUMNS:
            self.own[column] = position.column(seat, column)
            self.best[column] = 0
            column += 1
        rival: i64 = 0
        while rival < position.seats:
            if rival != seat:
                cards: i64 = 0
                column = 0
                while column < COLUMNS:
                    theirs: i64 = position.column(rival, column)
                    cards += theirs
                    if theirs > self.best[column]:
                        self.best[column] = theirs
                    column += 1
                if cards > self.most:
                    self.most = cards
            rival += 1
        self.hand = position.hand_size(seat)
        self.rest = self.rest_of(position, 0)
        if not position.taken():
            self.rest += QUARTERS // self.seats  # the turn that is not over
        self.fade = float(self.rest) / float(2 * QUARTERS)
        if self.fade > 1.0:
            self.fade = 1.0
        self.stand = self.columns_and_race(position, 0, 0, 0)

    def rest_of(self, position: Favourite, more: i64) -> i64:
        """How much of the round is left, in quarters of a turn of everybody, once the seat has more cards."""
        cards: i64 = self.cards + more
        if self.most > cards:
            cards = self.most
        lacking: i64 = ENOUGH[position.seats] - cards
        if position.ender != NOBODY or lacking <= 0:
            return (position.first - position.turn - 1 + position.seats) % position.seats * QUARTERS // position.seats
        return 2 + lacking * 7 // 5  # seen in games of courtiers: 0.4 turns, and 0.36 for each card

    def columns_and_race(self, position: Favourite, gold: i64, chocolate: i64, chateau: i64) -> float:
        """The lead that the seat may expect with so many cards more."""
        more: i64 = gold + chocolate + chateau
        rest: i64 = self.rest_of(position, more)
        return (
            self.column_worth(rest, self.own[0] + gold - self.best[0])
            + self.column_worth(rest, self.own[1] + chocolate - self.best[1])
            + self.column_worth(rest, self.own[2] + chateau - self.best[2])
            + self.race_worth(position, rest, more)
        )

    def column_worth(self, rest: i64, lead: i64) -> float:
        return at_lead(COLUMN_MARGIN, self.seats, rest, lead)

    def race_worth(self, position: Favourite, rest: i64, more: i64) -> float:
        if position.ender != NOBODY:
            return 0.0
        if self.cards + more >= ENOUGH[position.seats]:
            return ENDED
        return at_lead(RACE_MARGIN, self.seats, rest, self.cards + more - self.most)

    def ball(self, position: Favourite, column: i64) -> float:
        if column == 0:
            return self.columns_and_race(position, 1, 0, 0)
        if column == 1:
            return self.columns_and_race(position, 0, 1, 0)
        return self.columns_and_race(position, 0, 0, 1)

    def trade(self, position: Favourite, rival: i64, given: i64, taken: i64) -> float:
        """One card of a column given to a rival for one of another column."""
        return (
            self.column_worth(self.rest, self.own[given] - 1 - self.best_with(position, given, rival, 1))
            - self.column_worth(self.rest, self.own[given] - self.best[given])
            + self.column_worth(self.rest, self.own[taken] + 1 - self.best_with(position, taken, rival, -1))
            - self.column_worth(self.rest, self.own[taken] - self.best[taken])
        )

    def best_with(self, position: Favourite, column: i64, changed: i64, by: i64) -> i64:
        """The most that a rival would have in a column."""
        best: i64 = 0
        rival: i64 = 0
        while rival < position.seats:
            if rival != self.seat:
                theirs: i64 = position.column(rival, column)
                if rival == changed:
                    theirs += by
                if theirs > best:
                    best = theirs
            rival += 1
        return best
