"""Phase 3: a gold action, or none."""

import pytest

from games.sun_king.tables import (
    asks,
    bank,
    draw_pile,
    heard,
    lay,
    offered,
    order,
    pile,
    play,
    refused,
    sphere,
    texts,
    tokens,
)


def test_without_gold_no_action_and_no_question() -> None:
    position = lay("", "", gold=[0, 1], draw="red blue")
    play(position, "turn 1")
    assert asks(position) == (1, "announce")


def test_the_action_is_a_choice() -> None:
    position = lay("red", "blue", phase=3)
    play(position, "end")
    assert position.turn == 1
    assert tokens(position, 0) == (9, 1)


def test_for_one_gold_a_rivals_power_token() -> None:
    position = lay("", "", "", phase=3)
    before = bank(position)
    play(position, "strike 2")
    assert [tokens(position, seat) for seat in range(3)] == [(9, 0), (9, 1), (8, 1)]
    assert bank(position) == (before[0] + 1, before[1] + 1)


def test_for_one_gold_a_swap_with_another_player() -> None:
    position = lay("red blue-seal", "green yellow-seal", "", phase=3)
    told = play(position, "swap 1 yellow")
    assert asks(position) == (0, "swap-give")
    assert texts(position) == ["give blue", "give red"]
    told += play(position, "give blue")
    assert (sphere(position, 0), sphere(position, 1)) == ("red yellow-seal", "blue-seal green")
    assert heard(told, "swapped") == [{"seat": 0, "card": "blue-seal", "rival": 1, "other": "yellow-seal"}]
    assert tokens(position, 0) == (9, 0)


def test_a_swap_within_one_colour() -> None:
    position = lay("red red-seal", "red", "", phase=3)
    play(position, "swap 1 red")
    assert (sphere(position, 0), sphere(position, 1)) == ("red red", "red-seal")


def test_a_swap_takes_quality_cards_only() -> None:
    position = lay("influence", "medal red", phase=3)
    assert refused(position, "swap 1 purple") == "own-card"
    position = lay("influence blue", "medal red", phase=3)
    assert offered(position, "swap") == ["swap 1 red"]
    assert refused(position, "swap 1 purple") == "top-cards"


def test_a_swap_needs_a_quality_card_of_ones_own() -> None:
    position = lay("medal", "red", phase=3)
    assert not offered(position, "swap")
    assert refused(position, "swap 1 red") == "own-card"


def test_for_two_gold_a_rivals_card_is_discarded() -> None:
    position = lay("", "green yellow-seal", "", phase=3, gold=[3, 1, 1])
    told = play(position, "banish 1 yellow")
    assert (sphere(position, 1), pile(position), tokens(position, 0)) == ("green", "yellow-seal", (9, 1))
    assert order(told, "gold-spent", "discarded") == ["gold-spent", "discarded"]


def test_for_two_gold_the_top_card_of_the_draw_pile() -> None:
    position = lay("", "", "", phase=3, gold=[2, 1, 1], draw="red-seal blue")
    told = play(position, "draw")
    assert (sphere(position, 0), tokens(position, 0)) == ("red-seal", (9, 0))
    assert order(told, "gold-spent", "turned", "placed") == ["gold-spent", "turned", "placed"]
    assert draw_pile(position)[0] == "blue"


def test_a_special_or_auction_card_drawn_is_resolved_and_replaced() -> None:
    """Ruling 11: each is resolved before its replacement is turned, until a quality card comes."""
    position = lay("purple", "red-seal", "", phase=3, gold=[2, 1, 1], draw="mazarin debts medal yellow")
    told = play(position, "draw")
    assert asks(position) == (0, "mazarin")
    assert draw_pile(position)[0] == "debts"
    told += play(position, "two gold")
    assert asks(position) == (0, "debts")
    told += play(position, "two gold, two power")
    assert asks(position) == (0, "bid")
    assert draw_pile(position)[0] == "yellow"
    told += play(position, "pass, pass, pass")
    kinds = ("turned", "mazarin-comes", "debts-called", "auction-opened", "placed")
    assert order(told, *kinds) == [
        "turned",
        "mazarin-comes",
        "turned",
        "debts-called",
        "turned",
        "auction-opened",
        "turned",
        "placed",
    ]
    assert sphere(position, 0) == "purple yellow"


