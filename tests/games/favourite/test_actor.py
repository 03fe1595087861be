"""The Actor, who has the power of the topmost card of the court discards that could be played now."""

from typing import Any

import pytest

from antichambre.games.favourite.counting import round_points
from antichambre.games.favourite.rules import Favourite
from games.favourite.tables import (
    asks,
    columns,
    court_discards,
    dice,
    discards,
    hand,
    heard,
    lay,
    line,
    order,
    play,
    refused,
    texts,
    view_of,
)

ROLLED = "gold gold chateau"


def actor(top: str, *rivals: str, **laid: Any) -> Favourite:
    """An Actor in hand, another card so that the turn goes on, and these court discards, the topmost last."""
    return lay("actor guard", *(rivals or ("",)), court_discards=top, **laid)


def borrowed(position: Favourite) -> str:
    """Plays the Actor; what he borrowed."""
    told = play(position, "actor")
    assert heard(told, "court-played") == [{"seat": 0, "court": "actor", "rival": None}]
    (fact,) = heard(told, "borrowed")
    return str(fact["court"])


def test_actor_as_a_prince_is_laid_and_scores_like_one() -> None:
    position = actor("prince")
    before = round_points(position, 0)
    assert borrowed(position) == "prince"
    assert (position.actors[0], position.princes[0], court_discards(position)) == (1, 0, "prince")
    assert round_points(position, 0) == before - 1 + 2
    assert view_of(position, 1)["seats"][0]["princes"] == 1


@pytest.mark.parametrize(
    ("card", "face"), [("treasurer", "gold"), ("chocolatier", "chocolate"), ("architect", "chateau")]
)
def test_actor_as_treasurer_chocolatier_architect(card: str, face: str) -> None:
    position = actor(card, dice=ROLLED)
    assert borrowed(position) == card
    showing = [die for die in (1, 2, 3) if ROLLED.split()[die - 1] == face]
    moves = [f"{card} {die}" for die in (1, 2, 3) if die not in showing]
    if asks(position) == (0, "actor"):
        assert texts(position) == moves
        assert view_of(position, 1)["borrowing"] == card
        play(position, moves[0])
    assert dice(position).split()[int(moves[0][-1]) - 1] == face
    assert court_discards(position) == f"{card} actor"
    assert asks(position) == (0, "act")


def test_actor_as_captain() -> None:
    position = actor("captain", musketeers=[2, 4])
    assert borrowed(position) == "captain"
    assert (position.musketeers[0], court_discards(position)) == (3, "captain actor")


def test_actor_as_gardener() -> None:
    position = actor("gardener", draw="ball gold*4 duchess")
    assert borrowed(position) == "gardener"
    assert line(position) == "ball gold gold gold gold duchess"


def test_actor_as_marquise() -> None:
    position = actor("marquise", line="gold*5 chateau")
    assert borrowed(position) == "marquise"
    assert (asks(position), texts(position)) == ((0, "actor"), [f"marquise {one}+6" for one in range(1, 6)])
    play(position, "marquise 1+6")
    assert line(position) == "chateau gold gold gold gold gold"


def test_actor_as_steward() -> None:
    position = actor("steward", court_draw="prince spy")
    assert borrowed(position) == "steward"
    assert (hand(position, 0), court_discards(position)) == ("prince spy guard", "steward actor")


def test_actor_as_steward_does_not_draw_himself() -> None:
    position = actor("steward", court_rest="hand 1")
    assert borrowed(position) == "steward"
    assert (hand(position, 0), court_discards(position)) == ("steward guard", "actor")


def test_actor_as_steward_keeps_the_hand_limit() -> None:
    position = lay("actor guard*2 captain", "", court_discards="steward", court_draw="prince spy")
    play(position, "actor")
    assert asks(position) == (0, "hand-limit")


def test_actor_as_ambassador() -> None:
    position = actor("ambassador", "", "", before=("gold", "chateau", "chocolate"))
    assert borrowed(position) == "ambassador"
    assert texts(position) == ["ambassador gold 1 chateau", "ambassador gold 2 chocolate"]
    play(position, "ambassador gold 2 chocolate")
    assert (columns(position, 0), columns(position, 2)) == ([0, 1, 0], [1, 0, 0])


def test_actor_as_spy() -> None:
    position = actor("spy", "prince", "captain")
    assert borrowed(position) == "spy"
    assert texts(position) == ["spy 1", "spy 2"]
    play(position, "spy 2")
    assert asks(position) == (2, "guard")
    play(position, "let it be")
    assert (hand(position, 0), court_discards(position)) == ("captain guard", "spy actor")


def test_actor_as_confessor() -> None:
    position = actor("confessor", before=("bastille",))
    assert borrowed(position) == "confessor"
    assert (position.waiting[0], discards(position), court_discards(position)) == (0, "bastille", "confessor actor")


def test_actor_the_guard_cancels_what_he_borrowed() -> None:
    position = actor("spy", "guard", "captain")
    play(position, "actor, spy 1")
    assert (asks(position), view_of(position)["naming"]) == ((1, "guard"), "spy 1")
    told = play(position, "guard")
    assert heard(told, "cancelled") == [{"seat": 1}]
    assert (hand(position, 0), hand(position, 1), court_discards(position)) == ("guard", "", "spy actor guard")


def test_actor_takes_the_topmost_card_that_could_be_played() -> None:
    """No musketeer is spent, no Bastille waits, nothing is rolled: the Prince further down."""
    position = actor("prince captain confessor treasurer")
    assert borrowed(position) == "prince"


def test_actor_takes_a_card_that_could_be_played_before_one_further_down() -> None:
    position = actor("prince captain", musketeers=[3, 4])
    assert borrowed(position) == "captain"


@pytest.mark.parametrize("top", ["actor", "guard", "lieutenant"])
def test_actor_never_an_actor_a_guard_or_a_lieutenant(top: str) -> None:
    position = lay("actor captain", "", court_discards=f"prince {top}", dice=ROLLED)
    assert borrowed(position) == "prince"
    position = lay("actor captain", "", court_discards=top, dice=ROLLED)
    assert refused(position, "actor") == "no-effect"


def test_actor_without_discards_has_no_effect() -> None:
    assert refused(actor(""), "actor") == "no-effect"


def test_actor_what_can_be_played_changes_with_the_stage() -> None:
    position = actor("prince treasurer")
    assert borrowed(position.copy()) == "prince"
    play(position, "roll")
    trial = lay("actor guard", "", court_discards="prince treasurer", dice=ROLLED)
    assert borrowed(trial) == "treasurer"
    trial = lay("actor guard", "", court_discards="prince treasurer gardener marquise", closing=True)
    assert borrowed(trial) == "prince"


def test_actor_must_use_what_he_borrowed() -> None:
    position = actor("marquise")
    play(position, "actor")
    for move in ("roll", "attach guard", "guard", "spy 1", "prince"):
        assert refused(position, move) == "other-question"
    assert refused(position, "marquise 1+4") == "no-effect"


def test_actor_is_told_before_what_he_does() -> None:
    told = play(actor("captain", musketeers=[3, 4]), "actor")
    assert order(told, "court-played", "borrowed", "musketeer-back") == ["court-played", "borrowed", "musketeer-back"]


def test_actor_borrowed_by_a_second_actor_in_turn() -> None:
    """The first lies among the discards, and the second looks past him."""
    position = lay("actor*2 guard", "", court_discards="captain", musketeers=[1, 4])
    play(position, "actor, actor")
    assert (position.musketeers[0], court_discards(position)) == (3, "captain actor actor")
