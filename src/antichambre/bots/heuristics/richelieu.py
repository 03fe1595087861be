"""What a courtier thinks at the table of Richelieu.

Each subject (a province, a symbol) is judged as if every shield or symbol still on the table went to either player
with equal chance: that gives, for any counts, how many points one may expect to lead by. A card is worth what it adds
to that; a marker what it may save; an exposed card what the rival may gain.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.bots.judgement import Judgement
from antichambre.games.richelieu.components import (
    COLUMNS,
    LACKING,
    PROVINCE_OF,
    RECOVER_DISC,
    ROWS,
    SHIELDS_ON,
    SQUARE_ON,
    SQUARES,
    SUBJECTS,
    SYMBOL_ON,
)
from antichambre.games.richelieu.counting import on_cards
from antichambre.games.richelieu.rules import Richelieu
from antichambre.games.richelieu.taking import ENDS
from antichambre.games.richelieu.vocabulary import LIFT, PAY, PAY_RESERVE, PLACE, RECOVER, STOP
from antichambre.kernel.position import NOBODY, Position

MOST: Final[i64] = 20  # more than any subject has, discs included

DISC: Final = 1.5  # a face-down disc
EXPOSED: Final = 0.5  # of what the card behind would bring the rival
SECOND: Final = 0.8  # of what a second card would bring, when choosing the first
PRICE: Final = 2.0  # a marker given up for good
NEAR: Final = vec[float]([0.6, 0.5, 0.3, 0.2, 0.1, 0.05])  # what a marker saves, by how far its card is from an end


def _expected_leads() -> vec[float]:
    """For own count, rival's count and the number still open: the points by which one may expect to lead."""
    table = vec[float]([0.0] * (MOST * MOST * MOST))
    for still in range(MOST):
        for own in range(MOST):
            for rival in range(MOST):
                place = (still * MOST + own) * MOST + rival
                if still == 0:
                    table[place] = float(own) if own > rival else (0.0 if own == rival else -float(rival))
                elif own + 1 < MOST and rival + 1 < MOST:
                    gained = table[((still - 1) * MOST + own + 1) * MOST + rival]
                    yielded = table[((still - 1) * MOST + own) * MOST + rival + 1]
                    table[place] = (gained + yielded) / 2
    return table


LEADS: Final = _expected_leads()
CHANCE_OF_NONE: Final = vec[float]([0.5**still for still in range(MOST)])


@mypyc_attr(acyclic=True)
class Counts:
    """What both have and what is still open, in each subject, as the seat knows it."""

    def __init__(self, table: Richelieu, seat: i64) -> None:
        self.own: vec[i64] = on_cards(table, seat)  # on cards
        self.rival: vec[i64] = on_cards(table, 1 - seat)
        self.more: vec[i64] = vec[i64]([0] * len(SUBJECTS))  # on own discs
        self.open: vec[i64] = vec[i64]([0] * len(SUBJECTS))
        row: i64 = 0
        while row < ROWS:
            cell: i64 = table.left[row]
            while cell <= table.right[row]:
                card: i64 = table.cards[cell]
                self.open[PROVINCE_OF[card]] += SHIELDS_ON[card]
                if SYMBOL_ON[card] != NOBODY:
                    self.open[SYMBOL_ON[card]] += 1
                cell += 1
            row += 1
        square: i64 = 0
        while square < len(SQUARES):
            if table.taker[SQUARES[square]] == seat and table.discs[square] != RECOVER_DISC:
                self.more[table.discs[square]] += 1
            square += 1

    def swing(self, subject: i64, count: i64, side: i64) -> float:
        """How many points a gain in a subject is worth to the seat (side 0) or to the rival (side 1)."""
        own: i64 = self.own[subject]
        rival: i64 = self.rival[subject]
        more: i64 = self.more[subject]
        still: i64 = self.open[subject]
        before: float = LEADS[(still * MOST + own + more) * MOST + rival]
        still -= count
        if side == 0:
            worth: float = LEADS[(still * MOST + own + count + more) * MOST + rival] - before
            if own == 0:
                worth -= float(LACKING) * CHANCE_OF_NONE[still + count]
            return worth
        worth = before - LEADS[(still * MOST + own + more) * MOST + rival + count]
        if rival == 0:
            worth -= float(LACKING) * CHANCE_OF_NONE[still + count]
        return worth

    def card(self, card: i64, side: i64) -> float:
        """What a card is worth to the seat (side 0) or to the rival (side 1)."""
        worth: float = self.swing(PROVINCE_OF[card], SHIELDS_ON[card], side)
        if SYMBOL_ON[card] != NOBODY:
            worth += self.swing(SYMBOL_ON[card], 1, side)
        return worth


