"""Phase 2: retournez les cartes. So many quality cards as were announced, or one after the other with the Medal; what
else is turned waits (ruling 9); then one of the open cards is taken, or two with Influence."""

from typing import cast

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.sun_king.components import (
    COLOUR_OF,
    FIRST_AUCTION,
    INFLUENCE,
    LOUIS,
    MEDAL,
    MOST_BY_MEDAL,
)
from antichambre.games.sun_king.court import BY_MEDAL, CHOOSING, RESOLVING, SPENDING, TURNING, Court
from antichambre.games.sun_king.pieces import DRAW_PILE, card_piece
from antichambre.games.sun_king.qualities import taking
from antichambre.games.sun_king.specials import begin, turn_card
from antichambre.games.sun_king.vocabulary import (
    ANNOUNCED,
    ASK_ANNOUNCE,
    ASK_CHOOSE_SECOND,
    ASK_MEDAL,
    DISCARDED,
    ONE_COLOUR,
    OPEN_CARDS,
    PLACED,
)
from antichambre.kernel.engine import Engine, Frame
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED


def step_announcing(court: Court) -> bool:
    """Carte de Médaille: nothing is announced, and the first card is turned at once (ruling 13)."""
    if not court.owns(court.turn, MEDAL):
        return court.ask(court.turn, ASK_ANNOUNCE)
    court.used |= BY_MEDAL
    court.goal = 1
    court.phase = TURNING
    return False


class Announce(Verb[Court]):
    """How many quality cards are to be turned: one to three."""

    def perform(self, court: Court, way: i64) -> None:
        court.tell(ANNOUNCED, court.asked, way + 1)
        court.goal = way + 1
        court.phase = TURNING

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-turn", count=way + 1)

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [DRAW_PILE]


def step_turning(court: Court) -> bool:
    """Until so many quality cards lie open; auction and special cards wait in their order (ruling 9)."""
    while len(court.open) < court.goal:
        card: i64 = turn_card(court, court.turn)
        if court.finished:
            return False
        if card < FIRST_AUCTION:
            court.open = append(court.open, card)
        elif card != LOUIS:
            court.waiting = append(court.waiting, card)
    if court.used & BY_MEDAL != 0 and court.goal < MOST_BY_MEDAL:
        return court.ask(court.turn, ASK_MEDAL)
    court.phase = RESOLVING
    return False


class Another(Verb[Court]):
    """With the Medal: one more, up to four (ruling 13)."""

    def perform(self, court: Court, way: i64) -> None:
        court.goal += 1

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-another")

    def pieces(self, court: Court, way: i64) -> list[str]:
        return [DRAW_PILE]


class EnoughTurned(Verb[Court]):
    """With the Medal: no more."""

    def perform(self, court: Court, way: i64) -> None:
        court.phase = RESOLVING

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-enough-medal")


def step_resolving(court: Court) -> bool:
    """What waits is resolved in its order, before a card is chosen."""
    if len(court.waiting) == 0:
        court.phase = CHOOSING
        return False
    card: i64 = court.waiting[0]
    court.waiting = court.waiting[1:]
    begin(court, card, court.turn)
    return False


# ---------------------------------------------------------------------------------------------------------------------
# Which card is placed in one's sphere
# ---------------------------------------------------------------------------------------------------------------------


class Choose(Verb[Court]):
    """One of the open cards; the others are discarded."""

    def refusal(self, court: Court, card: i64) -> i64:
        if is_open(court, card):
            return ALLOWED
        return OPEN_CARDS

    def perform(self, court: Court, card: i64) -> None:
        place(court, card)
        if court.owns(court.asked, INFLUENCE) and colour_is_open(court, COLOUR_OF[card]):
            court.push(SecondChoice(card))  # ruling 14
        else:
            discard_open(court)

    def label(self, court: Court, card: i64) -> Phrase:
        return taking(court, card)

    def pieces(self, court: Court, card: i64) -> list[str]:
        return [card_piece(card)]


@mypyc_attr(acyclic=True)
class SecondChoice(Frame):
    """Settles whether Influence takes a second card, of the colour of the first."""

    def __init__(self, first: i64) -> None:
        self.first: i64 = first

    def step(self, position: Engine) -> bool:
        return position.ask(cast(Court, position).turn, ASK_CHOOSE_SECOND)

    def copy(self) -> "SecondChoice":
        return SecondChoice(self.first)


class ChooseSecond(Verb[Court]):
    """Carte d'Influence: a second card of the same colour (ruling 14)."""

    def refusal(self, court: Court, card: i64) -> i64:
        if not is_open(court, card):
            return OPEN_CARDS
        first: i64 = cast(SecondChoice, court.stack[-1]).first
        if COLOUR_OF[card] == COLOUR_OF[first]:
            return ALLOWED
        return ONE_COLOUR

    def perform(self, court: Court, card: i64) -> None:
        place(court, card)
        court.pop()
        discard_open(court)

    def label(self, court: Court, card: i64) -> Phrase:
        return taking(court, card)

    def pieces(self, court: Court, card: i64) -> list[str]:
        return [card_piece(card)]


class EnoughTaken(Verb[Court]):
    """Carte d'Influence: no second card."""

    def perform(self, court: Court, way: i64) -> None:
        court.pop()
        discard_open(court)

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-enough-second")


def is_open(court: Court, card: i64) -> bool:
    for other in court.open:
        if other == card:
            return True
    return False


def colour_is_open(court: Court, colour: i64) -> bool:
    for card in court.open:
        if COLOUR_OF[card] == colour:
            return True
    return False


def place(court: Court, card: i64) -> None:
    """An open card goes into the sphere of whoever chose it."""
    court.add_quality(court.asked, card)
    court.tell(PLACED, court.asked, card)
    court.open = remove(court.open, card)


def discard_open(court: Court) -> None:
    for card in court.open:
        court.pile[card] += 1
        court.tell(DISCARDED, court.turn, card)
    court.open = vec[i64]()
    court.phase = SPENDING
