"""Moves: for the version they were made for, by whom they are asked of, or not at all."""

import pytest

from antichambre.kernel.errors import IllegalMove
from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, MakeMove, Say
from antichambre.table.errors import Stale
from antichambre.table.proposals import moved, propose
from table.sitting import ANNE, BRUNO, Sitting


def test_a_move_is_written_with_all_that_it_brought_about() -> None:
    sitting = Sitting().begun()
    (entry,) = sitting.move("1L")
    assert isinstance(entry, ledger.Moved)
    assert (entry.seat, entry.move, entry.bank, entry.level, entry.last) == (0, "1L", None, None, False)
    assert "card-taken" in entry.told
    table = sitting.table
    assert (table.moves, table.version, table.since) == ([entry], table.number, sitting.now)


def test_a_move_is_played_once() -> None:
    sitting = Sitting().begun()
    twice = MakeMove(sitting.table.version, 0, "1L")
    sitting.does(ANNE, twice)
    assert sitting.refuses(ANNE, twice) == "stale"
    with pytest.raises(Stale):
        propose(sitting.table, twice, ANNE, sitting.now)


@pytest.mark.parametrize("off", [-1, 1, 10**30])
def test_a_move_for_another_moment(off: int) -> None:
    sitting = Sitting().begun()
    assert sitting.refuses(ANNE, MakeMove(sitting.table.version + off, 0, "1L")) == "stale"


def test_talk_makes_no_move_stale() -> None:
    sitting = Sitting().begun()
    act = MakeMove(sitting.table.version, 0, "1L")
    sitting.does(BRUNO, Say("well?"))
    sitting.does(ANNE, act)


def test_whose_move_it_is() -> None:
    sitting = Sitting().begun()
    version = sitting.table.version
    assert sitting.refuses(BRUNO, MakeMove(version, 1, "1L")) == "not-asked"
    assert sitting.refuses(BRUNO, MakeMove(version, 0, "1L")) == "seat-of-another"
    assert sitting.refuses("stranger", MakeMove(version, 0, "1L")) == "seat-of-another"
    assert sitting.refuses(ANNE, MakeMove(version, 2, "1L")) == "no-such-seat"
    assert sitting.refuses(ANNE, MakeMove(version, -1, "1L")) == "no-such-seat"


@pytest.mark.parametrize(("text", "rule"), [("keep", None), ("9Z", "no-such-move"), ("", "no-such-move")])
def test_what_the_rules_forbid(text: str, rule: str | None) -> None:
    sitting = Sitting().begun()
    key = sitting.refuses(ANNE, MakeMove(sitting.table.version, 0, text))
    assert key.startswith("rule-")
    assert rule is None or key == f"rule-{rule}"
    with pytest.raises(IllegalMove):
        moved(sitting.table, text, sitting.now)


def test_a_bot_answers_for_its_own_seat() -> None:
    sitting = Sitting().begun(None, ANNE)
    (entry,) = sitting.move("1L")
    assert isinstance(entry, ledger.Moved)
    assert entry.level == "page"
    assert sitting.refuses(ANNE, MakeMove(sitting.table.version, 0, "keep")) == "seat-of-another"


def test_nobody_moves_when_the_game_is_closed() -> None:
    sitting = Sitting().begun()
    sitting.does(ANNE, Abort())
    assert sitting.refuses(ANNE, MakeMove(sitting.table.version, 0, "1L")) == "game-closed"
    whole = Sitting().begun()
    while whole.table.running:
        (last,) = whole.move()
        assert isinstance(last, ledger.Moved)
        assert last.last == whole.position.over
    assert (whole.table.status, whole.table.closed, whole.table.asked) == ("over", True, None)
    assert whole.refuses(ANNE, MakeMove(whole.table.version, 0, "1L")) == "game-closed"
