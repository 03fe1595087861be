"""Phase 1: the five qualities. Elimination has a file of its own, and so have the auction cards."""

import pytest

from antichambre.games.sun_king.components import COLOURS
from games.sun_king.tables import (
    asks,
    bank,
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
    view_of,
)

# Combat en duel (vert)


def test_duel_takes_two_from_one_rival() -> None:
    position = lay("green", "", "")
    before = bank(position)
    play(position, "duel 2")
    assert [tokens(position, seat)[0] for seat in range(3)] == [9, 9, 7]
    assert bank(position) == (before[0] + 2, before[1])  # the tokens go to the bank, not to the duellist


def test_duel_takes_one_from_each_of_two() -> None:
    position = lay("green", "", "")
    told = play(position, "duel 1+2")
    assert [tokens(position, seat)[0] for seat in range(3)] == [9, 8, 8]
    assert heard(told, "power-lost") == [{"seat": 1, "count": 1}, {"seat": 2, "count": 1}]
    assert bank(position)[0] == 60 - 25


def test_duel_against_every_rival_and_every_pair_of_rivals() -> None:
    position = lay("green", "", "", "", turn=0)
    assert offered(position, "duel") == ["duel 1", "duel 2", "duel 3", "duel 1+2", "duel 1+3", "duel 2+3"]
    position = lay("", "", "green", "", turn=2)
    assert offered(position, "duel") == ["duel 0", "duel 1", "duel 3", "duel 0+1", "duel 0+3", "duel 1+3"]


def test_duel_is_compulsory() -> None:
    """Ruling 5: the phase cannot be ended while its majority is held and it has not been used."""
    position = lay("green red", "", "")
    assert "end" not in texts(position)
    assert refused(position, "end") == "duel-first"
    play(position, "power")
    assert refused(position, "end") == "duel-first"
    play(position, "duel 1")
    assert asks(position) == (0, "announce")


def test_duel_is_compulsory_only_while_the_majority_is_held() -> None:
    """Ruling 5: who loses the majority before the phase ends need not duel."""
    position = lay("green blue yellow", "", "", discard="purple*2 red")
    assert refused(position, "end") == "duel-first"
    play(position, "exchange green, take purple, end")
    assert [tokens(position, seat)[0] for seat in range(3)] == [9, 9, 9]


def test_duel_is_compulsory_with_a_majority_gained_in_the_phase() -> None:
    position = lay("blue*2 yellow green", "green", "", discard="green red")
    assert "end" in texts(position)
    play(position, "exchange blue, take green")
    assert refused(position, "end") == "duel-first"


def test_duel_once_a_turn() -> None:
    position = lay("green red", "", "")
    play(position, "duel 1")
    assert refused(position, "duel 2") == "once-a-turn"
    assert refused(position, "duel 1+2") == "once-a-turn"


def test_duel_again_in_the_next_turn() -> None:
    position = lay("green*2", "", "", gold=[0, 0, 0], draw="blue*3")
    play(position, "duel 1, turn 1, turn 1, turn 1")
    assert asks(position) == (0, "qualities")
    play(position, "duel 1")
    assert tokens(position, 1)[0] == 5


def test_ruling_6_with_one_rival_left_two_from_that_rival() -> None:
    position = lay("green yellow", "")
    assert offered(position, "duel") == ["duel 1"]
    assert refused(position, "duel 0+1") == "two-from-one"
    play(position, "duel 1")
    assert tokens(position, 1) == (7, 1)


def test_ruling_6_with_one_rival_left_of_four_too() -> None:
    position = lay("green yellow", "", "", "", out=(1, 3))
    assert offered(position, "duel") == ["duel 2"]
    assert refused(position, "duel 0+2") == "two-from-one"
    assert refused(position, "duel 1+3") == "two-from-one"


def test_a_duel_that_leaves_no_choice_is_fought_without_a_question() -> None:
    position = lay("", "green", gold=[0, 0], draw="blue*2")
    told = play(position, "turn 1")
    assert order(told, "turn-begun", "duelled", "power-lost") == ["turn-begun", "duelled", "power-lost"]
    assert asks(position) == (1, "announce")
    assert tokens(position, 0)[0] == 7


