"""Traductions des Cartes d'Enchère: what each of the seven kinds does. The Conspiracy has a file of its own."""

import pytest

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
    waiting,
)

# Influence (Einfluss)


def test_influence_two_cards_of_one_colour() -> None:
    position = lay("influence", "", phase=2, draw="red-seal blue red")
    play(position, "turn 3, take red-seal")
    assert asks(position) == (0, "choose-second")
    assert texts(position) == ["take red", "enough"]
    play(position, "take red")
    assert (sphere(position, 0), pile(position)) == ("red-seal red influence", "blue")


def test_influence_or_one_card_of_another_colour() -> None:
    position = lay("influence", "", phase=2, draw="red-seal blue red")
    play(position, "turn 3, take blue")
    assert (sphere(position, 0), pile(position)) == ("blue influence", "red red-seal")
    assert asks(position) == (0, "gold")


def test_influence_the_second_must_be_of_the_colour_of_the_first() -> None:
    position = lay("influence", "", phase=2, draw="red-seal blue red")
    play(position, "turn 3, take red")
    assert refused(position, "take blue") == "one-colour"
    assert refused(position, "take red") == "open-cards"


def test_influence_note_of_three_of_one_colour_one_or_two_but_not_all() -> None:
    position = lay("influence", "", phase=2, draw="red-seal red red")
    play(position, "turn 3, take red, take red")
    assert (sphere(position, 0), pile(position)) == ("red red influence", "red-seal")
    assert asks(position) == (0, "gold")
    position = lay("influence", "", phase=2, draw="red-seal red red")
    play(position, "turn 3, take red, enough")
    assert (sphere(position, 0), pile(position)) == ("red influence", "red red-seal")


def test_influence_note_of_two_of_one_colour_both() -> None:
    position = lay("influence", "", phase=2, draw="red red-seal")
    play(position, "turn 2, take red-seal, take red")
    assert (sphere(position, 0), pile(position)) == ("red-seal red influence", "")


@pytest.mark.parametrize(("first", "second"), [("red", "red-seal"), ("red-seal", "red")])
def test_ruling_14_the_last_taken_lies_on_top(first: str, second: str) -> None:
    position = lay("influence red", "", phase=2, draw="red red-seal")
    play(position, f"turn 2, take {first}, take {second}")
    assert sphere(position, 0) == f"red {first} {second} influence"


def test_ruling_14_bought_in_this_phase_it_helps_at_once() -> None:
    """It is judged when choosing."""
    position = lay("", "", phase=2, gold=[0, 0], draw="influence red red-seal")
    play(position, "turn 2, bid 1, pass, take red")
    assert asks(position) == (0, "choose-second")


def test_ruling_14_discarded_before_choosing_it_helps_no_more() -> None:
    position = lay("influence conspiracy", "", phase=2, draw="red red blue")
    play(position, "turn 3, conspire influence for gold, take red")
    assert pile(position) == "blue red influence"
    assert sphere(position, 0) == "red conspiracy"


def test_influence_of_a_rival_helps_nobody_else() -> None:
    position = lay("", "influence", phase=2, draw="red red blue")
    play(position, "turn 3, take red")
    assert sphere(position, 0) == "red"


def test_influence_with_the_medal() -> None:
    position = lay("influence medal", "", phase=2, draw="red blue red green")
    play(position, "another, another, another, take red, take red")
    assert sphere(position, 0) == "red red influence medal"


# Médaille (Orden)


def test_medal_nothing_is_announced() -> None:
    position = lay("medal", "", phase=2, draw="red blue green yellow")
    assert asks(position) == (0, "medal")
    assert open_cards(position) == "red"
    assert texts(position) == ["another", "enough"]
    assert refused(position, "turn 2") == "other-question"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_medal_up_to_four_cards_stopping_when_one_likes(number: int) -> None:
    """Ruling 13: one at a time, and after the fourth nothing is asked."""
    position = lay("medal", "", phase=2, draw="red blue green yellow purple")
    for _ in range(number - 1):
        play(position, "another")
    if number < 4:
        play(position, "enough")
    expected = ["red", "blue", "green", "yellow"][:number]
    if number == 1:
        assert sphere(position, 0) == "red medal"
    else:
        assert (asks(position), open_cards(position).split()) == ((0, "choose"), expected)


