"""Les cartons personnage: what each person of the court gives."""

from typing import Final

from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    COLBERT,
    COLBERT_LOUIS,
    CONDE,
    CROWN,
    LA_VALLIERE,
    MAINTENON,
    MAINTENON_TOKENS,
    MAZARIN,
    MONTESPAN,
    TURENNE,
    TURENNE_SHIELDS,
)
from antichambre.games.louis_xiv.court import Court
from antichambre.games.louis_xiv.influence import Onto
from antichambre.games.louis_xiv.vocabulary import NO_TOKENS
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Verb
from antichambre.kernel.vocabulary import ALLOWED

# What the seat at the cursor has settled (flag).
SERVED: Final = 1  # its income was given
PLACING: Final = 2  # and a question follows from it


def chip_of_board(board: i64) -> i64:
    """The chip that a board gives, or none."""
    if board < CROWN:
        return board
    if board == MONTESPAN or board == LA_VALLIERE:
        return CROWN
    return NOBODY


def give_income(court: Court, seat: i64, crown: bool) -> None:
    court.flag |= SERVED
    chip: i64 = chip_of_board(court.board)
    if chip != NOBODY:
        court.gain_chip(seat, chip)
        if crown:
            court.gain_chip(seat, CROWN)
    elif court.board == CONDE:
        court.draw_shields(seat, 1)
        if court.off_boards(seat) > 0:
            court.flag |= PLACING
    elif court.board == COLBERT:
        court.gain_louis(seat, COLBERT_LOUIS)
    elif court.board == MAINTENON:
        if court.off_boards(seat) > 0:
            court.flag |= PLACING
    elif court.board == TURENNE:
        court.draw_shields(seat, TURENNE_SHIELDS)
    elif court.board == MAZARIN:
        court.draw_card(seat)
    else:
        court.draw_shields(seat, 1)  # Louvois
        court.draw_plot(seat)


class OntoByConde(Onto):
    """Condé: a token onto any person."""

    def perform(self, court: Court, board: i64) -> None:
        court.flag &= ~PLACING
        court.place_bonus(court.asked, board)


class NoTokenByConde(Verb[Court]):
    """The token stays where it is."""

    def perform(self, court: Court, way: i64) -> None:
        court.flag &= ~PLACING

    def label(self, court: Court, way: i64) -> Phrase:
        return phrase("move-enough-conde")


class ByMaintenon(Verb[Court]):
    """Maintenon: up to two tokens onto Montespan (ruling 8), then one is taken back. A way counts the tokens."""

    def refusal(self, court: Court, count: i64) -> i64:
        if count <= MAINTENON_TOKENS and count <= court.off_boards(court.asked):
            return ALLOWED
        return NO_TOKENS

    def perform(self, court: Court, count: i64) -> None:
        court.flag &= ~PLACING
        while count > 0:
            court.place_bonus(court.asked, MONTESPAN)
            count -= 1
        court.recover_tokens(court.asked, 1)

    def label(self, court: Court, count: i64) -> Phrase:
        back = min(1, max(0, court.general[court.asked] - count))
        return phrase("move-maintenon", count=count, back=back)
