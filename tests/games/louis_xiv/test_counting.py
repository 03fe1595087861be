"""3e phase: Comptage. The three conditions, the examples with and without the king, and boards that turn."""

import pytest

from games.louis_xiv.tables import (
    asks,
    back,
    chips,
    count,
    counted,
    heard,
    lay,
    louis,
    on,
    play,
    refused,
    texts,
    tokens,
)

YELLOW, RED, GREEN, BLUE = range(4)


# Exemples de comptages


def test_first_counting_example_money_with_a_majority() -> None:
    """Yellow gets a helmet free; red and green may buy one for 3; blue is not there."""
    position = count(4, on={4: [3, 2, 1, 0]})
    assert chips(position, YELLOW) == "helmet"
    assert asks(position) == (RED, "bribe")
    assert texts(position) == ["enough", "bribe"]
    play(position, "bribe")
    assert asks(position) == (GREEN, "bribe")
    play(position, "bribe")
    assert counted(position, 4)
    assert [chips(position, seat) for seat in range(4)] == ["helmet", "helmet", "helmet", ""]
    assert louis(position) == [5, 2, 2, 5]
    assert on(position, 4) == [0, 0, 0, 0]
    assert [tokens(position, seat) for seat in range(4)] == [(8, 8), (5, 11), (5, 11), (5, 11)]
    assert back(position) == [4]


def test_second_counting_example_money_with_a_tie() -> None:
    """Nobody gets a helmet free; all three may buy; all take their tokens back; the board does not turn."""
    position = count(4, on={4: [2, 2, 1, 0]})
    for seat in (YELLOW, RED, GREEN):
        assert asks(position) == (seat, "bribe")
        play(position, "bribe" if seat != RED else "enough")
    assert counted(position, 4)
    assert [chips(position, seat) for seat in range(4)] == ["helmet", "", "helmet", ""]
    assert louis(position) == [2, 5, 2, 5]
    assert [tokens(position, seat) for seat in range(4)] == [(5, 11)] * 4
    assert back(position) == []


def test_third_counting_example_first_place_with_a_majority() -> None:
    """Yellow gets a sceptre; the others get nothing and take their tokens back; the board turns."""
    position = count(1, on={1: [3, 2, 1, 0]}, back=[1])
    assert counted(position, 1)
    assert [chips(position, seat) for seat in range(4)] == ["sceptre", "", "", ""]
    assert [tokens(position, seat) for seat in range(4)] == [(8, 8), (5, 11), (5, 11), (5, 11)]
    assert back(position) == []


def test_fourth_counting_example_first_place_with_a_tie() -> None:
    """Nobody gets a sceptre; all take their tokens back; the board does not turn."""
    position = count(1, on={1: [2, 2, 1, 0]}, back=[1])
    assert counted(position, 1)
    assert [chips(position, seat) for seat in range(4)] == ["", "", "", ""]
    assert [tokens(position, seat) for seat in range(4)] == [(5, 11)] * 4
    assert back(position) == [1]


def test_fifth_counting_example_tokens() -> None:
    """Yellow and red get two shields, green nothing; all take their tokens back; the board turns."""
    position = count(10, on={10: [4, 3, 2, 0]})
    assert counted(position, 10)
    assert [position.shield_count(seat) for seat in range(4)] == [2, 2, 0, 0]
    assert [tokens(position, seat) for seat in range(4)] == [(5, 11)] * 4
    assert back(position) == [10]


# Exemples de comptages avec le marqueur Louis XIV


def test_first_example_with_the_king_money() -> None:
    """Yellow: helmet and crown; red: a helmet; green may buy one for 3. Yellow's tokens leave; the board turns."""
    position = count(4, on={4: [3, 2, 1, 0]}, king=4)
    assert asks(position) == (GREEN, "bribe")
    play(position, "bribe")
    assert counted(position, 4)
    assert [chips(position, seat) for seat in range(4)] == ["helmet crown", "helmet", "helmet", ""]
    assert louis(position) == [5, 5, 2, 5]
    assert [tokens(position, seat) for seat in range(4)] == [(8, 8), (5, 11), (5, 11), (5, 11)]
    assert back(position) == [4]


def test_second_example_with_the_king_first_place() -> None:
    """Yellow: sceptre and crown; red: a sceptre; green: nothing. The board turns."""
    position = count(1, on={1: [3, 2, 1, 0]}, king=1, back=[1])
    assert counted(position, 1)
    assert [chips(position, seat) for seat in range(4)] == ["sceptre crown", "sceptre", "", ""]
    assert [tokens(position, seat) for seat in range(4)] == [(8, 8), (5, 11), (5, 11), (5, 11)]
    assert back(position) == []


