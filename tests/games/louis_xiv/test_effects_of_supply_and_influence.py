"""Les cartes mission that act in the phases of supply and influence, each of them, and two copies of one."""

import pytest

from games.louis_xiv.tables import (
    asks,
    card_pile,
    discards,
    hand,
    heard,
    lay,
    louis,
    on,
    play,
    plots,
    refused,
    texts,
    tokens,
)

HANDS = {0: "1 2 3", 1: "4 5 6", 2: "7 8 9", 3: "10 11 12"}


# Ravitaillement


def test_token_back_one_from_the_general_supply() -> None:
    position = lay("supply", in_round=2, laid={0: "token-back"}, money=(4, 4))
    assert tokens(position, 0) == (4, 12)
    assert tokens(position, 1) == (5, 11)


def test_token_back_nothing_when_the_general_supply_is_empty() -> None:
    position = lay("supply", in_round=2, laid={0: "token-back"}, general={0: 0})
    assert tokens(position, 0) == (0, 16)


def test_two_copies_of_token_back_act_both() -> None:
    position = lay("supply", in_round=2, laid={0: "token-back*2"})
    assert tokens(position, 0) == (3, 13)
    position = lay("supply", in_round=2, laid={0: "token-back*2"}, general={0: 1})
    assert tokens(position, 0) == (0, 16)


def test_louis_one_more_from_the_bank() -> None:
    position = lay("supply", in_round=2, laid={0: "louis", 1: "louis*3"}, money=(4, 4))
    assert louis(position) == [10, 12, 9, 9]


def test_three_louis() -> None:
    position = lay("supply", in_round=2, laid={2: "three-louis"}, money=(4, 4))
    assert louis(position) == [9, 9, 12, 9]


def test_three_tokens_from_the_general_supply() -> None:
    position = lay("supply", in_round=2, laid={1: "three-tokens"})
    assert tokens(position, 1) == (2, 14)


@pytest.mark.parametrize("there", [0, 1, 2])
def test_three_tokens_as_many_as_there_are(there: int) -> None:
    position = lay("supply", in_round=2, laid={1: "three-tokens"}, general={1: there})
    assert tokens(position, 1) == (0, 16)


def test_shield_one_in_each_supply_phase() -> None:
    position = lay("supply", in_round=2, laid={1: "shield", 2: "shield"})
    assert [position.shield_count(seat) for seat in range(4)] == [0, 1, 1, 0]


def test_two_copies_of_shield() -> None:
    position = lay("supply", in_round=2, laid={1: "shield*2"}, shield_pile=[5, 2])
    assert position.shield_count(1) == 2
    assert list(position.shields[6:12]) == [0, 0, 1, 0, 0, 1]


def test_plot_the_top_plot_card() -> None:
    position = lay("supply", in_round=2, laid={3: "plot"}, plot_pile="7 8")
    assert plots(position, 3) == [7]


def test_allowance_two_louis_or_one_of_each_or_two_tokens() -> None:
    outcomes = {"two louis": (11, (5, 11)), "louis and token": (10, (4, 12)), "two tokens": (9, (3, 13))}
    for choice, (money, there) in outcomes.items():
        position = lay("supply", in_round=2, laid={0: "allowance"}, money=(4, 4))
        assert asks(position) == (0, "allowance")
        assert texts(position) == ["two louis", "louis and token", "two tokens"]
        play(position, choice)
        assert louis(position)[0] == money
        assert tokens(position, 0) == there


def test_allowance_tokens_only_while_the_general_supply_has_them() -> None:
    position = lay("supply", in_round=2, laid={0: "allowance"}, general={0: 1}, money=(4, 4))
    assert texts(position) == ["two louis", "louis and token"]
    assert refused(position, "two tokens") == "general-short"
    position = lay("supply", in_round=2, laid={0: "allowance"}, general={0: 0}, money=(4, 4))
    assert position.decision != "allowance"
    assert louis(position)[0] == 11


def test_two_copies_of_allowance_are_chosen_one_after_the_other() -> None:
    position = lay("supply", in_round=2, laid={0: "allowance*2"}, general={0: 3}, money=(4, 4))
    play(position, "two tokens")
    assert asks(position) == (0, "allowance")
    assert texts(position) == ["two louis", "louis and token"]
    play(position, "louis and token")
    assert (louis(position)[0], tokens(position, 0)) == (10, (0, 16))


def test_token_for_card_gives_a_token_and_draws_a_card() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card"}, card_pile="joker")
    assert asks(position) == (0, "trade")
    assert texts(position) == ["enough", "trade"]
    told = play(position, "trade")
    assert tokens(position, 0) == (6, 10)
    assert len(heard(told, "tokens-away")) == 1
    assert position.hand_size(0) == 6
    assert "joker" in hand(position, 0)


def test_token_for_card_need_not_be_used() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card"})
    play(position, "enough")
    assert tokens(position, 0) == (5, 11)
    assert position.hand_size(0) == 5


