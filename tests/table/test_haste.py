"""Nobody plays any more: whoever sat down may let the bots finish quickly."""

import pytest

from antichambre.kernel.chance import Rng
from antichambre.table import entries as ledger
from antichambre.table.acts import AskUndo, Hasten, Resign, TakeBack
from antichambre.table.proposals import banish
from antichambre.table.table import Table
from table.sitting import ANNE, BRUNO, CLEMENT, Sitting, snapshot

SEED = "65"  # the first seat leaves the court after few moves
STRIKES = ("duel 0", "strike 0", "overlord 0")


def exile(sitting: Sitting) -> Sitting:
    """Plays until the first seat is out: whoever can strikes it."""
    rng = Rng(SEED)
    while not sitting.position.out(0):
        moves = [move.text for move in sitting.position.moves()]
        strikes = [text for text in moves if text in STRIKES] or moves
        sitting.move(strikes[rng.below(len(strikes))])
    assert sitting.table.running
    return sitting


def court(*people: str | None) -> Sitting:
    """A game of the Sun King that begins in this company; None: a bot."""
    return Sitting("sun_king", 4, seed=SEED).begun(*people)


def hasty(table: Table) -> tuple[bool, bool]:
    return table.left_to_bots, table.hastened


@pytest.fixture
def exiled() -> Sitting:
    """Anne has left the court; bots play on."""
    return exile(court(ANNE, None, None, None))


def test_who_is_out_lets_the_bots_finish(exiled: Sitting) -> None:
    version = exiled.table.version
    assert hasty(exiled.table) == (True, False)
    assert exiled.does(ANNE, Hasten()) == [ledger.Hastened(ANNE)]
    assert hasty(exiled.table) == (True, True)
    assert exiled.table.version == version  # the game itself is what it was
    exiled.move()
    assert hasty(exiled.table) == (True, True)
    assert snapshot(exiled.rebuilt()) == snapshot(exiled.table)


def test_once(exiled: Sitting) -> None:
    exiled.does(ANNE, Hasten())
    assert exiled.refuses(ANNE, Hasten()) == "haste-already"


def test_not_while_somebody_plays() -> None:
    sitting = court(ANNE, BRUNO, None, None)
    assert sitting.refuses(ANNE, Hasten()) == "haste-still-played"
    exile(sitting)
    assert not sitting.table.left_to_bots
    assert sitting.refuses(ANNE, Hasten()) == "haste-still-played"
    sitting.write(banish(sitting.table, BRUNO))
    assert sitting.does(ANNE, Hasten()) == [ledger.Hastened(ANNE)]


def test_not_while_another_seat_of_ones_own_plays() -> None:
    sitting = exile(court(ANNE, ANNE, None, None))
    assert sitting.refuses(ANNE, Hasten()) == "haste-still-played"
    sitting.does(ANNE, Resign(1))
    assert sitting.does(ANNE, Hasten()) == [ledger.Hastened(ANNE)]


def test_by_those_who_sat_down() -> None:
    sitting = exile(court(BRUNO, CLEMENT, None, None))
    sitting.write(banish(sitting.table, CLEMENT))
    assert sitting.refuses("stranger", Hasten()) == "not-seated"
    assert sitting.refuses(ANNE, Hasten()) == "not-seated"  # who opened the table, and did not sit down
    assert sitting.does(CLEMENT, Hasten()) == [ledger.Hastened(CLEMENT)]


def test_only_in_a_game() -> None:
    assert Sitting().seated(ANNE, None).refuses(ANNE, Hasten()) == "game-not-begun"
    closed = Sitting().begun()
    closed.does(BRUNO, Resign(1))
    assert closed.refuses(ANNE, Hasten()) == "game-closed"
    disputed = court(ANNE, None, None, None)
    disputed.move()
    disputed.table.take(ledger.Disputed(1, 0), disputed.now)
    assert disputed.refuses(ANNE, Hasten()) == "game-disputed"


def test_an_undo_brings_back_and_ends_the_haste(exiled: Sitting) -> None:
    exiled.does(ANNE, Hasten())
    exiled.does(ANNE, AskUndo(exiled.table.version, len(exiled.table.moves) - 1))
    assert not exiled.position.out(0)
    assert hasty(exiled.table) == (False, False)
    assert snapshot(exiled.rebuilt()) == snapshot(exiled.table)
    assert exiled.refuses(ANNE, Hasten()) == "haste-still-played"


def test_who_takes_the_seat_back_ends_the_haste() -> None:
    sitting = court(ANNE, None, None, None)
    sitting.write(banish(sitting.table, ANNE))
    sitting.does(ANNE, Hasten())
    assert hasty(sitting.table) == (True, True)
    sitting.does(ANNE, TakeBack(0))
    assert hasty(sitting.table) == (False, False)
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
    sitting.write(banish(sitting.table, ANNE))
    assert hasty(sitting.table) == (True, False)  # it is asked for anew


def test_no_game_is_left_to_bots_before_it_begins_or_after_its_end(exiled: Sitting) -> None:
    assert not Sitting("sun_king", 3).seated(None, None, None).table.left_to_bots
    exiled.does(ANNE, Hasten())
    while exiled.table.running:
        exiled.move(exiled.position.moves()[-1].text)
    assert hasty(exiled.table) == (False, True)
