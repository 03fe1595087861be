"""La carte spéciale Cardinal de Mazarin, and draws within draws."""

import pytest

from antichambre.games.sun_king.components import COLOURS
from games.sun_king.tables import (
    asks,
    bank,
    draw_pile,
    heard,
    lay,
    order,
    pile,
    play,
    refused,
    sphere,
    texts,
    tokens,
    view_of,
)

ALL_OPTIONS = ["draw", "two power", "power and gold", "two gold"]


def test_who_has_the_majority_in_intrigue_has_two_options() -> None:
    """A card, or any two tokens. One of them must be taken (ruling 12)."""
    position = lay("purple", "", phase=2, draw="mazarin red")
    play(position, "turn 1")
    assert asks(position) == (0, "mazarin")
    assert texts(position) == ALL_OPTIONS
    for text in ("pass", "end", "enough", "the rest"):
        assert refused(position, text) in ("other-question", "bank-in-full")


def test_it_need_not_be_the_drawer() -> None:
    position = lay("", "", "purple", phase=2, draw="mazarin red")
    play(position, "turn 1")
    assert asks(position) == (2, "mazarin")
    play(position, "two gold")
    assert tokens(position, 2) == (9, 3)
    assert sphere(position, 0) == "red"


def test_first_option_the_top_card_of_the_draw_pile_into_the_sphere() -> None:
    position = lay("", "purple", phase=2, draw="mazarin red blue-seal green")
    play(position, "turn 1, draw")
    assert sphere(position, 1) == "blue-seal purple"
    assert draw_pile(position)[0] == "green"


@pytest.mark.parametrize(
    ("option", "power", "gold"), [("two power", 2, 0), ("power and gold", 1, 1), ("two gold", 0, 2)]
)
def test_second_option_any_two_tokens(option: str, power: int, gold: int) -> None:
    position = lay("", "purple", phase=2, draw="mazarin red")
    before = bank(position)
    play(position, f"turn 1, {option}")
    assert tokens(position, 1) == (9 + power, 1 + gold)
    assert bank(position) == (before[0] - power, before[1] - gold)


def test_without_a_majority_he_does_nothing() -> None:
    for spheres in (("", ""), ("purple", "purple"), ("purple", "purple", "purple")):
        position = lay(*spheres, phase=2, draw="mazarin red")
        told = play(position, "turn 1")
        assert heard(told, "mazarin-comes") == [{"count": 0}]
        assert asks(position) == (0, "gold")
        assert pile(position) == "mazarin"


def test_note_the_drawer_first_then_clockwise() -> None:
    """Those without a majority are passed over."""
    position = lay("purple", "", "purple", "purple", "", phase=2, turn=2, draw="mazarin red")
    served = []
    play(position, "turn 1")
    while position.decision == "mazarin":
        served.append(position.seat)
        play(position, "two power")
    assert served == [2, 3, 0]


def test_note_clockwise_from_a_drawer_who_has_no_majority() -> None:
    position = lay("purple", "", "", "purple", phase=2, turn=1, draw="mazarin red")
    play(position, "turn 1")
    assert asks(position) == (3, "mazarin")
    play(position, "two power")
    assert asks(position) == (0, "mazarin")


def test_the_medal_counts_as_a_purple_card() -> None:
    position = lay("purple", "purple medal", phase=2, draw="mazarin red")
    play(position, "turn 1")
    assert asks(position) == (1, "mazarin")


def test_ruling_12_who_benefits_is_fixed_when_he_starts_to_resolve() -> None:
    """The first draws a purple card and now leads alone; the other is served all the same."""
    position = lay("purple", "purple", "", "", phase=2, draw="mazarin red purple")
    play(position, "turn 1, draw")
    assert sphere(position, 0) == "purple purple"
    assert asks(position) == (1, "mazarin")


def test_ruling_12_who_gains_the_majority_meanwhile_is_not_served() -> None:
    """The favourite pays debts with a purple card: others now lead with them, too late for this Mazarin."""
    position = lay("purple*2", "purple", "red-seal", "", phase=2, draw="mazarin red debts blue")
    told = play(position, "turn 1, draw, discard purple, two power, two power")
    assert heard(told, "mazarin-comes") == [{"count": 1}]
    assert position.majority(1, COLOURS.index("purple"))
    assert asks(position) == (0, "gold")


def test_ruling_12_he_is_judged_when_he_starts_to_resolve_not_when_turned() -> None:
    """The Medal sold before him makes the majority."""
    position = lay("purple", "purple", phase=2, draw="medal mazarin red blue")
    play(position, "turn 2, pass, bid 1, pay power")
    assert asks(position) == (1, "mazarin")


# Ruling 12: what the bank can pay


def banked(power: int, gold: int) -> list[str]:
    """What is offered with so many tokens in the bank, seat 1 being served."""
    position = lay("", "purple", phase=2, power=[30, 30 - power], gold=[10, 10 - gold], draw="mazarin red blue")
    play(position, "turn 2")
    return texts(position) if position.decision == "mazarin" else []


