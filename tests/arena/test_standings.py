"""The standings, against small examples reckoned by hand."""

import math

import pytest

from antichambre.arena.match import Match
from antichambre.arena.play import Failure, Result, unplayed
from antichambre.arena.ratings import ratings
from antichambre.arena.standings import Rate, standings

PAIR = Match("richelieu", ("a", "b"), (), "s")
THREE = Match("louis_xiv", ("a", "b", "b"), (), "s")


def result(match: Match, number: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    fixture = match.fixture(number)
    seats = match.seats
    return Result(number, fixture.deal, fixture.seating, scores, winners, (10,) * seats, (2.0,) * seats, ())


def test_two_players_and_four_games() -> None:
    # a sits first in games 0 and 2, second in 1 and 3.
    games = [
        result(PAIR, 0, (30, 20), (0,)),
        result(PAIR, 1, (25, 25), (0, 1)),
        result(PAIR, 2, (10, 40), (1,)),
        result(PAIR, 3, (15, 35), (1,)),
    ]
    found = standings(PAIR, games)
    a, b = found.levels["a"], found.levels["b"]
    assert (a.wins.won, b.wins.won, a.wins.of) == (2.5, 1.5, 4)
    assert [rate.won for rate in a.by_seat] == [1.0, 1.5]
    assert [rate.won for rate in b.by_seat] == [0.5, 1.0]
    assert (a.ahead_of["b"].won, b.ahead_of["a"].won) == (2.5, 1.5)
    assert a.scores == [30, 25, 10, 35]
    assert a.mean_score == 25
    assert a.score_reach == pytest.approx(1.959964 * math.sqrt(350 / 3 / 4))
    assert a.pace == pytest.approx(0.2)
    assert found.by_wins() == ["a", "b"]
    assert found.games == 4


def test_a_level_at_two_seats_plays_twice() -> None:
    # Game 0: a b b; game 1: b a b.
    games = [result(THREE, 0, (9, 5, 7), (0,)), result(THREE, 1, (9, 5, 5), (0,))]
    found = standings(THREE, games)
    a, b = found.levels["a"], found.levels["b"]
    assert (a.wins.won, a.wins.of) == (1, 2)
    assert (b.wins.won, b.wins.of) == (1, 4)
    # Ahead of both, then behind one and level with the other.
    assert (a.ahead_of["b"].won, a.ahead_of["b"].of) == (2.5, 4)
    assert (b.ahead_of["a"].won, b.ahead_of["a"].of) == (1.5, 4)
    assert "b" not in b.ahead_of


def test_a_tie_break_puts_the_winner_ahead() -> None:
    assert result(THREE, 0, (9, 9, 7), (1,)).places == [1, 0, 2]
    assert result(THREE, 0, (9, 9, 9), (1,)).places == [1, 0, 1]


def test_a_game_that_failed_counts_for_nothing() -> None:
    failed = unplayed(PAIR, 1, "gone")
    found = standings(PAIR, [result(PAIR, 0, (3, 2), (0,)), failed])
    assert found.games == 1
    assert found.failures == [failed]
    assert failed.failure == Failure(None, None, "gone", "")
    assert found.levels["a"].wins.of == 1


def test_wilsons_interval() -> None:
    assert Rate(5, 10).interval == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert Rate(0, 20).interval == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert Rate(20, 20).interval == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert Rate().interval == (0.0, 1.0)
    assert math.isnan(Rate().share)


class TestRatings:
    def test_the_one_that_wins_is_rated_higher_and_so_are_its_bounds(self) -> None:
        games = [result(PAIR, number, (3, 2), (0,)) for number in (0, 2, 4, 6, 8, 10, 12, 13)]
        games += [result(PAIR, number, (2, 3), (1,)) for number in (1, 3, 5, 7, 9, 11)]
        rated = ratings(PAIR, games)
        assert rated["a"].low <= rated["a"].value <= rated["a"].high
        assert rated["b"].high < rated["a"].low
        assert rated == ratings(PAIR, games), "equal results, equal ratings"

    def test_deals_are_drawn_whole(self) -> None:
        """Each deal is won once by each: whatever deals are drawn, nobody is ahead by much."""
        games = [result(PAIR, number, (3, 2), (0,)) for number in range(20)]
        rated = ratings(PAIR, games)
        assert math.isnan(rated["a"].low), "every draw gives the same"

    def test_without_a_game_nobody_is_rated(self) -> None:
        assert ratings(PAIR, [unplayed(PAIR, 0, "gone")]) == {}
