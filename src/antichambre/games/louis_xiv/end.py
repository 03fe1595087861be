"""Fin de la partie: what is left turns into shields, the arms are compared, the points counted."""

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    BOARDS,
    LOUIS_FOR_SHIELD,
    MISSIONS,
    POINTS_MISSION,
    POINTS_SHIELD,
    SHIELD_KINDS,
)
from antichambre.games.louis_xiv.court import LAID, OWNERS, Court
from antichambre.games.louis_xiv.vocabulary import ARMS_WON, ENDED, EXCHANGED, REVEALED, SCORED


def end_game(court: Court) -> None:
    """Convert, then reveal; fix all six majorities first, then draw the bonus shields (ruling 20). Shields may run out:
    they are drawn clockwise from the first player (ruling 2)."""
    court.sealed = True  # the shields are shown
    clockwise = [(court.first + offset) % court.seats for offset in range(court.seats)]
    for seat in clockwise:
        count = final_exchange(court, seat)
        court.tell(EXCHANGED, seat, count)
        court.draw_shields(seat, count)
    bonus = vec[i64]([0] * court.seats)
    for arms in range(SHIELD_KINDS):
        award_arms(court, arms, bonus)
    for seat in clockwise:
        court.draw_shields(seat, bonus[seat])
    court.finished = True
    for seat in range(court.seats):
        court.tell(SCORED, seat, missions_laid(court, seat), court.shield_count(seat), points(court, seat))
    court.tell(ENDED)


def final_exchange(court: Court, seat: i64) -> i64:
    """A shield for each influence card, unused plot card, chip, token on a person, and for every three louis. What is
    exchanged stays where it is: nothing more is done with it."""
    count: i64 = court.hand_size(seat) + court.plot_count(seat) + court.chip_count(seat)
    board: i64 = 0
    while board < BOARDS:
        count += court.on[board * OWNERS + seat]
        board += 1
    return count + court.louis[seat] // LOUIS_FOR_SHIELD


def award_arms(court: Court, arms: i64, bonus: vec[i64]) -> None:
    """Most shields of these arms: one more, for each of those tied; arms that nobody has give nothing."""
    most: i64 = 0
    seat: i64 = 0
    while seat < court.seats:
        count: i64 = court.shields[seat * SHIELD_KINDS + arms]
        if count > 0:
            court.tell(REVEALED, seat, arms, count)
        if count > most:
            most = count
        seat += 1
    seat = 0
    while seat < court.seats:
        if most > 0 and court.shields[seat * SHIELD_KINDS + arms] == most:
            bonus[seat] += 1
            court.tell(ARMS_WON, seat, arms)
        seat += 1


def missions_laid(court: Court, seat: i64) -> i64:
    count: i64 = 0
    mission: i64 = 0
    while mission < MISSIONS:
        if court.missions[mission] == LAID + seat:
            count += 1
        mission += 1
    return count


def points(court: Court, seat: i64) -> i64:
    """Missions laid and shields gathered, as they stand; the final exchange comes at the end."""
    return missions_laid(court, seat) * POINTS_MISSION + court.shield_count(seat) * POINTS_SHIELD
