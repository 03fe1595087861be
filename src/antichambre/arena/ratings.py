"""Ratings: one number for the strength of a level, by openskill's Plackett-Luce, with an interval by bootstrap.

The bootstrap draws deals, not games: the games of one deal share its luck, and stay together. It also puts them into
another order every time, of which such ratings are not free: the rating is the mean of what the draws give.
"""

import math
from dataclasses import dataclass
from statistics import fmean, stdev

from openskill.models import PlackettLuce

from antichambre.arena.match import Match
from antichambre.arena.play import Result
from antichambre.arena.standings import Z
from antichambre.kernel.chance import Rng

LEAST_DRAWS, MOST_DRAWS = 50, 200
EFFORT = 20_000  # games to be rated in all: a few seconds


@dataclass(frozen=True, slots=True)
class LevelRating:
    """On openskill's scale, on which everybody begins at 25; and where it lies at 95 %. Nobody can say where when every
    deal went the same way: then the bounds are not numbers."""

    value: float
    low: float
    high: float


def ratings(match: Match, results: list[Result]) -> dict[str, LevelRating]:
    """The rating of each level."""
    deals: dict[int, list[Result]] = {}
    for result in results:
        if not result.failure:
            deals.setdefault(result.deal, []).append(result)
    played = list(deals.values())
    if not played:
        return {}
    rng = Rng(f"bootstrap {match.seed}")
    drawn: dict[str, list[float]] = {level: [] for level in match.levels}
    for _ in range(max(LEAST_DRAWS, min(MOST_DRAWS, EFFORT // len(results)))):
        for level, value in _rated(match, [played[rng.below(len(played))] for _ in played]).items():
            drawn[level].append(value)
    return {level: _summed_up(values) for level, values in drawn.items()}


def _rated(match: Match, deals: list[list[Result]]) -> dict[str, float]:
    """The ratings after these deals, one after the other. A level at several seats learns the mean of what they did."""
    model = PlackettLuce()
    known = dict.fromkeys(match.levels, (model.mu, model.sigma))
    for result in (result for deal in deals for result in deal):
        teams = [[model.create_rating(list(known[level]))] for level in result.seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for level in known:
            own = [rating for rating, sitting in zip(after, result.seating, strict=True) if sitting == level]
            known[level] = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
    return {level: mu for level, (mu, _) in known.items()}


def _summed_up(values: list[float]) -> LevelRating:
    value = fmean(values)
    reach = Z * stdev(values) if max(values) - min(values) > 1e-6 else math.nan
    return LevelRating(value, value - reach, value + reach)
