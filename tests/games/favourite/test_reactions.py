"""Cards on a rival's turn: the Lieutenant of Police after a roll, the Swiss Guard when somebody is named."""

from collections.abc import Callable
from typing import Any

import pytest

from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.reactions import voices
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
    assert asked_in_turn(position) == [1, 2, 3]
    assert asks(position) == (0, "act")
    position = lay(*WITH_LIEUTENANTS, turn=2)
    play(position, "roll")
    assert asked_in_turn(position) == [3, 0, 1]


@pytest.mark.parametrize(
    "hands", [("prince", "spy", "lieutenant"), ("lieutenant", "spy", "guard"), ("spy", "prince*2", "guard")]
)
def test_ruling_12_everybody_is_asked_who_might_hold_one_whoever_does(hands: tuple[str, ...]) -> None:
    """So that the question says nothing; without a Lieutenant there is one answer."""
    position = lay("captain", *hands)
    play(position, "roll")
    assert [(voice.seat, voice.chooses) for voice in voices(position)] == [
        (seat, "lieutenant" in held) for seat, held in enumerate(hands, 1)
    ]
    assert asked_in_turn(position) == [1, 2, 3]


def test_ruling_12_an_empty_hand_is_not_asked_about_a_lieutenant() -> None:
    position = lay("captain", "prince", "", "spy")
    play(position, "roll")
    assert asked_in_turn(position) == [1, 3]


@pytest.mark.parametrize(
    ("laid", "asked"),
    [
        ({"court_discards": "lieutenant spy lieutenant"}, []),
        ({"court_discards": "lieutenant", "before": ("", "", "duchess+lieutenant")}, []),
        ({"before": ("duchess+lieutenant", "duchess+lieutenant")}, []),
        ({"court_discards": "lieutenant"}, [1, 2]),
        ({"before": ("", "duchess+lieutenant")}, [1, 2]),
    ],
)
def test_ruling_12_where_all_lie_open_nobody_is_asked(laid: dict[str, Any], asked: list[int]) -> None:
    position = lay("captain", "prince", "spy", **laid)
    play(position, "roll")
    assert asked_in_turn(position) == asked


def test_ruling_12_a_lieutenant_may_be_drawn_again_once_the_discards_are_shuffled() -> None:
    position = lay("steward", "prince", court_discards="captain lieutenant*2", court_rest="hand 1")
    play(position, "steward, roll")
    assert asked_in_turn(position) == [1]


def test_ruling_12_after_every_roll() -> None:
    position = lay(*WITH_LIEUTENANTS)
    play(position, "roll")
    assert asked_in_turn(position) == [1, 2, 3]
    play(position, "reroll 1")
    assert asked_in_turn(position) == [1, 2, 3]
    play(position, "reroll 2+3")
    assert asked_in_turn(position) == [1, 2, 3]


def test_ruling_12_also_after_a_reroll_that_a_lieutenant_caused() -> None:
    """The asking begins anew: here with the seat that was asked before him."""
    position = lay("", "lieutenant", "prince", "lieutenant")
    play(position, "roll, let it be, let it be")
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
    position = lay("guard", "prince", "lieutenant captain", "lieutenant")
    play(position, "roll, let it be, lieutenant 1, guard")
    assert (asks(position), texts(position)) == ((2, "lieutenant"), ["let it be"])
    position = lay("guard", "prince", "lieutenant", "lieutenant")
    play(position, "roll, let it be, lieutenant 1, guard")
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


def test_ruling_12_where_all_guards_lie_open_nobody_is_asked_for_one() -> None:
    position = lay("ambassador captain", "prince", before=("gold", "chateau"), court_discards="guard*2")
    play(position, "ambassador gold 1 chateau")
    assert (asks(position), columns(position, 1)) == ((0, "open"), [1, 0, 0])


@pytest.mark.parametrize(
    ("hands", "moves", "occasion"),
    [
        (("captain", "prince", "spy"), "roll", "lieutenant 0"),
        (("captain", "lieutenant", "spy"), "roll, lieutenant 1", "guard lieutenant"),
        (("spy", "prince", "captain"), "spy 1", "guard spy"),
        (("ambassador", "prince", "captain"), "ambassador gold 1 chateau", "guard ambassador"),
        (("actor", "prince", "captain"), "actor, spy 1", "guard spy"),
    ],
)
def test_what_there_is_to_react_to(hands: tuple[str, ...], moves: str, occasion: str) -> None:
    """What an Actor borrows is what names."""
    position = lay(*hands, before=("gold", "chateau"), court_discards="spy")
    play(position, moves)
    assert position.occasion() == occasion
    assert occasion in position.game.occasions


def test_in_a_candid_world_only_who_holds_a_lieutenant_is_asked() -> None:
    position = lay("", "prince", "lieutenant", "spy")
    position.candid = True
    play(position, "roll")
    assert asked_in_turn(position) == [2]


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
