"""What interrupts a turn: the cards that are resolved, within each other, and the rest of an action."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.vocabulary import (
    ASK_CHOOSE_SECOND,
    ASK_ETIQUETTE_TAKE,
    ASK_SWAP_GIVE,
)
from antichambre.kernel.engine import Frame
from antichambre.kernel.position import NOBODY

# The kinds of frames.
AUCTION: Final = 1
PAYMENT: Final = 2
SINGLE_DRAW: Final = 3
ROUND: Final = 4
PENDING: Final = 5

NOTHING_PAID: Final = 99  # more than any piece is worth


@mypyc_attr(acyclic=True)
class Resolution(Frame):
    """An auction or special card that is being resolved; it lies on the table until that is done."""

    def __init__(self, kind: i64, card: i64) -> None:
        super().__init__(kind)
        self.card: i64 = card


@mypyc_attr(acyclic=True)
class Auction(Resolution):
    """Settles who buys an auction card, and for how much."""

    def __init__(self, card: i64, still_in: i64, bidder: i64) -> None:
        super().__init__(AUCTION, card)
        self.still_in: i64 = still_in  # who has not passed: a bit each
        self.bidder: i64 = bidder  # whose turn it is to bid
        self.best: i64 = 0  # the highest bid so far
        self.holder: i64 = NOBODY  # who made it

    def copy(self) -> "Auction":
        twin = Auction(self.card, self.still_in, self.bidder)
        twin.best = self.best
        twin.holder = self.holder
        return twin


@mypyc_attr(acyclic=True)
class Payment(Resolution):
    """Settles with which pieces the winner of an auction pays; then the card changes hands."""

    def __init__(self, card: i64, buyer: i64, price: i64) -> None:
        super().__init__(PAYMENT, card)
        self.buyer: i64 = buyer
        self.price: i64 = price
        self.owed: i64 = price  # what is still to be paid
        self.smallest: i64 = NOTHING_PAID  # the worth of the smallest piece paid

    def copy(self) -> "Payment":
        twin = Payment(self.card, self.buyer, self.price)
        twin.owed = self.owed
        twin.smallest = self.smallest
        return twin


@mypyc_attr(acyclic=True)
class Round(Resolution):
    """Settles a special card (Mazarin, debts) with everybody whom it concerns, clockwise."""

    def __init__(self, card: i64, question: i64, left: i64, reached: i64) -> None:
        super().__init__(ROUND, card)
        self.question: i64 = question  # what they are asked
        self.left: i64 = left  # who is still to be asked: a bit each
        self.reached: i64 = reached  # the seat that the round has come to

    def copy(self) -> "Round":
        return Round(self.card, self.question, self.left, self.reached)


@mypyc_attr(acyclic=True)
class SingleDraw(Frame):
    """Settles a single draw (gold action, Mazarin): somebody turns cards until a quality card comes."""

    def __init__(self, seat: i64) -> None:
        super().__init__(SINGLE_DRAW)
        self.seat: i64 = seat

    def copy(self) -> "SingleDraw":
        return SingleDraw(self.seat)


@mypyc_attr(acyclic=True)
class Pending(Frame):
    """Settles the rest of an action of the player whose turn it is: a question that must be answered before the turn
    goes on. `question` tells which; those derived from it hold what the question is about."""

    def __init__(self, question: i64) -> None:
        super().__init__(PENDING)
        self.question: i64 = question

    def copy(self) -> "Pending":
        return Pending(self.question)


@mypyc_attr(acyclic=True)
class Exchange(Pending):
    """Settles which card Étiquette fetches from the discard pile for the one given."""

    def __init__(self, given: i64) -> None:
        super().__init__(ASK_ETIQUETTE_TAKE)
        self.given: i64 = given

    def copy(self) -> "Exchange":
        return Exchange(self.given)


@mypyc_attr(acyclic=True)
class Swap(Pending):
    """Settles which card of one's own goes to a rival for the top card of one of the rival's rows."""

    def __init__(self, rival: i64, colour: i64) -> None:
        super().__init__(ASK_SWAP_GIVE)
        self.rival: i64 = rival
        self.colour: i64 = colour

    def copy(self) -> "Swap":
        return Swap(self.rival, self.colour)


@mypyc_attr(acyclic=True)
class SecondChoice(Pending):
    """Settles whether Influence takes a second card, of the colour of the first."""

    def __init__(self, first: i64) -> None:
        super().__init__(ASK_CHOOSE_SECOND)
        self.first: i64 = first

    def copy(self) -> "SecondChoice":
        return SecondChoice(self.first)