def test_no_duel_against_oneself_nor_the_absent() -> None:
    position = lay("green red", "", "", "", out=(2,))
    assert refused(position, "duel 0") == "not-yourself"
    assert refused(position, "duel 2") == "not-in-game"
    assert refused(position, "duel 5") == "not-in-game"
    assert refused(position, "duel 0+1") == "not-yourself"
    assert refused(position, "duel 1+2") == "not-in-game"
    assert refused(position, "duel 1+5") == "not-in-game"


def test_duel_needs_the_majority() -> None:
    assert refused(lay("green red", "green", ""), "duel 1") == "no-majority"


# Puissance (rouge), Richesse (jaune)


def test_power_gains_a_power_token() -> None:
    position = lay("red", "")
    told = play(position, "power")
    assert heard(told, "power-gained") == [{"seat": 0, "count": 1}]
    assert (tokens(position, 0), bank(position)) == ((10, 1), (41, 18))


def test_wealth_gains_a_gold_token() -> None:
    position = lay("yellow", "")
    told = play(position, "wealth")
    assert heard(told, "gold-gained") == [{"seat": 0, "count": 1}]
    assert (tokens(position, 0), bank(position)) == ((9, 2), (42, 17))


@pytest.mark.parametrize(("colour", "move"), [("red", "power"), ("yellow", "wealth")])
def test_power_and_wealth_once_a_turn_and_if_one_likes(colour: str, move: str) -> None:
    position = lay(f"{colour} blue", "green", discard="purple")
    assert "end" in texts(position)
    play(position, move)
    assert refused(position, move) == "once-a-turn"
    play(position, "end")
    assert asks(position) == (0, "announce")


@pytest.mark.parametrize(("colour", "move"), [("red", "power"), ("yellow", "wealth")])
def test_power_and_wealth_need_their_majority(colour: str, move: str) -> None:
    other = {"red": "yellow", "yellow": "red"}[colour]
    assert refused(lay(f"{colour} {other}", colour), move) == "no-majority"


def test_ruling_3_no_power_when_the_bank_has_none() -> None:
    position = lay("red yellow", "", power=[30, 30])
    assert refused(position, "power") == "bank-empty"
    assert texts(position) == ["wealth", "end"]


def test_ruling_3_no_gold_when_the_bank_has_none() -> None:
    position = lay("red yellow", "", gold=[10, 10])
    assert refused(position, "wealth") == "bank-empty"
    assert texts(position) == ["power", "end"]


def test_ruling_3_the_bank_is_filled_by_a_duel_and_power_is_to_be_had() -> None:
    position = lay("red green", "", "", power=[20, 20, 20])
    assert refused(position, "power") == "bank-empty"
    play(position, "duel 1, power")
    assert (tokens(position, 0), tokens(position, 1), bank(position)) == ((21, 1), (18, 1), (1, 17))


# Étiquette (bleue)


def test_etiquette_exchanges_an_own_card_for_one_of_the_discard_pile() -> None:
    position = lay("blue red", "", discard="green yellow-seal debts medal")
    told = play(position, "exchange red")
    assert asks(position) == (0, "etiquette-take")
    assert texts(position) == ["take green", "take yellow-seal"]
    told += play(position, "take yellow-seal")
    assert sphere(position, 0) == "blue yellow-seal"
    assert pile(position) == "green red medal debts"
    assert order(told, "discarded", "fetched") == ["discarded", "fetched"]


def test_etiquette_any_own_row_may_give_its_top_card() -> None:
    position = lay("blue*2 green red yellow", "green", discard="purple")
    assert offered(position, "exchange") == [f"exchange {colour}" for colour in ("blue", "green", "red", "yellow")]
    assert refused(position, "exchange purple") == "top-cards"


def test_etiquette_the_pile_stays_closed_until_the_card_is_given() -> None:
    """Ruling 8: nobody may inspect it before."""
    position = lay("blue red", "", discard="green yellow-seal debts medal")
    for seat in (0, 1, None):
        view = view_of(position, seat)
        assert view["looked_through"] is None
        assert view["discard_pile"] == 4
    assert refused(position, "take green") == "other-question"
    play(position, "exchange red")
    assert view_of(position, 0)["looked_through"] == ["green", "red", "yellow-seal"]
    assert position.decision == "etiquette-take"
    play(position, "take green")
    assert view_of(position, 0)["looked_through"] is None


def test_etiquette_once_the_pile_is_open_there_is_no_way_back() -> None:
    """The decision comes before the look: the card given cannot be taken back by an undo either."""
    position = lay("blue red", "", discard="green yellow-seal debts medal")
    play(position, "exchange red")
    assert position.undoable == 0


