"""La carte spéciale Louis XIV: the first time, and the second."""

import pytest

from antichambre.games.sun_king.components import COLOURS, LOUIS
from antichambre.games.sun_king.rules import SunKing
from antichambre.games.sun_king.specials import turn_card
from games.sun_king.tables import (
    asks,
    draw_pile,
    heard,
    lay,
    new,
    open_cards,
    order,
    pile,
    play,
    tokens,
    view_of,
    waiting,
)

# A sphere that holds all but a few quality cards, so that the draw pile is short.
ALMOST_ALL = "blue*9 green*9 purple*8 red*8 yellow*8 blue-seal*5 green-seal*5 purple-seal*5"
AUCTIONS = "influence medal authority overlord pension*2 conspiracy diplomacy"


def test_first_time_a_gold_each() -> None:
    position = lay("", "", "", "", phase=2, draw="louis")
    told = play(position, "turn 1")
    assert heard(told, "louis-passes") == [{"seat": 0}]
    gained = [seen for seen in heard(told, "gold-gained") if seen["count"] == 1]
    assert [seen["seat"] for seen in gained[:4]] == [0, 1, 2, 3]
    assert position.louis_seen
    assert view_of(position)["louis_seen"]


def test_first_time_the_eliminated_get_nothing() -> None:
    position = lay("", "", "", "", out=(2,), phase=2, draw="louis", seed="quiet")
    told = play(position, "turn 1")
    assert [seen["seat"] for seen in heard(told, "gold-gained")][:3] == [0, 1, 3]
    assert 2 not in [seen["seat"] for seen in heard(told, "gold-gained")]


@pytest.mark.parametrize(("left", "served"), [(0, []), (1, [2]), (2, [2, 3]), (3, [2, 3, 0]), (4, [2, 3, 0, 1])])
def test_ruling_10_the_drawer_first_if_gold_is_short(left: int, served: list[int]) -> None:
    position = lay("", "", "", "", phase=2, turn=2, gold=[20 - left, 0, 0, 0], draw="louis")
    told = play(position, "turn 1")
    assert [seen["seat"] for seen in heard(told, "gold-gained")] == served


def test_draw_pile_and_discard_pile_are_shuffled_together() -> None:
    """No card stays in the discard pile; Louis lies in the draw pile again."""
    position = lay("red", "", "", phase=3, gold=[2, 1, 1], draw="louis", discard="blue*5 medal debts green-seal*3")
    told = play(position, "draw")
    assert order(told, "shuffled") == ["shuffled"]
    after = [seen["card"] for seen in heard(told, "turned")][1:]
    everything = sorted(draw_pile(position) + after)
    assert everything.count("louis") == 1
    assert everything.count("blue") == 9
    assert everything.count("green-seal") == 5
    assert {"medal"} <= set(everything)
    assert "blue blue" not in pile(position)


def test_first_time_it_is_one_shuffle_of_all() -> None:
    """Cards of the discard pile come to lie anywhere."""
    tops = set()
    for number in range(60):
        position = lay("", "", "", phase=2, draw="louis", discard="purple*8 purple-seal*5", seed=str(number))
        told = play(position, "turn 1")
        tops.add(heard(told, "turned")[1]["card"].split("-")[0])
    assert {*COLOURS} <= tops


def test_ruling_10_cards_open_or_waiting_are_not_shuffled() -> None:
    """The Medal waits, the fifth purple seal lies open: neither comes to lie in the draw pile."""
    for number in range(20):
        position = lay("", "purple-seal*4", "", phase=2, draw="medal purple-seal louis", seed=str(number))
        play(position, "turn 2")
        assert asks(position) == (0, "bid")
        assert view_of(position)["resolving"] == ["medal"]
        assert "medal" not in draw_pile(position) + waiting(position).split()
        assert "purple-seal" not in draw_pile(position)
        assert open_cards(position).split()[0] == "purple-seal"
        assert pile(position) == ""


def test_ruling_10_a_card_that_is_being_resolved_is_not_shuffled() -> None:
    """Mazarin's favourite draws Louis: this Mazarin stays on the table, the three of the discard pile do not."""
    position = lay("", "purple*2", "", phase=2, draw="mazarin red louis", discard="mazarin*3", seed="calm")
    told = play(position, "turn 1, draw")
    after = [seen["card"] for seen in heard(told, "turned")][3:]
    resolving = view_of(position)["resolving"]
    assert (draw_pile(position) + after).count("mazarin") == 3
    assert resolving.count("mazarin") + pile(position).split().count("mazarin") >= 1


