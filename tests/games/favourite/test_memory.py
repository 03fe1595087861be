"""What a courtier remembers of the court cards that a Spy took, and that imagined worlds respect it."""

import random
from itertools import product

from antichambre.games.favourite.components import COURT, KINDS
from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.chance import Rng
from games.favourite.tables import (
    asks,
    hand,
    heard,
    holding,
    lay,
    play,
    play_until,
    refused,
    remembered,
    view_of,
)

QUIET = "roll, take nothing"
NO_LIEUTENANTS = "lieutenant*2"  # where all lie open nobody is asked about one


def robbed() -> Favourite:
    """Seat 1 has taken the Captain, the only card of seat 0; its turn goes on."""
    position = lay("captain", "spy prince", "spy guard", turn=1, court_discards=NO_LIEUTENANTS)
    play(position, "spy 0, let it be")
    return position


def worlds_of(position: Favourite, seat: int, count: int = 60) -> list[Favourite]:
    found = []
    for number in range(count):
        world = position.resample(seat, Rng(number))
        assert isinstance(world, Favourite)
        found.append(world)
    return found


def holds_true(position: Favourite, claims: list[tuple[str, list[int]]]) -> bool:
    """Whether all these cards can lie in the hands as claimed, each a card of its own."""
    for places in product(*(seats for _, seats in claims)):
        wanted: dict[tuple[int, str], int] = {}
        for (card, _), seat in zip(claims, places, strict=True):
            wanted[seat, card] = wanted.get((seat, card), 0) + 1
        if all(position.hands[seat * KINDS + COURT.index(card)] >= n for (seat, card), n in wanted.items()):
            return True
    return False


# Who learns what of a theft


def test_spy_and_victim_see_the_card_others_that_a_card_moved() -> None:
    for seat, seen in ((0, "captain"), (1, "captain"), (2, None), (None, None)):
        position = lay("captain", "spy prince", "spy guard", turn=1)
        told = play(position, "spy 0, let it be", seat)
        assert heard(told, "spied") == [{"seat": 1, "rival": 0, "court": seen}]


def test_the_victim_remembers_where_the_card_went() -> None:
    position = robbed()
    assert view_of(position, 0)["remembered"] == [{"court": "captain", "seats": [1]}]
    for other in (1, 2, None):
        assert view_of(position, other)["remembered"] == []


def test_the_victims_worlds_leave_the_card_with_the_spy() -> None:
    position = robbed()
    for world in worlds_of(position, 0):
        assert "captain" in hand(world, 1)
        assert world.hand_size(1) == 2


def test_third_parties_worlds_put_any_card_there() -> None:
    position = robbed()
    found = {card for world in worlds_of(position, 2, 200) for card in hand(world, 1).split()}
    # One Spy is in their own hand, the other was discarded; the Lieutenants lie open.
    assert found == set(COURT) - {"spy", "lieutenant"}


def test_a_second_theft_by_a_third_party_leaves_two_places() -> None:
    position = robbed()
    play(position, f"{QUIET}, end")
    play_until(position, "spy 1, let it be", holding(2, "prince"))
    assert remembered(position, 0) == [("captain", [1, 2])]
    assert remembered(position, 1) == [("prince", [2])]
    assert remembered(position, 2) == []


def test_whichever_card_went_the_third_party_sees_the_same() -> None:
    views = []
    for card in ("prince", "captain"):
        position = robbed()
        play(position, f"{QUIET}, end")
        play_until(position, "spy 1, let it be", holding(2, card))
        views.append(view_of(position, 0))
    assert views[0] == views[1]


def test_worlds_put_the_card_into_either_of_two_hands() -> None:
    position = robbed()
    play(position, f"{QUIET}, end, spy 1, let it be")
    places = {seat for world in worlds_of(position, 0) for seat in (1, 2) if "captain" in hand(world, seat)}
    assert places == {1, 2}
    for world in worlds_of(position, 0):
        assert holds_true(world, remembered(position, 0))


def test_forgotten_when_such_a_card_is_played() -> None:
    position = lay("captain", "spy prince", turn=1, musketeers=[4, 3])
    play(position, "spy 0, let it be, captain")
    assert remembered(position, 0) == []


def test_forgotten_when_such_a_card_is_attached() -> None:
    position = lay("captain", "spy prince", turn=1, before=("", "duchess"))
    play(position, "spy 0, let it be, attach captain")
    assert remembered(position, 0) == []


def test_forgotten_when_such_a_card_is_dropped() -> None:
    position = lay("captain", "spy prince steward guard", turn=1, court_draw="marquise gardener")
    play(position, "spy 0, let it be, steward, drop captain")
    assert remembered(position, 0) == []


def test_not_forgotten_when_another_card_is_played() -> None:
    position = lay("captain", "spy prince", turn=1)
    play(position, "spy 0, let it be, prince")
    assert remembered(position, 0) == [("captain", [1])]


def test_one_of_two_equal_cards_is_forgotten_when_one_is_played() -> None:
    memory = ((0, "captain", (1,), 1), (0, "captain", (1,), 1))
    position = lay("guard", "captain*2 prince", turn=1, musketeers=[4, 2], memory=memory)
    play(position, "captain")
    assert remembered(position, 0) == [("captain", [1])]


