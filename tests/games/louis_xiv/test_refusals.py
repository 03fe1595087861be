"""Every reason to refuse a move is met, by its name; and what is refused changes nothing."""

from collections.abc import Callable

import pytest

import antichambre
from antichambre.games.louis_xiv.rules import LouisXIV
from games.louis_xiv.tables import LOUIS_XIV, count, lay, play, refused, texts, view_of

Case = tuple[Callable[[], LouisXIV], str]
HANDS = {0: "6 joker 2", 1: "4 5 6"}


def at(position: LouisXIV, moves: str) -> LouisXIV:
    play(position, moves)
    return position


def cards(**table: str) -> LouisXIV:
    return lay("cards", cards=HANDS, laid={0: table.get("laid", "")})


CASES: dict[str, list[Case]] = {
    "other-question": [
        (cards, "6:3"),
        (cards, "take back"),
        (cards, "bonus 1"),
        (cards, "onto 1"),
        (cards, "enough"),
        (cards, "trade"),
        (cards, "later"),
        (cards, "two louis"),
        (cards, "plot general"),
        (cards, "win the tie"),
        (cards, "bribe"),
        (cards, "maintenon 1"),
        (cards, "fulfil louis-Sany"),
        (cards, "spend crown+crown"),
        (cards, "draw dark"),
        (cards, "crown for ring"),
        (cards, "keep crown"),
        (cards, "return louis-Sany"),
        (lambda: at(cards(), "card 6"), "card 2"),
        (lambda: lay("supply", in_round=2, laid={0: "token-for-card"}), "later"),
    ],
    "not-held": [
        (cards, "card 1"),
        (cards, "card 4"),
        (lambda: cards(laid="four-tokens"), "four 1"),
        (lambda: cards(laid="swap-card"), "swap 1"),
        (lambda: lay("missions", chips={0: "crown*2"}), "fulfil louis-Sany"),
        (lambda: lay("missions", laid={0: "swap-missions"}, missions={0: "louis"}), "return louis-Hany"),
    ],
    "no-tokens": [
        (lambda: at(lay("cards", cards=HANDS, general={0: 15}), "card 6"), "6:2"),
        (lambda: at(lay("cards", cards=HANDS, general={0: 15}), "card joker"), "6:2"),
        (lambda: count(5, plots={1: "5"}, general={1: 15}), "plot two"),
        (lambda: count(8, on={8: [1, 0], 2: [14, 0]}, general={0: 1}), "maintenon 2"),
    ],
    "begin-on-the-card": [(lambda: at(cards(), "card 6"), "1:1 6:1"), (lambda: at(cards(), "card 2"), "3:3")],
    "card-tokens": [(lambda: at(cards(), "card 6"), "6:4")],
    "joker-tokens": [(lambda: at(cards(), "card joker"), "6:3"), (lambda: at(cards(), "card joker"), "6:1 1:2")],
    "four-on-one": [(lambda: at(cards(laid="four-tokens"), "four 6"), "6:1 1:1")],
    "not-laid": [
        (cards, "skip"),
        (cards, "four 6"),
        (cards, "swap 6"),
        (lambda: lay("influence", king=1, cards=HANDS, laid={0: "onto-1"}), "bonus 2"),
        (lambda: lay("influence", king=1, cards=HANDS, laid={0: "onto-1"}), "bonus king"),
        (lambda: lay("influence", king=1, cards=HANDS, laid={0: "onto-1"}), "bonus 6"),
        (lambda: lay("missions", chips={0: "ring*2"}), "crown for ring"),
    ],
    "once-a-phase": [
        (lambda: at(cards(laid="pay-to-skip"), "skip, card 4, take back"), "skip"),
        (lambda: at(cards(laid="swap-card"), "swap 2, card 4, take back"), "swap 6"),
        (lambda: at(cards(laid="four-tokens"), "four 2, 1:1, card 4, take back"), "four 6"),
        (lambda: at(lay("influence", king=1, cards=HANDS, laid={0: "onto-1 onto-2"}), "bonus 1"), "bonus 1"),
        (
            lambda: at(lay("missions", chips={0: "ring*2"}, laid={0: "chip-for-crown"}), "crown for ring"),
            "crown for ring",
        ),
    ],
    "louis-short": [
        (lambda: lay("cards", cards=HANDS, laid={0: "pay-to-skip"}, louis={0: 1}), "skip"),
        (lambda: lay("missions", chips={0: "ring*2"}, laid={0: "chip-for-crown"}, louis={0: 1}), "crown for ring"),
    ],
    "general-short": [
        (lambda: lay("supply", in_round=2, laid={0: "allowance"}, general={0: 1}), "two tokens"),
        (lambda: count(5, plots={1: "5"}, general={1: 0}), "plot general"),
    ],
    "pile-empty": [
        (
            lambda: lay(
                "cards",
                laid={0: "swap-card"},
                cards={0: "1*2 2*2 3*2 4*2", 1: "5*2 6*2 7*2 8*2", 2: "9*2 10*2 11*2", 3: "12*2 joker*6"},
            ),
            "swap 1",
        ),
        (
            lambda: at(
                lay(
                    "missions",
                    chips={0: "sceptre*2"},
                    missions={0: "louis-Sany"},
                    laid={
                        1: "three-tokens three-louis plot token-for-card four-tokens late-token win-a-tie cheaper-bribe"
                    },
                ),
                "fulfil louis-Sany",
            ),
            "draw dark",
        ),
    ],
    "chips-asked": [
        (lambda: lay("missions", chips={0: "ring*2"}, missions={0: "louis-Sany"}), "fulfil louis-Sany"),
        (
            lambda: at(
                lay("missions", chips={0: "ring*2 sceptre letter"}, missions={0: "louis-Rany"}), "fulfil louis-Rany"
            ),
            "spend sceptre+letter",
        ),
    ],
    "chip-short": [
        (lambda: at(lay("missions", chips={0: "ring letter"}), "enough"), "keep crown"),
        (lambda: lay("missions", chips={0: "ring*2"}, laid={0: "chip-for-crown"}), "crown for letter"),
        (
            lambda: at(lay("missions", chips={0: "ring*2 sceptre"}, missions={0: "louis-Rany"}), "fulfil louis-Rany"),
            "spend ring+crown",
        ),
    ],
    "crowns-gone": [
        (lambda: lay("missions", chips={0: "ring*2", 1: "crown*10"}, laid={0: "chip-for-crown"}), "crown for ring")
    ],
}


def test_every_rule_has_a_case() -> None:
    assert set(CASES) | {"on-to-a-neighbour"} == set(LOUIS_XIV.rules[1:])  # which a touch meets: test_touches.py


@pytest.mark.parametrize(
    ("rule", "number"), [(rule, number) for rule, cases in CASES.items() for number in range(len(cases))]
)
def test_a_move_is_refused_by_its_rule_and_changes_nothing(rule: str, number: int) -> None:
    laid, text = CASES[rule][number]
    position = laid()
    before = [view_of(position, seat) for seat in (None, 0, 1, 2, 3)]
    assert refused(position, text) == rule
    assert text not in texts(position)
    with pytest.raises(antichambre.IllegalMove):
        position.play(LOUIS_XIV.by_text[text])
    assert [view_of(position, seat) for seat in (None, 0, 1, 2, 3)] == before


def test_what_is_no_move_at_all() -> None:
    position = cards()
    for text in ("", "card 13", "card 0", "6:5", "6:1 2:1", "keep everything"):
        assert refused(position, text) == "no-such-move"


def test_after_the_end_nothing_can_be_played() -> None:
    position = lay("missions", in_round=4)
    assert position.over
    assert refused(position, "enough") == "game-over"
