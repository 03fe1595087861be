"""Pairing and rotation: everybody meets every deal from every seat."""

from collections import Counter
from itertools import permutations

import pytest

from antichambre.arena.errors import ArenaError
from antichambre.arena.match import Match, arrange
from antichambre.kernel.errors import BadSetup

LINE_UPS = [
    ["page", "courtier"],
    ["page", "page"],
    ["cardinal", "minister", "minister", "minister"],
    ["cardinal", "minister", "courtier", "courtier"],
    ["page", "courtier", "page", "courtier"],
    ["page", "courtier", "minister"],
    ["cardinal", "minister", "minister:5", "courtier", "page", "page"],
]


def match_of(players: list[str]) -> Match:
    return arrange("sun_king", players, "s")


def deals(match: Match, games: int) -> dict[int, list[tuple[str, ...]]]:
    found: dict[int, list[tuple[str, ...]]] = {}
    for number in range(games):
        fixture = match.fixture(number)
        found.setdefault(fixture.deal, []).append(fixture.seating)
    return found


@pytest.mark.parametrize("players", LINE_UPS, ids=" ".join)
def test_each_member_sits_in_each_seat_equally_often_in_each_deal(players: list[str]) -> None:
    match = match_of(players)
    for seatings in deals(match, match.whole_deals(900)).values():
        assert len(set(seatings)) == len(seatings), "no seating comes twice"
        assert all(Counter(seating) == Counter(players) for seating in seatings)
        for seat in range(len(players)):
            there = Counter(seating[seat] for seating in seatings)
            assert there == {name: count * len(seatings) // len(players) for name, count in Counter(players).items()}


@pytest.mark.parametrize("players", LINE_UPS, ids=" ".join)
def test_every_order_round_the_table_comes_up_equally_often(players: list[str]) -> None:
    match = match_of(players)
    orders = len(set(permutations(players)))
    seen = Counter(match.fixture(number).seating for number in range(2 * orders))
    assert set(seen.values()) == {2}
    assert len(seen) == orders


@pytest.mark.parametrize("players", LINE_UPS, ids=" ".join)
def test_deals_follow_each_other_without_a_gap(players: list[str]) -> None:
    match = match_of(players)
    numbers = [match.fixture(number).deal for number in range(400)]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(numbers[-1] + 1))


def test_one_among_equals_has_as_many_rotations_as_seats() -> None:
    match = match_of(["cardinal", "minister", "minister", "minister"])
    first = deals(match, 8)
    assert [len(seatings) for seatings in first.values()] == [4, 4]
    assert len(deals(match_of(["page", "page"]), 5)) == 5


def test_a_fixture_is_a_function_of_match_and_number() -> None:
    match = match_of(LINE_UPS[3])
    assert match.fixture(17) == match_of(LINE_UPS[3]).fixture(17)
    seeds = {match.fixture(number).seed for number in range(12)}
    assert len(seeds) == len(deals(match, 12)), "the games of one deal are dealt alike"
    own = [seed for number in range(12) for seed in match.fixture(number).bot_seeds]
    assert len(own) == len(set(own)), "no bot repeats another's chances"


def test_games_are_made_up_to_whole_deals() -> None:
    match = match_of(LINE_UPS[2])
    assert [match.whole_deals(games) for games in (1, 4, 5, 8)] == [4, 4, 8, 8]


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(BadSetup):
        arrange("richelieu", ["page"] * 3, "s")
    with pytest.raises(BadSetup):
        arrange("whist", ["page"] * 2, "s")
    with pytest.raises(BadSetup):
        arrange("richelieu", ["page", "dauphin"], "s")
    with pytest.raises(BadSetup):
        arrange("richelieu", ["page"] * 2, "s", {"deck": "marked"})
    with pytest.raises(ArenaError, match="needs players"):
        arrange("richelieu", [], "s")
