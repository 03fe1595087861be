"""The hall: every fixture once, on several processes, whatever becomes of them."""

import sys
from pathlib import Path

import pytest

from antichambre.arena.hall import cores, in_the_hall
from antichambre.arena.play import play
from arena.rogues import fatal_at_two, fatal_once, made_up, quick_match, without_seconds

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a process is killed by a signal")


def test_two_processes_play_what_one_would() -> None:
    match = quick_match()
    results = sorted(in_the_hall(match, iter(range(6)), 2), key=lambda result: result.number)
    assert [without_seconds(result) for result in results] == [
        without_seconds(play(match, number)) for number in range(6)
    ]


def test_fewer_fixtures_than_tables() -> None:
    match = quick_match()
    assert [result.number for result in in_the_hall(match, iter([4]), 3, made_up)] == [4]
    assert list(in_the_hall(match, iter([]), 3, made_up)) == []
    assert cores() >= 1


def test_leaving_the_hall_stops_it() -> None:
    match = quick_match()
    results = in_the_hall(match, iter(range(10**9)), 2, made_up)
    assert next(results).number in range(10**9)
    results.close()


@POSIX
def test_a_process_that_dies_costs_no_game(tmp_path: Path) -> None:
    match = quick_match(str(tmp_path / "died"))
    results = list(in_the_hall(match, iter(range(5)), 2, fatal_once))
    assert sorted(result.number for result in results) == list(range(5))
    assert not any(result.failure for result in results)
    assert (tmp_path / "died").exists()


@POSIX
def test_a_fixture_that_always_kills_is_a_failure_and_the_rest_goes_on() -> None:
    results = {result.number: result for result in in_the_hall(quick_match(), iter(range(5)), 2, fatal_at_two)}
    assert sorted(results) == list(range(5))
    failed = [result for result in results.values() if result.failure]
    assert [result.number for result in failed] == [2]
    assert failed[0].failure is not None
    assert "died 3 times" in failed[0].failure.what
    assert failed[0].failure.player is None