def test_token_for_card_needs_a_token_in_the_personal_supply() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card"}, general={0: 16})
    assert position.decision == "card"
    assert position.hand_size(0) == 5


def test_missions_act_from_the_first_player_on() -> None:
    position = lay("supply", in_round=3, first=2, laid={0: "allowance", 2: "allowance", 3: "allowance"})
    served = []
    while position.decision == "allowance":
        served.append(position.seat)
        play(position, "two louis")
    assert served == [2, 3, 0]


def test_missions_in_hand_give_nothing_in_the_supply_phase() -> None:
    position = lay("supply", in_round=2, missions={0: "louis token-back shield plot three-louis"}, money=(4, 4))
    assert louis(position)[0] == 9
    assert tokens(position, 0) == (5, 11)
    assert (position.shield_count(0), plots(position, 0)) == (0, [])


# Influence: tokens before the cards


@pytest.mark.parametrize("board", [1, 2, 3, 4, 5, 9])
def test_a_token_onto_a_person_from_the_general_supply(board: int) -> None:
    position = lay("influence", in_round=2, king=1, laid={1: f"onto-{board}"}, cards=HANDS)
    assert asks(position) == (1, "bonus")
    assert texts(position) == [f"bonus {board}", "enough"]
    play(position, f"bonus {board}")
    assert on(position, board) == [0, 1, 0, 0]
    assert tokens(position, 1) == (4, 11)
    assert asks(position) == (0, "card")


@pytest.mark.parametrize("king", [1, 2, 3, 4])
def test_a_token_onto_the_person_with_the_king(king: int) -> None:
    position = lay("influence", in_round=2, king=king, laid={0: "onto-king"}, cards=HANDS)
    assert texts(position) == ["bonus king", "enough"]
    play(position, "bonus king")
    assert on(position, king) == [1, 0, 0, 0]
    assert tokens(position, 0) == (4, 11)


def test_two_copies_of_onto_the_king_put_two_tokens_there() -> None:
    position = lay("influence", in_round=2, king=3, laid={0: "onto-king*2"}, cards=HANDS)
    play(position, "bonus king, bonus king")
    assert on(position, 3) == [2, 0, 0, 0]
    assert position.decision == "card"


def test_onto_cards_of_several_kinds_each_once_in_any_order() -> None:
    position = lay("influence", in_round=2, king=1, laid={0: "onto-1 onto-9 onto-king"}, cards=HANDS)
    assert texts(position) == ["bonus 1", "bonus 9", "bonus king", "enough"]
    play(position, "bonus 9")
    assert refused(position, "bonus 9") == "once-a-phase"
    assert refused(position, "bonus 5") == "not-laid"
    assert refused(position, "bonus 7") == "not-laid"
    play(position, "bonus king, bonus 1")
    assert on(position, 1) == [2, 0, 0, 0]
    assert on(position, 9) == [1, 0, 0, 0]


def test_onto_cards_need_not_be_used() -> None:
    position = lay("influence", in_round=2, king=1, laid={0: "onto-1 onto-2"}, cards=HANDS)
    play(position, "bonus 2, enough")
    assert asks(position) == (0, "card")
    assert on(position, 1) == [0, 0, 0, 0]


# Influence: cards


def test_pay_to_skip_two_louis_instead_of_playing_a_card() -> None:
    position = lay("cards", in_round=2, laid={0: "pay-to-skip"}, cards=HANDS)
    told = play(position, "skip")
    assert heard(told, "louis-paid") == [{"seat": 0, "count": 2}]
    assert louis(position)[0] == 3
    assert hand(position, 0) == "1 2 3"
    assert asks(position) == (1, "card")


def test_pay_to_skip_once_a_phase_for_each_copy() -> None:
    position = lay("cards", in_round=2, seats=2, laid={0: "pay-to-skip"}, cards={0: "1 2 3", 1: "4 5 6"})
    play(position, "skip, card 4, take back")
    assert refused(position, "skip") == "once-a-phase"
    position = lay("cards", in_round=2, seats=2, laid={0: "pay-to-skip*2"}, cards={0: "1 2 3", 1: "4 5 6"})
    play(position, "skip, card 4, take back, skip, card 5, take back")
    assert louis(position)[0] == 1
    assert refused(position, "skip") == "once-a-phase"


def test_pay_to_skip_needs_two_louis_and_the_mission() -> None:
    position = lay("cards", in_round=2, laid={0: "pay-to-skip"}, louis={0: 1}, cards=HANDS)
    assert refused(position, "skip") == "louis-short"
    position = lay("cards", in_round=2, cards=HANDS)
    assert refused(position, "skip") == "not-laid"


def test_swap_card_one_for_the_top_of_the_pile_and_the_next_player_goes_on() -> None:
    position = lay("cards", in_round=2, laid={0: "swap-card"}, cards=HANDS, card_pile="joker 12")
    told = play(position, "swap 2")
    assert heard(told, "card-swapped") == [{"seat": 0, "card": "philippe"}]
    assert hand(position, 0) == "1 3 joker"
    assert discards(position) == "2"
    assert asks(position) == (1, "card")
    assert tokens(position, 0) == (5, 11)


