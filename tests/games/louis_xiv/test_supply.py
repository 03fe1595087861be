"""1re phase: Ravitaillement. The money card and the king, the missions that act, five influence cards each."""

import pytest

from antichambre.games.louis_xiv.components import BOX
from games.louis_xiv.tables import EVERY_NUMBER, asks, hand, lay, louis, new, play, plots, texts, tokens, view_of

every_number = pytest.mark.parametrize("seats", EVERY_NUMBER)


@pytest.mark.parametrize(("board", "amount"), BOX["money"]["cards"])
def test_the_money_card_pays_everybody_and_places_the_king(board: int, amount: int) -> None:
    position = lay("supply", money=(board, amount))
    assert louis(position) == [5 + amount] * 4
    assert position.king == board - 1
    assert [seen["king"] for seen in view_of(position)["boards"]] == [n == board for n in range(1, 13)]


def test_a_money_card_in_each_of_the_four_rounds_the_first_included() -> None:
    for number in range(1, 5):
        position = lay("supply", seats=4, in_round=number, money=(2, 5))
        assert louis(position) == [10] * 4
        assert view_of(position)["money_cards"] == 4 - number


@every_number
def test_five_influence_cards_each(seats: int) -> None:
    position = new(seats)
    assert [position.hand_size(seat) for seat in range(seats)] == [5] * seats


def test_a_card_from_mazarin_comes_on_top_of_the_five() -> None:
    position = lay("supply", in_round=2, cards={2: "joker"})
    assert position.hand_size(2) == 6
    assert "joker" in hand(position, 2)


def test_the_missions_act_after_the_money_card_and_before_the_cards() -> None:
    position = lay("supply", in_round=2, laid={0: "allowance"}, money=(4, 4))
    assert louis(position) == [9, 9, 9, 9]
    assert [position.hand_size(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_trade_before_the_gains_or_after_them() -> None:
    """With a token to take back the order can matter: all three answers are there, and the trade is asked once more."""
    position = lay("supply", in_round=2, laid={0: "token-for-card token-back"}, general={0: 0})
    assert texts(position) == ["enough", "trade", "later"]
    play(position, "trade")
    assert tokens(position, 0) == (0, 16)
    assert position.hand_size(0) == 6
    position = lay("supply", in_round=2, laid={0: "token-for-card token-back"}, general={0: 0})
    play(position, "later")
    assert asks(position) == (0, "trade")
    assert texts(position) == ["enough", "trade"]
    play(position, "trade")
    assert tokens(position, 0) == (1, 15)


def test_a_token_taken_back_can_be_traded() -> None:
    """Without tokens in the personal supply the trade waits for the gains."""
    position = lay("supply", in_round=2, laid={0: "token-for-card token-back"}, general={0: 16})
    assert asks(position) == (0, "trade")
    play(position, "trade")
    assert tokens(position, 0) == (16, 0)
    assert position.hand_size(0) == 6


def test_trade_before_an_allowance_of_tokens() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card allowance"}, general={0: 1}, money=(4, 4))
    play(position, "trade")
    assert asks(position) == (0, "allowance")
    assert "two tokens" in texts(position)
    play(position, "two tokens")
    assert tokens(position, 0) == (0, 16)


def test_trade_later_comes_after_the_allowance() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card allowance"}, money=(4, 4))
    play(position, "later, two louis")
    assert asks(position) == (0, "trade")
    play(position, "enough")
    assert position.hand_size(0) == 5


def test_trade_between_two_allowances() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card allowance*2"}, money=(4, 4))
    play(position, "later, two louis")
    assert asks(position) == (0, "trade")
    assert texts(position) == ["enough", "trade", "later"]
    play(position, "trade")
    assert asks(position) == (0, "allowance")
    assert (tokens(position, 0), position.hand_size(0)) == ((6, 10), 1)
    play(position, "two tokens")
    assert asks(position) == (0, "card")


def test_trade_between_tokens_and_an_allowance() -> None:
    position = lay("supply", in_round=2, laid={0: "token-for-card three-tokens allowance"})
    play(position, "later")
    assert asks(position) == (0, "trade")
    assert tokens(position, 0) == (2, 14)
    play(position, "trade")
    assert asks(position) == (0, "allowance")
    assert tokens(position, 0) == (3, 13)


def test_trade_between_two_missions_that_bring_tokens() -> None:
    """With nothing at home the first token that comes back can be given, and comes back with the next."""
    laid = {0: "token-for-card three-tokens token-back"}
    position = lay("supply", in_round=2, laid=laid, general={0: 1}, on={5: [15, 0, 0, 0]})
    assert asks(position) == (0, "trade")
    assert tokens(position, 0) == (0, 1)
    assert texts(position) == ["enough", "trade", "later"]
    play(position, "trade")
    assert tokens(position, 0) == (0, 1)
    assert position.hand_size(0) == 6


def test_all_gains_together() -> None:
    position = lay(
        "supply",
        in_round=2,
        laid={1: "louis*2 three-louis token-back three-tokens shield plot"},
        money=(4, 4),
        plot_pile="9",
    )
    assert louis(position)[1] == 14
    assert tokens(position, 1) == (1, 15)
    assert position.shield_count(1) == 1
    assert plots(position, 1) == [9]
