"""Cards on a rival's turn: the Lieutenant of Police after a roll, the Swiss Guard when somebody is named."""

from collections.abc import Callable

import pytest

from antichambre.games.favourite.rules import Favourite
from games.favourite.tables import (
    asks,
    columns,
    court_discards,
    dice,
    hand,
    heard,
    lay,
    order,
    play,
    play_until,
    refused,
    texts,
    view_of,
)

WITH_LIEUTENANTS = ("captain", "lieutenant", "prince", "lieutenant")


def asked_in_turn(position: Favourite) -> list[int | None]:
    """Who is asked about a Lieutenant, one after the other, as everybody lets it be."""
    seats = []
    while position.decision == "lieutenant":
        seats.append(position.seat)
        play(position, "let it be")
    return seats


def shows(faces: str) -> Callable[[Favourite], bool]:
    return lambda position: dice(position) == faces


# Lieutenant of Police


def test_lieutenant_has_one_die_of_his_choice_rolled_again() -> None:
    position = lay("", "lieutenant")
    play_until(position, "roll", shows("gold gold gold"))
    assert (asks(position), texts(position)) == (
        (1, "lieutenant"),
        ["lieutenant 1", "lieutenant 2", "lieutenant 3", "let it be"],
    )
    told = play_until(position, "lieutenant 2", shows("gold chateau gold"))
    assert heard(told, "court-played") == [{"seat": 1, "court": "lieutenant", "rival": 0}]
    assert heard(told, "rolled") == [{"seat": 0, "die": 2, "face": "chateau"}]
    assert (asks(position), court_discards(position), hand(position, 1)) == ((0, "act"), "lieutenant", "")


def test_lieutenant_after_a_roll_only() -> None:
    position = lay("prince", "lieutenant")
    assert asks(position) == (0, "open")
    play(position, "prince, roll, let it be, take nothing")
    assert (position.turn, asks(position)) == (1, (1, "open"))
    assert refused(position, "lieutenant 1") == "rivals-turn"


def test_lieutenant_not_on_ones_own_roll() -> None:
    position = lay("lieutenant", "")
    play(position, "roll")
    assert asks(position) == (0, "act")


def test_ruling_12_clockwise_from_the_player_whose_turn_it_is() -> None:
    position = lay(*WITH_LIEUTENANTS)
    play(position, "roll")
    assert asked_in_turn(position) == [1, 3]
    assert asks(position) == (0, "act")
    position = lay(*WITH_LIEUTENANTS, turn=2)
    play(position, "roll")
    assert asked_in_turn(position) == [3, 1]


def test_ruling_12_only_those_who_hold_one() -> None:
    position = lay("captain", "prince", "spy", "lieutenant")
    play(position, "roll")
    assert asked_in_turn(position) == [3]
    position = lay("captain", "prince", "spy", "guard")
    play(position, "roll")
    assert asks(position) == (0, "act")


def test_ruling_12_after_every_roll() -> None:
    position = lay(*WITH_LIEUTENANTS)
    play(position, "roll")
    assert asked_in_turn(position) == [1, 3]
    play(position, "reroll 1")
    assert asked_in_turn(position) == [1, 3]
    play(position, "reroll 2+3")
    assert asked_in_turn(position) == [1, 3]


def test_ruling_12_also_after_a_reroll_that_a_lieutenant_caused() -> None:
    """The asking begins anew: here with the seat that was asked before him."""
    position = lay("", "lieutenant", "prince", "lieutenant")
    play(position, "roll, let it be")
    assert asks(position) == (3, "lieutenant")
    play(position, "lieutenant 1")
    assert asks(position) == (1, "lieutenant")
    play(position, "lieutenant 1")
    assert asks(position) == (0, "act")


def test_ruling_12_who_holds_two_is_asked_again_after_his_own_reroll() -> None:
    position = lay("", "lieutenant*2")
    play(position, "roll, lieutenant 1")
    assert asks(position) == (1, "lieutenant")
    play(position, "lieutenant 1")
    assert (asks(position), court_discards(position)) == ((0, "act"), "lieutenant lieutenant")


def test_ruling_12_to_let_it_be_is_to_wait_for_the_next_roll() -> None:
    position = lay("", "lieutenant", musketeers=[4, 4])
    play(position, "roll, let it be")
    assert (asks(position), hand(position, 1)) == ((0, "act"), "lieutenant")


# Swiss Guard