def test_ruling_12_any_mix_that_the_bank_can_pay_in_full() -> None:
    assert banked(2, 2) == ALL_OPTIONS
    assert banked(1, 1) == ["draw", "power and gold"]
    assert banked(1, 2) == ["draw", "power and gold", "two gold"]
    assert banked(0, 2) == ["draw", "two gold"]
    assert banked(2, 0) == ["draw", "two power"]
    assert banked(5, 1) == ["draw", "two power", "power and gold"]


def test_ruling_12_or_all_that_is_left() -> None:
    assert banked(1, 0) == ["draw", "the rest"]
    assert banked(0, 1) == ["draw", "the rest"]


def test_ruling_12_the_rest_is_what_is_left() -> None:
    position = lay("", "purple", phase=2, power=[30, 29], gold=[10, 10], draw="mazarin red")
    play(position, "turn 1")
    assert refused(position, "two power") == "bank-in-full"
    play(position, "the rest")
    assert (tokens(position, 1), bank(position)) == ((30, 10), (0, 0))


def test_ruling_3_an_empty_bank_leaves_the_draw() -> None:
    """With one answer nobody is asked."""
    position = lay("", "purple", phase=2, power=[30, 30], gold=[10, 10], draw="mazarin red blue")
    play(position, "turn 1")
    assert sphere(position, 1) == "blue purple"
    assert asks(position) == (0, "gold")


def test_ruling_3_an_empty_bank_offers_no_tokens_between_two_favourites() -> None:
    position = lay("purple", "purple", "", "", phase=2, power=[58, 0, 0, 0], gold=[20, 0, 0, 0], draw="mazarin red*2")
    play(position, "turn 1, two power")
    assert sphere(position, 1) == "purple red"


# The rule of the last gold action, and draws within draws (ruling 11)


def test_the_rule_of_the_last_gold_action_applies_to_his_draw() -> None:
    """A special or auction card drawn is resolved and replaced until a quality card comes."""
    position = lay("", "purple-seal", phase=2, draw="mazarin red debts pension blue green")
    told = play(position, "turn 1, draw")
    assert asks(position) == (0, "debts")
    told += play(position, "two power")
    assert asks(position) == (1, "bid")
    told += play(position, "pass, pass")
    assert sphere(position, 1) == "blue purple-seal"
    assert sphere(position, 0) == "red"


def test_ruling_11_whoever_draws_leads_what_it_turns_up() -> None:
    """An auction begins with the drawer, and debts too, though it is another's turn."""
    position = lay("", "", "purple", "", phase=2, draw="mazarin red pension debts blue", gold=[1] * 4)
    play(position, "turn 1, draw")
    assert asks(position) == (2, "bid")
    play(position, "pass")
    assert asks(position) == (3, "bid")
    play(position, "pass, pass, pass")
    position = lay("blue", "blue-seal", "purple", "red", phase=2, draw="mazarin red debts yellow")
    asked = []
    play(position, "turn 1, draw")
    while position.decision == "debts":
        asked.append(position.seat)
        play(position, "two power")
    assert asked == [2, 3, 0]


def test_ruling_11_a_mazarin_drawn_through_mazarin_begins_with_its_drawer() -> None:
    position = lay("purple", "", "purple", "purple", phase=2, draw="mazarin red mazarin blue green")
    play(position, "turn 1, two power")
    assert asks(position) == (2, "mazarin")
    play(position, "draw")  # turns the second Mazarin
    assert view_of(position)["resolving"] == ["mazarin", "mazarin"]
    served = []
    while len(view_of(position)["resolving"]) == 2:
        served.append(position.seat)
        play(position, "two power")
    assert served == [2, 3, 0]
    assert sphere(position, 2) == "blue purple"  # the replacement, after the inner Mazarin
    assert asks(position) == (3, "mazarin")  # the outer one goes on


def test_draws_within_draws_gold_mazarin_draw_mazarin_draw_auction() -> None:
    """Each card is resolved within the one that turned it, and the outer ones go on where they were."""
    position = lay("purple", "", "", phase=3, gold=[4, 1, 1], draw="mazarin mazarin overlord red blue yellow")
    told = play(position, "draw")
    assert (asks(position), tokens(position, 0)) == ((0, "mazarin"), (9, 2))
    told += play(position, "draw")
    assert asks(position) == (0, "mazarin")
    told += play(position, "draw")
    assert asks(position) == (0, "bid")
    assert view_of(position)["resolving"] == ["mazarin", "mazarin", "overlord"]
    told += play(position, "bid 1, pass, pass, pay gold")
    assert sphere(position, 0) == "blue purple red yellow overlord"
    kinds = ("turned", "mazarin-comes", "auction-opened", "sold", "placed")
    expected = ["turned", "mazarin-comes"] * 2 + ["turned", "auction-opened", "sold"] + ["turned", "placed"] * 3
    assert order(told, *kinds) == expected
    assert pile(position) == "mazarin mazarin"
    assert position.turn == 1


def test_louis_drawn_through_mazarin_and_the_draw_goes_on() -> None:
    position = lay("", "purple", "", phase=2, draw="mazarin red louis", gold=[0, 0, 0])
    told = play(position, "turn 1, draw")
    assert heard(told, "louis-passes") == [{"seat": 1}]
    assert [tokens(position, seat)[1] for seat in range(3)] == [1, 1, 1]
