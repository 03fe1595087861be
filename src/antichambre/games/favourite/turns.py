"""The three moments of a turn at which its player is asked (ruling 1), and what a teacher says to whoever touches
something that cannot be had then."""

from mypy_extensions import i64

from antichambre.games.favourite.components import BALL, COURT, GUARD, LIEUTENANT
from antichambre.games.favourite.court import why_not
from antichambre.games.favourite.salon import GAP, Salon
from antichambre.games.favourite.taking import run_refusal
from antichambre.games.favourite.vocabulary import (
    LINE_END,
    NO_SUCH_CARD,
    NOT_HELD,
    RIVALS_TURN,
    ROLL_FIRST,
    TAKEN_ALREADY,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Question
from antichambre.kernel.vocabulary import ALLOWED, OTHER_QUESTION


class OwnTurn(Question[Salon]):
    """Court cards are played, and something else is done."""

    def touched(self, salon: Salon, piece: str, before: list[str]) -> i64:
        kind, _, name = piece.partition(" ")
        if kind == "dice" or kind == "die":
            return self.touched_die(salon)
        if kind == "place":
            return self.touched_line(salon, int(name) - 1)
        if kind == "court" and COURT.index(name) in (GUARD, LIEUTENANT):
            return RIVALS_TURN
        why = why_not(salon, self.verbs, piece)
        # Whoever touches a column or a rival need not have thought of a court card.
        return OTHER_QUESTION if why == NOT_HELD and kind != "court" else why

    def touched_die(self, salon: Salon) -> i64:
        """A die that no move is about."""
        return ALLOWED

    def touched_line(self, salon: Salon, place: i64) -> i64:
        """A place of the line that no move is about."""
        return ALLOWED


class ToOpen(OwnTurn):
    """Before the roll."""

    def ask(self, salon: Salon) -> Phrase:
        return phrase(self.key, hand=int(salon.hand_size(salon.asked)))

    def touched_die(self, salon: Salon) -> i64:
        return ROLL_FIRST

    def touched_line(self, salon: Salon, place: i64) -> i64:
        return ROLL_FIRST


class ToAct(OwnTurn):
    """After the roll, before the take."""

    def ask(self, salon: Salon) -> Phrase:
        key = self.key if salon.musketeers[salon.asked] > 0 else f"{self.key}-bare"
        return phrase(key, hand=int(salon.hand_size(salon.asked)))

    def touched_line(self, salon: Salon, place: i64) -> i64:
        """The dice do not show it; or it comes only with those around it, as far as the end of the line."""
        if place >= len(salon.line):
            return NO_SUCH_CARD
        if salon.line[place] >= BALL and not at_an_end(salon, place):
            return LINE_END
        return run_refusal(salon, place, place)


class ToClose(OwnTurn):
    """After the take."""

    def touched_die(self, salon: Salon) -> i64:
        return TAKEN_ALREADY

    def touched_line(self, salon: Salon, place: i64) -> i64:
        return NO_SUCH_CARD if place >= len(salon.line) or salon.line[place] == GAP else TAKEN_ALREADY


def at_an_end(salon: Salon, place: i64) -> bool:
    """Whether nothing but specials lies between a place and an end of the line."""
    before, after = salon.line[:place], salon.line[place + 1 :]
    return all(card >= BALL for card in before) or all(card >= BALL for card in after)
