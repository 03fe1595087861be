"""Every reason to refuse a move is met, by its name; and what is refused changes nothing."""

from collections.abc import Callable

import pytest

from antichambre.games.sun_king.rules import SunKing
from antichambre.games.sun_king.vocabulary import VOCABULARY
from games.sun_king.tables import lay, play, refused, texts, view_of

Case = tuple[Callable[[], SunKing], str]


def at(position: SunKing, moves: str) -> SunKing:
    play(position, moves)
    return position


CASES: dict[str, list[Case]] = {
    "other-question": [
        (lambda: lay("", ""), "end"),
        (lambda: lay("red", ""), "turn 1"),
        (lambda: lay("", "", phase=3), "another"),
        (lambda: at(lay("", "", phase=2, draw="medal red blue"), "turn 2"), "pay power"),
        (lambda: at(lay("blue", "", phase=2, draw="debts red blue-seal"), "turn 1"), "discard blue"),
    ],
    "not-yourself": [
        (lambda: lay("green red", "", ""), "duel 0"),
        (lambda: lay("green red", "", ""), "duel 0+2"),
        (lambda: lay("overlord red", ""), "overlord 0"),
        (lambda: lay("blue red", "green"), "spoil 0 red"),
        (lambda: lay("red", "", phase=3), "strike 0"),
        (lambda: lay("red", "", phase=3), "swap 0 red"),
        (lambda: lay("red", "", phase=3, gold=[2, 1]), "banish 0 red"),
    ],
    "not-in-game": [
        (lambda: lay("green red", "", ""), "duel 3"),
        (lambda: lay("green red", "", "", "", out=(2,)), "duel 1+2"),
        (lambda: lay("overlord red", "", "", out=(1,)), "overlord 1"),
        (lambda: lay("", "", "", out=(1,), phase=3), "strike 1"),
    ],
    "no-majority": [
        (lambda: lay("yellow", ""), "power"),
        (lambda: lay("red", ""), "wealth"),
        (lambda: lay("red", ""), "duel 1"),
        (lambda: lay("red", "blue"), "exchange red"),
        (lambda: lay("red", "blue"), "spoil 1 blue"),
    ],
    "once-a-turn": [
        (lambda: at(lay("red yellow", ""), "power"), "power"),
        (lambda: at(lay("authority red", ""), "authority"), "authority"),
        (lambda: at(lay("pension red", ""), "pension"), "pension"),
        (lambda: at(lay("conspiracy red*2", ""), "conspire red for gold"), "conspire red for power"),
    ],
    "two-from-one": [(lambda: lay("green red", ""), "duel 0+1")],
    "duel-first": [(lambda: lay("green red", ""), "end")],
    "bank-empty": [
        (lambda: lay("red yellow", "", power=[30, 30]), "power"),
        (lambda: lay("red yellow", "", gold=[10, 10]), "wealth"),
        (lambda: lay("authority yellow", "", power=[30, 30]), "authority"),
        (lambda: lay("pension red", "", gold=[10, 10]), "pension"),
        (lambda: lay("conspiracy red", "", power=[30, 30]), "conspire red for power"),
        (lambda: lay("conspiracy red", "", gold=[10, 10]), "conspire red for gold"),
    ],
    "bank-in-full": [
        (lambda: at(lay("purple", "", phase=2, draw="mazarin red"), "turn 1"), "the rest"),
        (lambda: at(lay("purple", "", phase=2, power=[30, 30], draw="mazarin red"), "turn 1"), "two power"),
        (lambda: at(lay("purple", "", phase=2, gold=[10, 9], draw="mazarin red"), "turn 1"), "two gold"),
    ],
    "top-cards": [
        (lambda: lay("blue", "green", discard="red"), "exchange red"),
        (lambda: lay("blue", "green"), "spoil 1 red"),
        (lambda: at(lay("blue red", "green"), "spoil 1 green"), "give yellow"),
        (lambda: lay("conspiracy red", ""), "conspire blue for gold"),
        (lambda: at(lay("blue", "red-seal", phase=2, draw="debts red yellow"), "turn 2"), "discard green"),
        (lambda: at(lay("blue", "", phase=2, draw="pension red yellow"), "turn 2, bid 2, pass"), "pay green"),
        (lambda: lay("blue", "green", phase=3), "swap 1 red"),
        (lambda: lay("blue", "green", phase=3, gold=[2, 1]), "banish 1 red"),
    ],
    "own-card": [
        (lambda: lay("influence pension", "green"), "spoil 1 green"),
        (lambda: lay("influence", "green", phase=3), "swap 1 green"),
    ],
    "pile-empty": [(lambda: lay("blue red", ""), "exchange red")],
    "another-card": [
        (lambda: at(lay("blue red", "", discard="green yellow"), "exchange red"), "take red"),
        (lambda: at(lay("blue red", "", discard="green yellow"), "exchange red"), "take purple"),
    ],
    "open-cards": [(lambda: at(lay("", "", phase=2, draw="red blue"), "turn 2"), "take green")],
    "one-colour": [(lambda: at(lay("influence", "", phase=2, draw="red red blue"), "turn 3, take red"), "take blue")],
    "not-owned": [
        (lambda: lay("yellow", "authority"), "authority"),
        (lambda: lay("red", "pension"), "pension"),
        (lambda: lay("red", "overlord"), "overlord 1"),
        (lambda: lay("red", "conspiracy"), "conspire red for gold"),
        (lambda: lay("conspiracy red", "medal"), "conspire medal for gold"),
        (lambda: at(lay("blue", "red-seal", phase=2, draw="debts red yellow"), "turn 2"), "discard medal"),
        (lambda: at(lay("blue", "", phase=2, draw="pension red yellow"), "turn 2, bid 2, pass"), "pay medal"),
    ],
    "short-of-tokens": [
        (lambda: at(lay("blue", "red-seal", phase=2, power=[1, 9], draw="debts red yellow"), "turn 2"), "two power"),
        (lambda: at(lay("blue", "red-seal", phase=2, draw="debts red yellow"), "turn 2"), "two gold"),
        (lambda: at(lay("red", "", phase=2, gold=[0, 0], draw="pension red blue"), "turn 2, bid 2, pass"), "pay gold"),
    ],
    "debts-card": [
        (lambda: at(lay("blue red", "red-seal", phase=2, draw="debts red yellow"), "turn 2"), "the rest"),
        (lambda: at(lay("", "red-seal", phase=2, draw="debts red yellow"), "turn 2"), "the rest"),
    ],
    "raise": [(lambda: at(lay("", "", phase=2, draw="medal red blue"), "turn 2, bid 3"), "bid 3")],
    "means": [(lambda: at(lay("", "", phase=2, draw="medal red blue"), "turn 2"), "bid 11")],
    "needless-piece": [
        (lambda: at(lay("red", "", phase=2, draw="medal red blue"), "turn 2, bid 2, pass, pay power"), "pay red")
    ],
    "one-gold-action": [
        (lambda: at(lay("conspiracy", "", phase=3, gold=[4, 1]), "strike 1"), "strike 1"),
        (lambda: at(lay("conspiracy", "", phase=3, gold=[4, 1]), "strike 1"), "draw"),
    ],
    "gold-price": [
        (lambda: lay("", "red", phase=3), "draw"),
        (lambda: lay("", "red", phase=3), "banish 1 red"),
        (lambda: lay("conspiracy", "red", phase=3, gold=[0, 0]), "strike 1"),
    ],
}


def test_every_reason_has_a_case() -> None:
    assert list(CASES) == VOCABULARY.rules[1:]
    assert VOCABULARY.rules[0] == ""


@pytest.mark.parametrize(
    ("rule", "case"),
    [pytest.param(rule, case, id=f"{rule}: {case[1]}") for rule, cases in CASES.items() for case in cases],
)
def test_refused_by_its_rule_and_nothing_changes(rule: str, case: Case) -> None:
    lie, text = case
    position = lie()
    before = (view_of(position), list(position.census()), list(position.history), texts(position))
    assert refused(position, text) == rule
    assert text not in texts(position)
    assert (view_of(position), list(position.census()), list(position.history), texts(position)) == before


def test_a_text_that_is_no_move() -> None:
    assert refused(lay("", ""), "turn 4") == "no-such-move"
    assert refused(lay("", ""), "duel 6") == "no-such-move"
