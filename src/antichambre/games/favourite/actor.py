"""Cartes Cour de Versailles: the Actor, who borrows what others can do."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.favourite.components import (
    ACTOR,
    AMBASSADOR,
    CAPTAIN,
    CONFESSOR,
    COURT,
    GARDENER,
    KINDS,
    MARQUISE,
    PRINCE,
    SPY,
    STEWARD,
    TREASURER,
)
from antichambre.games.favourite.court import why_not
from antichambre.games.favourite.pieces import court_piece
from antichambre.games.favourite.powers import (
    Ambassador,
    Borrowing,
    Captain,
    Confessor,
    Gardener,
    Marquise,
    Power,
    Prince,
    Spy,
    Stewardship,
    TurnDie,
)
from antichambre.games.favourite.salon import Salon
from antichambre.games.favourite.vocabulary import (
    BORROWED,
    COURT_PLAYED,
    NO_EFFECT,
    NOT_HELD,
    PLAY_AMBASSADOR,
    PLAY_CAPTAIN,
    PLAY_CONFESSOR,
    PLAY_GARDENER,
    PLAY_MARQUISE,
    PLAY_PRINCE,
    PLAY_SPY,
    PLAY_STEWARD,
    PLAYS,
    TURN_DIE,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED

_TURNS_A_DIE: Final = TurnDie(TURN_DIE, TREASURER)
LENDERS: Final[list[Power | None]] = [
    Prince(PLAY_PRINCE, PRINCE),
    _TURNS_A_DIE,
    _TURNS_A_DIE,
    _TURNS_A_DIE,
    Captain(PLAY_CAPTAIN, CAPTAIN),
    Gardener(PLAY_GARDENER, GARDENER),
    Marquise(PLAY_MARQUISE, MARQUISE),
    Stewardship(PLAY_STEWARD, STEWARD),
    Ambassador(PLAY_AMBASSADOR, AMBASSADOR),
    Spy(PLAY_SPY, SPY),
    None,  # never an Actor,
    Confessor(PLAY_CONFESSOR, CONFESSOR),
    None,  # nor a Swiss Guard,
    None,  # nor a Lieutenant
]
"""The powers that the Actor borrows, by their court cards."""


class Actor(Verb[Salon]):
    """He has the power of the topmost card of the court discards that could be played now. As a Prince he is laid; else
    he is discarded and does what he borrows. Where that has to be aimed, at what is asked."""

    def refusal(self, salon: Salon, way: i64) -> i64:
        if not salon.holds(salon.asked, ACTOR):
            return NOT_HELD
        if borrowed(salon) == NOBODY:
            return NO_EFFECT
        return ALLOWED

    def offer(self, salon: Salon, found: vec[i64]) -> vec[i64]:
        if salon.hands[salon.asked * KINDS + ACTOR] > 0 and borrowed(salon) != NOBODY:
            found = append(found, self.first)
        return found

    def perform(self, salon: Salon, way: i64) -> None:
        seat: i64 = salon.asked
        card: i64 = borrowed(salon)
        salon.lay_down(seat, ACTOR)
        salon.tell(COURT_PLAYED, seat, ACTOR)
        salon.tell(BORROWED, seat, card)
        if card == PRINCE:
            salon.actors[seat] += 1
        elif PLAYS[card + 1] - PLAYS[card] > 1:
            salon.discard_court(ACTOR)
            salon.push(Borrowing(card))
        else:
            lender = LENDERS[card]
            assert lender is not None
            lender.use(salon, 0, seat)
            salon.discard_court(ACTOR)  # after a Steward's work: he does not draw himself

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-actor", court=COURT[borrowed(salon)])

    def pieces(self, salon: Salon, way: i64) -> list[str]:
        return [court_piece(ACTOR)]


def borrowed(salon: Salon) -> i64:
    """The court card whose power the Actor would borrow, or none. Everybody can see which."""
    at: i64 = len(salon.court_pile) - 1
    while at >= 0:
        card: i64 = salon.court_pile[at]
        lender = LENDERS[card]
        if lender is not None:
            way: i64 = PLAYS[card] - lender.first
            past: i64 = PLAYS[card + 1] - lender.first
            while way < past:
                if lender.needs(salon, way) == ALLOWED:
                    return card
                way += 1
        at -= 1
    return NOBODY


class ToBorrow(Question[Salon]):
    """At whom or what the borrowed power is aimed."""

    def ask(self, salon: Salon) -> Phrase:
        return phrase(self.key, court=COURT[cast(Borrowing, salon.stack[-1]).power])

    def touched(self, salon: Salon, piece: str, before: list[str]) -> i64:
        return why_not(salon, self.verbs, piece)
