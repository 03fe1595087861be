"""Cartes d'enchère: bidding. What is bid is paid piece by piece (payments.py)."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import CARDS
from antichambre.games.sun_king.court import Court, Resolution
from antichambre.games.sun_king.payments import Payment, means
from antichambre.games.sun_king.vocabulary import (
    ASK_BID,
    AUCTION_OPENED,
    BID_MADE,
    MEANS,
    OUT,
    RAISE,
    UNSOLD,
)
from antichambre.kernel.engine import Engine
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED


def open_auction(court: Court, card: i64, leader: i64) -> None:
    """It begins with the player who turned the card."""
    still_in: i64 = 0
    seat: i64 = 0
    while seat < court.seats:
        if court.alive[seat] == 1:
            still_in |= 1 << seat
        seat += 1
    court.tell(AUCTION_OPENED, leader, card)
    court.push(Auction(card, still_in, leader))


@mypyc_attr(acyclic=True)
class Auction(Resolution):
    """Settles who buys an auction card, and for how much."""

    def __init__(self, card: i64, still_in: i64, bidder: i64) -> None:
        super().__init__(card)
        self.still_in: i64 = still_in  # who has not passed: a bit each
        self.bidder: i64 = bidder  # whose turn it is to bid
        self.best: i64 = 0  # the highest bid so far
        self.holder: i64 = NOBODY  # who made it

    def step(self, position: Engine) -> bool:
        """Each in turn raises or is out for good, until one is left; who cannot raise is out unasked."""
        court = cast(Court, position)
        if self.still_in == 0:
            court.pop()
            court.pile[self.card] += 1
            court.tell(UNSOLD, self.card)
            return False
        if self.holder != NOBODY and self.still_in == 1 << self.holder:
            court.pop()
            court.push(Payment(self.card, self.holder, self.best))
            return False
        seat: i64 = self.bidder
        if self.still_in & (1 << seat) == 0:
            self.bidder = court.after(seat)
            return False
        if means(court, seat, self.card) <= self.best:
            self.leave(court, seat)
            return False
        return court.ask(seat, ASK_BID)

    def leave(self, court: Court, seat: i64) -> None:
        court.tell(OUT, seat)
        self.still_in &= ~(1 << seat)
        self.bidder = court.after(seat)

    def copy(self) -> "Auction":
        twin = Auction(self.card, self.still_in, self.bidder)
        twin.best = self.best
        twin.holder = self.holder
        return twin


class ToBid(Question[Court]):
    """A price, or none."""

    def ask(self, court: Court) -> Phrase:
        auction = cast(Auction, court.stack[-1])
        return phrase(self.key, card=CARDS[auction.card], bid=auction.best)


class Bid(Verb[Court]):
    """Ruling 15: a raise, and no more than the bidder could pay. A way for each price, from one."""

    def refusal(self, court: Court, way: i64) -> i64:
        auction = cast(Auction, court.stack[-1])
        if way < auction.best:
            return RAISE
        if way >= means(court, court.asked, auction.card):
            return MEANS
        return ALLOWED

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        auction = cast(Auction, court.stack[-1])
        action: i64 = self.first + auction.best
        end: i64 = self.first + means(court, court.asked, auction.card)
        while action < end:
            found = append(found, action)
            action += 1
        return found

    def perform(self, court: Court, way: i64) -> None:
        auction = cast(Auction, court.stack[-1])
        court.tell(BID_MADE, court.asked, way + 1)
        auction.best = way + 1
        auction.holder = court.asked
        auction.bidder = court.after(court.asked)

    def label(self, court: Court, way: i64) -> Phrase:
        auction = cast(Auction, court.stack[-1])
        return phrase("move-bid", bid=way + 1, means=means(court, court.asked, auction.card))


class Pass(Verb[Court]):
    """Out of this auction for good."""

    def perform(self, court: Court, way: i64) -> None:
        cast(Auction, court.stack[-1]).leave(court, court.asked)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-pass")
