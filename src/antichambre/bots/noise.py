"""Noise: what a courtier and a minister think of a move is blurred, so that nearly as good a one may be played.

It spaces the ranks of a game, so that each is a step above the one below it. Without it a page would never win, and in
three of the games a minister would be nearly a cardinal: there thinking longer finds little more
(docs/opponents.md).
"""

from collections.abc import Mapping, Sequence
from math import sqrt

from antichambre.kernel.chance import Rng

# A courtier's, in spreads of the game's judgement: by so much a move may seem better than it is, at a glance.
COURTIER_NOISE = {"richelieu": 0.35, "sun_king": 0.7, "favourite": 0.95, "louis_xiv": 0.6}
# A minister's, in chances to win at an even table of two: by so much, after some thought.
MINISTER_NOISE = {"sun_king": 0.2, "favourite": 0.13, "louis_xiv": 0.08}
NOISELESS: Mapping[str, float] = {}  # a cardinal's: it wants the best move in every game

_STEPS = 1 << 16


def scaled(noise: float, value: float, seats: int) -> float:
    """What is left of a minister's noise: the less, the more there are to share the chances, and the surer the end is,
    for whoever is lost might else play anything."""
    return noise * sqrt(2 / seats) * 4 * value * (1 - value)


def noisy_best(worths: Sequence[float], noise: float, rng: Rng) -> int:
    """The place of what seems best when everything may seem better than it is by up to `noise`."""
    seeming = [worth + noise * int(rng.below(_STEPS)) / _STEPS for worth in worths]
    return seeming.index(max(seeming))
