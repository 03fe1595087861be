"""Which rule somebody meets who touches what no legal move is about."""

from collections.abc import Callable

import pytest

from antichambre.games.sun_king.rules import SunKing
from antichambre.kernel.briefing import objection
from games.sun_king.tables import lay, play

Lie = Callable[[], SunKing]


def at(position: SunKing, moves: str) -> SunKing:
    play(position, moves)
    return position


def second_choice() -> SunKing:
    return at(lay("influence", "", phase=2, draw="red red blue"), "turn 3, take red")


def debts(sphere: str = "blue red", power: int = 1, gold: int = 0) -> SunKing:
    table = lay(sphere, "red-seal", phase=2, power=[power, 9], gold=[gold, 1], draw="debts red yellow")
    return at(table, "turn 2")


def bidding() -> SunKing:
    return at(lay("blue medal", "", phase=2, draw="pension red yellow"), "another, enough")


CASES: list[tuple[str, Lie, str, str]] = [
    # Phase 1
    ("a quality without its majority", lambda: lay("yellow red", "red"), "own red", "no-majority"),
    ("a quality that was used", lambda: at(lay("yellow red", ""), "wealth"), "own yellow", "once-a-turn"),
    ("a quality without tokens in the bank", lambda: lay("yellow red", "", gold=[10, 10]), "own yellow", "bank-empty"),
    ("Duel is fought with a rival", lambda: lay("green red", ""), "own green", "duel-first"),
    ("Duel without its majority", lambda: lay("green red", "green"), "own green", "no-majority"),
    ("Duel that was fought", lambda: at(lay("green red", ""), "duel 1"), "own green", "once-a-turn"),
    ("Etiquette and an empty discard pile", lambda: lay("blue red", ""), "own blue", "pile-empty"),
    ("Intrigue waits for Mazarin", lambda: lay("purple red", ""), "own purple", "other-question"),
    ("a card that was used", lambda: at(lay("authority red", ""), "authority"), "own authority", "once-a-turn"),
    ("each Pension once", lambda: at(lay("pension red", ""), "pension"), "own pension", "once-a-turn"),
    ("the Overlord once", lambda: at(lay("overlord red", ""), "overlord 1"), "own overlord", "once-a-turn"),
    ("a card for phase 2", lambda: lay("medal red", ""), "own medal", "other-question"),
    ("one conspiracy a turn", lambda: at(lay("conspiracy medal red", ""), "conspire red for gold"), "own medal",
     "once-a-turn"),
    ("a rival, without Duel", lambda: lay("red", ""), "rival 1", "no-majority"),
    ("a rival, once fought", lambda: at(lay("green red", ""), "duel 1"), "rival 1", "once-a-turn"),
    ("one who has left the court", lambda: lay("green red", "", "", out=(2,)), "rival 2", "not-in-game"),
    ("oneself", lambda: lay("green red", "", ""), "rival 0", "not-yourself"),
    ("a rival's card, without Etiquette", lambda: lay("red", "blue"), "row 1 blue", "no-majority"),
    ("a rival's card, with none of one's own", lambda: lay("influence pension", "green"), "row 1 green", "own-card"),
    ("an empty row of a rival's", lambda: lay("blue", "green"), "row 1 red", "top-cards"),
    ("one's own tokens", lambda: lay("red", ""), "token gold", "other-question"),
    ("the bank's tokens", lambda: lay("red", ""), "bank power", "other-question"),
    ("the draw pile too early", lambda: lay("red", ""), "draw", "other-question"),
    # Etiquette goes on
    ("an empty row of one's own", lambda: at(lay("blue red", "green"), "spoil 1 green"), "own yellow", "top-cards"),
    ("no auction card goes by Etiquette", lambda: at(lay("blue red medal", "green"), "spoil 1 green"), "own medal",
     "other-question"),
    ("the card just given", lambda: at(lay("blue red", "", discard="green yellow"), "exchange red"), "card red",
     "another-card"),
    # Phase 2
    ("a card of one's own before turning", lambda: lay("red", "", phase=2), "own red", "other-question"),
    ("a rival while one announces", lambda: lay("red", "", phase=2), "rival 1", "other-question"),
    ("an open card while the Medal asks", lambda: lay("medal", "", phase=2, draw="red"), "card red", "other-question"),
    ("a card that does not lie open", lambda: at(lay("", "", phase=2, draw="red blue"), "turn 2"), "card green",
     "open-cards"),
    ("a card of one's own while choosing", lambda: at(lay("red", "", phase=2, draw="red blue"), "turn 2"), "own red",
     "other-question"),
    ("a second card of another colour", second_choice, "card blue", "one-colour"),
    # Special cards
    ("tokens that the bank has not", lambda: at(
        lay("purple", "", phase=2, gold=[10, 10], draw="mazarin red"), "turn 1"), "bank gold", "bank-in-full"),
    ("too few tokens for debts", debts, "token power", "short-of-tokens"),
    ("a rival's card does not pay debts", lambda: debts(power=9), "row 1 red", "other-question"),
    # Auctions
    ("bids are said, not shown", bidding, "own blue", "other-question"),
    ("tokens are not paid while one bids", bidding, "token gold", "other-question"),
    ("a needless piece", lambda: at(
        lay("red", "", phase=2, draw="medal red blue"), "turn 2, bid 2, pass, pay power"), "own red", "needless-piece"),
    ("tokens that one has not", lambda: at(
        lay("red", "", phase=2, gold=[0, 0], draw="pension red blue"), "turn 2, bid 2, pass"), "token gold",
     "short-of-tokens"),
    ("a rival does not pay", lambda: at(
        lay("red", "", phase=2, draw="pension red blue"), "turn 2, bid 2, pass"), "rival 1", "other-question"),
    # Phase 3
    ("a rival, without gold", lambda: lay("conspiracy", "red", phase=3, gold=[0, 0]), "rival 1", "gold-price"),
    ("a second gold action", lambda: at(lay("conspiracy", "red", phase=3, gold=[4, 1]), "strike 1"), "rival 1",
     "one-gold-action"),
    ("a rival's card, without gold", lambda: lay("conspiracy", "red", phase=3, gold=[0, 0]), "row 1 red", "gold-price"),
    ("a rival's card, with none of one's own", lambda: lay("influence", "red", phase=3), "row 1 red", "own-card"),
    ("a draw that is too dear", lambda: lay("red", "red", phase=3), "draw", "gold-price"),
    ("a card of one's own", lambda: lay("red medal", "red", phase=3), "own medal", "other-question"),
    ("no auction card in a swap", lambda: at(lay("red yellow medal", "blue", phase=3), "swap 1 blue"), "own medal",
     "other-question"),
]  # fmt: skip


@pytest.mark.parametrize(("lie", "piece", "rule"), [pytest.param(*case[1:], id=case[0]) for case in CASES])
def test_what_is_taught_to_whoever_touches_it(lie: Lie, piece: str, rule: str) -> None:
    assert objection(lie(), piece) == rule


@pytest.mark.parametrize(
    ("lie", "piece"),
    [
        (lambda: lay("red", ""), "own red"),
        (lambda: lay("green red", ""), "rival 1"),
        (lambda: lay("blue", "green"), "row 1 green"),
        (lambda: lay("conspiracy medal", ""), "own medal"),
        (lambda: lay("", "", phase=2), "draw"),
        (debts, "own blue"),
        (lambda: debts(power=1, gold=1), "token gold"),
        (lambda: at(lay("purple", "", phase=2, draw="mazarin red"), "turn 1"), "bank gold"),
    ],
)
def test_nothing_is_objected_to_what_is_legal(lie: Lie, piece: str) -> None:
    assert objection(lie(), piece) is None