def test_louis_drawn_by_a_gold_action() -> None:
    position = lay("", "", "", phase=3, gold=[2, 1, 1], draw="louis")
    told = play(position, "draw")
    assert heard(told, "louis-passes") == [{"seat": 0}]
    assert order(told, "louis-passes", "shuffled", "turned")[:3] == ["turned", "louis-passes", "shuffled"]


def test_ruling_17_one_gold_action_at_most() -> None:
    """The Conspiracy keeps the phase open; a second action is refused all the same."""
    position = lay("conspiracy red", "green", "", phase=3, gold=[5, 1, 1])
    play(position, "strike 1")
    assert asks(position) == (0, "gold")
    for text in ("strike 1", "swap 1 green", "banish 1 green", "draw"):
        assert refused(position, text) == "one-gold-action"
    assert texts(position)[-1] == "end"


def test_after_a_gold_action_the_turn_is_over() -> None:
    position = lay("red", "green", "", phase=3, gold=[5, 1, 1])
    play(position, "strike 1")
    assert position.turn == 1


def test_the_gold_action_is_there_again_next_turn() -> None:
    position = lay("", "", phase=3, gold=[2, 0], draw="red red blue")
    play(position, "strike 1, turn 1, turn 1")
    assert asks(position) == (0, "gold")
    assert "strike 1" in texts(position)


@pytest.mark.parametrize("text", ["banish 1 green", "draw"])
def test_one_gold_does_not_pay_for_two(text: str) -> None:
    position = lay("red", "green", phase=3, gold=[1, 1])
    assert refused(position, text) == "gold-price"
    assert texts(position) == ["end", "strike 1", "swap 1 green"]


@pytest.mark.parametrize("text", ["strike 1", "swap 1 green", "banish 1 green", "draw"])
def test_no_gold_pays_for_nothing(text: str) -> None:
    position = lay("red conspiracy", "green", phase=3, gold=[0, 1])
    assert refused(position, text) == "gold-price"


@pytest.mark.parametrize("text", ["strike 1", "swap 1 green", "banish 1 green", "draw"])
def test_gold_actions_only_in_phase_3(text: str) -> None:
    assert refused(lay("red", "green", gold=[5, 1]), text) == "other-question"
    assert refused(lay("red", "green", gold=[5, 1], phase=2), text) == "other-question"


def test_ruling_17_the_price_is_paid_before_the_effect() -> None:
    """The two gold paid for a draw lie in the bank when Mazarin is turned."""
    position = lay("purple", "", phase=3, gold=[2, 18], draw="mazarin red")
    assert bank(position)[1] == 0
    play(position, "draw")
    assert asks(position) == (0, "mazarin")
    assert "two gold" in texts(position)


def test_ruling_17_a_swap_is_paid_before_the_card_is_given() -> None:
    position = lay("red blue", "green", phase=3)
    told = play(position, "swap 1 green")
    assert heard(told, "gold-spent") == [{"seat": 0, "count": 1}]
    assert tokens(position, 0) == (9, 0)


def test_gold_actions_against_rivals_only() -> None:
    position = lay("red", "green", phase=3, gold=[5, 1])
    for action in ("strike 0", "swap 0 red", "banish 0 red"):
        assert refused(position, action) == "not-yourself"
    for action in ("strike 2", "swap 2 red", "banish 2 red"):
        assert refused(position, action) == "not-in-game"


def test_strike_every_rival() -> None:
    position = lay("", "", "", "", "", "", phase=3, turn=2)
    assert offered(position, "strike") == ["strike 0", "strike 1", "strike 3", "strike 4", "strike 5"]


def test_phase_3_ends_the_turn() -> None:
    """Then it is the next player's turn."""
    position = lay("", "", "", phase=3, turn=2)
    told = play(position, "end")
    assert heard(told, "turn-begun") == [{"seat": 0}]
