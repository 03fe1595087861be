"""The rulings that complete the rulebook, by their numbers in the house's own rules, and the corners between them.

Most rulings are tested where the rulebook has their subject; here is at least one case for each of the nineteen.
"""

import pytest

from antichambre.games.sun_king.components import COLOURS
from games.sun_king.tables import (
    asks,
    bank,
    heard,
    lay,
    offered,
    open_cards,
    order,
    pile,
    play,
    refused,
    sphere,
    texts,
    tokens,
    view_of,
)

RED, YELLOW, GREEN = COLOURS.index("red"), COLOURS.index("yellow"), COLOURS.index("green")


def test_ruling_1_its_owner_may_part_with_an_auction_card_in_three_ways() -> None:
    """Debts, payment, Conspiracy; and with it goes its share in a majority."""
    debts = lay("overlord", "red-seal", phase=2, draw="debts red blue")
    play(debts, "turn 2, discard overlord")
    payment = lay("overlord", "", phase=2, draw="pension red blue")
    play(payment, "turn 2, bid 2, pass, pay overlord")
    conspiracy = lay("overlord conspiracy", "", phase=3)
    play(conspiracy, "conspire overlord for gold")
    for position in (debts, payment, conspiracy):
        assert "overlord" in pile(position)
        assert not position.majority(0, GREEN)


def test_ruling_1_a_row_and_its_auction_card_are_given_up_one_by_one() -> None:
    position = lay("green overlord", "red-seal", phase=2, draw="debts debts red blue")
    play(position, "turn 2, discard overlord")
    assert asks(position) == (0, "debts")
    assert offered(position, "discard") == ["discard green"]


def test_ruling_2_an_elimination_by_a_gold_action_changes_the_next_players_majorities() -> None:
    """Four were in, and red was tied; three are left, and it is nobody's."""
    position = lay("", "red yellow", "red", "", power=[9, 9, 9, 0], phase=3)
    assert position.majority(1, RED)
    play(position, "strike 3")
    assert asks(position) == (1, "qualities")
    assert refused(position, "power") == "no-majority"
    assert "wealth" in texts(position)


def test_ruling_2_an_elimination_may_end_a_duty_to_duel() -> None:
    """Overlord: the fourth player is out, green is tied, and so nobody has to duel."""
    position = lay("green overlord yellow", "green*2", "", "", power=[9, 9, 0, 9])
    assert refused(position, "end") == "duel-first"
    play(position, "overlord 2, end")
    assert [tokens(position, seat)[0] for seat in range(4)] == [9, 9, 0, 9]


def test_ruling_3_everything_is_counted_in_units() -> None:
    """Two tokens are two units, whether of power or of gold."""
    position = lay("purple", "red-seal", phase=2, power=[1, 9], gold=[1, 1], draw="mazarin debts red blue")
    play(position, "turn 2, power and gold")
    assert tokens(position, 0) == (2, 2)
    assert texts(position)[:3] == ["two power", "power and gold", "two gold"]


def test_ruling_4_cards_of_every_kind_go_to_the_discard_pile() -> None:
    """Unsold, paid, resolved, banished, not chosen."""
    position = lay("purple yellow", "red", phase=2, gold=[2, 0], draw="medal mazarin debts overlord blue green")
    play(position, "turn 2, pass, pass")
    assert pile(position) == "medal"
    play(position, "two power, bid 2, pass, pay yellow")
    assert pile(position) == "yellow medal debts mazarin"
    play(position, "take blue, banish 1 red")
    assert pile(position) == "green red yellow medal debts mazarin"


def test_ruling_5_each_quality_and_card_once_in_any_order() -> None:
    position = lay("red authority yellow pension*2 overlord", "blue", "", discard="blue")
    play(position, "pension, overlord 2, wealth, authority, duel 1, pension, power")
    assert (tokens(position, 0), tokens(position, 1), tokens(position, 2)) == ((11, 4), (7, 1), (8, 1))
    assert asks(position) == (0, "announce")


def test_ruling_5_all_but_the_duel_is_optional() -> None:
    position = lay("red authority yellow pension*2 blue", "green", "", discard="blue")
    play(position, "end")
    assert (asks(position), tokens(position, 0)) == ((0, "announce"), (9, 1))


def test_ruling_6_both_of_a_pair_give_at_the_same_time() -> None:
    """The first is eliminated and leaves two in the game; the second gives all the same."""
    position = lay("green", "", "", power=[9, 0, 5])
    play(position, "duel 1+2")
    assert (position.alive[1], tokens(position, 2)) == (0, (4, 1))


def test_ruling_6_diplomacy_lowers_what_its_owner_gives_by_one() -> None:
    position = lay("green", "diplomacy", power=[9, 9])
    assert tokens(position, 1) == (8, 1)  # the only duel there is was fought without a question


def test_ruling_7_the_eliminated_lose_diplomacy_too() -> None:
    position = lay("green yellow", "diplomacy", "", power=[9, 0, 9])
    play(position, "duel 1")
    assert pile(position) == "diplomacy"


def test_ruling_7_by_duel_and_overlord_in_one_turn() -> None:
    """Two left, then none, then out."""
    position = lay("green overlord", "", "", power=[9, 2, 9])
    told = play(position, "duel 1")
    assert heard(told, "eliminated") == []
    told = play(position, "overlord 1")
    assert heard(told, "eliminated") == [{"seat": 1}]


