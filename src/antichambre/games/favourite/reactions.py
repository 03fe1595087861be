"""Cartes Cour de Versailles that answer what others do: the Lieutenant of Police a roll, the Swiss Guard a power that
names one, the Confessor a Bastille. Whoever might hold one is asked, so that the question betrays nobody (ruling 12).
"""

from typing import cast

from mypy_extensions import i64

from antichambre.games.favourite.components import BASTILLE, CONFESSOR, COURT, GUARD
from antichambre.games.favourite.petitions import Laid, Taking, strike_arrival
from antichambre.games.favourite.pieces import court_piece, who
from antichambre.games.favourite.powers import Lieutenants, Named, not_asked_for
from antichambre.games.favourite.salon import Salon
from antichambre.games.favourite.vocabulary import BASTILLE_GONE, CANCELLED, COURT_PLAYED, NOT_HELD
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Always, Question, Verb
from antichambre.kernel.vocabulary import ALLOWED


class Reaction(Question[Salon]):
    """Asked of whoever might hold a card; whoever holds none is told so, and lets it be."""

    def __init__(self, number: int, card: int, *verbs: Verb[Salon]) -> None:
        super().__init__(number, *verbs)
        self.card: i64 = card

    def ask(self, salon: Salon) -> Phrase:
        key = self.key if salon.holds(salon.asked, self.card) else f"{self.key}-without"
        return phrase(key, **self.about(salon))

    def about(self, salon: Salon) -> dict[str, object]:
        """What there is to react to, as the catalogue asks for it."""
        raise TypeError("a reaction says to what")


# ---------------------------------------------------------------------------------------------------------------------
# The Lieutenant of Police
# ---------------------------------------------------------------------------------------------------------------------


class ToPolice(Reaction):
    """Who has rolled."""

    def about(self, salon: Salon) -> dict[str, object]:
        return {"who": who(salon.turn)}


class LeaveTheDice(Always[Salon]):
    """No Lieutenant; the next rival is asked."""

    def perform(self, salon: Salon, way: i64) -> None:
        lieutenants = cast(Lieutenants, salon.stack[-1])
        lieutenants.distance += 1

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-let-lieutenant")


# ---------------------------------------------------------------------------------------------------------------------
# The Swiss Guard
# ---------------------------------------------------------------------------------------------------------------------


class ToGuard(Reaction):
    """What a court card would do to whoever it names."""

    def about(self, salon: Salon) -> dict[str, object]:
        named = cast(Named, salon.stack[-1])
        power = named.power()
        details: dict[str, object] = {"power": COURT[power.card], "who": who(salon.turn)}
        return details | power.threat(named.action - power.first)


class Guard(Verb[Salon]):
    """Cancels a card that names one. After a cancelled Lieutenant the asking goes on from the same seat."""

    def refusal(self, salon: Salon, way: i64) -> i64:
        if salon.holds(salon.asked, GUARD):
            return ALLOWED
        return NOT_HELD

    def elsewhere(self, salon: Salon, way: i64) -> i64:
        return not_asked_for(salon)

    def perform(self, salon: Salon, way: i64) -> None:
        seat: i64 = salon.asked
        salon.lay_down(seat, GUARD)
        salon.tell(COURT_PLAYED, seat, GUARD)
        salon.discard_court(GUARD)
        salon.tell(CANCELLED, seat)
        salon.pop()

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-guard")

    def pieces(self, salon: Salon, way: i64) -> list[str]:
        return [court_piece(GUARD)]


class LetItHappen(Always[Salon]):
    """No Swiss Guard: the power takes effect."""

    def perform(self, salon: Salon, way: i64) -> None:
        cast(Named, salon.stack[-1]).take_effect(salon)

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-let-guard")


# ---------------------------------------------------------------------------------------------------------------------
# The Confessor, when a Bastille is laid or one that waits would strike (ruling 9)
# ---------------------------------------------------------------------------------------------------------------------


class ToConfess(Reaction):
    """What the Bastille would do."""

    def about(self, salon: Salon) -> dict[str, object]:
        if not isinstance(salon.stack[-1], Laid):
            return {"moment": "arrival"}
        return {"moment": "strike" if salon.duchesses(salon.asked) > 0 else "wait"}


class Confess(Verb[Salon]):
    """The Confessor discards the Bastille instead."""

    def refusal(self, salon: Salon, way: i64) -> i64:
        if salon.holds(salon.asked, CONFESSOR):
            return ALLOWED
        return NOT_HELD

    def perform(self, salon: Salon, way: i64) -> None:
        seat: i64 = salon.asked
        salon.lay_down(seat, CONFESSOR)
        salon.tell(COURT_PLAYED, seat, CONFESSOR)
        salon.discard_court(CONFESSOR)
        salon.pile[BASTILLE] += 1
        salon.tell(BASTILLE_GONE, seat)
        if isinstance(salon.stack[-1], Laid):
            salon.pop()
        else:
            salon.waiting[seat] -= 1

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-confessor-confess")

    def pieces(self, salon: Salon, way: i64) -> list[str]:
        return [court_piece(CONFESSOR)]


class LetTheBastilleCome(Always[Salon]):
    """No Confessor."""

    def perform(self, salon: Salon, way: i64) -> None:
        top = salon.stack[-1]
        if isinstance(top, Laid):
            top.unopposed = True
        else:
            strike_arrival(salon, cast(Taking, top))

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-let-confess")
