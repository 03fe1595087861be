"""A game played to its end by chance alone: what search, the bench and the ten thousand games are made of."""

from mypy_extensions import i64

from antichambre.kernel.chance import Rng
from antichambre.kernel.position import Position


def playout(position: Position, rng: Rng) -> i64:
    """Plays uniformly random moves until the game is over; the number of decisions."""
    decisions: i64 = 0
    while position.asked >= 0:
        legal = position.legal()
        position.apply(legal[rng.below(len(legal))])
        decisions += 1
    return decisions
