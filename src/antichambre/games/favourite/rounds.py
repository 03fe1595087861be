"""Fin de manche, nouvelle manche: turns and rounds, how they begin and end."""

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.games.favourite.components import DICE, ENOUGH, ROUNDS
from antichambre.games.favourite.counting import round_points, tell_points
from antichambre.games.favourite.salon import GAP, OPENING, Salon
from antichambre.games.favourite.vocabulary import ENDED, ROUND_BEGUN, ROUND_CLOSING, ROUND_ENDED, TURN_BEGUN
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY
from antichambre.kernel.verbs import Always

# ---------------------------------------------------------------------------------------------------------------------
# Compléter la ligne: the end of a turn
# ---------------------------------------------------------------------------------------------------------------------


class End(Always[Salon]):
    """The turn is over."""

    def perform(self, salon: Salon, way: i64) -> None:
        end_turn(salon)

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-end")


def end_turn(salon: Salon) -> None:
    """The round ends when all have had as many turns, after somebody has enough (ruling 13). Else the line is filled,
    or laid anew when a whole round of turns took nothing (ruling 3)."""
    following: i64 = (salon.turn + 1) % salon.seats
    if salon.ender != NOBODY and following == salon.first:
        end_round(salon)
        return
    if salon.idle == salon.seats:
        salon.idle = 0
        salon.clear_line()
    salon.fill_line()
    begin_turn(salon, following)


def begin_turn(salon: Salon, seat: i64) -> None:
    salon.turn = seat
    salon.stage = OPENING
    salon.dice = vec[i64]([GAP] * DICE)
    salon.tell(TURN_BEGUN, seat)


# ---------------------------------------------------------------------------------------------------------------------
# Fin de manche
# ---------------------------------------------------------------------------------------------------------------------


def announce_enough(salon: Salon) -> None:
    """Whoever is first to have enough says so at once, and has ended the round from then on (ruling 13). It cannot be
    lost again: nobody's cards become fewer, an Ambassador gives one for one."""
    if salon.ender == NOBODY and salon.gathered(salon.turn) >= ENOUGH[salon.seats]:
        salon.ender = salon.turn
        salon.tell(ROUND_CLOSING, salon.turn)


def end_round(salon: Salon) -> None:
    """The points of the round; then a new one, begun by whoever has fewest (ruling 15), or the end."""
    fewest: i64 = NOBODY
    least: i64 = 0
    offset: i64 = 1
    while offset <= salon.seats:
        seat: i64 = (salon.first + offset) % salon.seats
        points: i64 = round_points(salon, seat)
        if fewest == NOBODY or points < least:
            fewest = seat
            least = points
        offset += 1
    for owner in range(salon.seats):
        tell_points(salon, owner)
        salon.totals[owner] += round_points(salon, owner)
    salon.tell(ROUND_ENDED, salon.round)
    if salon.round == ROUNDS:
        salon.round += 1
        salon.finished = True
        salon.tell(ENDED)
    else:
        begin_round(salon, fewest)


# ---------------------------------------------------------------------------------------------------------------------
# Nouvelle manche
# ---------------------------------------------------------------------------------------------------------------------


def begin_round(salon: Salon, first: i64) -> None:
    salon.round += 1
    salon.first = first
    salon.tell(ROUND_BEGUN, salon.round, first)
    salon.lay_out()
    begin_turn(salon, first)
