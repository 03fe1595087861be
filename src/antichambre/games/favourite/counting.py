"""Décompte des points: what a round is worth to each courtier."""

from mypy_extensions import i64

from antichambre.games.favourite.components import (
    POINTS_DUCHESS,
    POINTS_ENDED,
    POINTS_HAND,
    POINTS_MOST,
    POINTS_PRINCE,
    POINTS_TIED,
)
from antichambre.games.favourite.salon import Salon
from antichambre.games.favourite.vocabulary import (
    FOR_COLUMN,
    FOR_DUCHESSES,
    FOR_ENDING,
    FOR_HAND,
    FOR_PRINCES,
    SCORED,
)


def points_for(salon: Salon, seat: i64, reason: i64) -> i64:
    """Each line of the table of points."""
    if reason == FOR_ENDING:
        return POINTS_ENDED if salon.ender == seat else 0
    if reason < FOR_DUCHESSES:
        return column_points(salon, seat, reason - FOR_COLUMN)
    if reason == FOR_DUCHESSES:
        return salon.paired_count(seat) * POINTS_DUCHESS
    if reason == FOR_HAND:
        return salon.hand_size(seat) * POINTS_HAND
    return (salon.princes[seat] + salon.actors[seat]) * POINTS_PRINCE


def column_points(salon: Salon, seat: i64, column: i64) -> i64:
    """Most cards in a column; tied for most. A column with no card has no majority (ruling 14)."""
    own: i64 = salon.column(seat, column)
    if own == 0:
        return 0
    tied: bool = False
    rival: i64 = 0
    while rival < salon.seats:
        if rival != seat:
            theirs: i64 = salon.column(rival, column)
            if theirs > own:
                return 0
            if theirs == own:
                tied = True
        rival += 1
    if tied:
        return POINTS_TIED
    return POINTS_MOST


def round_points(salon: Salon, seat: i64) -> i64:
    points: i64 = 0
    reason: i64 = 0
    while reason <= FOR_PRINCES:
        points += points_for(salon, seat, reason)
        reason += 1
    return points


def tell_points(salon: Salon, seat: i64) -> None:
    for reason in range(FOR_PRINCES + 1):
        points = points_for(salon, seat, reason)
        if points != 0:
            salon.tell(SCORED, seat, reason, points)
