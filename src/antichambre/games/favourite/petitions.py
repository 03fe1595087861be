"""Détail des cartes: what becomes of the masked balls, duchesses and Bastilles of a take, and of what it earned."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antichambre.games.favourite.components import (
    BALL,
    BASTILLE,
    COLUMNS,
    CONFESSOR,
    COURT,
    DUCHESS,
    KINDS,
    RESOURCES,
)
from antichambre.games.favourite.court import Surplus, rival_refusal
from antichambre.games.favourite.pieces import LONELY_DUCHESS, lady_piece, own_piece, rival_piece, who
from antichambre.games.favourite.rounds import announce_enough
from antichambre.games.favourite.salon import LAID, TAKING, Matter, Salon
from antichambre.games.favourite.vocabulary import (
    ASK_BALL,
    ASK_BASTILLE,
    ASK_CONFESS,
    ASK_STRIKE,
    BALL_PLACED,
    BASTILLE_LAID,
    BASTILLE_WAITS,
    NO_SUCH_CARD,
    STRUCK,
)
from antichambre.kernel.engine import Engine
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED


@mypyc_attr(acyclic=True)
class Taking(Matter):
    """What becomes of the specials of a take, and what it earned (ruling 4): how many `balls` are to be put into a
    column, `duchesses` to be placed, `bastilles` to be laid before somebody, each left to right; then the court cards
    that were `earned` are drawn together; then the hand limit."""

    def __init__(self, balls: i64, duchesses: i64, bastilles: i64, earned: i64) -> None:
        super().__init__(TAKING)
        self.balls: i64 = balls
        self.duchesses: i64 = duchesses
        self.bastilles: i64 = bastilles
        self.earned: i64 = earned

    def step(self, position: Engine) -> bool:
        salon = cast(Salon, position)
        if self.balls > 0:
            return salon.ask(salon.turn, ASK_BALL)
        if self.duchesses > 0:
            return arrive(salon, self)
        if self.bastilles > 0:
            return salon.ask(salon.turn, ASK_BASTILLE)
        salon.pop()
        drawn: i64 = 0
        while drawn < self.earned:
            salon.draw_court(salon.turn)
            drawn += 1
        salon.push(Surplus())
        return False

    def petitions(self) -> vec[i64]:
        return vec[i64]([BALL] * self.balls + [DUCHESS] * self.duchesses + [BASTILLE] * self.bastilles)

    def copy(self) -> "Taking":
        return Taking(self.balls, self.duchesses, self.bastilles, self.earned)


# ---------------------------------------------------------------------------------------------------------------------
# Bal masqué
# ---------------------------------------------------------------------------------------------------------------------


class Ball(Verb[Salon]):
    """Into any column, also an empty one; there it stays, and counts as a resource card."""

    def perform(self, salon: Salon, column: i64) -> None:
        taking = cast(Taking, salon.stack[-1])
        taking.balls -= 1
        salon.balls[salon.turn * COLUMNS + column] += 1
        salon.tell(BALL_PLACED, salon.turn, column)
        announce_enough(salon)

    def label(self, salon: Salon, column: i64) -> Phrase:
        return phrase("move-ball", column=RESOURCES[column], cards=int(salon.column(salon.asked, column)) + 1)

    def pieces(self, salon: Salon, column: i64) -> list[str]:
        return [own_piece(column)]


# ---------------------------------------------------------------------------------------------------------------------
# Duchesse
# ---------------------------------------------------------------------------------------------------------------------


def arrive(salon: Salon, taking: Taking) -> bool:
    """A duchess is placed; a Bastille that waits strikes her, unless the Confessor stops it. Whoever might hold one is
    asked, so that a question does not betray him."""
    if salon.waiting[salon.turn] == 0:
        taking.duchesses -= 1
        salon.free[salon.turn] += 1
        return False
    if salon.might_hold(salon.turn, CONFESSOR):
        return salon.ask(salon.turn, ASK_CONFESS)
    strike_arrival(salon, taking)
    return False


def strike_arrival(salon: Salon, taking: Taking) -> None:
    """The Bastille that waited and the duchess who comes are both discarded."""
    taking.duchesses -= 1
    salon.waiting[salon.turn] -= 1
    salon.pile[DUCHESS] += 1
    salon.pile[BASTILLE] += 1
    salon.tell(STRUCK, salon.turn)


# ---------------------------------------------------------------------------------------------------------------------
# Bastille
# ---------------------------------------------------------------------------------------------------------------------


class LayBastille(Verb[Salon]):
    """Ruling 8: before any player but oneself."""

    def refusal(self, salon: Salon, rival: i64) -> i64:
        return rival_refusal(salon, rival)

    def perform(self, salon: Salon, rival: i64) -> None:
        taking = cast(Taking, salon.stack[-1])
        taking.bastilles -= 1
        salon.tell(BASTILLE_LAID, salon.turn, rival)
        salon.push(Laid(rival, False))

    def label(self, salon: Salon, rival: i64) -> Phrase:
        effect = "strike" if salon.duchesses(rival) > 0 else "wait"
        return phrase("move-bastille", rival=who(rival), effect=effect)

    def pieces(self, salon: Salon, rival: i64) -> list[str]:
        return [rival_piece(rival)]


@mypyc_attr(acyclic=True)
class Laid(Matter):
    """What a Bastille does that was laid before a seat (rulings 8 and 9): it strikes one duchess at once, the owner
    chooses which; else it waits for the next one. `unopposed`: the Confessor was not called."""

    def __init__(self, seat: i64, unopposed: bool) -> None:
        super().__init__(LAID)
        self.seat: i64 = seat
        self.unopposed: bool = unopposed

    def step(self, position: Engine) -> bool:
        salon = cast(Salon, position)
        seat: i64 = self.seat
        if not self.unopposed and salon.might_hold(seat, CONFESSOR):
            return salon.ask(seat, ASK_CONFESS)
        if salon.duchesses(seat) > 0:
            return salon.ask(seat, ASK_STRIKE)
        salon.pop()
        salon.waiting[seat] += 1
        salon.tell(BASTILLE_WAITS, seat)
        return False

    def petitions(self) -> vec[i64]:
        return vec[i64]([BASTILLE])

    def copy(self) -> "Laid":
        return Laid(self.seat, self.unopposed)


class Lose(Verb[Salon]):
    """A duchess without a court card is struck."""

    def refusal(self, salon: Salon, way: i64) -> i64:
        if salon.free[salon.asked] > 0:
            return ALLOWED
        return NO_SUCH_CARD

    def perform(self, salon: Salon, way: i64) -> None:
        salon.free[salon.asked] -= 1
        salon.tell(STRUCK, salon.asked)
        bury(salon)

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-lose")

    def pieces(self, salon: Salon, way: i64) -> list[str]:
        return [LONELY_DUCHESS]


class LoseWith(Verb[Salon]):
    """A duchess is struck, and her court card falls with her."""

    def refusal(self, salon: Salon, card: i64) -> i64:
        if salon.paired[salon.asked * KINDS + card] > 0:
            return ALLOWED
        return NO_SUCH_CARD

    def perform(self, salon: Salon, card: i64) -> None:
        seat: i64 = salon.asked
        salon.paired[seat * KINDS + card] -= 1
        salon.discard_court(card)
        salon.tell(STRUCK, seat, card)
        bury(salon)

    def label(self, salon: Salon, card: i64) -> Phrase:
        return phrase("move-lose-with", court=COURT[card])

    def pieces(self, salon: Salon, card: i64) -> list[str]:
        return [lady_piece(card)]


def bury(salon: Salon) -> None:
    """The duchess and the Bastille are discarded."""
    salon.pile[DUCHESS] += 1
    salon.pile[BASTILLE] += 1
    salon.pop()
