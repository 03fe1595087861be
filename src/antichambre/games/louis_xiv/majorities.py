"""3e phase: Comptage, who gets what. Majorities and seconds, what each is entitled to, where the tokens go and whether
the board turns; of a board that is counted, or as if one were.

`counted`: the tokens on a board by owner, the neutral ones last. `first`: its leader.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.louis_xiv.components import CHEAPER_BRIBE, CONDITION, FIGURE, MONEY, TOKENS
from antichambre.games.louis_xiv.court import COUNTING, OWNERS, Court
from antichambre.kernel.position import NOBODY

# The parts of the phase, for each board: plot cards; the tie card; income; tokens leave.
PLOTS: Final = 0
TIES: Final = 1
INCOME: Final = 2
TOKENS_LEAVE: Final = 3

# What a seat gets of a board.
NOTHING: Final = 0
MAY_BRIBE: Final = 1
FREE: Final = 2
WITH_CROWN: Final = 3


def condition(court: Court, board: i64) -> i64:
    return CONDITION[2 * board + court.side[board]]


def figure(court: Court, board: i64) -> i64:
    """The price, or how many tokens are asked."""
    return FIGURE[2 * board + court.side[board]]


def price(court: Court, board: i64, seat: i64) -> i64:
    """Of a bribe. Mission: one louis less."""
    return figure(court, board) - court.ability(seat, CHEAPER_BRIBE)


# ---------------------------------------------------------------------------------------------------------------------
# Majorities
# ---------------------------------------------------------------------------------------------------------------------


def most(counted: vec[i64]) -> i64:
    """The most tokens that anybody has on the board; neutral ones count (ruling 15)."""
    found: i64 = 0
    for count in counted:
        if count > found:
            found = count
    return found


def leader(counted: vec[i64], tie_winner: i64) -> i64:
    """Who alone has most, or is made so by the tie card (ruling 12); nobody when tied or on an empty board."""
    if tie_winner != NOBODY:
        return tie_winner
    best: i64 = most(counted)
    if best == 0:
        return NOBODY
    found: i64 = NOBODY
    owner: i64 = 0
    while owner < OWNERS:
        if counted[owner] == best:
            if found != NOBODY:
                return NOBODY
            found = owner
        owner += 1
    return found


def second(counted: vec[i64], first: i64) -> i64:
    """Who alone comes second; nobody when several do. After the tie card the others tied are second."""
    best: i64 = 0
    found: i64 = NOBODY
    owner: i64 = 0
    while owner < OWNERS:
        if owner != first and counted[owner] > 0:
            if counted[owner] > best:
                best = counted[owner]
                found = owner
            elif counted[owner] == best:
                found = NOBODY
        owner += 1
    return found


# ---------------------------------------------------------------------------------------------------------------------
# What follows from them
# ---------------------------------------------------------------------------------------------------------------------


def share(court: Court, board: i64, counted: vec[i64], first: i64, seat: i64) -> i64:
    """Argent, 1re place, jetons d'influence; and the same with the king."""
    own: i64 = counted[seat]
    if own == 0:
        return NOTHING
    asked: i64 = condition(court, board)
    if asked == TOKENS:
        if own >= figure(court, board):
            return FREE
        return NOTHING
    if court.king == board:
        if first == seat:
            return WITH_CROWN
        if first == NOBODY:
            if own == most(counted):
                return FREE
        elif second(counted, first) == seat:
            return FREE
    elif first == seat:
        return FREE
    if asked == MONEY:
        return MAY_BRIBE
    return NOTHING


def goes_away(court: Court, board: i64, counted: vec[i64], first: i64, seat: i64) -> bool:
    """Whether a seat's tokens go to its general supply, and do not come home: those of the majority; with the king, of
    all who are tied for it. Where a number of tokens is asked, everybody's come home."""
    if counted[seat] == 0 or condition(court, board) == TOKENS:
        return False
    if seat == first:
        return True
    return first == NOBODY and court.king == board and counted[seat] == most(counted)


def turns(court: Court, board: i64, counted: vec[i64], first: i64) -> bool:
    """A majority turns it, or somebody with tokens enough; with the king, anybody there. An empty board does not turn
    (ruling 13)."""
    if condition(court, board) != TOKENS:
        return first != NOBODY or (court.king == board and most(counted) > 0)
    seat: i64 = 0
    while seat < court.seats:
        if counted[seat] >= figure(court, board):
            return True
        seat += 1
    return False


# ---------------------------------------------------------------------------------------------------------------------
# As if it were counted now
# ---------------------------------------------------------------------------------------------------------------------


def counts_still(court: Court, board: i64) -> bool:
    """Whether a token that is placed there now is counted in this round. Those on a board are fixed once its plot cards
    are played (ruling 11)."""
    if court.phase != COUNTING:
        return court.phase < COUNTING
    return board > court.board or (board == court.board and court.part == PLOTS)


def is_to_count(court: Court, board: i64) -> bool:
    """Whether a board is still to be counted in this round, or is being counted."""
    if court.phase != COUNTING:
        return court.phase < COUNTING
    return board >= court.board


def tokens_counted(court: Court, board: i64) -> vec[i64]:
    """The tokens that would be counted on a board, as they lie."""
    if court.phase == COUNTING and board == court.board and court.part != PLOTS:
        return court.counted[:]
    found = vec[i64](capacity=OWNERS)
    owner: i64 = 0
    while owner < OWNERS:
        found = append(found, court.on[board * OWNERS + owner])
        owner += 1
    return found


def leader_now(court: Court, board: i64, counted: vec[i64]) -> i64:
    """With the tie card, where it has been played."""
    if court.phase == COUNTING and board == court.board:
        return leader(counted, court.tie_winner)
    return leader(counted, NOBODY)
