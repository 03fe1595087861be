"""La sphère d'influence, les jetons, and who has a majority."""

from itertools import permutations

import pytest

from antichambre.games.sun_king.components import COLOURS
from games.sun_king.tables import (
    asks,
    bank,
    heard,
    lay,
    new,
    offered,
    order,
    pile,
    play,
    refused,
    sphere,
    texts,
    tokens,
    view_of,
)

RED = COLOURS.index("red")
QUALITY_OF = {"green": "duel 1", "red": "power", "yellow": "wealth"}


# La sphère d'influence


def test_a_card_turned_goes_into_the_sphere() -> None:
    """The first card of a colour begins a row."""
    position = lay("", "", phase=2, draw="red")
    play(position, "turn 1")
    assert sphere(position, 0) == "red"


def test_another_card_of_the_colour_goes_on_top_of_its_row() -> None:
    position = lay("red-seal", "", phase=2, draw="red")
    play(position, "turn 1")
    assert sphere(position, 0) == "red-seal red"
    assert position.visible_seals(0) == 0


def test_a_card_from_another_player_goes_on_top_of_its_row() -> None:
    position = lay("blue red-seal", "red green", phase=3)
    play(position, "swap 1 red, give blue")
    assert sphere(position, 0) == "red-seal red"
    assert sphere(position, 1) == "blue green"


def test_rows_have_one_colour_each() -> None:
    position = lay("red blue red-seal yellow", "green")
    rows = {row["colour"]: row["seals"] for row in view_of(position)["seats"][0]["rows"]}
    assert rows == {"blue": [False], "green": [], "purple": [], "red": [False, True], "yellow": [False]}


def test_everybody_sees_how_many_cards_are_in_a_row_and_nobody_has_a_hand() -> None:
    position = lay("red red-seal red", "blue")
    for seat in (0, 1, None):
        view = view_of(position, seat)["seats"][0]
        assert view["rows"][RED]["seals"] == [False, True, False]
        assert set(view) == {"alive", "power", "gold", "rows", "auction_cards", "visible_seals"}


def test_only_the_top_card_can_be_given() -> None:
    position = lay("red red-seal", "blue", phase=3)
    play(position, "swap 1 blue")
    assert sphere(position, 1) == "red-seal"
    assert sphere(position, 0) == "blue red"


def test_only_the_top_card_can_be_discarded() -> None:
    position = lay("", "red red-seal", phase=3, gold=[2, 1])
    play(position, "banish 1 red")
    assert sphere(position, 1) == "red"
    assert pile(position) == "red-seal"


def test_only_the_top_card_can_be_exchanged() -> None:
    position = lay("blue blue-seal", "", discard="red green")
    play(position, "exchange blue, take red")
    assert sphere(position, 0) == "blue red"
    assert pile(position) == "blue-seal green"


def test_a_row_that_is_not_there_has_no_top_card() -> None:
    position = lay("blue", "green", phase=3, gold=[3, 1])
    assert refused(position, "swap 1 blue") == "top-cards"
    assert refused(position, "banish 1 red") == "top-cards"


def test_only_visible_seals_count() -> None:
    position = lay("red-seal red blue-seal green green-seal", "")
    assert position.visible_seals(0) == 2


def test_a_seal_uncovered_counts_again() -> None:
    position = lay("blue", "red-seal red", phase=3, gold=[2, 1])
    assert position.visible_seals(1) == 0
    play(position, "banish 1 red")
    assert position.visible_seals(1) == 1


# Les jetons d'or et de puissance


def test_tokens_are_seen_by_all() -> None:
    position = lay("", "", power=[7, 3], gold=[0, 5])
    for seat in (0, 1, None):
        seen = [(view["power"], view["gold"]) for view in view_of(position, seat)["seats"]]
        assert seen == [(7, 0), (3, 5)]
        assert view_of(position, seat)["bank"] == {"power": 50, "gold": 15}


def test_a_power_token_is_one_unit_and_change_is_free() -> None:
    """Ruling 3: nobody runs out of 1s: every number of units can be given and taken one by one."""
    position = lay("red", "overlord", "", power=[9, 9, 2])
    play(position, "power")
    assert (tokens(position, 0), bank(position)[0]) == ((10, 1), 60 - 21)
    position = lay("overlord", "", "", power=[9, 2, 9])
    play(position, "overlord 1")
    assert tokens(position, 1) == (1, 1)


# Comment jouer