def test_ruling_8_etiquette_may_fetch_what_an_elimination_brought_to_the_pile() -> None:
    position = lay("green blue*2", "yellow-seal medal", "", power=[9, 1, 9])
    assert refused(position, "exchange blue") == "pile-empty"
    play(position, "duel 1, exchange blue")
    assert sphere(position, 0) == "blue green yellow-seal"


def test_ruling_9_all_are_turned_then_all_resolved_then_one_chosen() -> None:
    position = lay("", "", phase=2, gold=[0, 0], draw="pension red overlord blue")
    told = play(position, "turn 2, bid 1, pass")
    told += play(position, "pass, pass, take red")
    kinds = order(told, "turned", "auction-opened", "sold", "unsold", "placed")
    assert kinds == ["turned"] * 4 + ["auction-opened", "sold", "auction-opened", "unsold", "placed"]


def test_ruling_10_the_first_louis_does_not_resolve_what_waits() -> None:
    position = lay("purple", "", "", phase=2, draw="mazarin red louis")
    told = play(position, "turn 2")
    assert order(told, "louis-passes", "mazarin-comes") == ["louis-passes", "mazarin-comes"]
    assert asks(position)[1] == "mazarin"


def test_ruling_10_with_two_still_in_even_when_one_was_eliminated_this_turn() -> None:
    position = lay("green", "", "", power=[9, 0, 9], draw="louis")
    play(position, "duel 1, turn 1")
    assert (position.over, position.winners(), position.scores()) == (True, [0, 2], [10, 0, 10])


def test_ruling_11_the_leader_of_an_auction_is_who_drew_its_card() -> None:
    position = lay("", "", "", turn=1, phase=3, gold=[1, 2, 1], draw="pension red")
    play(position, "draw")
    assert asks(position) == (1, "bid")
    play(position, "pass")
    assert asks(position) == (2, "bid")


def test_ruling_12_one_of_the_two_options_must_be_taken() -> None:
    position = lay("purple", "", phase=2, draw="mazarin red")
    play(position, "turn 1")
    assert texts(position) == ["draw", "two power", "power and gold", "two gold"]
    assert refused(position, "pass") == "other-question"


def test_ruling_13_the_medal_sold_in_this_phase_changes_nothing_of_it() -> None:
    """What was announced stands: the Medal serves from the next turn on."""
    position = lay("", "", phase=2, gold=[0, 0], draw="medal red blue")
    play(position, "turn 2, bid 1, pass")
    assert (asks(position), open_cards(position)) == ((0, "choose"), "red blue")


def test_ruling_14_two_of_one_colour_in_the_order_one_likes() -> None:
    position = lay("influence", "", phase=2, draw="red-seal red blue")
    play(position, "turn 3, take red")
    assert texts(position) == ["take red-seal", "enough"]
    play(position, "take red-seal")
    assert position.visible_seals(0) == 2


def test_ruling_15_a_rich_bidder_and_the_length_of_a_question() -> None:
    """No question offers more than about a hundred moves: bids end at a hundred."""
    position = lay("blue*9 red*8", "", phase=2, power=[60, 0], gold=[20, 0], draw="medal green yellow")
    play(position, "turn 2")
    assert len(texts(position)) == 101
    assert texts(position)[-2:] == ["bid 100", "pass"]
    play(position, "bid 100")
    assert (asks(position), view_of(position)["auction"]["owed"]) == ((0, "pay"), 100)


def test_ruling_16_between_two_cards_of_the_medal_and_before_choosing() -> None:
    position = lay("conspiracy medal red", "", phase=2, draw="blue green")
    assert "conspire red for power" in texts(position)
    play(position, "another, enough")
    assert asks(position) == (0, "choose")
    assert "conspire red for power" in texts(position)
    play(position, "conspire red for power")
    assert asks(position) == (0, "choose")


def test_ruling_17_the_gold_of_a_conspiracy_may_pay_for_the_action() -> None:
    position = lay("conspiracy red", "blue", phase=3, gold=[1, 1], draw="yellow")
    assert refused(position, "draw") == "gold-price"
    play(position, "conspire red for gold, draw")
    assert (sphere(position, 0), tokens(position, 0)) == ("yellow conspiracy", (9, 0))


def test_ruling_17_the_price_goes_to_the_bank() -> None:
    position = lay("", "green", phase=3, gold=[2, 1])
    before = bank(position)[1]
    play(position, "banish 1 green")
    assert bank(position)[1] == before + 2


@pytest.mark.parametrize("gentle", [False, True])
def test_ruling_18_gentle_and_not(gentle: bool) -> None:
    position = lay("green", "blue", "", power=[9, 1, 9], gentle=gentle)
    play(position, "duel 1")
    assert position.alive[1] == int(gentle)
    assert sphere(position, 1) == ("blue" if gentle else "")
    assert tokens(position, 1) == ((0, 1) if gentle else (0, 0))


def test_ruling_19_score_tie_break_and_sharing() -> None:
    spheres = ("blue purple", "influence medal", "purple*2")
    position = lay(*spheres, phase=3, louis_seen=True, power=[3, 3, 4], gold=[3, 1, 1], draw="louis")
    play(position, "draw")  # two gold less, and the game ends on the spot
    assert position.scores() == [6, 6, 5]
    assert position.winners() == [0, 1]
