"""Cartes d'enchère: the payment. A token is worth 1, a card 2, a card of the lot's colour 3. No change is given, and a
payment may contain no piece that it does not need (ruling 15). It is asked piece by piece."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import (
    CARDS,
    COLOUR_OF,
    FIRST_AUCTION,
    GREY,
    HUES,
    KINDS_OF_AUCTION,
    WORTH_CARD,
    WORTH_SAME,
    WORTH_UNIT,
)
from antichambre.games.sun_king.court import Court, Resolution
from antichambre.games.sun_king.pieces import OWN_GOLD, OWN_POWER, name_at, own_piece
from antichambre.games.sun_king.targets import own_refusal
from antichambre.games.sun_king.vocabulary import (
    ASK_PAY,
    HIGHEST_BID,
    NEEDLESS_PIECE,
    PAID,
    SHORT_OF_TOKENS,
    SOLD,
)
from antichambre.kernel.engine import Engine
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED

# What can be paid, in the order in which it is offered: a power, a gold, then a card of one's own by its place.
A_POWER: Final[i64] = 0
A_GOLD: Final[i64] = 1
A_CARD: Final[i64] = 2
KINDS_OF_PIECE: Final[i64] = A_CARD + HUES + KINDS_OF_AUCTION

NOTHING_PAID: Final[i64] = 99  # more than any piece is worth


def means(court: Court, seat: i64, lot: i64) -> i64:
    """What a seat could pay at the most for an auction card (a bid never goes beyond HIGHEST_BID)."""
    same: i64 = of_the_colour(court, seat, lot)
    cards: i64 = court.card_count(seat) - same
    total: i64 = (court.power[seat] + court.gold[seat]) * WORTH_UNIT + cards * WORTH_CARD + same * WORTH_SAME
    if total > HIGHEST_BID:
        return HIGHEST_BID
    return total


def of_the_colour(court: Court, seat: i64, lot: i64) -> i64:
    """How many cards a seat has that are worth more for a lot. If that is grey, none."""
    if COLOUR_OF[lot] == GREY:
        return 0
    return court.held[seat * HUES + COLOUR_OF[lot]]


def worth_of(place: i64, lot: i64) -> i64:
    """What a card (the top of a row, or an auction card) is worth when paid for a lot."""
    colour: i64 = place
    if place >= HUES:
        colour = COLOUR_OF[FIRST_AUCTION + place - HUES]
    if colour != GREY and colour == COLOUR_OF[lot]:
        return WORTH_SAME
    return WORTH_CARD


def worth(piece: i64, lot: i64) -> i64:
    """What a piece is worth when paid for a lot."""
    if piece < A_CARD:
        return WORTH_UNIT
    return worth_of(piece - A_CARD, lot)


def touched_to_pay(piece: i64) -> str:
    """What one touches on the table to pay with a piece."""
    if piece < A_CARD:
        return OWN_POWER if piece == A_POWER else OWN_GOLD
    return own_piece(piece - A_CARD)


@mypyc_attr(acyclic=True)
class Payment(Resolution):
    """Settles with which pieces the winner of an auction pays; then the card changes hands."""

    def __init__(self, card: i64, buyer: i64, price: i64) -> None:
        super().__init__(card)
        self.buyer: i64 = buyer
        self.price: i64 = price
        self.owed: i64 = price  # what is still to be paid
        self.smallest: i64 = NOTHING_PAID  # the worth of the smallest piece paid

    def step(self, position: Engine) -> bool:
        """Where all ways to pay come to the same pieces there is no choice, and the first will do."""
        court = cast(Court, position)
        if self.owed <= 0:
            court.pop()
            court.add_auction(self.buyer, self.card)
            court.tell(SOLD, self.buyer, self.card)
            return False
        if not is_settled(court, self):
            return court.ask(self.buyer, ASK_PAY)
        piece: i64 = A_POWER
        while piece_refusal(court, self, piece) != ALLOWED:
            piece += 1
        pay(court, self, piece)
        return False

    def copy(self) -> "Payment":
        twin = Payment(self.card, self.buyer, self.price)
        twin.owed = self.owed
        twin.smallest = self.smallest
        return twin


class ToPay(Question[Court]):
    """The next piece."""

    def ask(self, court: Court) -> Phrase:
        payment = cast(Payment, court.stack[-1])
        return phrase(self.key, card=CARDS[payment.card], owed=payment.owed)


class PayPiece(Verb[Court]):
    """One more piece of the payment. `piece`: what its first way pays."""

    def __init__(self, first: int, piece: int) -> None:
        super().__init__(first)
        self.piece: i64 = piece

    def refusal(self, court: Court, way: i64) -> i64:
        return piece_refusal(court, cast(Payment, court.stack[-1]), self.piece + way)

    def offer(self, court: Court, found: vec[i64]) -> vec[i64]:
        payment = cast(Payment, court.stack[-1])
        way: i64 = 0
        while way < self.ways:
            if piece_refusal(court, payment, self.piece + way) == ALLOWED:
                found = append(found, self.first + way)
            way += 1
        return found

    def perform(self, court: Court, way: i64) -> None:
        pay(court, cast(Payment, court.stack[-1]), self.piece + way)

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [touched_to_pay(self.piece + way)]

    def told(self, court: Court, way: i64) -> dict[str, object]:
        """What the piece is worth for this card."""
        return {"worth": worth(self.piece + way, cast(Payment, court.stack[-1]).card)}


class PayPower(PayPiece):
    """A unit of power."""

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-pay-power", **self.told(court, way))


class PayGold(PayPiece):
    """A gold."""

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-pay-gold", **self.told(court, way))


class PayCard(PayPiece):
    """A card, from the top of a row or an auction card."""

    def label(self, court: Court, place: i64) -> Phrase:
        return phrase("move-pay-card", card=name_at(court, court.asked, place), **self.told(court, place))


def piece_refusal(court: Court, payment: Payment, piece: i64) -> i64:
    """Whether a piece is there, and the payment can still be completed without a needless piece."""
    seat: i64 = payment.buyer
    units: i64 = court.power[seat] + court.gold[seat]
    same: i64 = of_the_colour(court, seat, payment.card)
    cards: i64 = court.card_count(seat) - same
    paid: i64 = WORTH_UNIT
    if piece < A_CARD:
        have: i64 = court.power[seat]
        if piece == A_GOLD:
            have = court.gold[seat]
        if have == 0:
            return SHORT_OF_TOKENS
        units -= 1
    else:
        why: i64 = own_refusal(court, seat, piece - A_CARD)
        if why != ALLOWED:
            return why
        paid = worth_of(piece - A_CARD, payment.card)
        if paid == WORTH_SAME:
            same -= 1
        else:
            cards -= 1
    smallest: i64 = payment.smallest
    if paid < smallest:
        smallest = paid
    if completes(payment.owed - paid, smallest, units, cards, same):
        return ALLOWED
    return NEEDLESS_PIECE


def completes(owed: i64, smallest: i64, units: i64, cards: i64, same: i64) -> bool:
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


def is_settled(court: Court, payment: Payment) -> bool:
    """Whether what is still owed can be paid with one set of pieces only, in whatever order they are given."""
    seat: i64 = payment.buyer
    lot: i64 = payment.card
    smallest: i64 = payment.smallest
    units: i64 = court.power[seat] + court.gold[seat]
    either: bool = court.power[seat] > 0 and court.gold[seat] > 0
    same: i64 = of_the_colour(court, seat, lot)
    cards: i64 = court.card_count(seat) - same
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
                if found or split or may_choose(court, seat, lot, WORTH_CARD, plain, cards):
                    return False
                if may_choose(court, seat, lot, WORTH_SAME, dear, same):
                    return False
                found = True
            plain += 1
        dear += 1
    return True


def may_choose(court: Court, seat: i64, lot: i64, each: i64, count: i64, of: i64) -> bool:
    """Whether so many cards of one worth can be paid from one row or from another."""
    if count == 0 or count == of:
        return False
    places: i64 = 0
    place: i64 = 0
    while place < HUES + KINDS_OF_AUCTION:
        if court.has_card(seat, place) and worth_of(place, lot) == each:
            places += 1
        place += 1
    return places > 1


def pay(court: Court, payment: Payment, piece: i64) -> None:
    seat: i64 = payment.buyer
    paid: i64 = worth(piece, payment.card)
    if piece == A_POWER:
        court.power[seat] -= 1
        court.bank_power += 1
        court.tell(PAID, seat, 1, 0)
    elif piece == A_GOLD:
        court.gold[seat] -= 1
        court.bank_gold += 1
        court.tell(PAID, seat, 0, 1)
    else:
        court.discard_at(seat, piece - A_CARD)
    payment.owed -= paid
    if paid < payment.smallest:
        payment.smallest = paid