def test_swap_card_once_a_phase_for_each_copy() -> None:
    position = lay("cards", in_round=2, seats=2, laid={0: "swap-card"}, cards={0: "1 2 3", 1: "4 5 6"})
    play(position, "swap 1, card 4, take back")
    assert refused(position, "swap 2") == "once-a-phase"
    position = lay("cards", in_round=2, seats=2, laid={0: "swap-card*2"}, cards={0: "1 2 3", 1: "4 5 6"})
    play(position, "swap 1, card 4, take back, swap 2, card 5, take back")
    assert refused(position, "swap 3") == "once-a-phase"
    assert position.hand_size(0) == 3


def test_swap_card_only_a_card_that_is_held_and_with_the_mission() -> None:
    position = lay("cards", in_round=2, laid={0: "swap-card"}, cards=HANDS)
    assert refused(position, "swap 7") == "not-held"
    position = lay("cards", in_round=2, cards=HANDS)
    assert refused(position, "swap 1") == "not-laid"


def test_swap_card_needs_a_card_in_the_pile() -> None:
    hands = {0: "1 2 3 4 5 6 7 8", 1: "1 2 3 4 5 6 7 8", 2: "9 10 11 12 joker*3", 3: "9 10 11 12 joker*3"}
    position = lay("cards", in_round=2, laid={0: "swap-card"}, cards=hands)
    assert card_pile(position) == []
    assert refused(position, "swap 1") == "pile-empty"


def test_four_tokens_with_any_card_on_any_person() -> None:
    position = lay("cards", in_round=2, laid={0: "four-tokens"}, cards=HANDS)
    play(position, "four 2")
    assert asks(position) == (0, "place-four")
    assert texts(position) == [f"{board}:{number}" for board in range(1, 13) for number in range(1, 5)] + ["take back"]
    assert refused(position, "2:1 1:1") == "four-on-one"
    play(position, "11:4")
    assert on(position, 11) == [4, 0, 0, 0]
    assert tokens(position, 0) == (5, 7)
    assert discards(position) == "2"


def test_four_tokens_may_be_fewer_or_four_recovered() -> None:
    position = lay("cards", in_round=2, laid={0: "four-tokens"}, cards=HANDS)
    play(position, "four 2, 11:1")
    assert on(position, 11) == [1, 0, 0, 0]
    position = lay("cards", in_round=2, laid={0: "four-tokens"}, cards=HANDS)
    play(position, "four 2, take back")
    assert tokens(position, 0) == (1, 15)
    position = lay("cards", in_round=2, laid={0: "four-tokens"}, cards=HANDS, general={0: 3})
    play(position, "four 2, take back")
    assert tokens(position, 0) == (0, 16)


def test_four_tokens_once_a_phase() -> None:
    position = lay("cards", in_round=2, seats=2, laid={0: "four-tokens"}, cards={0: "1 2 3", 1: "4 5 6"})
    play(position, "four 1, 1:4, card 4, take back")
    assert refused(position, "four 2") == "once-a-phase"
    assert texts(position) == ["card 2", "card 3"]


def test_four_tokens_with_a_joker() -> None:
    position = lay("cards", in_round=2, laid={0: "four-tokens"}, cards={0: "joker 2 3", 1: "4 5 6"})
    play(position, "four joker, 6:4")
    assert on(position, 6) == [4, 0, 0, 0]


# Influence: the end of the phase


@pytest.mark.parametrize("board", range(1, 13))
def test_late_token_from_the_general_supply_onto_any_person(board: int) -> None:
    position = lay("cards", in_round=2, laid={1: "late-token"}, plots={0: "1"})
    assert asks(position) == (1, "late-token")
    assert texts(position) == [f"onto {number}" for number in range(1, 13)] + ["enough"]
    play(position, f"onto {board}")
    assert on(position, board) == [0, 1, 0, 0]
    assert tokens(position, 1) == (4, 11)
    assert position.decision == "plot"


def test_late_token_need_not_be_used() -> None:
    position = lay("cards", in_round=2, laid={1: "late-token"}, plots={0: "1"})
    play(position, "enough")
    assert tokens(position, 1) == (5, 11)
    assert position.decision == "plot"


def test_late_token_comes_after_the_last_card() -> None:
    position = lay("cards", in_round=2, laid={1: "late-token"}, cards={0: "1 2"}, plots={0: "1"})
    assert asks(position) == (0, "card")
    play(position, "card 1, take back")
    assert asks(position) == (1, "late-token")


def test_missions_in_hand_do_not_act_in_the_influence_phase() -> None:
    position = lay(
        "influence", in_round=2, king=1, missions={0: "onto-1 onto-king pay-to-skip swap-card four-tokens"}, cards=HANDS
    )
    assert texts(position) == ["card 1", "card 2", "card 3"]
    assert refused(position, "four 1") == "not-laid"
