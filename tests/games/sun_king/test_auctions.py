"""Cartes d'Enchère: how an auction goes, and how it is paid."""

from typing import Any

import pytest

from games.sun_king.tables import (
    asks,
    bank,
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


def auction(*spheres: str, lot: str = "diplomacy", turn: int = 0, **laid: Any) -> Any:
    """An auction in phase 2, with a red and a blue card open, at its first question."""
    position = lay(*spheres, phase=2, turn=turn, draw=f"{lot} red blue", **laid)
    play(position, "turn 2")
    return position


# The auction


def test_an_auction_is_held_when_its_card_is_turned() -> None:
    position = auction("", "", lot="pension")
    assert asks(position) == (0, "bid")
    view = view_of(position)["auction"]
    assert (view["card"], view["bid"], view["holder"], view["still_in"]) == ("pension", 0, None, [0, 1])


def test_it_begins_with_the_drawer_and_goes_clockwise() -> None:
    position = auction("", "", "", "", turn=2)
    asked = []
    for number in (1, 2, 3, 4, 5):
        asked.append(position.seat)
        play(position, f"bid {number}")
    assert asked == [2, 3, 0, 1, 2]


def test_the_first_bid_may_be_any_amount() -> None:
    position = auction("", "", power=[9, 9], gold=[1, 1])
    assert texts(position) == [f"bid {number}" for number in range(1, 11)] + ["pass"]
    told = play(position, "bid 7")
    assert heard(told, "bid-made") == [{"seat": 0, "count": 7}]


def test_each_raises_or_is_out() -> None:
    position = auction("", "", "")
    play(position, "bid 4")
    assert texts(position) == [f"bid {number}" for number in range(5, 11)] + ["pass"]
    assert refused(position, "bid 4") == "raise"
    assert refused(position, "bid 1") == "raise"


def test_ruling_15_who_passes_is_out_for_good() -> None:
    position = auction("", "", "")
    told = play(position, "bid 1, pass, bid 2, bid 3")
    assert heard(told, "out") == [{"seat": 1}]
    assert asks(position) == (2, "bid")  # seat 1 is not asked again
    assert view_of(position)["auction"]["still_in"] == [0, 2]


def test_ruling_15_who_passes_before_any_bid_is_out_too() -> None:
    position = auction("", "", "")
    play(position, "pass, bid 1, bid 2")
    assert asks(position) == (1, "bid")


def test_it_ends_when_one_is_left() -> None:
    position = auction("", "", "", power=[9, 9, 9])
    play(position, "bid 1, bid 2, bid 3, pass, pass")
    assert asks(position) == (2, "pay")


def test_bids_are_not_paid_but_the_winners() -> None:
    position = auction("", "", "", gold=[0, 0, 0])
    play(position, "bid 3, bid 5, pass, pass")
    assert [tokens(position, seat) for seat in range(3)] == [(9, 0), (4, 0), (9, 0)]
    assert sphere(position, 1) == "diplomacy"


def test_without_a_bid_the_card_is_discarded() -> None:
    position = auction("", "", lot="overlord")
    told = play(position, "pass, pass")
    assert heard(told, "unsold") == [{"card": "overlord"}]
    assert pile(position) == "overlord"
    assert asks(position) == (0, "choose")


def test_ruling_15_the_last_may_still_open_when_all_others_passed() -> None:
    position = auction("", "", "", gold=[0, 0, 0])
    play(position, "pass, pass")
    assert asks(position) == (2, "bid")
    play(position, "bid 1")
    assert (sphere(position, 2), tokens(position, 2)) == ("diplomacy", (8, 0))


def test_ruling_15_a_bid_may_not_exceed_what_its_bidder_could_pay() -> None:
    """Nine power, a gold, two cards at 2 and one of the lot's colour at 3."""
    position = auction("red red-seal green", "", lot="overlord")
    assert refused(position, "bid 18") == "means"
    assert "bid 17" in texts(position)
    assert view_of(position)["auction"]["means"] == [17, 10]


def test_ruling_15_who_cannot_raise_is_out_without_a_question() -> None:
    position = auction("", "", "", power=[9, 3, 9])
    told = play(position, "bid 4")
    assert heard(told, "out") == [{"seat": 1}]
    assert asks(position) == (2, "bid")


def test_ruling_15_who_has_nothing_cannot_bid() -> None:
    position = auction("", "", "", power=[0, 9, 0], gold=[0, 0, 0])
    assert asks(position) == (1, "bid")
    play(position, "pass")
    assert asks(position) == (0, "choose")
    assert pile(position) == "diplomacy"


def test_the_eliminated_do_not_bid() -> None:
    position = auction("", "", "", "", out=(1,))
    play(position, "bid 1")
    assert asks(position) == (2, "bid")


# Worth


def test_a_token_is_worth_one() -> None:
    position = auction("", "", power=[2, 9], gold=[2, 1])
    play(position, "bid 3, pass, pay power, pay gold, pay gold")
    assert (tokens(position, 0), sphere(position, 0)) == ((1, 0), "diplomacy")
    assert bank(position) == (60 - 10, 20 - 1)


def test_a_card_is_worth_two() -> None:
    position = auction("green yellow", "", lot="authority")
    told = play(position, "bid 4, pass, pay green, pay yellow")
    assert (sphere(position, 0), pile(position)) == ("authority", "green yellow")
    assert heard(told, "sold") == [{"seat": 0, "card": "authority"}]


@pytest.mark.parametrize(
    ("lot", "colour"),
    [("influence", "blue"), ("medal", "purple"), ("authority", "red"), ("overlord", "green"), ("pension", "yellow")],
)
def test_a_card_of_the_lots_colour_is_worth_three(lot: str, colour: str) -> None:
    position = auction(colour, "", lot=lot)
    play(position, f"bid 3, pass, pay {colour}")
    assert (sphere(position, 0), tokens(position, 0)) == (lot, (9, 1))


@pytest.mark.parametrize("lot", ["conspiracy", "diplomacy"])
def test_for_a_grey_card_no_card_is_worth_three(lot: str) -> None:
    spheres = "blue green purple red yellow influence"
    position = auction(spheres, "", lot=lot, power=[0, 0], gold=[0, 0])
    assert view_of(position)["auction"]["means"][0] == 12
    position = auction("conspiracy" if lot == "diplomacy" else "diplomacy", "", lot=lot, power=[0, 0], gold=[1, 0])
    assert view_of(position)["auction"]["means"][0] == 3  # a grey card is worth two for a grey lot


def test_cards_and_tokens_may_be_mixed() -> None:
    position = auction("green red", "", lot="overlord")
    play(position, "bid 6, pass, pay green, pay gold, pay red")
    assert (sphere(position, 0), tokens(position, 0)) == ("overlord", (9, 0))


def test_the_owner_may_pay_with_an_auction_card() -> None:
    """It is worth three for a lot of its colour, two for any other."""
    position = auction("pension", "", lot="pension")
    play(position, "bid 3, pass, pay pension")
    assert (sphere(position, 0), pile(position)) == ("pension", "pension")
    position = auction("pension", "", lot="overlord")
    play(position, "bid 2, pass, pay pension")
    assert (sphere(position, 0), pile(position)) == ("overlord", "pension")


def test_ruling_15_rows_are_paid_from_the_top() -> None:
    position = auction("green green-seal red", "", lot="authority")
    play(position, "bid 2, pass, pay green")
    assert (sphere(position, 0), pile(position)) == ("green red authority", "green-seal")


def test_the_card_bought_goes_into_the_sphere() -> None:
    """It lies beside its row and covers nothing (ruling 1)."""
    position = auction("green-seal", "", lot="overlord")
    play(position, "bid 1, pass, pay gold")
    assert sphere(position, 0) == "green-seal overlord"
    assert position.visible_seals(0) == 1
    assert position.top_card(0, 1) == 3


def test_ruling_7_paying_never_eliminates() -> None:
    position = auction("", "", "", power=[2, 9, 9], gold=[0, 1, 1])
    play(position, "bid 2, pass, pass")
    assert (tokens(position, 0), position.alive[0], sphere(position, 0)) == ((0, 0), 1, "diplomacy")


# Payment, piece by piece (ruling 15)


def test_ruling_15_the_payment_is_asked_piece_by_piece() -> None:
    position = auction("green", "", lot="authority")
    play(position, "bid 3, pass")
    assert (asks(position), view_of(position)["auction"]["owed"]) == ((0, "pay"), 3)
    told = play(position, "pay power")
    assert heard(told, "paid") == [{"seat": 0, "power": 1, "gold": 0}]
    assert view_of(position)["auction"]["owed"] == 2
    play(position, "pay gold")  # the last piece is a power token: nothing else is left to choose
    assert (asks(position), tokens(position, 0)) == ((0, "choose"), (7, 0))


def test_ruling_15_no_needless_piece() -> None:
    """One is owed after the card: a card would do it alone, and the token paid first would have been needless."""
    position = auction("green red", "", lot="pension")
    play(position, "bid 3, pass, pay power, pay power")
    assert refused(position, "pay green") == "needless-piece"
    assert refused(position, "pay red") == "needless-piece"
    assert texts(position) == ["pay power", "pay gold"]


def test_ruling_15_too_much_is_allowed_when_no_piece_is_needless() -> None:
    """No change is given."""
    position = auction("green red", "", lot="pension")
    play(position, "bid 3, pass, pay green")
    assert texts(position) == ["pay power", "pay gold", "pay red"]
    play(position, "pay red")
    assert (sphere(position, 0), tokens(position, 0)) == ("pension", (9, 1))


def test_ruling_15_a_card_for_a_bid_of_one() -> None:
    position = auction("green yellow", "", lot="pension")
    play(position, "bid 1, pass")
    assert texts(position) == ["pay power", "pay gold", "pay green", "pay yellow"]


def test_ruling_15_a_token_that_one_has_not_got() -> None:
    position = auction("green", "", lot="pension", gold=[0, 0])
    play(position, "bid 1, pass")
    assert refused(position, "pay gold") == "short-of-tokens"
    assert refused(position, "pay blue") == "top-cards"
    assert refused(position, "pay medal") == "not-owned"


def test_ruling_15_the_only_way_to_pay_is_not_asked() -> None:
    position = auction("", "", gold=[0, 0])
    told = play(position, "bid 4, pass")
    assert order(told, "paid", "sold") == ["paid"] * 4 + ["sold"]
    assert tokens(position, 0) == (5, 0)


def test_ruling_15_where_all_ways_to_pay_come_to_the_same_pieces_nothing_is_asked() -> None:
    """All that one has, in whatever order."""
    position = auction("green red", "", lot="pension", power=[1, 0], gold=[1, 0])
    told = play(position, "bid 6")
    assert order(told, "paid", "discarded", "sold") == ["paid"] * 2 + ["discarded"] * 2 + ["sold"]
    assert (sphere(position, 0), tokens(position, 0), asks(position)) == ("pension", (0, 0), (0, "choose"))


def test_ruling_15_nor_once_what_was_paid_leaves_one_way() -> None:
    """Three and two, or three and both tokens: who pays a token has chosen."""
    position = auction("green yellow", "", lot="pension", power=[1, 0], gold=[1, 0])
    play(position, "bid 5")
    assert texts(position) == ["pay power", "pay gold", "pay green", "pay yellow"]
    play(position, "pay power")
    assert (sphere(position, 0), tokens(position, 0), asks(position)) == ("green pension", (0, 0), (0, "choose"))


def test_ruling_15_a_piece_after_which_nothing_fits_is_refused() -> None:
    """One token and three cards: it may help to pay five; for four, whoever begins with it ends with too much."""
    position = auction("green red*2", "", lot="pension", power=[1, 0], gold=[0, 0])
    play(position, "bid 5")
    assert texts(position) == ["pay power", "pay green", "pay red"]
    position = auction("green red*2", "", lot="pension", power=[1, 0], gold=[0, 0])
    play(position, "bid 4")
    assert texts(position) == ["pay green", "pay red"]
    assert refused(position, "pay power") == "needless-piece"


def test_several_auctions_one_after_the_other() -> None:
    """What was paid for the first is gone in the second, and the card bought may pay for it."""
    position = lay("", "", phase=2, draw="pension pension red blue", power=[1, 0], gold=[0, 0])
    play(position, "turn 2, bid 1")
    assert sphere(position, 0) == "pension"
    assert asks(position) == (0, "bid")
    assert view_of(position)["auction"]["means"] == [3, 0]
