"""Nombre de joueurs, matériel, mise en place."""

from collections import Counter

import pytest

import antichambre
from antichambre.games.favourite.components import (
    ALL_COURT,
    ALL_PETITIONS,
    BOX,
    COURT,
    FACES,
    PETITIONS,
    RESOURCES,
)
from antichambre.kernel.chance import Rng
from games.favourite.tables import CENSUS, FAVOURITE, asks, dice, hand, line, new, play, texts, view_of

SEATS = [2, 3, 4]


def test_two_to_four_players() -> None:
    assert list(FAVOURITE.seats) == SEATS
    for seats in (1, 5):
        with pytest.raises(antichambre.BadSetup):
            FAVOURITE.new(seats=seats)


def test_72_petitions_of_which_60_resources() -> None:
    count = Counter(PETITIONS[card] for card in ALL_PETITIONS)
    assert sum(count.values()) == 72
    assert [count[name] for name in RESOURCES] == [20, 20, 20]
    assert {name: count[name] for name in PETITIONS[3:]} == {"ball": 4, "duchess": 4, "bastille": 4}


def test_28_court_cards_two_of_each_of_fourteen_kinds() -> None:
    count = Counter(COURT[card] for card in ALL_COURT)
    assert sum(count.values()) == 28
    assert len(count) == 14
    assert set(count.values()) == {2}


def test_three_dice_with_two_faces_of_every_resource() -> None:
    assert Counter(RESOURCES[face] for face in FACES) == dict.fromkeys(RESOURCES, 2)
    assert len(view_of(new(2))["dice"]) == 3


def test_16_musketeers_four_of_each_colour() -> None:
    assert CENSUS[4][-1] == 16
    assert [CENSUS[seats][-1] for seats in SEATS] == [8, 12, 16]


def test_every_figure_says_where_it_comes_from() -> None:
    for name, part in BOX.items():
        if name != "resources":
            said = part["provenance"]
            assert set(said.values() if isinstance(said, dict) else [said]) <= {"rulebook", "derived", "reconstructed"}
    for name in ("ended_the_round", "most", "tied", "court_card_in_hand", "prince"):
        assert BOX["score"]["provenance"][name] == "reconstructed"
    assert BOX["score"]["provenance"]["duchess_with_court_card"] == "rulebook"


@pytest.mark.parametrize("seats", SEATS)
def test_the_box_is_whole(seats: int) -> None:
    census = dict(zip(FAVOURITE.pieces, new(seats).census(), strict=True))
    assert sum(census[name] for name in PETITIONS) == 72
    assert sum(census[name] for name in COURT) == 28


def test_1_the_first_player_begins_and_play_goes_clockwise() -> None:
    position = new(4)
    turns = []
    for _ in range(5):
        turns.append(position.turn)
        while position.turn == turns[-1]:
            for quiet in ("let it be", "end", "take nothing", "roll"):
                if quiet in texts(position):
                    play(position, quiet)
                    break
    assert turns == [0, 1, 2, 3, 0]


@pytest.mark.parametrize("seats", SEATS)
def test_2_four_musketeers_each(seats: int) -> None:
    assert [seat["musketeers"] for seat in view_of(new(seats))["seats"]] == [4] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_4_two_court_cards_each_the_rest_is_the_draw_pile(seats: int) -> None:
    position = new(seats)
    assert [len(hand(position, seat).split()) for seat in range(seats)] == [2] * seats
    view = view_of(position)
    assert view["court_pile"] == 28 - 2 * seats
    assert view["court_discards"] == []


def test_4_hands_are_hidden() -> None:
    position = new(3)
    for viewer in (0, 1, 2, None):
        shown = [seat["hand"] is not None for seat in view_of(position, viewer)["seats"]]
        assert shown == [seat == viewer for seat in range(3)]
    assert view_of(position, 1)["seats"][1]["hand"] == hand(position, 1).split()


@pytest.mark.parametrize("seats", SEATS)
def test_6_six_petitions_lie_open_the_rest_is_the_draw_pile(seats: int) -> None:
    view = view_of(new(seats))
    assert len(view["line"]) == 6
    assert None not in view["line"]
    assert view["draw_pile"] == 66
    assert set(view["discards"].values()) == {0}


def test_7_the_dice_lie_beside_the_line_not_yet_rolled() -> None:
    position = new(2)
    assert dice(position) == "- - -"
    assert asks(position) == (0, "open")


def test_both_packs_are_shuffled() -> None:
    assert len({line(new(2, str(seed))) for seed in range(30)}) > 25
    assert len({hand(new(2, str(seed)), 0) for seed in range(30)}) > 15


def test_equal_seeds_give_equal_deals() -> None:
    for seat in (0, 1):
        assert view_of(new(2, "same"), seat) == view_of(new(2, "same"), seat)


def test_without_a_seed_nobody_knows_the_deal() -> None:
    assert FAVOURITE.new().seed != FAVOURITE.new().seed


def test_ruling_10_at_set_up_too_five_specials_are_shuffled_in() -> None:
    """A shuffle that would lay five specials in the line."""
    shuffled = ALL_PETITIONS[:]
    Rng(502).shuffle(shuffled)
    assert sum(PETITIONS[card] not in RESOURCES for card in shuffled[:6]) == 5
    position = new(2)
    position.chance = Rng(502)
    position.lay_out()
    assert position.specials_in_line() < 5
    assert len(position.line) == 6
    assert sorted([*position.line, *position.deck[position.deck_at :]]) == sorted(ALL_PETITIONS)
