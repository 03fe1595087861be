"""Compléter la ligne: refilling, lines of specials, piles that run out."""

import pytest

from antichambre.games.favourite.rules import Favourite
from games.favourite.tables import (
    PLAIN_LINE,
    asks,
    court_discards,
    discards,
    hand,
    heard,
    holding,
    lay,
    line,
    order,
    play,
    play_until,
    view_of,
)

LINE = "gold chateau chateau chocolate chateau gold"
SPENT = ("gold*16 chocolate*19 chateau*17 ball-gold*4 duchess+guard*2 duchess*2", "bastille*4")
"""Before two players lies all but the line above and a few resources."""


def test_gaps_are_filled_when_the_turn_is_over() -> None:
    position = lay("captain", "", line=LINE, dice="chateau chateau gold", draw="ball chocolate chocolate")
    play(position, "take 1-2")
    assert line(position) == "- - chateau chocolate chateau gold"
    assert view_of(position, 1)["line"] == [None, None, "chateau", "chocolate", "chateau", "gold"]
    told = play(position, "end")
    assert line(position) == "ball chocolate chateau chocolate chateau gold"
    assert heard(told, "line-card") == [{"place": 1, "petition": "ball"}, {"place": 2, "petition": "chocolate"}]


def test_ruling_10_in_place_left_to_right() -> None:
    position = lay("", "", line=LINE, dice="chateau chateau chocolate", draw="ball gold duchess")
    play(position, "take 2-4")
    assert line(position) == "gold ball gold duchess chateau gold"


@pytest.mark.parametrize(
    ("before", "run", "specials"),
    [
        ("chateau gold duchess duchess gold gold", "take 2-6", "ball*4 bastille"),
        ("duchess gold duchess gold duchess gold", "take 1-6", "ball*4 bastille*2"),
    ],
)
def test_ruling_10_five_or_six_specials_are_shuffled_into_the_draw_pile(before: str, run: str, specials: str) -> None:
    position = lay("", "", line=before, dice="gold gold gold", draw=specials, court_rest="hand 1")
    told = play(position, run)
    assert [fact["petition"] for fact in heard(told, "line-card")][:5] == [*["ball"] * 4, "bastille"]
    assert len(heard(told, "line-cleared")) >= 1
    assert position.specials_in_line() < 5
    assert len(position.line) == 6
    assert discards(position) == ""  # all went back to the draw pile


def test_ruling_10_four_specials_stay() -> None:
    position = lay("", "", line="chateau gold ball ball gold chateau", dice="gold gold gold", draw="duchess*4")
    play(position, "take 2, roll, take nothing")
    assert line(position) == "chateau duchess ball ball gold chateau"
    position = lay("", "", line="ball gold ball ball chateau chateau", dice="gold gold gold", draw="duchess")
    told = play(position, "take 2")
    assert (line(position), heard(told, "line-cleared")) == ("ball duchess ball ball chateau chateau", [])


def five_specials(discarded: str, rest: str) -> Favourite:
    """A line that will hold five specials when its gap is filled, over a draw pile of few resources."""
    return lay(
        "",
        "",
        line="ball gold ball ball ball chateau",
        dice="gold gold gold",
        draw=rest,
        discards=discarded,
        before=("gold*5 chocolate*5", "bastille*3"),
        rest="discards",
    )


def test_ruling_10_the_discards_stay_while_the_draw_pile_has_two_resources() -> None:
    position = five_specials("", "duchess gold gold")
    told = play(position, "take 2")
    assert len(heard(told, "line-cleared")) >= 1
    assert position.specials_in_line() < 5
    there = len(position.deck) - position.deck_at + len(position.line)
    assert there == 8  # five specials, a château, and the two
    assert "chateau" in discards(position)


def test_ruling_10_with_the_discards_if_the_draw_pile_has_fewer_than_two_resources() -> None:
    position = five_specials("", "duchess gold duchess")
    told = play(position, "take 2")
    assert len(heard(told, "line-cleared")) >= 1
    assert position.specials_in_line() < 5
    assert discards(position) == ""


