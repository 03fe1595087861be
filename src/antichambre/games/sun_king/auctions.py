"""Cartes d'enchère: bidding, and paying piece by piece."""

from typing import Final

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
from antichambre.games.sun_king.court import FRAME_CARD, FRAME_SEAT, Court
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

AUCTION: Final = 1  # a frame: the best bid, who made it, who is still in (a bit each), whose turn it is to bid
PAYMENT: Final = 2  # a frame: what is still owed, the worth of the smallest piece paid, the price
BEST: Final = 3
HOLDER: Final = 4
STILL_IN: Final = 5
NEXT: Final = 6
OWED: Final = 3
SMALLEST: Final = 4
PRICE: Final = 5
NOTHING_PAID: Final = 99


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
        self.push(AUCTION, leader, card, 0, NOBODY, still_in, leader)

    def step_auction(self) -> bool:
        """Each in turn raises or is out for good, until one is left; who cannot raise is out unasked."""
        frame: i64 = self.frame()
        still_in: i64 = self.stack[frame + STILL_IN]
        card: i64 = self.stack[frame + FRAME_CARD]
        holder: i64 = self.stack[frame + HOLDER]
        if still_in == 0:
            self.pop()
            self.pile[card] += 1
            self.tell(UNSOLD, card)
            return False
        if holder != NOBODY and still_in == 1 << holder:
            owed: i64 = self.stack[frame + BEST]
            self.pop()
            self.push(PAYMENT, holder, card, owed, NOTHING_PAID, owed, 0)
            return False
        seat: i64 = self.stack[frame + NEXT]
        if still_in & (1 << seat) == 0:
            self.stack[frame + NEXT] = self.after(seat)
            return False
        if self.means(seat, card) <= self.stack[frame + BEST]:
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
        frame: i64 = self.frame()
        if number <= self.stack[frame + BEST]:
            return RAISE
        if number > self.means(self.asked, self.stack[frame + FRAME_CARD]):
            return MEANS
        return ALLOWED

    def list_bids(self) -> vec[i64]:
        frame: i64 = self.frame()
        number: i64 = self.stack[frame + BEST] + 1
        most: i64 = self.means(self.asked, self.stack[frame + FRAME_CARD])
        found = vec[i64](capacity=most - number + 2)
        while number <= most:
            found = append(found, BID + number - 1)
            number += 1
        return append(found, PASS)

    def bid(self, number: i64) -> None:
        frame: i64 = self.frame()
        self.tell(BID_MADE, self.asked, number)
        self.stack[frame + BEST] = number
        self.stack[frame + HOLDER] = self.asked
        self.stack[frame + NEXT] = self.after(self.asked)

    def leave_auction(self, seat: i64) -> None:
        frame: i64 = self.frame()
        self.tell(OUT, seat)
        self.stack[frame + STILL_IN] &= ~(1 << seat)
        self.stack[frame + NEXT] = self.after(seat)

    # -----------------------------------------------------------------------------------------------------------------
    # Payment: a unit is worth 1, a card 2, a card of the lot's colour 3. No change is given, and a payment may contain
    # no piece that it does not need (ruling 15).
    # -----------------------------------------------------------------------------------------------------------------

    def step_payment(self) -> bool:
        frame: i64 = self.frame()
        seat: i64 = self.stack[frame + FRAME_SEAT]
        if self.stack[frame + OWED] > 0:
            return self.ask(seat, ASK_PAY)
        card: i64 = self.stack[frame + FRAME_CARD]
        self.pop()
        self.add_auction(seat, card)
        self.tell(SOLD, seat, card)
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
        frame: i64 = self.frame()
        lot: i64 = self.stack[frame + FRAME_CARD]
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
        smallest: i64 = self.stack[frame + SMALLEST]
        if worth < smallest:
            smallest = worth
        if self.completes(self.stack[frame + OWED] - worth, smallest, units, cards, same):
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
        found = vec[i64](capacity=16)
        action: i64 = PAY_POWER
        while action < PAY_CARD + HUES + KINDS_OF_AUCTION:
            if self.pay_refusal(action) == ALLOWED:
                found = append(found, action)
            action += 1
        return found

    def pay(self, action: i64) -> None:
        seat: i64 = self.asked
        frame: i64 = self.frame()
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
            worth = self.worth_of(action - PAY_CARD, self.stack[frame + FRAME_CARD])
            self.discard_at(seat, action - PAY_CARD)
        self.stack[frame + OWED] -= worth
        if worth < self.stack[frame + SMALLEST]:
            self.stack[frame + SMALLEST] = worth
