"""Phase 2: cards are turned, what interrupts is resolved, one is chosen."""

import pytest

from games.sun_king.tables import (
    asks,
    draw_pile,
    heard,
    lay,
    open_cards,
    order,
    pile,
    play,
    refused,
    sphere,
    texts,
    tokens,
    view_of,
    waiting,
)


def test_the_number_is_announced_before_any_card_is_turned() -> None:
    position = lay("", "", draw="red blue green")
    assert asks(position) == (0, "announce")
    assert texts(position) == ["turn 1", "turn 2", "turn 3"]
    assert open_cards(position) == ""
    told = play(position, "turn 2")
    assert order(told, "announced", "turned") == ["announced", "turned", "turned"]
    assert heard(told, "announced") == [{"seat": 0, "count": 2}]


def test_cards_must_be_turned() -> None:
    position = lay("", "")
    assert refused(position, "end") == "other-question"
    assert refused(position, "pass") == "other-question"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_one_two_or_three_cards_are_turned(number: int) -> None:
    position = lay("", "", phase=2, draw="red blue green yellow")
    told = play(position, f"turn {number}")
    turned = [seen["card"] for seen in heard(told, "turned")]
    assert turned == ["red", "blue", "green"][:number]
    assert draw_pile(position)[0] == ["blue", "green", "yellow"][number - 1]


def test_one_is_chosen_and_the_others_are_discarded() -> None:
    position = lay("", "", phase=2, draw="red blue-seal green")
    play(position, "turn 3")
    assert asks(position) == (0, "choose")
    assert texts(position) == ["take blue-seal", "take green", "take red"]
    play(position, "take blue-seal")
    assert (sphere(position, 0), pile(position), open_cards(position)) == ("blue-seal", "green red", "")
    assert asks(position) == (0, "gold")


def test_one_must_be_chosen() -> None:
    position = lay("", "", phase=2, draw="red blue green")
    play(position, "turn 2")
    assert refused(position, "enough") == "other-question"
    assert refused(position, "end") == "other-question"


def test_only_an_open_card_can_be_chosen() -> None:
    position = lay("", "", phase=2, draw="red blue green yellow", discard="purple")
    play(position, "turn 2")
    assert refused(position, "take yellow") == "open-cards"
    assert refused(position, "take purple") == "open-cards"
    assert refused(position, "take red-seal") == "open-cards"


def test_equal_cards_are_offered_once_and_one_of_them_is_taken() -> None:
    position = lay("", "", phase=2, draw="red red blue")
    play(position, "turn 3")
    assert texts(position) == ["take blue", "take red"]
    play(position, "take red")
    assert (sphere(position, 0), pile(position)) == ("red", "blue red")


def test_a_single_card_is_placed_without_a_question() -> None:
    position = lay("", "", phase=2, draw="red")
    told = play(position, "turn 1")
    assert heard(told, "placed") == [{"seat": 0, "card": "red"}]
    assert asks(position) == (0, "gold")


def test_cards_are_turned_until_so_many_quality_cards_lie_open() -> None:
    """Special and auction cards do not count towards the number announced."""
    position = lay("", "", phase=2, draw="mazarin red debts medal blue yellow")
    told = play(position, "turn 2")
    assert [seen["card"] for seen in heard(told, "turned")] == ["mazarin", "red", "debts", "medal", "blue"]


def test_ruling_9_special_and_auction_cards_wait_until_all_cards_are_turned() -> None:
    position = lay("purple", "", phase=2, draw="mazarin red medal blue")
    told = play(position, "turn 2")
    assert order(told, "turned", "mazarin-comes") == ["turned"] * 4 + ["mazarin-comes"]
    assert (open_cards(position), waiting(position)) == ("red blue", "medal")
    assert view_of(position)["open"] == ["red", "blue"]
    assert view_of(position)["waiting"] == ["medal"]
    assert view_of(position)["resolving"] == ["mazarin"]


def test_several_are_resolved_in_the_order_in_which_they_were_turned() -> None:
    """Ruling 9."""
    position = lay("purple", "red-seal", phase=2, draw="medal red debts mazarin pension blue")
    told = play(position, "turn 2")
    seen = [asks(position)[1]]
    for moves in ("pass, pass", "two power", "two gold", "pass, pass"):
        told += play(position, moves)
        seen.append(asks(position)[1])
    assert seen == ["bid", "debts", "mazarin", "bid", "choose"]
    kinds = ("auction-opened", "debts-called", "mazarin-comes", "placed")
    assert order(told, *kinds) == ["auction-opened", "debts-called", "mazarin-comes", "auction-opened"]


def test_no_card_is_placed_before_all_are_resolved() -> None:
    """A Mazarin's favourite has the open cards still to come."""
    position = lay("purple", "purple", phase=2, draw="mazarin purple")
    told = play(position, "turn 1")
    assert heard(told, "mazarin-comes") == [{"count": 0}]  # the purple card turned does not make a majority yet
    assert order(told, "mazarin-comes", "placed") == ["mazarin-comes", "placed"]
    assert sphere(position, 0) == "purple purple"


def test_nobody_pays_an_auction_with_a_card_that_lies_open() -> None:
    position = lay("", "", phase=2, power=[0, 0], gold=[1, 0], draw="medal red blue")
    play(position, "turn 2")
    assert texts(position) == ["bid 1", "pass"]


def test_resolved_specials_go_to_the_discard_pile() -> None:
    """Ruling 4."""
    position = lay("purple", "", phase=2, draw="mazarin debts medal red")
    play(position, "turn 1, two power, pass, pass")
    assert pile(position) == "medal debts mazarin"


def test_ruling_9_louis_acts_the_moment_he_appears() -> None:
    """He comes between the cards turned, before what waited."""
    position = lay("", "", "", phase=2, draw="red medal louis", louis_seen=False)
    told = play(position, "turn 2")
    kinds = order(told, "turned", "louis-passes", "shuffled", "auction-opened")
    assert kinds[:5] == ["turned", "turned", "turned", "louis-passes", "shuffled"]
    assert set(kinds[5:-1]) == {"turned"}
    assert kinds[-1] == "auction-opened"
    assert [tokens(position, seat)[1] for seat in range(3)] == [2, 2, 2]


def test_a_special_turned_does_not_end_the_turn() -> None:
    position = lay("", "", phase=2, draw="debts mazarin red")
    play(position, "turn 1")
    assert asks(position) == (0, "gold")