def test_ruling_10_resources_of_the_line_itself_do_not_count_for_the_draw_pile() -> None:
    position = five_specials("", "duchess gold")
    play(position, "take 2")
    assert discards(position) == ""


# Ruling 11


def test_ruling_11_an_empty_draw_pile_is_made_of_the_discards() -> None:
    position = lay("", "", line=LINE, dice="chateau chateau chocolate", draw="ball", discards="gold", rest="discards")
    count = len(discards(position).split())
    play(position, "take 2-4")
    assert line(position).startswith("gold ball ")
    assert (discards(position), view_of(position)["draw_pile"]) == ("", count - 2)


def test_ruling_11_the_discards_are_shuffled() -> None:
    seen = set()
    for seed in range(12):
        position = lay("", "", line=LINE, dice="chateau chateau chocolate", rest="discards", seed=f"shuffled {seed}")
        play(position, "take 2-4")
        seen.add(line(position))
    assert len(seen) > 6


def test_ruling_11_discards_are_not_shuffled_before_they_are_needed() -> None:
    position = lay("", "", line=LINE, dice="chateau gold gold", draw="ball chocolate", rest="discards")
    before = discards(position)
    play(position, "take 1-2")
    assert (discards(position), view_of(position)["draw_pile"]) == (before, 0)


def test_ruling_11_with_too_few_the_line_closes_up_shorter() -> None:
    position = lay("", "", line=LINE, dice="chateau chateau chocolate", before=SPENT, draw="gold gold")
    play(position, "take 2-4")
    assert line(position) == "gold gold gold chateau gold"
    position = lay("", "", line=LINE, dice="chateau gold gold", before=SPENT, draw="gold gold")
    play(position, "take 6")
    assert line(position) == "gold chateau chateau chocolate chateau gold"


def test_ruling_11_a_shorter_line_fills_up_again_at_its_end() -> None:
    position = lay("", "", line="gold chateau chateau", dice="gold gold gold", draw="ball chocolate*2 gold*2")
    play(position, "take 1")
    assert line(position) == "ball chateau chateau chocolate chocolate gold"


def test_ruling_11_court_discards_are_shuffled_when_the_pile_is_empty() -> None:
    position = lay("steward", "", court_draw="prince", court_discards="captain spy", court_rest="hand 1")
    play(position, "steward")
    assert hand(position, 0) in ("prince captain", "prince spy")
    assert court_discards(position) == "steward"
    assert view_of(position)["court_pile"] == 1


def test_ruling_11_any_of_the_court_discards_may_come() -> None:
    for wanted in ("captain", "spy", "marquise"):
        position = lay("steward", "", court_draw="prince", court_discards="captain spy marquise", court_rest="hand 1")
        play_until(position, "steward", holding(0, wanted))


def test_ruling_11_without_court_cards_nothing_is_drawn() -> None:
    position = lay("", "", line=LINE, dice="gold chateau chateau", court_rest="hand 1")
    told = play(position, "take 1-3")
    assert (hand(position, 0), heard(told, "drew")) == ("", [])
    assert asks(position) == (1, "open")


def test_ruling_11_as_many_as_there_are_are_drawn() -> None:
    """Six are earned, four are left."""
    position = lay(
        "",
        "",
        line="gold duchess gold duchess gold bastille",
        dice="gold gold gold",
        court_draw="prince spy",
        court_discards="captain marquise",
        court_rest="hand 1",
    )
    told = play(position, "take 1-6, let it be")
    assert len(heard(told, "drew")) == 4
    assert hand(position, 0) == "prince captain marquise spy"


def test_refilling_comes_before_the_next_turn() -> None:
    position = lay("", "", line=PLAIN_LINE, dice="gold gold gold")
    told = play(position, "take 1")
    assert order(told, "took", "line-card", "turn-begun") == ["took", "line-card", "turn-begun"]