@mypyc_attr(acyclic=True)
class RichelieuJudgement(Judgement):
    def __init__(self) -> None:
        super().__init__()
        self.spread = 12.0
        self.epsilon = 20

    def weigh(self, position: Position, legal: vec[i64]) -> vec[float]:
        assert isinstance(position, Richelieu)
        counts = Counts(position, position.asked)
        weights = vec[float]([0.0] * len(legal))
        i: i64 = 0
        while i < len(legal):
            action: i64 = legal[i]
            if action < PLACE:
                weights[i] = self.take(position, counts, action)
            elif action < PAY_RESERVE:
                weights[i] = self.marker(position, counts, action - PLACE)
            elif action == PAY_RESERVE:
                weights[i] = -0.5
            elif action < LIFT:
                weights[i] = -self.marker(position, counts, action - PAY)
            elif action < STOP:
                weights[i] = -self.marker(position, counts, action - LIFT)
            elif action == RECOVER:
                weights[i] = PRICE / 2
            i += 1
        return weights

    def take(self, table: Richelieu, counts: Counts, end: i64) -> float:
        """The card and its disc, less its price and what it exposes; and the second card that may follow."""
        cell: i64 = table.end_cell(end)
        worth: float = self.gain(table, counts, cell)
        card: i64 = table.cards[cell]
        if table.taken == 0 and not table.opening and SHIELDS_ON[card] == 1:
            best: float = 0.0
            other: i64 = 0
            while other < ENDS:
                second: i64 = self.after(table, other, end)
                if second >= 0 and SHIELDS_ON[table.cards[second]] == 1:
                    if (
                        PROVINCE_OF[table.cards[second]] == PROVINCE_OF[card]
                        and table.marker[second] != 1 - table.asked
                    ):
                        gain: float = self.gain(table, counts, second)
                        if gain > best:
                            best = gain
                other += 1
            worth += SECOND * best
        return worth

    def gain(self, table: Richelieu, counts: Counts, cell: i64) -> float:
        worth: float = counts.card(table.cards[cell], 0)
        if SQUARE_ON[cell] != NOBODY:
            worth += DISC
        if table.marker[cell] == 1 - table.asked:
            worth -= PRICE
        behind: i64 = cell - 1
        if cell == table.left[cell // COLUMNS]:
            behind = cell + 1
        row: i64 = cell // COLUMNS
        if table.left[row] <= behind <= table.right[row] and table.marker[behind] != table.asked:
            exposed: float = counts.card(table.cards[behind], 1)
            if SQUARE_ON[behind] != NOBODY:
                exposed += DISC
            worth -= EXPOSED * exposed
        return worth

    def after(self, table: Richelieu, end: i64, taken: i64) -> i64:
        """The card at an end once the one at another (or the same) end is taken; none when the row is empty."""
        row: i64 = end >> 1
        left: i64 = table.left[row]
        right: i64 = table.right[row]
        if taken >> 1 == row:
            if taken & 1 == 0:
                left += 1
            else:
                right -= 1
        if left > right:
            return NOBODY
        if end & 1 == 0:
            return left
        return right

    def marker(self, table: Richelieu, counts: Counts, cell: i64) -> float:
        """What one's marker on a card is worth: the card, to either side, the more the nearer it is to an end."""
        row: i64 = cell // COLUMNS
        far: i64 = cell - table.left[row]
        if table.right[row] - cell < far:
            far = table.right[row] - cell
        card: i64 = table.cards[cell]
        worth: float = counts.card(card, 0) + counts.card(card, 1)
        if SQUARE_ON[cell] != NOBODY:
            worth += 2 * DISC
        return NEAR[far] * worth / 2


assert len(NEAR) * 2 >= COLUMNS, "every card has a distance"
