"""Les cartons personnage: what each person gives, under the condition of its front and of its back; what is scarce."""

import pytest

from antichambre.games.louis_xiv.components import BOX, NEIGHBOURS, PERSONS
from games.louis_xiv.tables import (
    asks,
    back,
    card_pile,
    chips,
    count,
    counted,
    hand,
    louis,
    on,
    play,
    plot_pile,
    plots,
    refused,
    texts,
    tokens,
    view_of,
)

CONDITIONS = {
    1: ("money", 3, "first", 1),
    2: ("money", 3, "first", 1),
    3: ("money", 3, "first", 1),
    4: ("money", 3, "first", 1),
    5: ("first", 1, "money", 4),
    6: ("tokens", 3, "money", 3),
    7: ("first", 1, "tokens", 3),
    8: ("money", 3, "tokens", 3),
    9: ("first", 1, "money", 4),
    10: ("tokens", 3, "money", 3),
    11: ("first", 1, "tokens", 3),
    12: ("money", 3, "tokens", 3),
}
SIDES = [(board, side) for board in CONDITIONS for side in (0, 1)]
both_sides = pytest.mark.parametrize("side", [0, 1], ids=["front", "back"])


def turned(board: int, side: int) -> list[int]:
    return [board] if side else []


@pytest.mark.parametrize(("board", "side"), SIDES)
def test_the_conditions_of_each_side(board: int, side: int) -> None:
    position = count(1, back=turned(board, side))
    seen = view_of(position)["boards"][board - 1]
    condition, figure = CONDITIONS[board][2 * side : 2 * side + 2]
    assert seen["condition"] == condition
    if condition != "first":
        assert seen["figure"] == figure
    assert seen["person"] == PERSONS[board - 1]


def test_fronts_by_condition_as_the_rulebook_lists_them() -> None:
    fronts = {board: next(iter(BOX["boards"][board - 1]["front"])) for board in range(1, 13)}
    assert [board for board in fronts if fronts[board] == "money"] == [1, 2, 3, 4, 8, 12]
    assert [board for board in fronts if fronts[board] == "first"] == [5, 7, 9, 11]
    assert [board for board in fronts if fronts[board] == "tokens"] == [6, 10]


def test_neighbours_touch_diagonally() -> None:
    """The layout of figure 1, in rows and columns; and whoever is my neighbour has me for one."""
    places = {6: (0, 1), 7: (0, 3), 5: (1, 0), 1: (1, 2), 8: (1, 4), 4: (2, 1), 2: (2, 3)}
    places |= {12: (3, 0), 3: (3, 2), 9: (3, 4), 11: (4, 1), 10: (4, 3)}
    for board, (row, column) in places.items():
        near = [other for other, (y, x) in sorted(places.items()) if abs(y - row) == 1 and abs(x - column) == 1]
        assert [other + 1 for other in NEIGHBOURS[board - 1]] == near


# Chips: 1 to 5 and 9


CHIP_OF = {1: "sceptre", 2: "letter", 3: "ring", 4: "helmet", 5: "crown", 9: "crown"}


@both_sides
@pytest.mark.parametrize("board", CHIP_OF)
def test_a_chip_for_the_majority(board: int, side: int) -> None:
    position = count(board, on={board: [0, 2, 0, 0]}, back=turned(board, side))
    assert counted(position, board)
    assert chips(position, 1) == CHIP_OF[board]
    assert tokens(position, 1) == (7, 9)
    assert back(position) == turned(board, 1 - side)


@both_sides
@pytest.mark.parametrize("board", CHIP_OF)
def test_a_chip_for_whoever_bribes_where_money_is_asked(board: int, side: int) -> None:
    position = count(board, on={board: [1, 2, 0, 0]}, back=turned(board, side), louis={0: 4})
    condition, figure = CONDITIONS[board][2 * side : 2 * side + 2]
    if condition == "money":
        assert isinstance(figure, int)
        play(position, "bribe")
        assert chips(position, 0) == CHIP_OF[board]
        assert louis(position)[0] == 4 - figure
    assert counted(position, board)
    assert (chips(position, 0) != "") == (condition == "money")


# Condé


def test_conde_front_three_tokens_a_shield_and_a_token_onto_any_person() -> None:
    position = count(6, on={6: [3, 2, 0, 0]})
    assert asks(position) == (0, "conde")
    assert position.shield_count(0) == 1
    assert texts(position) == [f"onto {board}" for board in range(1, 13)] + ["enough"]
    play(position, "onto 9")
    assert counted(position, 6)
    assert on(position, 9) == [1, 0, 0, 0]
    assert tokens(position, 0) == (4, 11)


