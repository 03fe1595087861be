"""Fin de la partie: the final exchange, majorities of shields, points and tie-breaks."""

from typing import Any

import pytest

from antichambre.games.louis_xiv.rules import LouisXIV
from games.comparisons import compared
from games.louis_xiv.tables import Told, go_on, heard, lay, play, shields, view_of

NOTHING = dict.fromkeys(range(4), 0)


def finish(**table: Any) -> tuple[LouisXIV, Told]:
    """The missions of the last round, in which nobody does anything; the end, and what the table heard."""
    position = lay("missions", in_round=4, wait=True, **table)
    told = go_on(position)
    while not position.over:
        told += play(position, "enough")
    return position, told


def test_the_example_of_guillaume() -> None:
    """An influence card, two plot cards, 8 louis, two tokens on no. 5: seven shields."""
    position, told = finish(cards={0: "11"}, plots={0: "3 7"}, louis={**NOTHING, 0: 8}, on={5: [2, 0, 0, 0]})
    assert heard(told, "exchanged") == [{"seat": seat, "count": 7 if seat == 0 else 0} for seat in range(4)]
    assert sum(shields(position, 0)) >= 7


@pytest.mark.parametrize(
    ("table", "count"),
    [
        ({"cards": {1: "11 joker"}}, 2),
        ({"plots": {1: "1 2 3"}}, 3),
        ({"chips": {1: "crown"}}, 1),
        ({"on": {5: [0, 2], 9: [0, 1]}}, 3),
        ({"louis": {**NOTHING, 1: 2}}, 0),
        ({"louis": {**NOTHING, 1: 3}}, 1),
        ({"louis": {**NOTHING, 1: 11}}, 3),
        ({"missions": {1: "louis plot"}}, 0),
        ({"laid": {1: "louis plot"}}, 0),
    ],
    ids=["influence", "plots", "chip", "tokens", "2 louis", "3 louis", "11 louis", "missions", "laid"],
)
def test_a_shield_for_each_thing_that_is_left(table: dict[str, object], count: int) -> None:
    _, told = finish(**{"louis": NOTHING, **table})
    assert heard(told, "exchanged")[1] == {"seat": 1, "count": count}


def test_a_bonus_shield_for_most_of_a_type_for_each_of_those_tied() -> None:
    position, told = finish(
        shields={0: [3, 1, 0, 0, 0, 0], 1: [2, 1, 0, 0, 0, 0], 2: [0, 0, 0, 0, 0, 2]}, louis=NOTHING
    )
    won = [(event["seat"], event["arms"]) for event in heard(told, "arms-won")]
    assert won == [(0, "arms-1"), (0, "arms-2"), (1, "arms-2"), (2, "arms-6")]
    assert [sum(shields(position, seat)) for seat in range(4)] == [4 + 2, 3 + 1, 2 + 1, 0]


def test_a_type_that_nobody_has_gives_nothing() -> None:
    position, told = finish(louis=NOTHING)
    assert heard(told, "arms-won") == []
    assert position.scores() == [0, 0, 0, 0]


def test_the_shields_of_the_exchange_count_for_the_majorities() -> None:
    """The exchange brings the second shield of a type: the majority with it."""
    position, told = finish(
        shields={0: [1, 0, 0, 0, 0, 0], 1: [1, 0, 0, 0, 0, 0]}, louis={**NOTHING, 1: 3}, shield_pile=[0, 5]
    )
    assert [event["seat"] for event in heard(told, "arms-won")] == [1]
    assert shields(position, 1) == [2, 0, 0, 0, 0, 1]


def test_the_majorities_are_fixed_before_the_bonus_shields_are_drawn() -> None:
    """The bonus shield of the first type is of the second type, and changes nothing there."""
    position, told = finish(shields={0: [2, 1, 0, 0, 0, 0], 1: [0, 2, 0, 0, 0, 0]}, louis=NOTHING, shield_pile=[1, 1])
    won = [(event["seat"], event["arms"]) for event in heard(told, "arms-won")]
    assert won == [(0, "arms-1"), (1, "arms-2")]
    assert shields(position, 0) == [2, 2, 0, 0, 0, 0]


