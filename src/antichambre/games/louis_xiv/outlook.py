"""How a board would be counted, in words: what a token placed there now would bring, if nothing else came of it."""

from librt.vecs import vec
from mypy_extensions import i64

from antichambre.games.louis_xiv.components import (
    COLBERT,
    COLBERT_LOUIS,
    MAINTENON,
    MAINTENON_TOKENS,
    PERSONS,
    TOKENS,
    TURENNE,
    TURENNE_SHIELDS,
)
from antichambre.games.louis_xiv.court import NEUTRAL, Court
from antichambre.games.louis_xiv.majorities import (
    MAY_BRIBE,
    NOTHING,
    WITH_CROWN,
    condition,
    counts_still,
    leader_now,
    most,
    price,
    share,
    tokens_counted,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.position import NOBODY


def favour(board: i64) -> Phrase:
    """What a person gives."""
    count: i64 = 1
    if board == COLBERT:
        count = COLBERT_LOUIS
    elif board == MAINTENON:
        count = MAINTENON_TOKENS
    elif board == TURENNE:
        count = TURENNE_SHIELDS
    return phrase("favour", board=PERSONS[board], count=count)


def standing(court: Court, board: i64, counted: vec[i64]) -> list[Phrase]:
    """Who would get what, the best part first. Those who get the same are named together; a bribe may cost one less
    than the other."""
    first = leader_now(court, board, counted)
    alike: dict[tuple[int, int], list[Phrase]] = {}
    for seat in range(court.seats):
        gets = share(court, board, counted, first, seat)
        if gets != NOTHING:
            cost = price(court, board, seat) if gets == MAY_BRIBE else 0
            alike.setdefault((gets, cost), []).append(phrase("seat-short", seat=seat))
    told: list[Phrase] = []
    if condition(court, board) != TOKENS:
        if first == NOBODY and most(counted) > 0:
            told.append(phrase("outlook-tie"))
        elif first == NEUTRAL:
            told.append(phrase("outlook-neutral"))
    for (gets, cost), seats in sorted(alike.items(), key=lambda part: (-part[0][0], part[0][1])):
        if gets == MAY_BRIBE:
            told.append(phrase("outlook-bribe", who=seats, count=len(seats), price=cost))
        else:
            key = "gets-crown" if gets == WITH_CROWN else "gets-free"
            told.append(phrase(key, who=seats, count=len(seats), favour=favour(board)))
    if not alike:
        told.append(phrase("outlook-nobody"))
    return told


def with_more(court: Court, board: i64, seat: i64, count: i64) -> list[Phrase]:
    """How a board would stand with more tokens of a seat's; or that they wait there for the next round."""
    if not counts_still(court, board):
        return [phrase("counted-later")]
    counted = tokens_counted(court, board)
    counted[seat] += count
    return standing(court, board, counted)


def placed_then(court: Court, board: i64, count: i64) -> Phrase:
    """Tokens of whoever is asked, and how the board would stand then."""
    return phrase("placed-then", board=PERSONS[board], count=count, told=with_more(court, board, court.asked, count))


def onto_then(court: Court, placed: Phrase, board: i64, count: i64) -> Phrase:
    """The same, where more is to be said of what is placed."""
    return phrase("onto-then", placed=placed, told=with_more(court, board, court.asked, count))