def test_third_example_with_the_king_a_tie_on_money() -> None:
    """Red and yellow: a helmet and no crown, their tokens leave; blue and green may buy; the board turns."""
    position = count(4, on={4: [3, 3, 2, 1]}, king=4)
    assert asks(position) == (GREEN, "bribe")
    play(position, "enough")
    assert asks(position) == (BLUE, "bribe")
    play(position, "bribe")
    assert counted(position, 4)
    assert [chips(position, seat) for seat in range(4)] == ["helmet", "helmet", "", "helmet"]
    assert louis(position) == [5, 5, 5, 2]
    assert [tokens(position, seat) for seat in range(4)] == [(8, 8), (8, 8), (5, 11), (5, 11)]
    assert back(position) == [4]


def test_fourth_example_with_the_king_several_seconds() -> None:
    """Yellow: sceptre and crown; red and green, both second: nothing. The board turns."""
    position = count(1, on={1: [3, 2, 2, 0]}, king=1, back=[1])
    assert counted(position, 1)
    assert [chips(position, seat) for seat in range(4)] == ["sceptre crown", "", "", ""]
    assert [tokens(position, seat) for seat in range(4)] == [(8, 8), (5, 11), (5, 11), (5, 11)]
    assert back(position) == []


# Le marqueur Louis XIV


def test_with_the_king_several_seconds_may_bribe_on_money() -> None:
    position = count(4, on={4: [3, 2, 2, 1]}, king=4)
    for seat in (RED, GREEN, BLUE):
        assert asks(position) == (seat, "bribe")
        play(position, "bribe")
    assert [chips(position, seat) for seat in range(4)] == ["helmet crown", "helmet", "helmet", "helmet"]
    assert louis(position) == [5, 2, 2, 2]


def test_with_the_king_and_nobody_else_there_is_no_second() -> None:
    position = count(2, on={2: [0, 1, 0, 0]}, king=2)
    assert counted(position, 2)
    assert chips(position, RED) == "letter crown"
    assert back(position) == [2]


def test_with_the_king_a_tie_on_first_place_gives_the_others_nothing() -> None:
    position = count(3, on={3: [2, 2, 1, 0]}, king=3, back=[3])
    assert counted(position, 3)
    assert [chips(position, seat) for seat in range(4)] == ["ring", "ring", "", ""]
    assert [tokens(position, seat) for seat in range(4)] == [(7, 9), (7, 9), (5, 11), (5, 11)]
    assert back(position) == []


@pytest.mark.parametrize("board", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["front", "back"])
def test_the_king_adds_a_crown_on_boards_1_to_4_under_both_conditions(board: int, side: str) -> None:
    turned = [board] if side == "back" else []
    chip = ["sceptre", "letter", "ring", "helmet"][board - 1]
    position = count(board, on={board: [1, 3, 0, 0]}, king=board, back=turned)
    assert counted(position, board)
    assert chips(position, RED) == f"{chip} crown"
    assert chips(position, YELLOW) == chip


def test_the_king_goes_when_his_board_is_counted() -> None:
    position = count(3, on={3: [1, 0, 0, 0]}, king=3)
    assert counted(position, 3)
    assert position.king == -1


def test_the_king_on_another_board_changes_nothing_here() -> None:
    position = count(1, on={1: [3, 2, 0, 0], 4: [1, 0, 0, 0]}, king=4)
    assert asks(position) == (RED, "bribe")
    play(position, "enough")
    assert chips(position, YELLOW) == "sceptre"
    assert position.king == 3


# Argent


def test_money_nobody_is_obliged_to_bribe() -> None:
    position = count(1, on={1: [2, 1, 0, 0]})
    play(position, "enough")
    assert counted(position, 1)
    assert chips(position, RED) == ""
    assert louis(position)[RED] == 5
    assert tokens(position, RED) == (5, 11)


def test_money_the_majority_cannot_pay_to_keep_its_tokens() -> None:
    position = count(1, on={1: [2, 0, 0, 0]})
    assert counted(position, 1)
    assert tokens(position, YELLOW) == (7, 9)
    assert louis(position)[YELLOW] == 5


def test_money_who_cannot_pay_is_not_asked() -> None:
    position = count(1, on={1: [2, 1, 1, 0]}, louis={RED: 2, GREEN: 3})
    assert asks(position) == (GREEN, "bribe")


def test_money_who_is_not_there_cannot_bribe() -> None:
    position = count(1, on={1: [2, 0, 0, 0]})
    assert counted(position, 1)


