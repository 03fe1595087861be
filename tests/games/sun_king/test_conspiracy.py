"""Carte de Conspiration (Verschwörung), ruling 16."""

import pytest

from games.sun_king.tables import asks, bank, heard, lay, offered, order, pile, play, refused, sphere, texts, tokens


def test_a_card_for_three_power_or_one_gold() -> None:
    position = lay("conspiracy red", "red", draw="blue")
    assert offered(position, "conspire") == [
        "conspire red for power",
        "conspire red for gold",
        "conspire conspiracy for power",
        "conspire conspiracy for gold",
    ]
    told = play(position, "conspire red for power")
    assert heard(told, "conspired") == [{"seat": 0, "card": "red"}]
    assert (tokens(position, 0), pile(position), sphere(position, 0)) == ((12, 1), "red", "conspiracy")
    position = lay("conspiracy red", "red", draw="blue")
    play(position, "conspire red for gold")
    assert tokens(position, 0) == (9, 2)


def test_the_top_card_of_a_row_goes() -> None:
    position = lay("conspiracy red red-seal", "red*3")
    play(position, "conspire red for gold")
    assert (sphere(position, 0), pile(position)) == ("red conspiracy", "red-seal")


def test_ruling_16_itself_too() -> None:
    position = lay("conspiracy red", "")
    play(position, "conspire conspiracy for power")
    assert (sphere(position, 0), pile(position), tokens(position, 0)) == ("red", "conspiracy", (12, 1))


def test_an_auction_card_too() -> None:
    position = lay("conspiracy diplomacy", "")
    play(position, "conspire diplomacy for gold")
    assert pile(position) == "diplomacy"


def test_a_card_that_one_lacks_cannot_go() -> None:
    position = lay("conspiracy red", "blue medal")
    assert refused(position, "conspire blue for gold") == "top-cards"
    assert refused(position, "conspire medal for gold") == "not-owned"


def test_note_in_any_phase_of_ones_turn() -> None:
    """Ruling 16: in phase 1, before cards are turned, before one is chosen, in phase 3."""
    moments = {
        "qualities": lay("conspiracy red", ""),
        "announce": lay("conspiracy red", "", phase=2),
        "gold": lay("conspiracy red", "", phase=3),
    }
    moments["choose"] = lay("conspiracy red", "", phase=2, draw="blue green")
    play(moments["choose"], "turn 2")
    moments["medal"] = lay("conspiracy red medal", "", phase=2, draw="blue green")
    for decision, position in moments.items():
        assert asks(position) == (0, decision)
        play(position, "conspire red for power")
        assert tokens(position, 0) == (12, 1)


def test_ruling_16_with_one_open_card_there_is_a_choice_still() -> None:
    """The choice of the open card is asked: one may conspire before it is placed."""
    position = lay("conspiracy red", "", phase=2, draw="blue")
    play(position, "turn 1")
    assert asks(position) == (0, "choose")
    play(position, "conspire conspiracy for gold")
    assert sphere(position, 0) == "blue red"


def test_note_only_once_a_turn() -> None:
    position = lay("conspiracy red blue", "blue", draw="green yellow", gold=[1, 1])
    play(position, "conspire red for power, turn 2")
    assert refused(position, "conspire blue for power") == "once-a-turn"
    play(position, "take green")
    assert not offered(position, "conspire")
    assert refused(position, "conspire blue for gold") == "once-a-turn"


def test_once_a_turn_even_when_it_was_discarded() -> None:
    position = lay("conspiracy red", "", draw="blue")
    play(position, "conspire conspiracy for power")
    assert refused(position, "conspire red for power") == "once-a-turn"


def test_again_in_the_next_turn() -> None:
    position = lay("conspiracy red", "", gold=[0, 0], draw="blue*2")
    play(position, "conspire red for power, turn 1, turn 1")
    assert offered(position, "conspire")


def test_not_owned_not_used() -> None:
    assert refused(lay("red", "conspiracy"), "conspire red for gold") == "not-owned"


