"""Fin du jeu: when it ends, what scores, who wins."""

from typing import Any

import pytest

import antichambre
from games.comparisons import compared
from games.sun_king.tables import SUN_KING, heard, lay, order, play, texts


def ended(*spheres: str, **laid: Any) -> Any:
    """The second Louis is turned: the game ends on the spot with these spheres."""
    turn = laid.pop("turn", 0)
    laid = {"power": [0] * len(spheres), "gold": [0] * len(spheres), **laid}
    position = lay(*spheres, phase=2, turn=turn, louis_seen=True, draw="louis", **laid)
    if not position.over:
        play(position, "turn 1")
    assert position.over
    return position


def test_the_game_ends_when_louis_is_turned_for_the_second_time() -> None:
    position = ended("", "", "")
    assert (position.seat, position.decision, texts(position)) == (None, None, [])


def test_nothing_can_be_played_after_the_end() -> None:
    position = ended("", "", "")
    with pytest.raises(antichambre.IllegalMove) as refusal:
        position.play(SUN_KING.by_text["turn 1"])
    assert refusal.value.rule == "game-over"


def test_gold_and_power_score_their_value() -> None:
    assert ended("", "", power=[7, 0], gold=[0, 4]).scores() == [7, 4]


def test_blue_cards_score_two_each() -> None:
    assert ended("blue blue-seal", "red green purple yellow").scores() == [4, 0]


def test_the_influence_card_is_a_blue_card() -> None:
    assert ended("blue influence", "medal authority overlord pension*2 conspiracy diplomacy", turn=0).scores() == [4, 0]


def test_all_of_it_together() -> None:
    position = ended("blue*3 influence red", "green", power=[11, 3], gold=[5, 2])
    assert position.scores() == [24, 5]


def test_most_points_win() -> None:
    position = ended("", "blue*2", "", power=[3, 0, 2])
    assert position.winners() == [1]
    assert position.outcome() == {
        "winners": [1],
        "ending": "louis-again",
        "steps": [{"by": "points", "figures": [3, 4, 2]}],
    }


def test_a_tie_is_broken_by_purple_cards() -> None:
    position = ended("purple", "purple*2", "", power=[4, 4, 3])
    assert position.winners() == [1]
    assert compared(position) == [("points", [4, 4, 3]), ("purple-cards", [1, 2, None])]


def test_the_medal_is_a_purple_card() -> None:
    assert ended("purple", "purple medal", "", power=[4, 4, 4]).winners() == [1]


def test_purple_cards_break_ties_only() -> None:
    assert ended("purple*8", "", power=[4, 5]).winners() == [1]


def test_ruling_19_still_tied_the_victory_is_shared() -> None:
    assert ended("purple", "purple-seal", "", power=[4, 4, 4]).winners() == [0, 1]
    assert ended("", "", "").winners() == [0, 1, 2]


def test_ruling_19_the_eliminated_score_nothing_and_cannot_win() -> None:
    position = ended("", "", "", "", power=[0] * 4, out=(1,))
    assert (position.scores(), position.winners()) == ([0, 0, 0, 0], [0, 2, 3])
    assert compared(position) == [("points", [0, None, 0, 0]), ("purple-cards", [0, None, 0, 0])]


def test_ruling_19_the_last_one_standing_wins_at_once_with_no_points_at_all() -> None:
    position = lay("", "", phase=3, power=[0, 0], gold=[1, 8])
    play(position, "strike 1")
    assert (position.over, position.scores(), position.winners()) == (True, [0, 0], [0])
    assert position.outcome() == {"winners": [0], "ending": "last-standing", "steps": []}


def test_nobody_has_won_before_the_end_but_the_score_is_told() -> None:
    position = lay("blue", "", power=[3, 4], gold=[1, 2])
    assert (position.winners(), position.outcome(), position.scores()) == ([], None, [6, 6])


def test_the_count_is_told_line_by_line() -> None:
    position = lay("blue*2", "red", "", phase=2, louis_seen=True, draw="louis", power=[3, 4, 0], gold=[1, 2, 0])
    told = play(position, "turn 1")
    assert heard(told, "counted") == [
        {"seat": 0, "gold": 1, "power": 3, "blue": 4, "points": 8},
        {"seat": 1, "gold": 2, "power": 4, "blue": 0, "points": 6},
        {"seat": 2, "gold": 0, "power": 0, "blue": 0, "points": 0},
    ]
    assert order(told, "turned", "louis-ends", "ended") == ["turned", "louis-ends", "ended"]


def test_what_lies_open_at_the_end_counts_for_nobody() -> None:
    position = lay("", "", "", phase=2, louis_seen=True, draw="blue blue louis", power=[0] * 3, gold=[0] * 3)
    play(position, "turn 3")
    assert (position.over, position.scores()) == (True, [0, 0, 0])