def test_one_token_is_a_majority() -> None:
    position = count(1, on={1: [0, 0, 1, 0]})
    assert counted(position, 1)
    assert chips(position, GREEN) == "sceptre"
    assert back(position) == [1]


def test_each_player_gets_the_income_once() -> None:
    """After a bribe, or a free income, there is no second purchase."""
    position = count(1, on={1: [2, 1, 0, 0]}, louis={YELLOW: 20, RED: 20})
    play(position, "bribe")
    assert counted(position, 1)
    assert [chips(position, YELLOW), chips(position, RED)] == ["sceptre", "sceptre"]


# 1re place


def test_first_place_cannot_be_bought() -> None:
    position = count(5, on={5: [2, 1, 0, 0]}, louis={RED: 20})
    assert counted(position, 5)
    assert chips(position, RED) == ""


# Jetons d'influence


def test_tokens_a_majority_means_nothing_and_none_leave() -> None:
    """Two of four tokens are not enough, though they are most."""
    position = count(10, on={10: [2, 1, 0, 0]})
    assert counted(position, 10)
    assert [position.shield_count(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [tokens(position, seat) for seat in range(2)] == [(5, 11), (5, 11)]
    assert back(position) == []


def test_tokens_who_has_more_than_asked_gets_it_once() -> None:
    position = count(10, on={10: [6, 0, 0, 0]})
    assert position.shield_count(YELLOW) == 2
    assert tokens(position, YELLOW) == (5, 11)


def test_tokens_cannot_be_bought() -> None:
    position = count(10, on={10: [3, 2, 0, 0]}, louis={RED: 20})
    assert counted(position, 10)
    assert position.shield_count(RED) == 0


# Retourner les cartons personnage


@pytest.mark.parametrize("board", [1, 2, 3, 4, 5, 7, 8, 9, 11, 12])
def test_a_board_turns_when_somebody_has_the_majority(board: int) -> None:
    position = count(board, on={board: [0, 1, 0, 0]})
    while not counted(position, board):
        play(position, "maintenon 0")
    assert back(position) == [board]


@pytest.mark.parametrize("board", [1, 2, 3, 4, 5, 7, 8, 9, 11, 12])
def test_a_board_does_not_turn_when_nobody_has_it(board: int) -> None:
    position = count(board, on={board: [2, 2, 0, 0]}, louis={0: 0, 1: 0})
    assert counted(position, board)
    assert back(position) == []


@pytest.mark.parametrize("board", [6, 10])
def test_a_board_for_tokens_turns_when_somebody_got_its_income(board: int) -> None:
    position = count(board, on={board: [3, 3, 0, 0]})
    while not counted(position, board):
        play(position, "enough")
    assert back(position) == [board]


@pytest.mark.parametrize("board", [6, 10])
def test_a_board_for_tokens_does_not_turn_without_income(board: int) -> None:
    position = count(board, on={board: [2, 1, 0, 0]})
    assert counted(position, board)
    assert back(position) == []


def test_a_bribe_alone_does_not_turn_a_board() -> None:
    position = count(1, on={1: [2, 2, 0, 0]})
    play(position, "bribe, bribe")
    assert counted(position, 1)
    assert back(position) == []


@pytest.mark.parametrize("board", range(1, 13))
def test_a_turned_board_turns_back(board: int) -> None:
    """Each back has another condition; a clear majority of three fulfils every one of them."""
    position = count(board, on={board: [3, 0, 0, 0]}, back=[board])
    while not counted(position, board):
        play(position, "maintenon 0" if position.decision == "maintenon" else "enough")
    assert back(position) == []


def test_in_the_fourth_round_tokens_still_go_where_they_belong() -> None:
    position = count(1, on={1: [3, 2, 0, 0]}, in_round=4)
    play(position, "enough")
    assert tokens(position, 0) == (8, 8)
    assert tokens(position, 1) == (5, 11)


def test_the_boards_are_counted_from_1_to_12() -> None:
    position = lay("counting", on={1: [2, 1]}, missions={0: "louis"}, chips={0: "crown*2"})
    told = play(position, "enough")
    assert [event["board"] for event in heard(told, "board-counted")] == [
        "philippe",
        "marie-therese",
        "dauphin",
        "montespan",
        "conde",
        "colbert",
        "maintenon",
        "la-valliere",
        "turenne",
        "mazarin",
        "louvois",
    ]
    assert asks(position) == (0, "mission")


def test_a_bribe_is_only_an_answer_to_its_question() -> None:
    position = count(1, on={1: [2, 1, 0, 0]})
    assert refused(position, "win the tie") == "other-question"
    play(position, "enough")
    assert refused(position, "bribe") == "other-question"
