"""La carte spéciale Dettes de jeu."""

import pytest

from games.sun_king.tables import asks, bank, heard, lay, order, pile, play, refused, sphere, texts, tokens

DRAW = "debts red blue"


def debtors(*spheres: str, turn: int = 0) -> list[int]:
    """Who is asked to pay, in this order, when the debts are called."""
    position = lay(*spheres, phase=2, turn=turn, draw="debts yellow")
    if "medal" in spheres[turn].split():
        play(position, "enough")
    else:
        play(position, "turn 1")
    found: list[int] = []
    while position.decision == "debts":
        assert position.seat is not None
        found.append(position.seat)
        play(position, "two power")
    return found


def test_most_visible_seals_no_debts_all_others_have() -> None:
    assert debtors("red-seal", "red-seal blue-seal", "", "green") == [0, 2, 3]


def test_a_tie_for_the_most_and_none_of_them_has_debts() -> None:
    assert debtors("red-seal", "blue-seal", "", "green") == [2, 3]


def test_all_tie_and_nobody_has_debts() -> None:
    assert debtors("red-seal", "blue-seal", "yellow-seal") == []


def test_second_most_seals_have_debts() -> None:
    assert debtors("red-seal blue-seal green-seal", "red-seal blue-seal") == [1]


def test_covered_seals_do_not_count() -> None:
    assert debtors("red-seal red blue-seal blue green-seal", "red-seal blue-seal") == [0]


@pytest.mark.parametrize("card", ["influence", "medal", "authority"])
def test_seals_on_auction_cards_count(card: str) -> None:
    assert debtors("red-seal", f"red-seal blue {card}") == [0]


@pytest.mark.parametrize("card", ["overlord", "pension*2", "conspiracy", "diplomacy"])
def test_the_other_auction_cards_bear_no_seal(card: str) -> None:
    assert debtors("red-seal", f"red-seal {card}") == []


def test_an_auction_card_does_not_cover_the_seal_of_its_row() -> None:
    """Ruling 1."""
    assert debtors("red-seal", "blue-seal influence") == [0]


def test_note_no_visible_seal_means_debts() -> None:
    assert debtors("", "red-seal") == [0]


def test_note_nobody_has_a_visible_seal_and_nobody_has_debts() -> None:
    assert debtors("red", "red-seal red", "") == []


def test_the_drawer_pays_first_then_clockwise() -> None:
    assert debtors("", "", "red-seal", "", "", turn=3) == [3, 4, 0, 1]
    assert debtors("", "", "red-seal", "", "", turn=2) == [3, 4, 0, 1]


def test_a_debtor_discards_a_card_or_gives_two_tokens() -> None:
    position = lay("green red medal", "red-seal blue-seal green-seal", phase=2, gold=[2, 1], draw=DRAW)
    play(position, "another, enough")
    assert asks(position) == (0, "debts")
    assert texts(position) == [
        "two power",
        "power and gold",
        "two gold",
        "discard green",
        "discard red",
        "discard medal",
    ]


def test_a_card_of_the_sphere_is_discarded() -> None:
    """The top card of a row."""
    position = lay("green green-seal", "red-seal blue-seal", phase=2, draw=DRAW)
    told = play(position, "turn 2, discard green")
    assert heard(told, "discarded") == [{"seat": 0, "card": "green-seal"}]
    assert (sphere(position, 0), pile(position)) == ("green", "green-seal debts")


def test_an_auction_card_may_pay_debts() -> None:
    position = lay("overlord", "red-seal", phase=2, draw=DRAW)
    play(position, "turn 2, discard overlord")
    assert (sphere(position, 0), pile(position)) == ("", "overlord debts")


@pytest.mark.parametrize(
    ("option", "power", "gold"), [("two power", 2, 0), ("power and gold", 1, 1), ("two gold", 0, 2)]
)
def test_any_two_tokens_to_the_bank(option: str, power: int, gold: int) -> None:
    position = lay("green", "red-seal", phase=2, gold=[2, 1], draw=DRAW)
    before = bank(position)
    told = play(position, f"turn 2, {option}")
    assert heard(told, "paid") == [{"seat": 0, "power": power, "gold": gold}]
    assert tokens(position, 0) == (9 - power, 2 - gold)
    assert bank(position) == (before[0] + power, before[1] + gold)