def test_ruling_16_not_in_anothers_turn() -> None:
    position = lay("conspiracy purple", "red-seal", turn=1, phase=2, draw="mazarin debts pension blue green")
    play(position, "turn 2")
    for decision in ("mazarin", "debts", "bid"):
        while asks(position) != (0, decision):
            play(position, "pass")
        assert not offered(position, "conspire")
        assert refused(position, "conspire purple for gold") == "other-question"
        play(position, {"mazarin": "two gold", "debts": "two gold", "bid": "pass"}[decision])


def test_ruling_16_not_in_the_middle_of_an_auction_debt_mazarin_or_payment() -> None:
    """Nor between the waiting cards: each is followed by the next."""
    position = lay("conspiracy purple red", "red-seal blue-seal", phase=2, draw="mazarin debts pension blue green")
    play(position, "turn 2")
    seen = []
    for answer in ("two gold", "two gold", "bid 2", "pass", "pay power"):
        if position.seat == 0:
            seen.append(position.decision)
            assert not offered(position, "conspire")
            assert refused(position, "conspire red for gold") == "other-question"
        play(position, answer)
    assert seen == ["mazarin", "debts", "bid", "pay"]


def test_ruling_16_not_in_the_middle_of_an_action() -> None:
    position = lay("conspiracy blue red", "green", discard="red yellow")
    play(position, "exchange red")
    assert refused(position, "conspire blue for gold") == "other-question"
    position = lay("conspiracy blue red", "green")
    play(position, "spoil 1 green")
    assert refused(position, "conspire blue for gold") == "other-question"
    position = lay("conspiracy blue red", "green", phase=3)
    play(position, "swap 1 green")
    assert refused(position, "conspire blue for gold") == "other-question"
    position = lay("conspiracy influence", "", phase=2, draw="red red")
    play(position, "turn 2, take red")
    assert refused(position, "conspire influence for gold") == "other-question"


def test_ruling_16_before_and_after_the_gold_action() -> None:
    position = lay("conspiracy red", "yellow", phase=3, gold=[0, 1])
    play(position, "conspire red for gold, strike 1")
    assert (tokens(position, 0), position.turn) == ((9, 0), 1)
    position = lay("conspiracy red", "yellow", phase=3)
    play(position, "strike 1, conspire red for gold")
    assert (tokens(position, 0), position.turn) == ((9, 1), 1)


def test_ruling_16_it_may_change_majorities_in_phase_1() -> None:
    """A green card given up, and the duel is not compulsory any more (ruling 5)."""
    position = lay("conspiracy green", "", "")
    assert refused(position, "end") == "duel-first"
    told = play(position, "conspire green for power")
    assert order(told, "duelled") == []
    assert asks(position) == (0, "announce")


def test_bought_in_ones_turn_it_may_be_used_in_it() -> None:
    position = lay("red", "", phase=2, gold=[1, 0], draw="conspiracy blue green")
    play(position, "turn 2, bid 1, pass, pay gold")
    assert asks(position) == (0, "choose")
    play(position, "conspire red for power")
    assert tokens(position, 0) == (12, 0)


@pytest.mark.parametrize(("left", "gained"), [(2, 2), (1, 1), (3, 3), (8, 3)])
def test_ruling_3_of_three_power_what_is_left(left: int, gained: int) -> None:
    position = lay("conspiracy red", "", power=[30, 30 - left])
    play(position, "conspire red for power")
    assert (tokens(position, 0)[0], bank(position)[0]) == (30 + gained, left - gained)


def test_ruling_3_not_offered_for_what_the_bank_has_not() -> None:
    position = lay("conspiracy red", "red", power=[30, 30])
    assert offered(position, "conspire") == ["conspire red for gold", "conspire conspiracy for gold"]
    assert refused(position, "conspire red for power") == "bank-empty"
    position = lay("conspiracy red", "red", gold=[10, 10])
    assert refused(position, "conspire red for gold") == "bank-empty"
    position = lay("conspiracy red", "red", power=[30, 30], gold=[10, 10])
    assert asks(position) == (0, "announce")
    assert texts(position) == ["turn 1", "turn 2", "turn 3"]
