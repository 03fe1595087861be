"""Cartes d'enchère: bidding, and paying piece by piece."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import (
    COLOUR_OF,
    GREY,
    HUES,
    KINDS_OF_AUCTION,
    WORTH_CARD,
    WORTH_SAME,
    WORTH_UNIT,
)
from antichambre.games.sun_king.court import Court
from antichambre.games.sun_king.frames import Auction, Payment
from antichambre.games.sun_king.vocabulary import (
    ASK_BID,
    ASK_PAY,
    AUCTION_OPENED,
    BID,
    BID_MADE,
    HIGHEST_BID,
    MEANS,
    NEEDLESS_PIECE,
    NOT_OWNED,
    OTHER_QUESTION,
    OUT,
    PAID,
    PASS,
    PAY_CARD,
    PAY_GOLD,
    PAY_POWER,
    RAISE,
    SHORT_OF_TOKENS,
    SOLD,
    TOP_CARDS,
    UNSOLD,
)
from antichambre.kernel.game import ALLOWED
from antichambre.kernel.position import NOBODY


@mypyc_attr(acyclic=True)
class Auctions(Court):
    """The court, and how its auctions go."""

    def open_auction(self, leader: i64, card: i64) -> None:
        """It begins with the player who turned the card."""
        still_in: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.alive[seat] == 1:
                still_in |= 1 << seat
            seat += 1
        self.tell(AUCTION_OPENED, leader, card)
        self.push(Auction(card, still_in, leader))

    def step_auction(self, auction: Auction) -> bool:
        """Each in turn raises or is out for good, until one is left; who cannot raise is out unasked."""
        if auction.still_in == 0:
            self.pop()
            self.pile[auction.card] += 1
            self.tell(UNSOLD, auction.card)
            return False
        if auction.holder != NOBODY and auction.still_in == 1 << auction.holder:
            self.pop()
            self.push(Payment(auction.card, auction.holder, auction.best))
            return False
        seat: i64 = auction.bidder
        if auction.still_in & (1 << seat) == 0:
            auction.bidder = self.after(seat)
            return False
        if self.means(seat, auction.card) <= auction.best:
            self.leave_auction(seat)
            return False
        return self.ask(seat, ASK_BID)

    def means(self, seat: i64, card: i64) -> i64:
        """What a seat could pay at the most for an auction card (a bid never goes beyond HIGHEST_BID)."""
        colour: i64 = COLOUR_OF[card]
        same: i64 = 0
        if colour != GREY:
            same = self.held[seat * HUES + colour]
        cards: i64 = self.card_count(seat) - same
        total: i64 = (self.power[seat] + self.gold[seat]) * WORTH_UNIT + cards * WORTH_CARD + same * WORTH_SAME
        if total > HIGHEST_BID:
            return HIGHEST_BID
        return total

    def bid_refusal(self, number: i64) -> i64:
        """Ruling 15: a raise, and no more than the bidder could pay."""
        if self.question != ASK_BID:
            return OTHER_QUESTION
        auction = cast(Auction, self.stack[-1])
        if number <= auction.best:
            return RAISE
        if number > self.means(self.asked, auction.card):
            return MEANS
        return ALLOWED

    def list_bids(self) -> vec[i64]:
        auction = cast(Auction, self.stack[-1])
        number: i64 = auction.best + 1
        most: i64 = self.means(self.asked, auction.card)
        found = vec[i64](capacity=most - number + 2)
        while number <= most:
            found = append(found, BID + number - 1)
            number += 1
        return append(found, PASS)

    def bid(self, number: i64) -> None:
        auction = cast(Auction, self.stack[-1])
        self.tell(BID_MADE, self.asked, number)
        auction.best = number
        auction.holder = self.asked
        auction.bidder = self.after(self.asked)

    def leave_auction(self, seat: i64) -> None:
        auction = cast(Auction, self.stack[-1])
        self.tell(OUT, seat)
        auction.still_in &= ~(1 << seat)
        auction.bidder = self.after(seat)

    # -----------------------------------------------------------------------------------------------------------------
    # Payment: a unit is worth 1, a card 2, a card of the lot's colour 3. No change is given, and a payment may contain
    # no piece that it does not need (ruling 15).
    # -----------------------------------------------------------------------------------------------------------------

    def step_payment(self, payment: Payment) -> bool:
        if payment.owed > 0:
            return self.ask(payment.buyer, ASK_PAY)
        self.pop()
        self.add_auction(payment.buyer, payment.card)
        self.tell(SOLD, payment.buyer, payment.card)
        return False

    def worth_of(self, place: i64, lot: i64) -> i64:
        """What a card (the top of a row, or an auction card) is worth when paid for a lot."""
        colour: i64 = place
        if place >= HUES:
            colour = COLOUR_OF[self.card_at(0, place)]
        if colour != GREY and colour == COLOUR_OF[lot]:
            return WORTH_SAME
        return WORTH_CARD

    def pay_refusal(self, action: i64) -> i64:
        """Whether a piece is there, and the payment can still be completed without a needless piece."""
        if self.question != ASK_PAY:
            return OTHER_QUESTION
        seat: i64 = self.asked
        payment = cast(Payment, self.stack[-1])
        lot: i64 = payment.card
        units: i64 = self.power[seat] + self.gold[seat]
        same: i64 = 0
        if COLOUR_OF[lot] != GREY:
            same = self.held[seat * HUES + COLOUR_OF[lot]]
        cards: i64 = self.card_count(seat) - same
        worth: i64 = WORTH_UNIT
        if action == PAY_POWER or action == PAY_GOLD:
            have: i64 = self.power[seat]
            if action == PAY_GOLD:
                have = self.gold[seat]
            if have == 0:
                return SHORT_OF_TOKENS
            units -= 1
        else:
            place: i64 = action - PAY_CARD
            if not self.has_card(seat, place):
                if place < HUES:
                    return TOP_CARDS
                return NOT_OWNED
            worth = self.worth_of(place, lot)
            if worth == WORTH_SAME:
                same -= 1
            else:
                cards -= 1
        smallest: i64 = payment.smallest
        if worth < smallest:
            smallest = worth
        if self.completes(payment.owed - worth, smallest, units, cards, same):
            return ALLOWED
        return NEEDLESS_PIECE

    def completes(self, owed: i64, smallest: i64, units: i64, cards: i64, same: i64) -> bool:
        """Whether so many pieces can pay what is owed so that what is paid too much is less than the smallest piece."""
        if owed <= 0:
            return -owed < smallest
        dear: i64 = 0
        while dear <= same:
            left: i64 = owed - dear * WORTH_SAME
            if left <= 0:
                # Cards of the lot's colour alone, perhaps with others paid before.
                return -left < smallest
            plain: i64 = left // WORTH_CARD
            if plain > cards:
                plain = cards
            left -= plain * WORTH_CARD
            if left <= units * WORTH_UNIT:
                return True  # to the unit
            # One plain card more, no unit in the payment: too much by one.
            if plain < cards and left < WORTH_CARD and WORTH_CARD - left < smallest:
                return True
            dear += 1
        return False

    def list_payments(self) -> vec[i64]:
        """The next piece. Where all ways to pay come to the same pieces there is no choice, and the first will do."""
        found = vec[i64](capacity=16)
        settled: bool = self.is_settled()
        action: i64 = PAY_POWER
        while action < PAY_CARD + HUES + KINDS_OF_AUCTION:
            if self.pay_refusal(action) == ALLOWED:
                found = append(found, action)
                if settled:
                    return found
            action += 1
        return found

    def is_settled(self) -> bool:
        """Whether what is still owed can be paid with one set of pieces only, in whatever order they are given."""
        seat: i64 = self.asked
        payment = cast(Payment, self.stack[-1])
        lot: i64 = payment.card
        smallest: i64 = payment.smallest
        units: i64 = self.power[seat] + self.gold[seat]
        either: bool = self.power[seat] > 0 and self.gold[seat] > 0
        same: i64 = 0
        if COLOUR_OF[lot] != GREY:
            same = self.held[seat * HUES + COLOUR_OF[lot]]
        cards: i64 = self.card_count(seat) - same
        found: bool = False
        dear: i64 = 0
        while dear <= same:
            plain: i64 = 0
            while plain <= cards:
                left: i64 = payment.owed - dear * WORTH_SAME - plain * WORTH_CARD
                pays: bool = left <= units * WORTH_UNIT  # to the unit
                if left < 0:
                    least: i64 = WORTH_CARD if plain > 0 else WORTH_SAME
                    pays = -left < least and -left < smallest
                if pays:
                    split: bool = either and left > 0 and left < units
                    if found or split or self.may_choose(seat, lot, WORTH_CARD, plain, cards):
                        return False
                    if self.may_choose(seat, lot, WORTH_SAME, dear, same):
                        return False
                    found = True
                plain += 1
            dear += 1
        return True

    def may_choose(self, seat: i64, lot: i64, worth: i64, count: i64, of: i64) -> bool:
        """Whether so many cards of one worth can be paid from one row or from another."""
        if count == 0 or count == of:
            return False
        places: i64 = 0
        place: i64 = 0
        while place < HUES + KINDS_OF_AUCTION:
            if self.has_card(seat, place) and self.worth_of(place, lot) == worth:
                places += 1
            place += 1
        return places > 1

    def pay(self, action: i64) -> None:
        seat: i64 = self.asked
        payment = cast(Payment, self.stack[-1])
        worth: i64 = WORTH_UNIT
        if action == PAY_POWER:
            self.power[seat] -= 1
            self.bank_power += 1
            self.tell(PAID, seat, 1, 0)
        elif action == PAY_GOLD:
            self.gold[seat] -= 1
            self.bank_gold += 1
            self.tell(PAID, seat, 0, 1)
        else:
            worth = self.worth_of(action - PAY_CARD, payment.card)
            self.discard_at(seat, action - PAY_CARD)
        payment.owed -= worth
        if worth < payment.smallest:
            payment.smallest = worth