def test_turns_go_clockwise() -> None:
    position = lay("", "", "", gold=[0, 0, 0], draw="red*4")
    turns = []
    for _ in range(4):
        turns.append(position.turn)
        play(position, "turn 1")
    assert turns == [0, 1, 2, 0]


def test_turns_pass_over_the_eliminated() -> None:
    position = lay("", "", "", "", gold=[0] * 4, out=(1, 2), draw="red*2")
    play(position, "turn 1")
    assert asks(position) == (3, "announce")
    play(position, "turn 1")
    assert asks(position) == (0, "announce")


def test_three_phases_in_their_order() -> None:
    position = lay("red", "", draw="blue")
    assert (asks(position), view_of(position)["phase"]) == ((0, "qualities"), 1)
    play(position, "end")
    assert (asks(position), view_of(position)["phase"]) == ((0, "announce"), 2)
    play(position, "turn 1")
    assert (asks(position), view_of(position)["phase"]) == ((0, "gold"), 3)
    told = play(position, "end")
    assert heard(told, "turn-begun") == [{"seat": 1}]
    assert asks(position)[0] == 1


# Phase 1: majorities


def test_without_a_majority_straight_to_phase_2() -> None:
    assert asks(lay("blue", "blue", "red")) == (0, "announce")


@pytest.mark.parametrize("used", list(permutations(("green", "red", "yellow"))))
def test_several_majorities_in_any_order(used: tuple[str, ...]) -> None:
    position = lay("green red yellow", "", "")
    for colour in used:
        play(position, QUALITY_OF[colour])
    assert tokens(position, 0) == (10, 2)
    assert tokens(position, 1) == (7, 1)
    assert asks(position) == (0, "announce")


def test_only_the_player_whose_turn_it_is_uses_qualities() -> None:
    position = lay("yellow", "red", "")
    assert asks(position) == (0, "qualities")
    assert texts(position) == ["wealth", "end"]
    assert refused(position, "power") == "no-majority"


def test_qualities_only_in_phase_1() -> None:
    position = lay("red yellow", "", draw="blue")
    play(position, "end")
    assert refused(position, "power") == "other-question"
    play(position, "turn 1")
    assert asks(position) == (0, "gold")
    assert refused(position, "wealth") == "other-question"


def test_note_a_new_majority_can_be_used_at_once() -> None:
    """Etiquette fetches a red card, and with it the majority in Power."""
    position = lay("blue blue red", "red", discard="red green")
    assert refused(position, "power") == "no-majority"
    play(position, "exchange blue, take red, power")
    assert tokens(position, 0) == (10, 1)


def test_note_a_new_majority_by_a_rivals_loss_too() -> None:
    position = lay("blue*2 red", "red")
    play(position, "spoil 1 red, give blue, power")
    assert tokens(position, 0) == (10, 1)


