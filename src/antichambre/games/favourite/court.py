"""Cartes Cour de Versailles: what earns them, how many one may hold, and those that are given to a duchess."""

from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    BASTILLE,
    CHATEAU,
    CHOCOLATE,
    COURT,
    DUCHESS,
    GOLD,
    HAND_LIMIT,
    KINDS,
    POINTS_DUCHESS,
)
from antichambre.games.favourite.pieces import DISCARDS, LONELY_DUCHESS, court_piece
from antichambre.games.favourite.salon import SURPLUS, Matter, Salon
from antichambre.games.favourite.vocabulary import (
    ASK_HAND,
    ATTACHED,
    DROPPED,
    NO_FREE_DUCHESS,
    NOT_HELD,
    NOT_IN_GAME,
    NOT_YOURSELF,
)
from antichambre.kernel.engine import Engine
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Question, Verb
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION

RUN_THAT_EARNS: Final = 3  # at an end of the line, or of one resource


def earned(line: vec[i64], first: i64, last: i64) -> i64:
    """Ruling 5: how many court cards a take brings. The first three cards of the line, the last three, three equal
    resources, each duchess, each Bastille; they add up."""
    cards: i64 = 0
    gold: i64 = 0
    chocolate: i64 = 0
    chateau: i64 = 0
    place: i64 = first
    while place <= last:
        card: i64 = line[place]
        if card == GOLD:
            gold += 1
        elif card == CHOCOLATE:
            chocolate += 1
        elif card == CHATEAU:
            chateau += 1
        elif card == DUCHESS or card == BASTILLE:
            cards += 1
        place += 1
    if last - first + 1 >= RUN_THAT_EARNS:
        if first == 0:
            cards += 1
        if last == len(line) - 1:
            cards += 1
    if gold >= RUN_THAT_EARNS or chocolate >= RUN_THAT_EARNS or chateau >= RUN_THAT_EARNS:
        cards += 1  # of one kind only: there are three dice
    return cards


def rival_refusal(salon: Salon, rival: i64) -> i64:
    """Who is named, by a card or by a Bastille, is somebody else at the table."""
    if rival == salon.turn:
        return NOT_YOURSELF
    if rival >= salon.seats:
        return NOT_IN_GAME
    return ALLOWED


# ---------------------------------------------------------------------------------------------------------------------
# The hand limit
# ---------------------------------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Surplus(Matter):
    """What the player whose turn it is gives up when court cards were drawn or stolen: the hand limit."""

    def __init__(self) -> None:
        super().__init__(SURPLUS)

    def step(self, position: Engine) -> bool:
        salon = cast(Salon, position)
        if salon.hand_size(salon.turn) > HAND_LIMIT:
            return salon.ask(salon.turn, ASK_HAND)
        salon.pop()
        return False

    def copy(self) -> "Surplus":
        return self  # it is never written to


class ToGiveUp(Question[Salon]):
    """Which card is one too many."""

    def ask(self, salon: Salon) -> Phrase:
        return phrase(self.key, limit=int(HAND_LIMIT), alone=int(salon.free[salon.asked]))


class Drop(Verb[Salon]):
    """A court card too many is discarded."""

    def refusal(self, salon: Salon, card: i64) -> i64:
        if salon.holds(salon.asked, card):
            return ALLOWED
        return NOT_HELD

    def perform(self, salon: Salon, card: i64) -> None:
        salon.lay_down(salon.asked, card)
        salon.tell(DROPPED, salon.asked, card)
        salon.discard_court(card)

    def label(self, salon: Salon, card: i64) -> Phrase:
        return phrase("move-drop", court=COURT[card])

    def pieces(self, salon: Salon, card: i64) -> list[str]:
        return [court_piece(card), DISCARDS]


# ---------------------------------------------------------------------------------------------------------------------
# Given to a duchess
# ---------------------------------------------------------------------------------------------------------------------


class Attach(Verb[Salon]):
    """Ruling 6: at any moment of one's own turn, one card for each duchess, for good."""

    def refusal(self, salon: Salon, card: i64) -> i64:
        if not salon.holds(salon.asked, card):
            return NOT_HELD
        if salon.free[salon.asked] == 0:
            return NO_FREE_DUCHESS
        return ALLOWED

    def offer(self, salon: Salon, found: vec[i64]) -> vec[i64]:
        if salon.free[salon.asked] == 0:
            return found
        card: i64 = 0
        while card < KINDS:
            if salon.holds(salon.asked, card):
                found = append(found, self.first + card)
            card += 1
        return found

    def perform(self, salon: Salon, card: i64) -> None:
        seat: i64 = salon.asked
        salon.lay_down(seat, card)
        salon.free[seat] -= 1
        salon.paired[seat * KINDS + card] += 1
        salon.tell(ATTACHED, seat, card)

    def label(self, salon: Salon, card: i64) -> Phrase:
        return phrase("move-attach", court=COURT[card], points=int(POINTS_DUCHESS))

    def pieces(self, salon: Salon, card: i64) -> list[str]:
        return [court_piece(card), LONELY_DUCHESS]


def why_not(salon: Salon, verbs: list[Verb[Any]], piece: str) -> i64:
    """What a teacher says to whoever touches a court card, or what one aims it at: the rule that forbids to play it. An
    Attach is not what one means, and whom one cannot name is not what is wrong."""
    for verb in verbs:
        if not isinstance(verb, Attach):
            for way in range(verb.ways):
                if piece in verb.pieces(salon, way):
                    why = verb.refusal(salon, way)
                    if why not in (OTHER_QUESTION, NOT_YOURSELF, NOT_IN_GAME):
                        return why
    return ALLOWED
