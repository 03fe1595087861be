"""Les cartes complot."""

import pytest

from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.reactions import voices
from games.louis_xiv.tables import (
    asks,
    chips,
    count,
    counted,
    heard,
    lay,
    on,
    play,
    plot_pile,
    plots,
    refused,
    texts,
    tokens,
    view_of,
)


@pytest.mark.parametrize("board", range(1, 13))
def test_the_holder_is_asked_just_before_that_person_is_counted(board: int) -> None:
    position = lay("counting", plots={1: str(board)})
    assert asks(position) == (1, "plot")
    assert view_of(position, 1)["board"] == view_of(position)["boards"][board - 1]["person"]
    assert texts(position) == ["enough", "plot general", "plot one", "plot two"]


def asked_in_turn(position: LouisXIV) -> list[int | None]:
    """Who is asked about the plot card of one board, one after the other, as everybody is silent."""
    board, seats = position.board, []
    while position.decision == "plot" and position.board == board:
        seats.append(position.seat)
        play(position, "enough", everyone=True)
    return seats


def test_ruling_9_everybody_with_plot_cards_is_asked_clockwise_from_the_first_player() -> None:
    """As everybody can see how many plot cards somebody has, and not which: being asked says nothing."""
    for holder in (0, 1, 3):
        plots_held = {seat: "5" if seat == holder else str(9 + seat) for seat in (0, 1, 3)}
        position = lay("counting", board=5, first=1, plots=plots_held, everyone=True)
        assert asked_in_turn(position) == [1, 3, 0]


def test_ruling_9_whoever_does_not_hold_it_has_one_answer() -> None:
    position = lay("counting", board=5, plots={1: "9"}, everyone=True)
    assert (asks(position), texts(position)) == ((1, "plot"), ["enough"])
    for move in ("plot general", "plot one", "plot two"):
        assert refused(position, move) == "not-held"


def test_ruling_9_without_plot_cards_nobody_is_asked() -> None:
    position = lay("counting", board=12, chips={0: "crown*2"}, everyone=True)
    assert asks(position) == (0, "mission")


def test_once_the_card_is_played_the_others_are_not_asked_any_more() -> None:
    position = lay("counting", board=5, plots={0: "9", 1: "5", 2: "10"}, everyone=True)
    play(position, "enough, plot one", everyone=True)
    assert (asks(position), position.board) == ((0, "plot"), 5)


def test_what_there_is_to_react_to_is_the_person_who_is_about_to_be_counted() -> None:
    position = lay("counting", board=5, plots={0: "9", 1: "5", 2: "10"}, everyone=True)
    assert position.occasion() == "plot montespan"
    assert [(voice.seat, voice.chooses) for voice in voices(position)] == [(0, False), (1, True), (2, False)]


def test_in_a_candid_world_only_the_holder_is_asked() -> None:
    position = lay("counting", board=4, plots={0: "9", 1: "5", 2: "10"}, everyone=True)
    position.candid = True
    play(position, "enough", everyone=True)
    assert (asks(position), position.board) == ((1, "plot"), 4)
    play(position, "enough", everyone=True)
    assert (asks(position), position.board) == ((0, "plot"), 8)


def test_one_token_from_the_general_supply() -> None:
    position = count(5, on={5: [1, 0, 0, 0]}, plots={1: "5"})
    play(position, "plot general")
    assert counted(position, 5)
    assert tokens(position, 1) == (4 + 0, 11 + 1)  # a tie: it comes home
    assert chips(position, 0) == ""


@pytest.mark.parametrize(("move", "number"), [("plot one", 1), ("plot two", 2)])
def test_one_or_two_tokens_from_the_personal_supply(move: str, number: int) -> None:
    position = count(5, on={5: [0, 1, 0, 0]}, plots={1: "5"})
    play(position, move)
    assert counted(position, 5)
    assert tokens(position, 1) == (5 + 1 + number, 10 - number)
    assert chips(position, 1) == "crown"


def test_the_supplies_are_not_added_together() -> None:
    position = count(5, plots={1: "5"}, general={1: 15})
    assert texts(position) == ["enough", "plot general", "plot one"]
    assert refused(position, "plot two") == "no-tokens"
    position = count(5, plots={1: "5"}, general={1: 0})
    assert texts(position) == ["enough", "plot one", "plot two"]
    assert refused(position, "plot general") == "general-short"
    position = count(5, plots={1: "5"}, general={1: 16})
    assert texts(position) == ["enough", "plot general"]


def test_the_tokens_count_at_once() -> None:
    """A plot card turns a majority."""
    position = count(5, on={5: [2, 1, 0, 0]}, plots={1: "5"})
    play(position, "plot two")
    assert chips(position, 1) == "crown"
    assert tokens(position, 1) == (8, 8)


def test_the_card_goes_under_its_pile() -> None:
    position = count(5, plots={1: "5"}, plot_pile="9")
    told = play(position, "plot one")
    assert heard(told, "plot-played") == [{"seat": 1, "board": "montespan"}]
    assert plots(position, 1) == []
    assert plot_pile(position)[0] == 9
    assert plot_pile(position)[-1] == 5


def test_nobody_has_to_play_it_and_it_is_kept() -> None:
    position = count(5, on={5: [2, 0, 0, 0]}, plots={1: "5"}, in_round=2)
    play(position, "enough")
    assert counted(position, 5)
    assert plots(position, 1) == [5]
    assert on(position, 5) == [0, 0, 0, 0]


def test_a_card_kept_is_asked_about_again_in_the_next_round() -> None:
    position = lay("counting", seats=3, plots={1: "5"}, in_round=1)
    play(position, "enough")
    while position.round == 1 or position.phase != 3:
        play(position, texts(position)[-1])
    assert asks(position) == (1, "plot")


def test_it_can_be_played_on_a_board_without_tokens() -> None:
    position = count(9, plots={2: "9"})
    play(position, "plot general")
    assert chips(position, 2) == "crown"


def test_two_cards_on_two_boards() -> None:
    position = count(2, on={2: [1, 0, 0, 0]}, plots={1: "2 1"})
    assert asks(position) == (1, "plot")
    position = lay("counting", plots={1: "2", 0: "1"})
    assert asks(position) == (0, "plot")
    play(position, "enough")
    assert asks(position) == (1, "plot")


def test_it_helps_on_a_board_for_tokens() -> None:
    position = count(10, on={10: [0, 1, 0, 0]}, plots={1: "10"})
    play(position, "plot two")
    assert position.shield_count(1) == 2
    assert tokens(position, 1) == (5, 11)


def test_without_a_token_off_the_boards_nothing_is_asked() -> None:
    position = lay("counting", board=5, on={1: [0, 16, 0, 0]}, general={1: 0}, plots={1: "5", 2: "9"}, everyone=True)
    assert asked_in_turn(position) == [2]


def test_a_plot_card_drawn_at_louvois_acts_in_the_next_counting() -> None:
    position = count(12, on={12: [1, 0, 0, 0]}, plot_pile="12")
    assert asks(position) == (0, "mission")
    assert plots(position, 0) == [12]
