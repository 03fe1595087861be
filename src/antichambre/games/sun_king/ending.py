"""Fin du jeu: what counts, what breaks a tie, and why it is over."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.sun_king.components import BLUE, HUES, POINTS_BLUE, POINTS_GOLD, POINTS_POWER, PURPLE
from antichambre.games.sun_king.court import Court
from antichambre.games.sun_king.vocabulary import COUNTED, ENDED, LAST_STANDING, LOUIS_AGAIN, LOUIS_FOR_TWO


def points_of(court: Court, seat: i64) -> i64:
    """Gold, power, and every blue card, Influence included. The eliminated have nothing (ruling 19)."""
    blue: i64 = court.held[seat * HUES + BLUE]
    return court.gold[seat] * POINTS_GOLD + court.power[seat] * POINTS_POWER + blue * POINTS_BLUE


def all_points(court: Court) -> vec[i64]:
    found = vec[i64]()
    seat: i64 = 0
    while seat < court.seats:
        found = append(found, points_of(court, seat))
        seat += 1
    return found


def purple_cards(court: Court) -> vec[i64]:
    """What breaks a tie: more purple cards, the Medal included."""
    found = vec[i64]()
    seat: i64 = 0
    while seat < court.seats:
        found = append(found, court.held[seat * HUES + PURPLE])
        seat += 1
    return found


def reason(court: Court) -> str:
    """The last one standing wins at once; else Louis XIV has ended it (ruling 10)."""
    if court.still == 1:
        return LAST_STANDING
    if court.louis_seen:
        return LOUIS_AGAIN
    return LOUIS_FOR_TWO


def tell_the_count(court: Court) -> None:
    for seat in range(court.seats):
        if court.alive[seat] == 1:
            blue = court.held[seat * HUES + BLUE] * POINTS_BLUE
            court.tell(COUNTED, seat, court.gold[seat], court.power[seat], blue, points_of(court, seat))
    court.tell(ENDED)
