"""How long a bot seems to think, where time would betray what it holds.

At a reaction everybody pauses, and the pause is as long as who plays makes it, never as long as who holds a card would.
Where a decision is put although there may be one answer, a bot takes as long over one as over several. Whoever shows a
game sleeps what the bots leave of either."""

from collections.abc import Iterable

from antichambre.bots.levels import LEVELS, SECONDS
from antichambre.kernel.position import Position

GLANCE = 0.15  # seconds, for those who do not search
LONGEST = 1.2  # seconds: a pause is brisk, however long somebody might think
# What is asked at every turn, mostly with one answer, and seldom matters much: the part of their usual time that those
# who search take over it.
SHARES = {
    "favourite": {"open": 0.25, "ball": 0.25, "hand-limit": 0.25, "close": 0.25},
    "louis_xiv": {"mission": 0.5},
}
THINKING = 0.7  # the part of a pause in which bots may think: the rest is for what else has to be done in it


def _rank(level: str) -> str:
    """`cardinal:500` is a cardinal."""
    rank = level.partition(":")[0]
    assert rank in LEVELS, f"{level} is no rank"
    return rank


def takes(level: str, pace: float = 1.0) -> float:
    """The seconds of a decision that is put whether or not there is a choice. `pace`: the part of their usual time that
    those who search are given."""
    rank = _rank(level)
    return SECONDS[rank] * pace if rank in SECONDS else GLANCE


def window(levels: Iterable[str]) -> float:
    """The seconds of a pause at a table with bots of these levels: as long as the slowest of them takes to answer
    anything, but brisk; and where there are none."""
    return min(LONGEST, max((takes(level) for level in levels), default=LONGEST))


def share(position: Position) -> float:
    """The part of its usual time that a bot takes over what it is asked now, whatever it holds."""
    return SHARES.get(position.game.name, {}).get(position.decision or "", 1.0)
