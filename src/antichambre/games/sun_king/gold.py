"""Phase 3: effectuez une action d'or. One at most, paid before its effect (ruling 17); then the turn ends."""

from typing import cast

from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import (
    BANISH_PRICE,
    DRAW_PRICE,
    HUES,
    STRIKE_PRICE,
    STRUCK,
    SWAP_PRICE,
)
from antichambre.games.sun_king.court import USED_GOLD, Court
from antichambre.games.sun_king.pieces import DRAW_PILE, gold_of, name_at
from antichambre.games.sun_king.specials import SingleDraw
from antichambre.games.sun_king.targets import OnRival, OnRivalCard, OwnTop, loss
from antichambre.games.sun_king.vocabulary import (
    ASK_SWAP_GIVE,
    GOLD_PRICE,
    ONE_GOLD_ACTION,
    OWN_CARD,
    SWAPPED,
)
from antichambre.kernel.engine import Engine, Frame
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED


def gold_may(court: Court, price: i64) -> i64:
    """Whether a gold action of this price may be had."""
    if court.used & USED_GOLD != 0:
        return ONE_GOLD_ACTION
    if court.gold[court.asked] < price:
        return GOLD_PRICE
    return ALLOWED


def spend(court: Court, price: i64) -> None:
    court.used |= USED_GOLD
    court.spend_gold(court.asked, price)


class EndTurn(Verb[Court]):
    """It is the next player's turn."""

    def perform(self, court: Court, way: i64) -> None:
        court.begin_turn(court.after(court.turn))

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-end-gold")


class Draw(Verb[Court]):
    """Two gold: the top card of the draw pile; what else comes is resolved (ruling 11)."""

    def refusal(self, court: Court, way: i64) -> i64:
        return gold_may(court, DRAW_PRICE)

    def perform(self, court: Court, way: i64) -> None:
        spend(court, DRAW_PRICE)
        court.push(SingleDraw(court.asked))

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-draw-gold", price=gold_of(DRAW_PRICE))

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [DRAW_PILE]


class Strike(OnRival):
    """One gold: a unit of a rival's power."""

    def may(self, court: Court) -> i64:
        return gold_may(court, STRIKE_PRICE)

    def perform(self, court: Court, rival: i64) -> None:
        spend(court, STRIKE_PRICE)
        court.lose_power(rival, STRUCK)

    def label(self, court: Court, rival: i64) -> Phrase:
        return phrase("move-strike", price=gold_of(STRIKE_PRICE), loss=loss(court, rival, STRUCK))


class Swap(OnRivalCard):
    """One gold: a rival's card for one's own."""

    def may(self, court: Court) -> i64:
        why: i64 = gold_may(court, SWAP_PRICE)
        if why == ALLOWED and court.quality_count(court.asked) == 0:
            return OWN_CARD
        return why

    def perform(self, court: Court, place: i64) -> None:
        spend(court, SWAP_PRICE)
        court.push(Swapping(place // HUES, place % HUES))

    def label(self, court: Court, place: i64) -> Phrase:
        return phrase("move-swap", price=gold_of(SWAP_PRICE), **self.named(court, place))


class Banish(OnRivalCard):
    """Two gold: a rival's card goes to the discard pile."""

    def may(self, court: Court) -> i64:
        return gold_may(court, BANISH_PRICE)

    def perform(self, court: Court, place: i64) -> None:
        spend(court, BANISH_PRICE)
        court.discard_at(place // HUES, place % HUES)

    def label(self, court: Court, place: i64) -> Phrase:
        return phrase("move-banish", price=gold_of(BANISH_PRICE), **self.named(court, place))


# ---------------------------------------------------------------------------------------------------------------------
# What goes to the rival in a swap
# ---------------------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Swapping(Frame):
    """Settles which card of one's own goes to a rival for the top card of one of the rival's rows."""

    def __init__(self, rival: i64, colour: i64) -> None:
        self.rival: i64 = rival
        self.colour: i64 = colour

    def step(self, position: Engine) -> bool:
        return position.ask(cast(Court, position).turn, ASK_SWAP_GIVE)

    def copy(self) -> "Swapping":
        return Swapping(self.rival, self.colour)


class ToGive(Question[Court]):
    """Which card of one's own, for the one that is wanted."""

    def ask(self, court: Court) -> Phrase:
        swap = cast(Swapping, court.stack[-1])
        return phrase(self.key, card=name_at(court, swap.rival, swap.colour))


class GiveForIt(OwnTop):
    """The card that goes to the rival; each lies on top where it comes."""

    def perform(self, court: Court, colour: i64) -> None:
        seat: i64 = court.asked
        swap = cast(Swapping, court.stack[-1])
        court.pop()
        own: i64 = court.lift_top(seat, colour)
        theirs: i64 = court.lift_top(swap.rival, swap.colour)
        court.add_quality(seat, theirs)
        court.add_quality(swap.rival, own)
        court.tell(SWAPPED, seat, own, swap.rival, theirs)

    def label(self, court: Court, colour: i64) -> Phrase:
        return phrase("move-give-swap", card=self.named(court, colour))