def test_conde_back_money_for_the_majority_and_whoever_bribes() -> None:
    position = count(6, on={6: [2, 1, 0, 0]}, back=[6])
    play(position, "onto 2")
    assert asks(position) == (1, "bribe")
    play(position, "bribe")
    assert asks(position) == (1, "conde")
    play(position, "onto 1")
    assert counted(position, 6)
    assert [position.shield_count(seat) for seat in (0, 1)] == [1, 1]
    assert louis(position)[:2] == [5, 2]
    assert (on(position, 2), on(position, 1)) == ([1, 0, 0, 0], [0, 1, 0, 0])
    assert tokens(position, 0) == (6, 9)
    assert back(position) == []


def test_conde_the_token_may_change_a_majority_to_come() -> None:
    position = count(6, on={6: [0, 3, 0, 0], 7: [1, 1, 0, 0]})
    play(position, "onto 7")
    assert asks(position) == (3, "plot")
    play(position, "enough")
    assert louis(position)[1] >= 10


def test_conde_the_token_on_a_board_already_counted_waits_for_the_next_round() -> None:
    position = count(6, on={6: [0, 3, 0, 0]})
    play(position, "onto 3")
    assert on(position, 3) == [0, 1, 0, 0]


def test_conde_need_not_place() -> None:
    position = count(6, on={6: [3, 0, 0, 0]})
    play(position, "enough")
    assert tokens(position, 0) == (5, 11)
    assert position.shield_count(0) == 1


def test_conde_the_token_comes_from_the_personal_supply_when_the_general_one_is_empty() -> None:
    position = count(6, on={6: [3, 0, 0, 0]}, general={0: 0})
    play(position, "onto 2")
    assert tokens(position, 0) == (0, 15)
    assert on(position, 2) == [1, 0, 0, 0]


def test_conde_several_in_turn() -> None:
    """Most tokens first, then clockwise."""
    position = count(6, on={6: [3, 3, 4, 0]})
    served = []
    while position.decision == "conde":
        served.append(position.seat)
        play(position, "enough")
    assert served == [2, 0, 1]


# Colbert


def test_colbert_front_first_place_five_louis() -> None:
    position = count(7, on={7: [2, 1, 0, 0]})
    assert counted(position, 7)
    assert louis(position) == [10, 5, 5, 5]
    assert tokens(position, 0) == (7, 9)


def test_colbert_back_three_tokens_five_louis_each() -> None:
    position = count(7, on={7: [4, 3, 2, 0]}, back=[7])
    assert counted(position, 7)
    assert louis(position) == [10, 10, 5, 5]
    assert [tokens(position, seat) for seat in range(3)] == [(5, 11)] * 3


# Maintenon


def test_maintenon_front_money_up_to_two_tokens_onto_montespan_and_one_back() -> None:
    position = count(8, on={8: [2, 1, 0, 0]})
    assert asks(position) == (0, "maintenon")
    assert texts(position) == ["maintenon 0", "maintenon 1", "maintenon 2"]
    play(position, "maintenon 2")
    assert on(position, 5) == [2, 0, 0, 0]
    assert asks(position) == (1, "bribe")
    play(position, "bribe, maintenon 1")
    assert counted(position, 8)
    assert on(position, 5) == [2, 1, 0, 0]
    assert tokens(position, 0) == (5 - 2 - 1 + 2, 9 + 1)
    assert tokens(position, 1) == (5 - 1 - 1, 10 + 1 + 1)
    assert louis(position)[1] == 2


def test_maintenon_back_three_tokens() -> None:
    position = count(8, on={8: [3, 3, 2, 0]}, back=[8])
    play(position, "maintenon 2")
    assert asks(position) == (1, "maintenon")
    play(position, "maintenon 0")
    assert counted(position, 8)
    assert on(position, 5) == [2, 0, 0, 0]
    assert tokens(position, 0) == (2, 12)
    assert tokens(position, 1) == (4, 12)
    assert tokens(position, 2) == (5, 11)


def test_maintenon_the_personal_supply_makes_up_what_the_general_one_lacks() -> None:
    position = count(8, on={8: [1, 0, 0, 0]}, general={0: 1})
    play(position, "maintenon 2")
    assert on(position, 5) == [2, 0, 0, 0]
    assert tokens(position, 0) == (0 + 1, 14 - 1)


def test_maintenon_only_tokens_that_are_there() -> None:
    position = count(8, on={8: [1, 0, 0, 0], 2: [14, 0, 0, 0]}, general={0: 1})
    assert asks(position) == (0, "maintenon")
    assert texts(position) == ["maintenon 0", "maintenon 1"]
    assert refused(position, "maintenon 2") == "no-tokens"