def test_guard_cancels_a_lieutenants_reroll_of_ones_dice() -> None:
    position = lay("guard", "lieutenant")
    play(position, "roll")
    before = dice(position)
    play(position, "lieutenant 1")
    assert (asks(position), texts(position)) == ((0, "guard"), ["guard", "let it be"])
    assert (view_of(position)["named"], view_of(position)["naming"]) == (0, "lieutenant 1")
    told = play(position, "guard")
    assert order(told, "court-played", "cancelled", "rolled") == ["court-played", "cancelled"]
    assert (dice(position), court_discards(position)) == (before, "lieutenant guard")
    assert asks(position) == (0, "act")


def test_guard_let_be_and_the_die_is_rolled() -> None:
    position = lay("guard", "lieutenant")
    told = play(position, "roll, lieutenant 3, let it be")
    assert heard(told, "rolled")[-1]["die"] == 3
    assert hand(position, 0) == "guard"


def test_ruling_12_after_a_cancelled_lieutenant_the_asking_goes_on_from_the_same_seat() -> None:
    position = lay("guard", "lieutenant*2", "")
    play(position, "roll, lieutenant 1, guard")
    assert asks(position) == (1, "lieutenant")
    position = lay("guard", "prince", "lieutenant", "lieutenant")
    play(position, "roll, lieutenant 1, guard")
    assert asks(position) == (3, "lieutenant")


def test_ruling_12_after_a_cancelled_lieutenant_nobody_before_him_is_asked() -> None:
    position = lay("guard", "lieutenant", "lieutenant")
    play(position, "roll, let it be, lieutenant 1, guard")
    assert asks(position) == (0, "act")


def test_guard_cancels_an_ambassador() -> None:
    position = lay("ambassador captain", "guard", before=("gold", "chateau"))
    play(position, "ambassador gold 1 chateau")
    assert asks(position) == (1, "guard")
    told = play(position, "guard")
    assert heard(told, "cancelled") == [{"seat": 1}]
    assert heard(told, "traded") == []
    assert (columns(position, 0), columns(position, 1)) == ([1, 0, 0], [0, 0, 1])
    assert (court_discards(position), asks(position)) == ("ambassador guard", (0, "open"))


def test_guard_cancels_a_spy() -> None:
    position = lay("spy captain", "guard prince")
    play(position, "spy 1, guard")
    assert (hand(position, 0), hand(position, 1), court_discards(position)) == ("captain", "prince", "spy guard")


def test_guard_let_be_and_the_spy_takes_a_card_even_the_guard() -> None:
    position = lay("spy captain", "guard")
    play(position, "spy 1, let it be")
    assert (hand(position, 0), hand(position, 1)) == ("captain guard", "")


def test_ruling_12_only_who_is_named_is_asked() -> None:
    position = lay("spy captain", "guard", "prince guard")
    play(position, "spy 2")
    assert asks(position) == (2, "guard")


def test_ruling_12_who_is_named_is_asked_with_a_guard_or_without() -> None:
    """So that the question says nothing; without a Guard there is one answer."""
    position = lay("spy captain", "prince")
    play(position, "spy 1")
    assert (asks(position), texts(position)) == ((1, "guard"), ["let it be"])
    assert refused(position, "guard") == "not-held"


def test_ruling_12_an_empty_hand_is_not_asked() -> None:
    position = lay("ambassador captain", "", before=("gold", "chateau"))
    play(position, "ambassador gold 1 chateau")
    assert (asks(position), columns(position, 1)) == ((0, "open"), [1, 0, 0])


@pytest.mark.parametrize("card", ["prince", "captain", "gardener", "marquise 1+2", "steward", "treasurer 2"])
def test_guard_is_not_asked_about_a_card_that_names_nobody(card: str) -> None:
    held = card.split()[0]
    position = lay(f"{held} spy", "guard", "guard", dice="gold chateau chateau", musketeers=[3, 4, 4])
    play(position, card)
    assert asks(position) == (0, "act")


def test_guard_is_not_asked_about_a_bastille() -> None:
    """The Bastille is a petition, not a court card."""
    line = "bastille gold chateau chateau chateau chateau"
    position = lay("", "guard", line=line, dice="gold gold gold", before=("", "duchess"))
    play(position, "take 1-2")
    assert (asks(position), texts(position)) == ((1, "confess"), ["let it be"])


def test_guard_cannot_be_played_when_nobody_is_named() -> None:
    position = lay("", "lieutenant guard")
    play(position, "roll")
    assert refused(position, "guard") == "rivals-turn"


@pytest.mark.parametrize("stage", ["open", "act", "close"])
def test_after_a_reaction_the_turn_goes_on_where_it_was(stage: str) -> None:
    position = lay("spy captain", "guard prince", closing=stage == "close", dice="gold*3" if stage == "act" else "")
    play(position, "spy 1, guard")
    assert asks(position) == (0, stage)
