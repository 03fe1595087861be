"""Which rule a teacher names to whoever touches something that cannot be had; none where a legal move is about it."""

from collections.abc import Callable

import pytest

from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.briefing import objection
from antichambre.kernel.chance import Rng
from games.favourite.tables import FAVOURITE, asks, lay, new, play

ROLLED = "gold chocolate chateau"
TWO_SPECIALS = "gold ball duchess gold chateau bastille"

Case = tuple[Callable[[], Favourite], str, str | None]


def at_ball() -> Favourite:
    position = lay("spy guard", "", line="ball gold*5", dice=ROLLED)
    play(position, "take 1-2")
    assert asks(position)[1] == "ball"
    return position


def at_bastille() -> Favourite:
    position = lay("", "", "", line="bastille gold chateau*4", dice=ROLLED)
    play(position, "take 1-2")
    return position


def at_hand_limit(before: str = "") -> Favourite:
    position = lay("steward prince guard*2", "", court_draw="spy captain", before=(before,))
    play(position, "steward")
    return position


def at_strike() -> Favourite:
    position = lay("", "spy", line="bastille gold chateau*4", dice=ROLLED, before=("", "duchess duchess+captain"))
    play(position, "take 1-2, let it be")
    assert asks(position) == (1, "strike")
    return position


def at_lieutenant(hand: str) -> Favourite:
    position = lay("guard", hand)
    play(position, "roll")
    return position


def at_actor(top: str, **laid: object) -> Favourite:
    position = lay("actor prince", "", court_discards=top, **laid)  # type: ignore[arg-type]
    play(position, "actor")
    assert asks(position) == (0, "actor")
    return position


CASES: dict[str, Case] = {
    # The dice.
    "before the roll all dice are rolled": (lambda: lay("", ""), "dice", None),
    "before the roll no die shows anything": (lambda: lay("treasurer", ""), "die 1", "roll-first"),
    "a musketeer rolls a die again": (lambda: lay("", "", dice=ROLLED), "die 1", None),
    "without a musketeer none does": (lambda: lay("", "", dice=ROLLED, musketeers=[0, 4]), "die 1", "no-musketeer"),
    "after the take the dice have done their work": (lambda: lay("spy", "", closing=True), "die 1", "taken-already"),
    "a Lieutenant has a die rolled again": (lambda: at_lieutenant("lieutenant"), "die 1", None),
    "whoever has none does not": (lambda: at_lieutenant("spy"), "die 1", "not-held"),
    "an Actor turns a die": (lambda: at_actor("treasurer", dice="gold chateau chateau"), "die 2", None),
    "but not to what it shows": (lambda: at_actor("treasurer", dice="gold chateau chateau"), "die 1", "no-effect"),
    # The line.
    "before the roll nothing is taken": (lambda: lay("spy", ""), "place 1", "roll-first"),
    "what a die shows": (lambda: lay("", "", dice="gold gold gold"), "place 1", None),
    "what no die shows": (lambda: lay("", "", dice="gold gold gold"), "place 2", "dice"),
    "a special in the midst": (lambda: lay("", "", line=TWO_SPECIALS, dice="chocolate*3"), "place 2", "line-end"),
    "a special at the end comes along": (lambda: lay("", "", line=TWO_SPECIALS, dice="chateau*3"), "place 6", None),
    "not without a resource": (lambda: lay("", "", line=TWO_SPECIALS, dice="gold*3"), "place 6", "one-resource"),
    "a line that is shorter": (lambda: lay("", "", line="gold*3", dice="chateau*3"), "place 5", "no-such-card"),
    "after the take nothing more": (lambda: lay("spy", "", closing=True), "place 1", "taken-already"),
    "a Marquise of the Actor swaps it": (lambda: at_actor("marquise"), "place 1", None),
    "while a ball is placed": (at_ball, "place 3", "other-question"),
    # Court cards in hand.
    "a card that can be played": (lambda: lay("prince", ""), "court prince", None),
    "a card that can be given away": (lambda: lay("captain", "", before=("duchess",)), "court captain", None),
    "one without effect": (lambda: lay("captain", ""), "court captain", "no-effect"),
    "one that turns a die, too early": (lambda: lay("architect", ""), "court architect", "after-a-roll"),
    "one that touches the line, too late": (
        lambda: lay("gardener", "", closing=True),
        "court gardener",
        "before-taking",
    ),
    "a Spy where all hands are empty": (lambda: lay("spy", ""), "court spy", "no-effect"),
    "an Ambassador with nothing to give": (lambda: lay("ambassador", ""), "court ambassador", "no-such-card"),
    "an Actor without a part": (lambda: lay("actor", ""), "court actor", "no-effect"),
    "a Confessor without a Bastille": (lambda: lay("confessor", ""), "court confessor", "no-bastille"),
    "a Guard is an answer": (lambda: lay("guard", ""), "court guard", "rivals-turn"),
    "a Lieutenant is an answer": (lambda: lay("lieutenant", "", dice=ROLLED), "court lieutenant", "rivals-turn"),
    "one that is not there": (lambda: lay("prince", ""), "court captain", "not-held"),
    "while a ball is placed, no card": (at_ball, "court spy", "other-question"),
    "nor a Guard, who answers rivals": (at_ball, "court guard", "rivals-turn"),
    "one too many is discarded": (at_hand_limit, "court spy", None),
    # What lies before oneself and before rivals.
    "a ball goes into a column": (at_ball, "own gold", None),
    "a column by itself": (lambda: lay("spy", "captain"), "own gold", "other-question"),
    "a column that is empty": (lambda: lay("ambassador", "", before=("gold", "gold")), "own chateau", "no-such-card"),
    "a rival's column by itself": (lambda: lay("spy", "captain"), "column 1 gold", "other-question"),
    "a rival's column that is empty": (
        lambda: lay("ambassador", "", before=("gold", "chateau")),
        "column 1 chocolate",
        "no-such-card",
    ),
    "a column the Actor trades": (
        lambda: at_actor("ambassador", before=("gold", "chateau chocolate")),
        "own gold",
        None,
    ),
    "and one he cannot": (
        lambda: at_actor("ambassador", before=("gold", "chateau chocolate")),
        "own chocolate",
        "no-such-card",
    ),
    "a rival by themselves": (lambda: lay("captain", "spy"), "rival 1", "other-question"),
    "a rival with an empty hand": (lambda: lay("spy", "", "captain"), "rival 1", "no-effect"),
    "a rival to spy on": (lambda: lay("spy", "", "captain"), "rival 2", None),
    "a Bastille goes before a rival": (at_bastille, "rival 2", None),
    "and before nobody's column": (at_bastille, "column 2 gold", "other-question"),
    # Duchesses and discards.
    "a duchess takes a card": (lambda: lay("captain", "", before=("duchess",)), "duchess", None),
    "a duchess is struck": (at_strike, "duchess", None),
    "or one with her card": (at_strike, "lady captain", None),
    "not a card in hand": (at_strike, "court spy", "other-question"),
    "a lady keeps her card": (lambda: lay("captain", "", before=("duchess+spy",)), "lady spy", "other-question"),
    "nothing is discarded at will": (lambda: lay("captain", ""), "pile", "other-question"),
    "but what is too many": (at_hand_limit, "pile", None),
    "or a duchess has it": (lambda: at_hand_limit("duchess"), "duchess", None),
}