def test_ruling_8_another_card_than_the_one_given() -> None:
    position = lay("blue red", "", discard="green yellow")
    play(position, "exchange red")
    assert refused(position, "take red") == "another-card"
    assert texts(position) == ["take green", "take yellow"]


def test_ruling_8_a_card_like_the_one_given_may_be_taken() -> None:
    """Another red card is another card."""
    position = lay("blue red", "", discard="green red")
    play(position, "exchange red")
    assert texts(position) == ["take green", "take red"]


def test_ruling_8_a_card_not_in_the_pile_cannot_be_taken() -> None:
    position = lay("blue red", "", discard="green yellow")
    play(position, "exchange red")
    assert refused(position, "take purple") == "another-card"


@pytest.mark.parametrize("discard", ["", "medal debts mazarin"])
def test_ruling_8_an_exchange_needs_a_quality_card_in_the_pile(discard: str) -> None:
    position = lay("blue red", "green", discard=discard)
    assert not offered(position, "exchange")
    assert refused(position, "exchange blue") == "pile-empty"


def test_ruling_8_the_only_card_is_taken_without_a_question() -> None:
    position = lay("blue red", "", discard="green")
    play(position, "exchange red")
    assert sphere(position, 0) == "blue green"
    assert pile(position) == "red"


def test_etiquette_discards_a_rivals_card_and_one_of_ones_own() -> None:
    position = lay("blue red", "green yellow", "")
    told = play(position, "spoil 1 green")
    assert asks(position) == (0, "etiquette-give")
    assert texts(position) == ["give blue", "give red"]
    told += play(position, "give red")
    assert heard(told, "discarded") == [{"seat": 1, "card": "green"}, {"seat": 0, "card": "red"}]
    assert (sphere(position, 0), sphere(position, 1), pile(position)) == ("blue", "yellow", "green red")


def test_etiquette_may_discard_a_card_of_any_rival() -> None:
    position = lay("blue*2 red", "green yellow", "purple blue", "")
    assert offered(position, "spoil") == ["spoil 1 green", "spoil 1 yellow", "spoil 2 blue", "spoil 2 purple"]
    assert refused(position, "spoil 0 blue") == "not-yourself"
    assert refused(position, "spoil 3 blue") == "top-cards"
    assert refused(position, "spoil 4 blue") == "not-in-game"


def test_ruling_8_the_second_action_needs_a_quality_card_of_ones_own() -> None:
    position = lay("influence pension", "green")
    assert refused(position, "spoil 1 green") == "own-card"
    assert refused(position, "exchange blue") == "top-cards"
    assert not offered(position, "spoil")


def test_ruling_8_the_second_action_does_not_need_a_discard_pile() -> None:
    position = lay("blue", "green")
    assert texts(position) == ["spoil 1 green", "end"]


def test_etiquette_one_of_the_two_actions_once_a_turn() -> None:
    position = lay("blue*3 yellow", "green red", discard="purple red")
    play(position, "exchange blue, take red")
    assert refused(position, "spoil 1 green") == "once-a-turn"
    assert refused(position, "exchange blue") == "once-a-turn"
    position = lay("blue*3 yellow", "green red", discard="purple red")
    play(position, "spoil 1 green, give blue")
    assert refused(position, "spoil 1 red") == "once-a-turn"
    assert refused(position, "exchange blue") == "once-a-turn"


def test_etiquette_need_not_be_used() -> None:
    position = lay("blue", "green", discard="red")
    play(position, "end")
    assert asks(position) == (0, "announce")


def test_etiquette_needs_the_majority() -> None:
    position = lay("blue red", "blue green", discard="red")
    assert refused(position, "exchange blue") == "no-majority"
    assert refused(position, "spoil 1 green") == "no-majority"


def test_etiquette_nothing_else_comes_between_its_two_halves() -> None:
    position = lay("blue red yellow conspiracy", "green", discard="red green")
    play(position, "exchange yellow")
    assert {refused(position, text) for text in ("power", "end", "conspire blue for gold", "exchange blue")} == {
        "other-question"
    }


# Intrigue (pourpre)


def test_intrigue_cannot_be_used_in_phase_1() -> None:
    position = lay("purple*3", "", "")
    assert position.majority(0, COLOURS.index("purple"))
    assert asks(position) == (0, "announce")
    position = lay("purple*3 red", "", "")
    assert texts(position) == ["power", "end"]