def test_ruling_13_specials_wait_until_one_stops() -> None:
    position = lay("medal", "red-seal blue-seal", phase=2, draw="mazarin red debts blue pension green")
    assert (waiting(position), open_cards(position)) == ("mazarin", "red")
    play(position, "another")
    assert waiting(position) == "mazarin debts"
    told = play(position, "enough")
    assert order(told, "mazarin-comes", "debts-called") == ["mazarin-comes"]
    told = play(position, "two gold")  # the Medal is a purple card: its owner is the Cardinal's favourite
    assert order(told, "debts-called") == ["debts-called"]
    assert asks(position) == (0, "debts")


def test_ruling_13_specials_do_not_count_as_cards_turned() -> None:
    position = lay("medal", "", phase=2, draw="pension overlord red authority blue green yellow")
    assert waiting(position) == "pension overlord"
    play(position, "another")
    assert waiting(position) == "pension overlord authority"
    play(position, "another, another")
    assert asks(position) == (0, "bid")


def test_ruling_13_discarding_the_medal_meanwhile_does_not_end_it() -> None:
    position = lay("medal conspiracy", "", phase=2, draw="red blue green yellow")
    play(position, "another, conspire medal for power")
    assert (asks(position), texts(position)) == ((0, "medal"), ["another", "enough"])
    play(position, "another, another")
    assert open_cards(position) == "red blue green yellow"


def test_medal_discarded_in_phase_1_a_number_is_announced() -> None:
    position = lay("medal conspiracy", "", draw="red blue")
    play(position, "conspire medal for power")
    assert asks(position) == (0, "announce")


def test_medal_does_not_outlast_its_turn() -> None:
    position = lay("medal conspiracy", "", gold=[0, 0], draw="red red blue yellow green")
    play(position, "end, conspire medal for power, enough")
    assert asks(position) == (1, "announce")
    play(position, "turn 1, end")
    assert asks(position) == (0, "announce")


def test_medal_louis_acts_at_once() -> None:
    position = lay("medal", "", "", phase=2, draw="red louis")
    told = play(position, "another")
    assert order(told, "louis-passes", "shuffled") == ["louis-passes", "shuffled"]
    assert asks(position) == (0, "medal")
    assert len(open_cards(position).split()) == 2


# Diplomatie


def test_diplomacy_note_one_instead_of_two() -> None:
    position = lay("green", "diplomacy", "")
    play(position, "duel 1")
    assert tokens(position, 1) == (8, 1)


def test_diplomacy_note_none_instead_of_one() -> None:
    position = lay("green", "diplomacy", "")
    told = play(position, "duel 1+2")
    assert (tokens(position, 1), tokens(position, 2)) == ((9, 1), (8, 1))
    assert heard(told, "spared") == [{"seat": 1}]


@pytest.mark.parametrize(("power", "out"), [(0, True), (1, False)])
def test_diplomacy_against_elimination(power: int, out: bool) -> None:
    """Who owns it must give one: with one they have nothing left and are still in."""
    position = lay("green", "diplomacy", "", power=[9, power, 9])
    play(position, "duel 1")
    assert (position.alive[1] == 0) == out


def test_diplomacy_a_pair_does_not_eliminate_who_has_nothing() -> None:
    position = lay("green", "diplomacy", "", power=[9, 0, 9])
    play(position, "duel 1+2")
    assert position.alive[1] == 1


def test_diplomacy_does_not_protect_against_the_overlord() -> None:
    position = lay("overlord red", "diplomacy green*2", "")
    play(position, "overlord 1")
    assert tokens(position, 1) == (8, 1)


def test_diplomacy_does_not_protect_against_a_gold_action() -> None:
    position = lay("", "diplomacy", "", phase=3)
    play(position, "strike 1")
    assert tokens(position, 1) == (8, 1)


# Autorität


def test_authority_a_power_token_in_phase_1() -> None:
    position = lay("authority", "red*2")
    before = bank(position)[0]
    assert texts(position) == ["authority", "end"]
    play(position, "authority")
    assert (tokens(position, 0)[0], bank(position)[0]) == (10, before - 1)
    assert refused(position, "authority") == "other-question"


