"""Le jeu à deux joueurs: the neutral tokens. And the compensation of the first player in a game for three."""

from collections import Counter

import pytest

from games.louis_xiv.tables import (
    asks,
    back,
    chips,
    count,
    counted,
    discards,
    hand,
    heard,
    lay,
    louis,
    neutral_on,
    new,
    on,
    play,
    plots,
    texts,
    tokens,
    view_of,
)

HANDS = {0: "1 2 3", 1: "4 5 6"}


# Two players: where the neutral tokens go


def test_two_with_the_king_and_two_on_each_of_three_cards() -> None:
    position = lay("influence", 2, king=4, cards=HANDS, card_pile="7 9 12 1")
    assert neutral_on(position) == {4: 2, 7: 2, 9: 2, 12: 2}
    assert discards(position) == "7 9 12"
    assert asks(position) == (0, "card")


def test_jokers_are_passed_over_and_discarded() -> None:
    position = lay("influence", 2, king=4, cards=HANDS, card_pile="joker 7 joker*3 9 joker*2 12 1")
    assert neutral_on(position) == {4: 2, 7: 2, 9: 2, 12: 2}
    assert discards(position) == "7 9 12 joker joker joker joker joker joker"


def test_the_same_person_twice_and_the_person_with_the_king() -> None:
    position = lay("influence", 2, king=4, cards=HANDS, card_pile="7 7 4")
    assert neutral_on(position) == {4: 4, 7: 4}


def test_the_cards_turned_up_are_in_nobody_s_hand() -> None:
    position = lay("influence", 2, king=4, cards=HANDS, card_pile="7 9 12 1")
    assert (hand(position, 0), hand(position, 1)) == ("1 2 3", "4 5 6")


def test_neutral_tokens_are_placed_in_every_round() -> None:
    position = new(2)
    seen = Counter[int]()
    while not position.over:
        if position.phase == 2 and position.decision in ("card", "place"):
            assert sum(neutral_on(position).values()) == 8
            seen[int(position.round)] += 1
        play(position, texts(position)[-1])
    assert set(seen) == {1, 2, 3, 4}


def test_everybody_sees_them() -> None:
    position = lay("influence", 2, king=4, cards=HANDS, card_pile="7 9 12")
    assert [board["neutral"] for board in view_of(position)["boards"]] == [0, 0, 0, 2, 0, 0, 2, 0, 2, 0, 0, 2]


# Two players: how they count


def test_a_neutral_majority_takes_nothing_and_the_board_turns() -> None:
    position = count(5, 2, on={5: [1, 0]}, neutral={5: 2})
    assert counted(position, 5)
    assert (chips(position, 0), position.supply[4]) == ("", 10)
    assert tokens(position, 0) == (5, 11)
    assert back(position) == [5]


def test_with_a_neutral_majority_others_may_bribe_from_the_first_player_on() -> None:
    position = count(1, 2, on={1: [1, 1]}, neutral={1: 2}, first=1)
    assert asks(position) == (1, "bribe")
    play(position, "bribe")
    assert asks(position) == (0, "bribe")
    play(position, "bribe")
    assert (chips(position, 0), chips(position, 1)) == ("sceptre", "sceptre")
    assert back(position) == [1]


def test_a_tie_with_neutral_tokens_is_a_tie() -> None:
    position = count(5, 2, on={5: [2, 1]}, neutral={5: 2})
    assert counted(position, 5)
    assert chips(position, 0) == ""
    assert tokens(position, 0) == (5, 11)
    assert back(position) == []
    position = count(1, 2, on={1: [2, 0]}, neutral={1: 2})
    assert asks(position) == (0, "bribe")


def test_a_player_with_more_than_the_neutral_tokens_has_the_majority() -> None:
    position = count(5, 2, on={5: [3, 0]}, neutral={5: 2})
    assert chips(position, 0) == "crown"


