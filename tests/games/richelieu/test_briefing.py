"""What whoever is asked is told at the table of Richelieu: the question, what each move means, and why not."""

import pytest

from antichambre.games.richelieu.components import COLUMNS, SQUARES
from antichambre.games.richelieu.rules import Richelieu
from antichambre.kernel.briefing import briefing, objection
from antichambre.kernel.words import Words
from games.richelieu.tables import lay

ENGLISH, FRENCH = Words("en", "richelieu"), Words("fr", "richelieu")


def said(position: Richelieu, move: str, words: Words = ENGLISH) -> str:
    offers = {offer["move"]: offer["label"] for offer in briefing(position)["offers"]}
    return words.phrase(offers[move])


def asked(position: Richelieu) -> str:
    return ENGLISH.phrase(briefing(position)["ask"])


def played(position: Richelieu, *moves: str) -> Richelieu:
    for move in moves:
        position.play(position.parse(move))
    return position


CARDS = {"1.1": "bourgogne-sword", "1.2": "bourgogne-cross", "2.1": "anjou-two"}
RICHELIEU, QUEEN = 0, 1


def test_a_card_is_called_by_its_name_and_its_price_is_told() -> None:
    free = lay(cards=CARDS)
    assert said(free, "1L") == "Burgundy, one shield and a sword"
    assert said(free, "1L", FRENCH) == "Bourgogne, un blason et une épée"
    assert said(lay(cards=CARDS, markers={"1.1": RICHELIEU}), "1L").endswith("; your marker comes back")
    assert said(lay(cards=CARDS, markers={"1.1": QUEEN}), "1L").endswith("; costs one of your markers")


def test_what_is_asked() -> None:
    assert asked(lay(opening=True)) == "Take one card: the first turn of the game takes no more."
    assert asked(lay()) == "Take one or two cards."
    assert asked(played(lay(cards=CARDS), "1L")) == "Take a second card, or stop."
    paying = played(lay(cards=CARDS, markers={"1.1": QUEEN, "2.5": RICHELIEU}), "1L")
    assert asked(paying) == "Which marker do you give up for Burgundy, one shield and a sword?"
    assert said(paying, "pay reserve") == "a marker from your reserve"


def test_what_a_card_brings_is_foreseen_and_what_its_disc_shows_is_not() -> None:
    position = lay(cards=CARDS, markers={"1.1": RICHELIEU})
    brings = next(offer["brings"] for offer in briefing(position)["offers"] if offer["move"] == "1L")
    assert [event["event"] for event in brings] == ["card-taken", "marker-returned"]
    column = min(cell % COLUMNS for cell in SQUARES if cell < COLUMNS)
    disc = lay(taken={f"1.{number + 1}": number % 2 for number in range(column)})
    brings = next(offer["brings"] for offer in briefing(disc)["offers"] if offer["move"] == "1L")
    assert [event["event"] for event in brings] == ["card-taken"]
    assert said(disc, "1L").endswith("; its disc is yours")


@pytest.mark.parametrize(
    ("taught", "position", "piece"),
    [
        ("ends-only", lay(), "card 2.5"),
        ("ends-only", played(lay(cards=CARDS), "1L"), "card 3.3"),
        ("same-province", played(lay(cards={**CARDS, "3.1": "bretagne-sword"}), "1L"), "card 3.1"),
        ("two-shields", played(lay(cards=CARDS), "1L"), "card 2.1"),
        ("marker-price", lay(markers={"1.1": QUEEN}, lost=(3, 0)), "card 1.1"),
        ("one-marker", played(lay(opening=True, markers={"2.5": QUEEN}), "1L"), "card 2.5"),
        ("card-gone", played(lay(opening=True), "1L"), "card 1.1"),
        ("not-yours", played(lay(cards=CARDS, markers={"1.1": QUEEN, "2.5": RICHELIEU}), "1L"), "card 2.6"),
        ("other-question", lay(), "reserve"),
    ],
)
def test_a_touch_meets_the_rule_that_a_teacher_would_name(taught: str, position: Richelieu, piece: str) -> None:
    assert objection(position, piece) == taught


def test_nothing_is_said_against_what_may_be_had() -> None:
    assert objection(lay(), "card 1.1") is None


def test_the_preview_counts_majorities_and_nothing_that_is_lacking() -> None:
    position = lay(cards=CARDS)
    assert position.game.preview(position, RICHELIEU) == {"leads": [0, 0]}
    played(position, "1L")
    assert position.game.preview(position, RICHELIEU) == {"leads": [2, 0]}, "a shield of Burgundy and a sword"
    assert position.view(RICHELIEU)["scores"] == [2 - 5 * 10, -5 * 12]