def test_maintenon_tokens_on_montespan_stay_for_the_next_round() -> None:
    position = count(8, on={8: [1, 0, 0, 0]})
    play(position, "maintenon 2, enough")
    assert on(position, 5) == [2, 0, 0, 0]


# Turenne


def test_turenne_front_three_tokens_two_shields() -> None:
    position = count(10, on={10: [3, 2, 0, 0]})
    assert [position.shield_count(seat) for seat in (0, 1)] == [2, 0]


def test_turenne_back_money_two_shields() -> None:
    position = count(10, on={10: [2, 1, 0, 0]}, back=[10])
    assert asks(position) == (1, "bribe")
    play(position, "bribe")
    assert [position.shield_count(seat) for seat in (0, 1)] == [2, 2]
    assert louis(position)[1] == 2


# Mazarin


def test_mazarin_front_first_place_an_influence_card() -> None:
    position = count(11, on={11: [1, 2, 0, 0]}, card_pile="joker 3")
    assert counted(position, 11)
    assert hand(position, 1) == "joker"
    assert hand(position, 0) == ""
    assert card_pile(position)[0] == "3"


def test_mazarin_back_three_tokens_a_card_each_in_turn() -> None:
    position = count(11, on={11: [3, 4, 2, 0]}, back=[11], card_pile="joker 3")
    assert (hand(position, 1), hand(position, 0), hand(position, 2)) == ("joker", "3", "")


# Louvois


def test_louvois_front_money_a_shield_and_a_plot_card() -> None:
    position = count(12, on={12: [2, 1, 0, 0]}, plot_pile="7 3")
    assert asks(position) == (1, "bribe")
    play(position, "bribe")
    assert counted(position, 12)
    assert [position.shield_count(seat) for seat in (0, 1)] == [1, 1]
    assert (plots(position, 0), plots(position, 1)) == ([7], [3])


def test_louvois_back_three_tokens_a_shield_and_a_plot_card() -> None:
    position = count(12, on={12: [3, 3, 2, 0]}, back=[12], plot_pile="7 3")
    assert (plots(position, 0), plots(position, 1), plots(position, 2)) == ([7], [3], [])
    assert [position.shield_count(seat) for seat in range(3)] == [1, 1, 0]


def test_louvois_without_plot_cards_gives_the_shield_alone() -> None:
    everything = {2: "1 2 3 4 5 6", 3: "7 8 9 10 11"}
    position = count(12, on={12: [1, 0, 0, 0]}, plots={**everything, 1: "12"})
    play(position, "enough")
    assert plot_pile(position) == []
    assert position.shield_count(0) == 1
    assert plots(position, 0) == []


# Scarce


def test_the_last_chip_goes_to_the_majority_and_cannot_be_bought_then() -> None:
    position = count(1, on={1: [1, 0, 2, 0]}, chips={3: "sceptre*5"})
    assert counted(position, 1)
    assert chips(position, 2) == "sceptre"
    assert louis(position)[0] == 5
    assert tokens(position, 2) == (7, 9)


def test_no_chip_left_no_award_and_no_purchase_but_the_tokens_go() -> None:
    position = count(1, on={1: [1, 0, 2, 0]}, chips={3: "sceptre*6"})
    assert counted(position, 1)
    assert (chips(position, 2), chips(position, 0)) == ("", "")
    assert tokens(position, 2) == (7, 9)
    assert back(position) == [1]


def test_the_last_chip_is_sold_once() -> None:
    """In turn from the majority: seat 3 buys the last, seat 0 is not asked any more."""
    position = count(1, on={1: [1, 0, 2, 1]}, chips={3: "sceptre*4"})
    assert asks(position) == (3, "bribe")
    play(position, "bribe")
    assert counted(position, 1)
    position = count(1, on={1: [1, 0, 2, 1]}, chips={3: "sceptre*4"})
    play(position, "enough")
    assert asks(position) == (0, "bribe")


def test_no_crown_left_for_the_favourite_of_the_king() -> None:
    position = count(1, on={1: [2, 0, 0, 0]}, king=1, chips={3: "crown*10"})
    assert chips(position, 0) == "sceptre"


def test_no_crown_left_for_montespan() -> None:
    position = count(5, on={5: [2, 1, 0, 0]}, back=[5], chips={3: "crown*10"})
    assert counted(position, 5)
    assert chips(position, 0) == ""


def test_with_the_king_the_crown_is_given_when_the_chip_is_gone() -> None:
    position = count(1, on={1: [2, 0, 0, 0]}, king=1, chips={3: "sceptre*6"})
    assert chips(position, 0) == "crown"
