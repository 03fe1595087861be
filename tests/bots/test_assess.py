"""What each legal move may lead to."""

import pytest

import antichambre
from antichambre.bots import assess, bot, outlook
from antichambre.kernel.chance import Rng
from bots.test_bots import GAMES, midway, winning


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_has_its_prospect(game: str) -> None:
    position = midway(game, 2)
    before = position.record()
    found = assess(position, iterations=300)
    assert {assessment.move for assessment in found} == set(position.moves())
    assert all(assessment.visits > 0 and 0.0 <= assessment.win <= 1.0 for assessment in found)
    assert sum(assessment.visits for assessment in found) == max(300, len(found))
    assert [assessment.visits for assessment in found] == sorted(
        (assessment.visits for assessment in found), reverse=True
    )
    assert position.record() == before


def test_it_is_reproducible() -> None:
    position = midway("louis_xiv", 3)
    assert assess(position, iterations=120, seed="a") == assess(position, iterations=120, seed="a")
    assert assess(position, iterations=120, seed="a") != assess(position, iterations=120, seed="b")


@pytest.mark.parametrize("game", GAMES)
def test_it_does_not_know_more_than_the_seat(game: str) -> None:
    position = midway(game, 2)
    seat = position.seat
    assert seat is not None
    told = assess(position, seat, iterations=100)
    world = position.resample(seat, Rng(5))
    world.floor = 0
    assert assess(world, seat, iterations=100) == told


def test_a_move_that_is_forced_has_a_prospect_too() -> None:
    for number in range(50):
        position = midway("richelieu", 2, seed=str(number), moves=90)
        while not position.over and len(position.moves()) > 1:
            position.play(position.moves()[0])
        if not position.over:
            [only] = assess(position, iterations=50)
            assert (only.move, only.visits) == (position.moves()[0], 50)
            return
    raise AssertionError("no forced move in these games")


@pytest.mark.parametrize(("seed", "moves", "best", "blunder"), [("126", 112, "1R", "1L"), ("154", 106, "2.5", "keep")])
def test_a_blunder_has_the_worse_prospect(seed: str, moves: int, best: str, blunder: str) -> None:
    """The last three cards: one move wins against any defence, after another one the rival can win, whatever the discs
    are that nobody has seen."""
    position = midway("richelieu", 2, seed=seed, moves=moves)
    texts = [move.text for move in position.moves()]
    for number in range(8):
        wins = dict(zip(texts, winning(position.resample(position.asked, Rng(number))), strict=True))
        assert (wins[best], wins[blunder]) == (True, False)
    found = assess(position, iterations=500)
    chance = {assessment.move.text: assessment.win for assessment in found}
    assert found[0].move.text == best
    assert chance[best] > 0.9
    assert chance[blunder] < 0.25


def test_a_cardinal_advises_no_leap_in_an_auction_and_makes_none() -> None:
    """Its search may like a leap best, and does here; it would bring no more (docs/opponents.md)."""
    leaps = 0
    position = antichambre.game("sun_king").new(seats=3, seed="4")
    courtiers = [bot("courtier", f"{seat}") for seat in range(3)]
    while (seat := position.seat) is not None and leaps < 2:
        if position.decision == "bid":
            found = assess(position, iterations=300)
            lowest = position.moves()[0]
            leaps += max(found, key=lambda assessment: assessment.visits).move not in (lowest, position.parse("pass"))
            assert found[0].move in (lowest, position.parse("pass"))
            assert bot("cardinal:300", "x").choose(outlook(position)) in (lowest, position.parse("pass"))
        position.play(courtiers[seat].choose(outlook(position)))
    assert leaps, "no auction of this game tempts anybody to leap"


def test_whoever_is_asked_to_react_and_holds_nothing_has_one_prospect() -> None:
    position = antichambre.game("favourite").new(seats=3, seed="7")
    position.play(position.parse("roll"))
    while len(position.moves()) > 1:
        position.play(position.parse("let it be"))
    assert position.reaction
    (assessment,) = assess(position, iterations=20)
    assert assessment.move.text == "let it be"
    assert assessment.visits == 20


def test_only_whoever_is_asked() -> None:
    position = antichambre.game("richelieu").new(seed="7")
    with pytest.raises(antichambre.AntichambreError, match="for the player who is asked"):
        assess(position, 1)
    while not position.over:
        position.play(position.moves()[0])
    with pytest.raises(antichambre.AntichambreError, match="for the player who is asked"):
        assess(position)
