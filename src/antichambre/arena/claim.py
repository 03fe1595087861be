"""Claims, and the test that decides them: is a level, alone among others of a lower one, as strong as is said?

The test looks at one number for each deal: the share of the victories that the one level won over all rotations of the
deal, between 0 and 1. A deal and not a game, because the games of a deal share its cards and differ in their seats:
they are neither independent nor alike, while deals are both, and the luck of the seat has left their mean.

It may be looked at after every deal and stop as soon as it is sure: the chance that it is ever wrong stays below 5 %.
Imagine bettors who hold that the mean is at most m. Nobody can get rich by betting against a truth: each stakes a
fixed part of the capital on every deal, at odds that are fair if the mean is m, and the chance that their mean capital
ever grows fortyfold is at most one in forty (Ville). So what makes them so rich is not true. One company bets that the
mean is higher, one that it is lower: one in twenty for both. The means that made neither rich are the interval; it
holds at all times at once. (A mixture of the bets in Waudby-Smith and Ramdas, "Estimating means of bounded random
variables by betting".)
"""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal

from antichambre.arena.match import Match, arrange

Verdict = Literal["confirmed", "refuted", "undecided"]

RICH: Final = math.log(40)  # 2.5 % for each side
STAKES: Final = tuple(part / 25 for part in range(1, 25))  # the parts of their capital that the bettors stake
PRECISION: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Claim:
    """`upper`, the only one of its level among players of the `lower`, wins at least a share of the games."""

    game: str
    seats: int
    upper: str
    lower: str

    @property
    def share(self) -> float:
        """Seven games in ten at two seats; with more seats, half as much again as is everybody's due."""
        return 0.7 if self.seats == 2 else 1.5 / self.seats

    def match(self, seed: str) -> Match:
        return arrange(self.game, [self.upper, *[self.lower] * (self.seats - 1)], f"{seed} {self.name}")

    @property
    def name(self) -> str:
        return f"{self.upper} over {self.lower}, {self.game}, {self.seats} seats"


@dataclass(slots=True)
class Trial:
    """The test of one claim. It sees a share for each deal, in the order of the deals, until it has a verdict."""

    target: float
    verdict: Verdict = "undecided"
    seen: Counter[float] = field(default_factory=Counter)
    _higher: list[float] = field(default_factory=lambda: [0.0] * len(STAKES))  # logarithms of the bettors' capital
    _lower: list[float] = field(default_factory=lambda: [0.0] * len(STAKES))

    def see(self, share: float) -> None:
        """One more deal. What comes after the verdict does not change it."""
        if self.verdict != "undecided":
            return
        self.seen[round(share, 9)] += 1
        _bet(self._higher, share / self.target)
        _bet(self._lower, (1 - share) / (1 - self.target))
        if _mean(self._higher) >= RICH:
            self.verdict = "confirmed"
        elif _mean(self._lower) >= RICH:
            self.verdict = "refuted"

    @property
    def deals(self) -> int:
        return self.seen.total()

    @property
    def share(self) -> float:
        return sum(share * count for share, count in self.seen.items()) / self.deals if self.deals else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """Where the mean lies, at 95 %, at all times at once."""
        mirrored = Counter({1 - share: count for share, count in self.seen.items()})
        return _least(self.seen), 1 - _least(mirrored)


def _bet(capitals: list[float], odds: float) -> None:
    """Every bettor stakes its part; the stake comes back `odds` times."""
    for number, stake in enumerate(STAKES):
        capitals[number] += math.log1p(stake * (odds - 1))


def _mean(capitals: list[float]) -> float:
    """The logarithm of the mean of capitals given by their logarithms."""
    most = max(capitals)
    return most + math.log(sum(math.exp(capital - most) for capital in capitals) / len(capitals))


def _least(seen: Counter[float]) -> float:
    """The least mean that has not made those rich who bet that it is higher. The lower it is, the richer they are, and
    at the mean of what was seen they have gained nothing: it lies between."""
    low, high = 0.0, sum(share * count for share, count in seen.items()) / max(1, seen.total())
    while high - low > PRECISION:
        middle = (low + high) / 2
        capitals = [
            sum(count * math.log1p(stake * (share / middle - 1)) for share, count in seen.items()) for stake in STAKES
        ]
        if _mean(capitals) >= RICH:
            low = middle
        else:
            high = middle
    return low