def test_authority_note_two_with_the_majority_in_power() -> None:
    position = lay("authority red", "red")
    play(position, "authority, power")
    assert tokens(position, 0)[0] == 11


def test_authority_once_a_turn() -> None:
    position = lay("authority red", "")
    play(position, "authority")
    assert refused(position, "authority") == "once-a-turn"


def test_authority_not_offered_when_the_bank_has_no_power() -> None:
    position = lay("authority yellow", "", power=[30, 30])
    assert refused(position, "authority") == "bank-empty"


# Herrschaft


def test_overlord_a_rivals_power_token_to_the_bank() -> None:
    position = lay("overlord", "green*2", "")
    before = bank(position)[0]
    assert offered(position, "overlord") == ["overlord 1", "overlord 2"]
    play(position, "overlord 2")
    assert (tokens(position, 2)[0], tokens(position, 0)[0], bank(position)[0]) == (8, 9, before + 1)


def test_overlord_note_three_in_all_with_the_majority_in_duel() -> None:
    """From one rival or from several, in either order."""
    position = lay("overlord green", "", "")
    play(position, "duel 1, overlord 1")
    assert tokens(position, 1)[0] == 6
    position = lay("overlord green", "", "", "")
    play(position, "overlord 3, duel 1+2")
    assert [tokens(position, seat)[0] for seat in range(4)] == [9, 8, 8, 8]


def test_overlord_once_a_turn_and_if_one_likes() -> None:
    position = lay("overlord yellow", "green*2", "")
    assert "end" in texts(position)
    play(position, "overlord 1")
    assert refused(position, "overlord 2") == "once-a-turn"


# Pension


def test_pension_a_gold_token() -> None:
    position = lay("pension", "yellow*2")
    before = bank(position)[1]
    assert texts(position) == ["pension", "end"]
    play(position, "pension")
    assert (tokens(position, 0)[1], bank(position)[1]) == (2, before - 1)


def test_pension_note_two_with_the_majority_in_wealth() -> None:
    position = lay("pension yellow", "yellow")
    play(position, "pension, wealth")
    assert tokens(position, 0)[1] == 3


def test_pension_note_both_and_wealth_three() -> None:
    position = lay("pension*2", "yellow")
    play(position, "pension, wealth, pension")
    assert tokens(position, 0)[1] == 4
    assert asks(position) == (0, "announce")


def test_ruling_5_each_pension_once_a_turn() -> None:
    position = lay("pension*2 red", "yellow*4")
    play(position, "pension, pension")
    assert refused(position, "pension") == "once-a-turn"
    position = lay("pension red", "pension yellow*4")
    play(position, "pension")
    assert refused(position, "pension") == "once-a-turn"


def test_ruling_5_the_second_pension_when_the_first_was_used_and_discarded() -> None:
    """Each of the two once a turn: the used one is given up to the Conspiracy, the other has not been used."""
    position = lay("pension*2 conspiracy red", "yellow*4")
    play(position, "pension, conspire pension for power")
    assert sphere(position, 0) == "red pension conspiracy"
    play(position, "pension")
    assert tokens(position, 0) == (12, 3)
    assert refused(position, "pension") == "once-a-turn"


def test_pension_not_offered_when_the_bank_has_no_gold() -> None:
    position = lay("pension red", "", gold=[10, 10])
    assert refused(position, "pension") == "bank-empty"


@pytest.mark.parametrize("move", ["authority", "overlord 1", "pension"])
def test_auction_cards_of_phase_1_only_there_and_only_in_ones_own_turn(move: str) -> None:
    card = move.split()[0]
    assert refused(lay(card, "", phase=2), move) == "other-question"
    assert refused(lay(card, "", phase=3), move) == "other-question"
    assert refused(lay("blue*2", card, discard="red"), move) == "not-owned"


@pytest.mark.parametrize("card", ["overlord", "authority", "pension"])
def test_auction_cards_come_back_every_turn(card: str) -> None:
    position = lay(card, "red*4 yellow*4 green*4 blue*2", turn=1, phase=3)
    play(position, "end")
    assert offered(position, card)