def test_five_points_for_a_mission_and_one_for_a_shield() -> None:
    position, told = finish(
        laid={0: "louis plot onto-5", 1: "token-back"}, shields={0: [2, 0, 0, 0, 0, 0]}, louis=NOTHING
    )
    assert position.scores() == [15 + 3, 5, 0, 0]
    assert heard(told, "scored")[0] == {"seat": 0, "missions": 3, "shields": 3, "points": 18}
    assert position.winners() == [0]


def test_what_is_told_of_the_score_is_the_score() -> None:
    """Missions, shields drawn, and shields that could only be counted."""
    position, told = finish(
        laid={0: "louis plot", 2: "token-back"},
        shields={0: [10, 10, 10, 0, 0, 0], 1: [0, 0, 0, 10, 10, 9]},
        louis={**NOTHING, 3: 9},
    )
    scored = heard(told, "scored")
    assert [line["points"] for line in scored] == position.scores()
    assert [(line["missions"], line["shields"]) for line in scored] == [(2, 33), (0, 32), (1, 0), (0, 3)]
    assert position.scores() == [43, 32, 5, 3]


def test_missions_in_hand_score_nothing() -> None:
    position, _ = finish(missions={0: "louis plot"}, laid={1: "token-back"}, louis=NOTHING)
    assert position.scores() == [0, 5, 0, 0]


def test_most_points_win() -> None:
    position, _ = finish(laid={0: "louis", 1: "token-back*2", 2: "plot"}, louis=NOTHING)
    assert position.winners() == [1]
    assert position.outcome() == {
        "winners": [1],
        "ending": "last-round",
        "steps": [{"by": "points", "figures": position.scores()}],
    }


def test_first_tie_break_most_tokens_in_the_personal_supply() -> None:
    position, _ = finish(laid={0: "louis", 1: "token-back"}, general={0: 5, 1: 4}, louis=NOTHING)
    assert position.scores()[0] == position.scores()[1]
    assert position.winners() == [1]
    at_home = position.personal[0]
    assert compared(position) == [
        ("points", position.scores()),
        ("personal-supply", [at_home, at_home + 1, None, None]),
    ]


def test_second_tie_break_the_victory_is_shared() -> None:
    position, _ = finish(laid={0: "louis", 1: "token-back"}, general={0: 4, 1: 4, 2: 0}, louis=NOTHING)
    assert position.winners() == [0, 1]
    assert [by for by, _ in compared(position)] == ["points", "personal-supply"]


def test_tokens_on_boards_and_in_the_general_supply_do_not_break_ties() -> None:
    """Seat 0 has a token on a board, and so a shield; seat 1 a shield from three louis, and more tokens at home."""
    position, _ = finish(
        laid={0: "louis", 1: "token-back"},
        on={5: [1, 0, 0, 0]},
        louis={**NOTHING, 1: 3},
        shield_pile=[0, 1],
    )
    assert position.scores()[0] == position.scores()[1]
    assert position.winners() == [1]


def test_more_tokens_never_outweigh_a_point() -> None:
    position, _ = finish(laid={0: "louis"}, general={0: 16, 1: 0}, shields={1: [1, 1, 0, 0, 0, 0]}, louis=NOTHING)
    assert position.winners() == [0]


def test_all_shields_lie_open_in_the_end() -> None:
    position, _ = finish(shields={1: [1, 0, 2, 0, 0, 0]}, louis=NOTHING)
    assert view_of(position, 0)["seats"][1]["shields"]["arms-3"] >= 2


def test_nobody_wins_before_the_end() -> None:
    position = lay("missions", in_round=4, chips={0: "crown*2"})
    assert position.winners() == []


def test_bonus_shields_from_an_empty_supply_count_as_points() -> None:
    position, told = finish(
        shields={0: [10, 10, 10, 0, 0, 0], 1: [0, 0, 0, 10, 10, 0], 2: [0, 0, 0, 0, 0, 10]}, louis=NOTHING
    )
    assert position.scores() == [33, 22, 11, 0]
    assert len(heard(told, "shield-counted")) == 6