def test_forgotten_when_the_card_is_stolen_back() -> None:
    position = lay("spy", "captain", "prince", memory=((0, "captain", (1,), 1),))
    play(position, "spy 1, let it be")
    assert hand(position, 0) == "captain"
    assert remembered(position, 0) == []
    assert remembered(position, 1) == [("captain", [0])]


def test_forgotten_with_the_round() -> None:
    position = lay("", "captain prince", closing=True, turn=1, ender=0, memory=((0, "captain", (1,), 1),))
    play(position, "end")
    assert (position.round, remembered(position, 0)) == (2, [])


def test_a_cancelled_spy_leaves_nothing_to_remember() -> None:
    position = lay("guard captain", "spy prince", turn=1)
    play(position, "spy 0, guard")
    assert remembered(position, 0) == []


def test_an_actor_as_spy_is_remembered_too() -> None:
    position = lay("captain", "actor prince", turn=1, court_discards="spy")
    play(position, "actor")
    if asks(position) == (1, "actor"):
        play(position, "spy 0")
    play(position, "let it be")
    assert remembered(position, 0) == [("captain", [1])]
    assert refused(position, "actor") == "not-held"


# Exact also when thefts follow upon thefts


def test_a_hand_emptied_by_a_theft_no_longer_holds_the_card() -> None:
    """Seat 1 had that card alone: whoever knows it knows where it went."""
    position = lay("guard", "captain", "spy steward", turn=2, memory=((0, "captain", (1,), 1),))
    play(position, "spy 1, let it be")
    assert remembered(position, 0) == [("captain", [2])]


def test_a_hand_laid_down_to_the_last_card_no_longer_holds_the_card() -> None:
    """It may be with seat 1 or seat 2; seat 1 lays its last card, which is another."""
    position = lay("guard", "prince", "captain", turn=1, memory=((0, "captain", (1, 2), 1),))
    play(position, "prince")
    assert remembered(position, 0) == [("captain", [2])]


def robbed_of_two_princes() -> Favourite:
    """Seat 1 took a Prince of seat 0; seat 2 took that from seat 1; seat 1, as an Actor, took the other Prince."""
    position = lay("prince*2", "spy actor guard", "spy guard", turn=1, court_discards=NO_LIEUTENANTS)
    play(position, f"spy 0, let it be, {QUIET}, end")
    play_until(position, "spy 1, let it be", holding(2, "prince"))
    play(position, f"{QUIET}, end, {QUIET}, end, actor, spy 0, let it be")
    assert [hand(position, seat) for seat in range(3)] == ["", "prince guard", "prince guard"]
    return position


def test_which_of_two_equal_cards_was_played_is_not_known() -> None:
    """One Prince may be with seat 1 or seat 2, the other is with seat 1, who plays one: the last may be with either."""
    position = robbed_of_two_princes()
    assert remembered(position, 0) == [("prince", [1, 2]), ("prince", [1])]
    play(position, "prince")
    assert hand(position, 2) == "prince guard"
    assert remembered(position, 0) == [("prince", [1, 2])]


def test_worlds_can_be_imagined_when_both_of_two_equal_cards_were_played() -> None:
    position = robbed_of_two_princes()
    play(position, f"prince, {QUIET}, end, prince")
    assert remembered(position, 0) == []
    assert len(worlds_of(position, 0)) == 60


def test_worlds_find_room_for_every_card_remembered() -> None:
    """Seat 1 has one card in hand, which is known: the other one must be with seat 2."""
    memory = ((0, "captain", (1, 2), 1), (0, "prince", (1,), 1))
    position = lay("guard", "prince", "captain steward", memory=memory)
    for world in worlds_of(position, 0):
        assert hand(world, 1) == "prince"
        assert "captain" in hand(world, 2)


def test_what_is_remembered_is_true_in_the_game_and_in_every_world() -> None:
    """Short games among spies, a hundred of them."""
    for number in range(100):
        chance = random.Random(number)
        hands = ["prince*2 steward", "spy actor captain", "spy actor captain"]
        position = lay(*hands, court_discards="lieutenant*2", turn=1, seed=f"spies {number}")
        for _ in range(50):
            moves = position.moves()
            spying = [move for move in moves if str(move).split()[0] in ("spy", "actor", "steward")]
            quiet = [move for move in moves if str(move) in ("roll", "let it be", "take nothing", "end")]
            chosen = chance.choice((spying or quiet or moves) if chance.random() < 0.8 else moves)
            position.apply(chosen.action)
            if position.round > 1:
                break
            for seat in range(3):
                claims = remembered(position, seat)
                assert holds_true(position, claims), (number, claims)
                if claims:
                    world = position.resample(seat, Rng(number))
                    assert isinstance(world, Favourite)
                    assert holds_true(world, claims), (number, claims)


def test_what_a_rival_remembers_in_a_world_is_true_in_that_world() -> None:
    """Seat 2 stole a Prince of seat 0 and lost it to seat 1, who had stolen the other and has laid one of them: seat 0
    knows that one is left, seat 2 does not. So in the worlds of seat 2 nobody may remember what need not be there."""
    position = lay("guard", "prince captain", "steward", memory=((0, "prince", (1, 2), 2),), before=("", "prince"))
    for world in worlds_of(position, 2):
        for rival in (0, 1):
            assert holds_true(world, remembered(world, rival))
        again = world.resample(0, Rng("again"))
        assert list(again.census()) == list(position.census())
