"""Why not: every key that a refusal can name is met, and says what it should."""

from collections.abc import Callable

import pytest

from antichambre.games.favourite.rules import Favourite
from antichambre.games.favourite.vocabulary import VOCABULARY
from antichambre.kernel.vocabulary import ALLOWED
from games.favourite.tables import FAVOURITE, asks, lay, play, refused

ROLLED = "gold chocolate chateau"
RULES = VOCABULARY.rules
TAUGHT = ["roll-first", "taken-already"]  # by a touch alone: test_touches.py


def at_a_question(decision: str) -> Favourite:
    """A table at which this is asked of somebody."""
    bastille = "bastille gold chateau chateau chateau chateau"
    if decision == "open":
        return lay("prince", "")
    if decision == "lieutenant":
        position = lay("prince", "lieutenant")
        play(position, "roll")
    elif decision == "guard":
        position = lay("spy prince", "guard")
        play(position, "spy 1")
    elif decision == "act":
        position = lay("prince", "", dice=ROLLED)
    elif decision == "actor":
        position = lay("actor prince", "", court_discards="marquise")
        play(position, "actor")
    elif decision == "ball":
        position = lay("", "", line="ball gold chateau chateau chateau chateau", dice=ROLLED)
        play(position, "take 1-2")
    elif decision == "bastille":
        position = lay("", "", "", line=bastille, dice=ROLLED)
        play(position, "take 1-2")
    elif decision == "confess":
        position = lay("", "confessor", line=bastille, dice=ROLLED)
        play(position, "take 1-2")
    elif decision == "strike":
        position = lay("", "", line=bastille, dice=ROLLED, before=("", "duchess duchess+spy"))
        play(position, "take 1-2")
    elif decision == "hand-limit":
        position = lay("steward prince guard*2", "", court_draw="spy captain")
        play(position, "steward")
    else:
        position = lay("prince", "", closing=True)
    return position


# A move of each kind, and the questions that it may answer.
ANSWERS = {
    "roll": {"open"},
    "reroll 1": {"act"},
    "take 1": {"act"},
    "take nothing": {"act"},
    "end": {"close"},
    "attach spy": {"open", "act", "close", "hand-limit"},
    "drop spy": {"hand-limit"},
    "prince": {"open", "act", "close"},
    "marquise 1+2": {"open", "act", "close", "actor"},
    "let it be": {"lieutenant", "guard", "confess"},
    "ball gold": {"ball"},
    "bastille 1": {"bastille"},
    "lose duchess": {"strike"},
}


@pytest.mark.parametrize("decision", VOCABULARY.decisions)
def test_every_question_is_met(decision: str) -> None:
    assert asks(at_a_question(decision))[1] == decision


@pytest.mark.parametrize("decision", VOCABULARY.decisions)
def test_a_move_that_answers_another_question(decision: str) -> None:
    position = at_a_question(decision)
    for text, answers in ANSWERS.items():
        why = RULES[position.refusal(FAVOURITE.by_text[text].action)]
        assert (why == "other-question") == (decision not in answers), (text, why)


MET: dict[str, tuple[Callable[[], Favourite], str]] = {
    "other-question": (lambda: lay("prince", ""), "end"),
    "before-taking": (lambda: lay("gardener", "", closing=True), "gardener"),
    "after-a-roll": (lambda: lay("treasurer", ""), "treasurer 1"),
    "rivals-turn": (lambda: lay("lieutenant", ""), "lieutenant 1"),
    "not-held": (lambda: lay("spy", ""), "prince"),
    "no-effect": (lambda: lay("captain", ""), "captain"),
    "not-yourself": (lambda: lay("spy", "prince"), "spy 0"),
    "not-in-game": (lambda: lay("spy", "prince"), "spy 2"),
    "no-musketeer": (lambda: lay("", "", dice=ROLLED, musketeers=[0, 4]), "reroll 1"),
    "line-end": (lambda: lay("", "", line="gold ball gold gold gold gold", dice=ROLLED), "take 1-2"),
    "one-resource": (lambda: lay("", "", line="ball gold gold gold gold gold", dice=ROLLED), "take 1"),
    "dice": (lambda: lay("", "", line="gold*6", dice=ROLLED), "take 1-2"),
    "no-such-card": (lambda: lay("ambassador", "", before=("gold",)), "ambassador gold 1 chateau"),
    "no-free-duchess": (lambda: lay("spy", "", before=("duchess+guard",)), "attach spy"),
    "no-bastille": (lambda: lay("confessor", ""), "confessor"),
}


def test_every_key_is_met() -> None:
    assert [*MET, *TAUGHT] == RULES[1:]
    assert RULES[ALLOWED] == ""


@pytest.mark.parametrize("key", MET)
def test_why_not(key: str) -> None:
    table, text = MET[key]
    position = table()
    before = [position.view(seat) for seat in (0, 1)]
    assert refused(position, text) == key
    assert text not in [str(move) for move in position.moves()]
    assert [position.view(seat) for seat in (0, 1)] == before
