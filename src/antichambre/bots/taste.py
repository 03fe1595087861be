"""Taste: a courtier and a minister do not insist on the best move where others are nearly as good.

How far it goes spaces the ranks of a game, so that each is a step above the one below it. Without it a page would never
win, and in three of the games a minister would be nearly a cardinal: there thinking longer finds little more
(docs/opponents.md).
"""

from collections.abc import Mapping, Sequence
from math import sqrt

from antichambre.kernel.chance import Rng

# A courtier's, in spreads of the game's judgement: by so much a move may seem better than it is, at a glance.
AT_A_GLANCE = {"richelieu": 0.35, "sun_king": 0.7, "favourite": 0.95, "louis_xiv": 0.6}
# A minister's, in chances to win at an even table of two: by so much, after some thought.
AFTER_THOUGHT = {"sun_king": 0.2, "favourite": 0.13, "louis_xiv": 0.08}
INSISTENT: Mapping[str, float] = {}  # a cardinal's: it wants the best move in every game

_FINENESS = 1 << 16


def sobered(taste: float, hope: float, seats: int) -> float:
    """What is left of a minister's taste: the less, the more there are to share the chances, and the surer the end is,
    for whoever is lost might else play anything."""
    return taste * sqrt(2 / seats) * 4 * hope * (1 - hope)


def fancied(worths: Sequence[float], taste: float, rng: Rng) -> int:
    """The place of what is liked best, when everything may seem better than it is by up to `taste`."""
    liked = [worth + taste * int(rng.below(_FINENESS)) / _FINENESS for worth in worths]
    return liked.index(max(liked))