def test_neutral_tokens_come_second_with_the_king() -> None:
    """Nobody gets the second chip then; who is third may bribe."""
    position = count(1, 2, on={1: [3, 1]}, neutral={1: 2}, king=1)
    assert chips(position, 0) == "sceptre crown"
    assert asks(position) == (1, "bribe")
    position = count(1, 2, on={1: [3, 1]}, neutral={1: 2}, king=1, back=[1])
    assert chips(position, 1) == ""


def test_neutral_tokens_tied_for_second_place_with_the_king() -> None:
    position = count(1, 2, on={1: [3, 2]}, neutral={1: 2}, king=1, back=[1])
    assert counted(position, 1)
    assert (chips(position, 0), chips(position, 1)) == ("sceptre crown", "")


def test_second_behind_a_neutral_majority_with_the_king() -> None:
    position = count(1, 2, on={1: [1, 0]}, neutral={1: 2}, king=1, back=[1])
    assert counted(position, 1)
    assert chips(position, 0) == "sceptre"
    assert tokens(position, 0) == (5, 11)
    assert back(position) == []


def test_a_tie_with_neutral_tokens_and_the_king() -> None:
    """The chip without a crown; the tokens leave; the board turns."""
    position = count(1, 2, on={1: [2, 1]}, neutral={1: 2}, king=1, back=[1])
    assert counted(position, 1)
    assert (chips(position, 0), chips(position, 1)) == ("sceptre", "")
    assert tokens(position, 0) == (7, 9)
    assert back(position) == []


def test_the_tie_card_wins_a_tie_with_neutral_tokens() -> None:
    position = count(5, 2, on={5: [2, 0]}, neutral={5: 2}, laid={0: "win-a-tie"})
    play(position, "win the tie")
    assert chips(position, 0) == "crown"
    assert back(position) == [5]


def test_neutral_tokens_get_nothing_on_a_board_for_tokens() -> None:
    position = count(10, 2, on={10: [3, 0]}, neutral={10: 4})
    assert counted(position, 10)
    assert len(position.shield_pile) == 58
    assert position.shield_count(0) == 2
    position = count(10, 2, on={10: [1, 0]}, neutral={10: 4})
    assert back(position) == []


@pytest.mark.parametrize("board", range(1, 13))
def test_neutral_tokens_return_when_their_board_is_counted(board: int) -> None:
    position = count(board, 2, neutral={board: 2}, on={board: [0, 0]})
    assert counted(position, board)
    assert neutral_on(position) == {}
    assert position.neutral == 8


# Three players


def test_three_players_the_first_of_the_fourth_round_draws_a_plot_card() -> None:
    position = lay("missions", 3, in_round=3, first=2, chips={0: "crown*2"}, plot_pile="6")
    told = play(position, "enough")
    assert (position.round, position.first) == (4, 0)
    assert plots(position, 0) == [6]
    assert heard(told, "plot-drawn") == [{"seat": 0, "board": None}]


@pytest.mark.parametrize(("seats", "number"), [(3, 1), (3, 2), (2, 3), (4, 3)])
def test_no_such_plot_card_in_other_rounds_or_with_other_numbers(seats: int, number: int) -> None:
    position = lay("missions", seats, in_round=number, chips={0: "crown*2"})
    told = play(position, "enough")
    assert heard(told, "plot-drawn") == []


def test_three_players_the_first_player_of_round_four_was_first_before() -> None:
    position = new(3)
    firsts = {}
    while not position.over:
        firsts[int(position.round)] = int(position.first)
        play(position, texts(position)[-1])
    assert firsts == {1: 0, 2: 1, 3: 2, 4: 0}


def test_three_players_have_no_neutral_tokens() -> None:
    position = lay("influence", 3, king=4, cards={0: "1 2", 1: "3 4", 2: "5 6"}, card_pile="7 8 9")
    assert neutral_on(position) == {}
    assert discards(position) == ""
    assert on(position, 4) == [0, 0, 0]
    assert louis(position) == [5, 5, 5]