def test_a_majority_lost_in_phase_1_is_lost_at_once() -> None:
    """Ruling 5: majorities are judged at the moment of use."""
    position = lay("blue red", "green", discard="yellow*2 green")
    assert "power" in texts(position)
    play(position, "exchange red, take yellow")
    assert refused(position, "power") == "no-majority"


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_more_than_any_other(seats: int) -> None:
    more = lay("red red", *["red"] * (seats - 1))
    assert [more.majority(seat, RED) for seat in range(seats)] == [True] + [False] * (seats - 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_a_tie_is_no_majority(seats: int) -> None:
    tied = lay("red red", "red red", *["red"] * (seats - 2))
    assert [tied.majority(seat, RED) for seat in range(seats)] == [False] * seats
    assert refused(tied, "power") == "other-question"  # phase 1 is over already


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_players_exclusive_majority(seats: int) -> None:
    more = lay("red red", *["red"] * (seats - 1))
    assert [more.majority(seat, RED) for seat in range(seats)] == [True] + [False] * (seats - 1)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_players_all_who_tie_have_it(seats: int) -> None:
    tied = lay("red red", "red", "red-seal red", *["red"] * (seats - 3))
    assert [tied.majority(seat, RED) for seat in range(seats)] == [True, False, True] + [False] * (seats - 3)
    play(tied, "power")
    assert tokens(tied, 0) == (10, 1)


def test_the_view_tells_majorities() -> None:
    position = lay("red", "red", "red red", "")
    rows = [view["rows"][RED] for view in view_of(position)["seats"]]
    assert [row["majority"] for row in rows] == [False, False, True, False]
    assert [row["count"] for row in rows] == [1, 1, 2, 0]


def test_nobody_has_a_majority_of_nothing() -> None:
    """Ruling 2: it needs at least one card."""
    position = new(4)
    for seat in range(4):
        for colour in range(len(COLOURS)):
            if position.held[seat * 5 + colour] == 0:
                assert not position.majority(seat, colour)
    assert asks(lay("", "", "", "")) == (0, "announce")


# Note: from four players to three


def four_with_a_tie() -> str:
    return "green green red"


def test_note_from_four_to_three_a_tie_is_a_majority_no_more() -> None:
    """Ruling 2: the count follows an elimination at once, in the middle of phase 1."""
    position = lay(four_with_a_tie(), "red", "", "", power=[9, 9, 1, 9])
    assert "power" in texts(position)
    told = play(position, "duel 2")
    assert heard(told, "eliminated") == [{"seat": 2}]
    assert asks(position) == (0, "announce")
    assert not position.majority(0, RED)


def test_note_from_four_to_three_without_an_elimination_the_tie_stands() -> None:
    position = lay(four_with_a_tie(), "red", "", "", power=[9, 9, 2, 9])
    play(position, "duel 2, power")
    assert tokens(position, 0) == (10, 1)


def test_note_from_five_to_four_ties_still_count() -> None:
    position = lay(four_with_a_tie(), "red", "", "", "", power=[9, 9, 1, 9, 9])
    play(position, "duel 2, power")
    assert tokens(position, 0) == (10, 1)


def test_note_from_five_to_three_both_of_a_pair() -> None:
    position = lay(four_with_a_tie(), "red", "", "", "", power=[9, 9, 0, 0, 9])
    play(position, "duel 2+3")
    assert position.still == 3
    assert not position.majority(0, RED)


def test_the_cards_of_the_eliminated_count_no_more() -> None:
    position = lay("green green red", "", "red red", "", power=[9, 9, 1, 9])
    assert refused(position, "power") == "no-majority"
    play(position, "duel 2, power")
    assert tokens(position, 0) == (10, 1)


# Ruling 1: auction cards and majorities


@pytest.mark.parametrize(
    ("card", "colour"),
    [("influence", "blue"), ("medal", "purple"), ("authority", "red"), ("overlord", "green"), ("pension", "yellow")],
)
def test_ruling_1_a_coloured_auction_card_counts_for_its_colour(card: str, colour: str) -> None:
    position = lay(f"{colour} {card}", colour, turn=1)
    assert position.majority(0, COLOURS.index(colour))
    assert not position.majority(1, COLOURS.index(colour))
    alone = lay(card, "", turn=1)
    assert alone.majority(0, COLOURS.index(colour))


def test_ruling_1_grey_auction_cards_count_for_no_colour() -> None:
    position = lay("conspiracy diplomacy", "", turn=1)
    assert not any(position.majority(0, colour) for colour in range(len(COLOURS)))


def test_ruling_1_an_auction_card_never_covers_the_top_card() -> None:
    position = lay("blue-seal influence", "", discard="red green")
    assert position.visible_seals(0) == 2
    play(position, "exchange blue, take red")
    assert sphere(position, 0) == "red influence"


def test_ruling_1_no_rival_can_spoil_swap_or_banish_an_auction_card() -> None:
    position = lay("blue*2", "medal influence overlord authority pension conspiracy diplomacy", phase=3, gold=[3, 1])
    assert not offered(position, "swap") and not offered(position, "banish")
    assert {refused(position, f"banish 1 {colour}") for colour in COLOURS} == {"top-cards"}
    assert {refused(position, f"swap 1 {colour}") for colour in COLOURS} == {"top-cards"}
    position = lay("blue*2 yellow*2", "medal overlord authority pension conspiracy diplomacy")
    assert not offered(position, "spoil")
    assert {refused(position, f"spoil 1 {colour}") for colour in COLOURS} == {"top-cards"}


def test_ruling_1_etiquette_does_not_give_up_an_auction_card() -> None:
    position = lay("blue influence medal", "green red", discard="yellow*2")
    assert offered(position, "exchange") == ["exchange blue"]
    told = play(position, "spoil 1 red")  # the only card of one's own that can go is the blue one
    assert order(told, "discarded") == ["discarded", "discarded"]
    assert sphere(position, 0) == "influence medal"


@pytest.mark.parametrize("phase", [1, 2])
def test_ruling_1_the_owner_may_discard_it_by_conspiracy(phase: int) -> None:
    position = lay("medal conspiracy overlord", "", phase=phase, draw="red")
    play(position, "conspire overlord for gold")
    assert pile(position) == "overlord"