def test_ruling_12_tokens_that_one_lacks_are_not_offered() -> None:
    position = lay("green", "red-seal", phase=2, power=[1, 9], gold=[1, 1], draw=DRAW)
    play(position, "turn 2")
    assert texts(position) == ["power and gold", "discard green"]
    assert refused(position, "two power") == "short-of-tokens"
    assert refused(position, "two gold") == "short-of-tokens"


def test_a_card_that_one_lacks_is_not_offered() -> None:
    position = lay("green", "red-seal", phase=2, draw=DRAW)
    play(position, "turn 2")
    assert refused(position, "discard blue") == "top-cards"
    assert refused(position, "discard medal") == "not-owned"


def test_ruling_12_seals_are_counted_once_before_anybody_pays() -> None:
    """Seat 0 uncovers a second seal by paying; seat 1 tied with the most before and owes nothing, seat 2 still does."""
    position = lay("red-seal red blue", "red-seal yellow-seal", "blue-seal", phase=2, draw=DRAW)
    told = play(position, "turn 2")
    assert heard(told, "debts-called") == [{"count": 2}]
    play(position, "discard red")
    assert asks(position) == (2, "debts")
    play(position, "two power")
    assert asks(position) == (0, "choose")


def test_ruling_12_a_seal_discarded_in_payment_changes_nothing() -> None:
    position = lay("red-seal", "red-seal yellow-seal", "blue-seal", phase=2, draw=DRAW)
    play(position, "turn 2, discard red")
    assert asks(position) == (2, "debts")


def test_ruling_12_a_card_but_fewer_than_two_units_a_card() -> None:
    for power, gold in ((0, 0), (1, 0), (0, 1)):
        position = lay("green blue", "red-seal", phase=2, power=[power, 9], gold=[gold, 1], draw=DRAW)
        play(position, "turn 2")
        assert texts(position) == ["discard blue", "discard green"]
        assert refused(position, "the rest") == "debts-card"


def test_ruling_12_the_only_card_goes_without_a_question() -> None:
    position = lay("green", "red-seal", phase=2, power=[1, 9], gold=[0, 1], draw=DRAW)
    play(position, "turn 2")
    assert (sphere(position, 0), tokens(position, 0), asks(position)) == ("", (1, 0), (0, "choose"))


@pytest.mark.parametrize(("power", "gold"), [(1, 0), (0, 1), (0, 0)])
def test_ruling_12_no_card_and_fewer_than_two_units_whatever_they_have(power: int, gold: int) -> None:
    position = lay("", "red-seal", phase=2, power=[power, 9], gold=[gold, 1], draw=DRAW)
    told = play(position, "turn 2")
    assert heard(told, "eliminated") == []
    assert (tokens(position, 0), position.alive[0], asks(position)) == ((0, 0), 1, (0, "choose"))


def test_ruling_12_no_card_and_two_units_two_units() -> None:
    position = lay("", "red-seal", phase=2, power=[2, 9], gold=[1, 1], draw=DRAW)
    play(position, "turn 2")
    assert texts(position) == ["two power", "power and gold"]
    assert refused(position, "the rest") == "debts-card"


def test_ruling_12_nobody_is_eliminated_by_debts() -> None:
    position = lay("", "", "red-seal", phase=2, power=[2, 0, 9], gold=[0, 0, 0], draw=DRAW)
    told = play(position, "turn 2")
    assert heard(told, "eliminated") == []
    assert (position.still, tokens(position, 0), tokens(position, 1)) == (3, (0, 0), (0, 0))


def test_the_eliminated_have_no_debts() -> None:
    position = lay("", "red-seal", "", "green", out=(2,), phase=2, draw=DRAW)
    told = play(position, "turn 2")
    assert heard(told, "debts-called") == [{"count": 2}]
    play(position, "two power")
    assert asks(position) == (3, "debts")


def test_the_card_goes_to_the_discard_pile_when_all_have_paid() -> None:
    position = lay("green", "red-seal", phase=2, draw=DRAW)
    play(position, "turn 2")
    assert pile(position) == ""
    play(position, "two power")
    assert pile(position) == "debts"


def test_debts_ask_nothing_of_who_has_none() -> None:
    position = lay("red-seal", "", phase=2, draw=DRAW)
    told = play(position, "turn 2")
    assert asks(position) == (1, "debts")
    assert order(told, "debts-called", "paid") == ["debts-called"]
    assert refused(position, "draw") == "other-question"
