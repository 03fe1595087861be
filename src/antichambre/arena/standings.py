"""What the results of a match say: who won how often, from which seat, against whom, with how many points.

Every rate carries its Wilson interval at 95 %. It takes the games for independent; those of one deal are paired, which
makes the truth a little narrower than the interval.
"""

import math
from dataclasses import dataclass, field

from antichambre.arena.match import Match
from antichambre.arena.play import Result

Z = 1.959964  # 95 % of a normal curve lie so many deviations around its middle


@dataclass(slots=True)
class Rate:
    """How often out of how often. What was shared counts in parts."""

    won: float = 0.0
    of: int = 0

    def add(self, part: float) -> None:
        self.won += part
        self.of += 1

    @property
    def share(self) -> float:
        return self.won / self.of if self.of else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, at 95 %."""
        if not self.of:
            return 0.0, 1.0
        middle = (self.won + Z * Z / 2) / (self.of + Z * Z)
        reach = Z / (self.of + Z * Z) * math.sqrt(self.won * (self.of - self.won) / self.of + Z * Z / 4)
        return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(slots=True)
class LevelStanding:
    """One level's games, wherever it sat. A level at two seats of a game plays it twice."""

    wins: Rate
    by_seat: list[Rate]
    ahead_of: dict[str, Rate]  # how often it finished ahead of each other level; level with it: half
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def mean_score(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else math.nan

    @property
    def score_reach(self) -> float:
        """The mean score is known to plus or minus so many points, at 95 %."""
        count = len(self.scores)
        if count < 2:
            return math.nan
        mean = self.mean_score
        return Z * math.sqrt(sum((score - mean) ** 2 for score in self.scores) / (count - 1) / count)

    @property
    def pace(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(slots=True)
class Standings:
    games: int
    failures: list[Result]
    levels: dict[str, LevelStanding]  # in the order of the line-up

    def by_wins(self) -> list[str]:
        """The levels, the one that wins most often first."""
        return sorted(self.levels, key=lambda level: -self.levels[level].wins.share if self.games else 0)


def standings(match: Match, results: list[Result]) -> Standings:
    """The standings after these results. A game that failed counts as none, and is listed."""
    levels = {
        level: LevelStanding(Rate(), [Rate() for _ in range(match.seats)], {other: Rate() for other in match.levels})
        for level in match.levels
    }
    for level, standing in levels.items():
        del standing.ahead_of[level]
    failures = [result for result in results if result.failure]
    for result in results:
        if not result.failure:
            _enter(levels, result)
    return Standings(len(results) - len(failures), failures, levels)


def _enter(levels: dict[str, LevelStanding], result: Result) -> None:
    places = result.places
    for seat, level in enumerate(result.seating):
        standing = levels[level]
        share = result.share(seat)
        standing.wins.add(share)
        standing.by_seat[seat].add(share)
        standing.scores.append(result.scores[seat])
        standing.decisions += result.decisions[seat]
        standing.seconds += result.seconds[seat]
        for across, other in enumerate(result.seating):
            if other != level:
                ahead, behind = places[seat] < places[across], places[seat] > places[across]
                standing.ahead_of[other].add(1.0 if ahead else 0.0 if behind else 0.5)