def short_pile(qualities: int, seed: str) -> SunKing:
    """Louis is turned by a gold draw when nothing is left but so many quality cards and the eight special ones."""
    left = ["red-seal", "yellow-seal"] * 5
    held, discarded = " ".join(left[qualities:]), " ".join(left[:qualities])
    position = lay(
        f"{ALMOST_ALL} {held}",
        AUCTIONS,
        "",
        turn=2,
        phase=3,
        gold=[0, 0, 2],
        draw="louis",
        discard=discarded,
        seed=seed,
    )
    play(position, "draw")
    return position


@pytest.mark.parametrize("qualities", [1, 2, 3, 4])
def test_ruling_10_split_again_as_at_set_up(qualities: int) -> None:
    """Two halves, the upper with one more if their number is odd, and Louis anywhere in the lower one."""
    cards = qualities + 8
    upper = cards - cards // 2
    places = set()
    for number in range(120):
        position = short_pile(qualities, str(number))
        deck = list(position.deck)
        assert (len(deck), position.lower) == (cards + 1, upper)
        places.add(deck.index(LOUIS))
    assert places == set(range(upper, cards + 1))


def test_first_time_nothing_is_known_of_the_bottom_any_more() -> None:
    for number in range(10):
        position = new(6, str(number))
        position.at = list(position.deck).index(LOUIS)  # all above him drawn, into the discard pile
        for card in position.deck[: position.at]:
            position.pile[card] += 1
        turn_card(position, 0)
        assert view_of(position)["bottom"] == []


def test_the_turn_or_action_goes_on() -> None:
    """Whoever turned him continues: the number announced still stands."""
    position = lay("", "", "", phase=2, draw="red louis", gold=[0, 0, 0])
    told = play(position, "turn 2")
    qualities = [seen for seen in heard(told, "turned") if seen["card"].split("-")[0] in COLOURS]
    assert len(qualities) == 2
    assert position.turn == 0


def test_a_gold_draw_goes_on() -> None:
    """Until a quality card comes; the spheres are such that debts and Mazarin concern nobody."""
    spheres = ("influence purple overlord", "medal pension*2", "authority purple conspiracy diplomacy")
    for number in range(10):
        position = lay(*spheres, phase=3, gold=[2, 0, 0], draw="louis", seed=str(number))
        told = play(position, "draw")
        turned = [seen["card"] for seen in heard(told, "turned")]
        assert turned[0] == "louis"
        assert heard(told, "placed") == [{"seat": 0, "card": turned[-1]}]
        assert set(turned[1:-1]) <= {"debts", "mazarin"}


# Second time, and with two players


def test_second_time_the_game_ends_at_once() -> None:
    """Ruling 10: nothing pending is resolved: the auction is not held, the open card not placed."""
    position = lay("", "", "", phase=2, louis_seen=True, draw="medal red louis", power=[3, 4, 5])
    told = play(position, "turn 2")
    assert position.over
    assert heard(told, "louis-ends") == [{"seat": 0}]
    assert order(told, "auction-opened", "placed", "gold-gained", "shuffled") == []
    assert position.scores() == [4, 5, 6]
    assert position.winners() == [2]
    assert position.ending() == "louis-again"


def test_second_time_in_a_draw_within_a_draw() -> None:
    position = lay("", "purple", "purple", "", phase=2, louis_seen=True, draw="mazarin red louis", gold=[1, 1, 1, 9])
    told = play(position, "turn 1, draw")
    assert (position.over, position.winners()) == (True, [3])
    assert tokens(position, 2) == (9, 1)  # the second favourite is not served
    assert order(told, "louis-ends", "counted", "ended") == ["louis-ends", *["counted"] * 4, "ended"]


def test_second_time_by_a_gold_draw() -> None:
    position = lay("", "", "", phase=3, louis_seen=True, draw="louis", gold=[2, 1, 1])
    play(position, "draw")
    assert position.over
    assert position.scores() == [9, 10, 10]


def test_note_with_two_players_the_first_time_ends_the_game() -> None:
    """Ruling 10: before any gold is given."""
    position = lay("", "blue", phase=2, draw="louis red")
    told = play(position, "turn 1")
    assert position.over
    assert heard(told, "gold-gained") == []
    assert position.scores() == [10, 12]
    assert order(told, "louis-passes", "louis-ends") == ["louis-ends"]


def test_note_with_two_players_still_in_of_four() -> None:
    position = lay("", "", "", "", out=(1, 3), phase=2, draw="louis red")
    play(position, "turn 1")
    assert position.over
    assert position.ending() == "louis-for-two"


def test_note_with_three_players_still_in_of_four_it_goes_on() -> None:
    position = lay("", "", "", "", out=(1,), phase=2, draw="louis")
    play(position, "turn 1")
    assert not position.over
