"""Nobody is told what they may not know: hands, piles, and who could react."""

from collections import Counter
from typing import Any

import pytest

from antichambre.games.favourite.components import ALL_COURT, ALL_PETITIONS, COURT, KINDS, PETITIONS
from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.chance import Rng
from conformance.walks import hidden_part
from games.favourite.tables import asks, hand, heard, lay, play, texts, view_of

FAR = 70.0
"""Chi-square with 13 degrees of freedom stays below this but for one time in a billion."""


def after_a_roll(*hands: str, **laid: Any) -> Favourite:
    position = lay(*hands, **laid)
    play(position, "roll")
    return position


def world_of(position: Favourite, seat: int, number: int) -> Favourite:
    world = position.resample(seat, Rng(number))
    assert isinstance(world, Favourite)
    return world


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[name] - wanted) ** 2 / wanted for name, wanted in expected.items())


# Ruling 12: the Lieutenant


def test_ruling_12_who_holds_a_lieutenant_changes_nobody_elses_view() -> None:
    """The same table and the same dice, whoever holds a Lieutenant: one after the other is asked, and everybody sees
    the same at each step."""
    hands = ["captain prince", "spy guard", "spy guard", "steward marquise"]
    for holder in (1, 2, 3):
        changed = list(hands)
        changed[holder] = f"lieutenant {changed[holder].split()[1]}"
        position, without = after_a_roll(*changed), after_a_roll(*hands)
        for asked in ((1, "lieutenant"), (2, "lieutenant"), (3, "lieutenant")):
            for viewer in (0, 1, 2, 3, None):
                if viewer != holder:
                    assert view_of(position, viewer) == view_of(without, viewer)
                assert (view_of(position, viewer)["asked"], view_of(position, viewer)["decision"]) == asked
            assert play(position, "let it be") == play(without, "let it be") == []
        assert asks(position) == asks(without) == (0, "act")


def test_ruling_12_to_let_it_be_is_told_to_nobody() -> None:
    position = after_a_roll("captain", "lieutenant", "prince")
    assert position.play(position.parse("let it be")) == []


def test_ruling_12_the_roll_tells_the_same_whoever_is_asked() -> None:
    told = [play(lay("captain", rival, "prince"), "roll") for rival in ("lieutenant", "spy")]
    assert told[0] == told[1]


def test_ruling_12_in_worlds_lieutenants_move_and_the_question_stays() -> None:
    position = after_a_roll("captain", "lieutenant", "lieutenant", "prince")
    for seat in (0, 3):
        seen = [world_of(position, seat, number) for number in range(60)]
        assert {asks(world) for world in seen} == {(1, "lieutenant")}
        assert {tuple(texts(world)) for world in seen} == {("let it be",), tuple(texts(position))}
    own = world_of(position, 1, 0)
    assert (asks(own), texts(own)) == ((1, "lieutenant"), texts(position))


# The other reactions are put to all alike


def test_ruling_12_a_guard_in_hand_changes_nobody_elses_view() -> None:
    views = []
    for held in ("guard", "steward"):
        position = lay("spy captain", held, "prince")
        play(position, "spy 1")
        assert asks(position) == (1, "guard")
        views.append([view_of(position, viewer) for viewer in (0, 2, None)])
    assert views[0] == views[1]


def test_ruling_9_a_confessor_in_hand_changes_nobody_elses_view() -> None:
    line = "bastille gold chateau chateau chateau chateau"
    views = []
    for held in ("confessor", "steward"):
        position = lay("", held, line=line, dice="gold gold gold", before=("", "duchess"))
        play(position, "take 1-2")
        assert asks(position) == (1, "confess")
        views.append([view_of(position, viewer) for viewer in (0, None)])
    assert views[0] == views[1]


# Hands and piles


def test_a_drawn_court_card_is_its_drawers_secret() -> None:
    for viewer, seen in ((0, "prince"), (1, None), (None, None)):
        position = lay("steward", "", court_draw="prince spy")
        told = play(position, "steward", viewer)
        assert heard(told, "drew")[0]["court"] == seen


def test_a_view_shows_no_rivals_hand_and_no_draw_pile() -> None:
    """Other cards in the rivals' hands and another order of the piles: the same view."""
    position = lay("captain", "spy prince", "guard", court_draw="actor", draw="ball duchess")
    other = lay("captain", "marquise actor", "steward", court_draw="spy", draw="gold bastille")
    for viewer in (0, None):
        assert view_of(position, viewer) == view_of(other, viewer)


def test_worlds_are_drawn_from_what_the_seat_knows_alone() -> None:
    position = lay("captain", "spy prince", "guard", court_draw="actor", draw="ball duchess")
    other = lay("captain", "marquise actor", "steward", court_draw="spy", draw="gold bastille")
    assert hidden_part(world_of(position, 0, 5)) == hidden_part(world_of(other, 0, 5))


def test_worlds_keep_what_the_seat_can_see() -> None:
    position = lay(
        "captain guard",
        "spy prince",
        "",
        before=("gold duchess+steward", "bastille", "ball-gold"),
        court_discards="actor marquise",
        discards="gold duchess",
        dice="gold gold chateau",
    )
    for seat in range(3):
        for number in range(10):
            assert world_of(position, seat, number).view(seat) == position.view(seat)


@pytest.mark.parametrize("seat", [0, 2])
def test_hidden_hands_are_evenly_drawn(seat: int) -> None:
    """How often each card lies in a rival's hand, against its share of the cards that the seat has not seen."""
    position = lay("captain guard", "spy*2 prince", "steward", court_discards="actor*2 marquise", before=("prince",))
    unseen = Counter(COURT[card] for card in ALL_COURT)
    unseen.subtract(["actor", "actor", "marquise", "prince", *hand(position, seat).split()])
    count = 3000
    found: Counter[str] = Counter()
    for number in range(count):
        found.update(hand(world_of(position, seat, number), 1).split())
    expected = {card: 3 * count * copies / unseen.total() for card, copies in unseen.items() if copies}
    assert chi_square(found, expected) < FAR


def test_hidden_hands_of_two_rivals_are_drawn_together() -> None:
    """No card more often than there are copies of it, and each rival as often as the other."""
    position = lay("captain guard", "spy prince", "steward actor")
    with_prince = [0, 0]
    for number in range(2000):
        world = world_of(position, 0, number)
        for kind in range(KINDS):
            assert world.hands[KINDS + kind] + world.hands[2 * KINDS + kind] <= 2
        for rival in (1, 2):
            with_prince[rival - 1] += "prince" in hand(world, rival)
    assert abs(with_prince[0] - with_prince[1]) < 120


def test_the_next_petition_and_the_next_court_card_are_evenly_drawn() -> None:
    position = lay("captain guard", "spy prince", line="gold*2 ball*2 duchess chateau")
    count = 3000
    petitions: Counter[str] = Counter()
    court: Counter[str] = Counter()
    for number in range(count):
        world = world_of(position, 0, number)
        petitions[PETITIONS[world.deck[world.deck_at]]] += 1
        court[COURT[world.court[world.court_at]]] += 1
    unseen = Counter(PETITIONS[card] for card in ALL_PETITIONS)
    unseen.subtract(["gold", "gold", "ball", "ball", "duchess", "chateau"])
    assert chi_square(petitions, {card: count * copies / 66 for card, copies in unseen.items()}) < FAR
    unseen = Counter(COURT[card] for card in ALL_COURT)
    unseen.subtract(["captain", "guard"])
    assert chi_square(court, {card: count * copies / 26 for card, copies in unseen.items()}) < FAR