@pytest.mark.parametrize("taught", CASES)
def test_the_rule_that_a_touch_meets(taught: str) -> None:
    table, piece, rule = CASES[taught]
    assert objection(table(), piece) == rule


def test_every_kind_of_piece_is_met_in_every_kind_of_question() -> None:
    """Whatever is touched, whenever: a legal move, or a rule with its sentence."""
    pieces = {piece for _, piece, _ in CASES.values()}
    decisions = set()
    for seats in (2, 4):
        for number in range(4):
            position, rng = new(seats, f"touch {number}"), Rng(number)
            while not position.over:
                legal = position.moves()
                if len(position.history) % 5 == 0 or position.decision not in decisions:
                    decisions.add(position.decision)
                    lit = {piece for move in legal for piece in verb_pieces(position, move.action)}
                    for piece in pieces | lit:
                        assert (objection(position, piece) is None) == (piece in lit)
                position.play(legal[rng.below(len(legal))])
    assert len(decisions) >= len(FAVOURITE.decisions) - 1


def verb_pieces(position: Favourite, action: int) -> list[str]:
    verbs = FAVOURITE.questions[position.question].verbs
    verb = next(verb for verb in verbs if verb.first <= action < verb.first + verb.ways)
    return verb.pieces(position, action - verb.first)


def test_a_court_card_is_touched_before_what_it_is_aimed_at() -> None:
    """Unless the question is about it already."""
    position = lay("spy marquise", "captain")
    assert verb_pieces(position, position.parse("spy 1").action) == ["court spy", "rival 1"]
    assert verb_pieces(position, position.parse("marquise 1+2").action) == ["court marquise", "place 1", "place 2"]
    assert verb_pieces(at_actor("marquise"), position.parse("marquise 1+2").action) == ["place 1", "place 2"]
    assert verb_pieces(at_lieutenant("lieutenant"), FAVOURITE.by_text["lieutenant 2"].action) == ["die 2"]


def test_every_way_of_every_verb_has_its_pieces() -> None:
    """Legal or not, at every question."""
    for table in (at_ball, at_bastille, at_strike, lambda: at_actor("marquise"), lambda: lay("spy", "")):
        position = table()
        for question in FAVOURITE.questions:
            for verb in question.verbs:
                for way in range(verb.ways):
                    assert all(isinstance(piece, str) for piece in verb.pieces(position, way))
