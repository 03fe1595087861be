"""The rules change under a game: it is held to what was written, and its players say how it goes on."""

import msgspec
import pytest

import antichambre
from antichambre.table import entries as ledger
from antichambre.table.acts import Abort, MakeMove, Resign, Settle
from antichambre.table.outcome import standings
from antichambre.table.proposals import Proposed
from antichambre.table.sight import log, look
from antichambre.table.table import Status, Table, agreement, foresee, play_through, rebuild
from table.sitting import ANNE, BRUNO, CLEMENT, LIVE, Sitting, seen_whole, snapshot

VERSION = antichambre.game("sun_king").rules_version


def under_older_rules(moves: int | None, seats: int = 3, differs: int | None = None, deal: bool = False) -> Sitting:
    """A game that was left under another version of the rules, which told of the move `differs` otherwise, or had
    another deal. `moves`: None for a whole game."""
    sitting = Sitting("sun_king", seats, clock=LIVE).begun()
    while sitting.table.running and (moves is None or len(sitting.table.moves) < moves):
        sitting.move()
    counted = 0
    rows = []
    for entry, at in sitting.rows:
        older = entry
        if isinstance(entry, ledger.Opened):
            older = msgspec.structs.replace(entry, rules_version=VERSION - 1)
        elif isinstance(entry, ledger.Dealt) and deal:
            older = ledger.Dealt("another")
        elif isinstance(entry, ledger.Moved):
            older = msgspec.structs.replace(entry, check="another") if counted == differs else entry
            counted += 1
        rows.append((older, at))
    sitting.rows = rows
    sitting.table = sitting.rebuilt()
    return sitting


def disputed(moves: int = 8, differs: int = 5, deal: bool = False, seats: int = 3) -> Sitting:
    sitting = under_older_rules(moves, seats, differs, deal)
    sitting.write([_dispute(sitting.table)])
    return sitting


def _dispute(table: Table) -> Proposed:
    entry = ledger.Disputed(VERSION, agreement(table))
    return Proposed(entry, foresee(table, entry))


def test_a_game_that_comes_out_the_same_goes_on() -> None:
    sitting = under_older_rules(8)
    assert agreement(sitting.table) == 8
    version = sitting.table.version
    sitting.write([Proposed(ledger.Upgraded(VERSION))])
    assert (sitting.table.rules_version, sitting.table.running) == (VERSION, True)
    assert sitting.table.version > version, "what was meant under the old rules is stale"
    sitting.move()
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


@pytest.mark.parametrize("differs", range(8))
def test_how_many_moves_come_out_the_same(differs: int) -> None:
    sitting = under_older_rules(8, differs=differs)
    assert agreement(sitting.table) == differs
    assert len(sitting.position.history) == differs, "the table is shown as far as both agree"
    assert agreement(under_older_rules(8, differs=differs, deal=True).table) == 0


def test_a_move_that_is_no_longer_legal() -> None:
    sitting = under_older_rules(8)
    rows = [
        (msgspec.structs.replace(entry, move="no such move"), at) if number == len(sitting.rows) - 3 else (entry, at)
        for number, (entry, at) in enumerate(sitting.rows)
    ]
    assert agreement(rebuild("salon", rows)) == 5


def test_nobody_plays_until_it_is_settled() -> None:
    sitting = disputed()
    table = sitting.table
    assert (table.status, table.agreed, table.rules_version) == (Status.DISPUTED, 5, VERSION)
    assert seen_whole(table.position) == seen_whole(play_through(table, table.moves[:5]))
    assert (len(table.moves), len(log(table, (0,)))) == (8, 8), "what was played stays readable"
    assert snapshot(sitting.rebuilt()) == snapshot(table)
    assert table.asked is None
    assert look(table, (0, 1, 2)).moves == {}  # type: ignore[union-attr]
    assert sitting.refuses(ANNE, MakeMove(table.version, 0, "x")) == "game-disputed"
    assert sitting.refuses(ANNE, Resign(0)) == "game-disputed"


def test_a_server_that_was_there_all_along_shows_what_both_agree_on() -> None:
    sitting = Sitting("sun_king", 3).begun()
    for _ in range(4):
        sitting.move()
    sitting.write([Proposed(entry := ledger.Disputed(VERSION, 2), foresee(sitting.table, entry))])
    assert len(sitting.position.history) == 2
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


def test_all_agree_to_go_on() -> None:
    sitting = disputed()
    assert sitting.does(ANNE, Settle(True)) == [ledger.Settled(0)]
    assert sitting.does(CLEMENT, Settle(True)) == [ledger.Settled(2)]
    assert sitting.table.settled == {0, 2}
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)
    assert sitting.does(BRUNO, Settle(True)) == [ledger.Settled(1), ledger.Undone(5)]
    table = sitting.table
    assert (table.status, table.agreed, table.settled, len(table.moves)) == (Status.PLAYING, None, set(), 5)
    assert not table.indulged, "nobody took anything back"
    sitting.move()
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


def test_from_another_deal_the_game_begins_anew() -> None:
    sitting = disputed(deal=True)
    assert sitting.table.agreed == 0
    for person in (ANNE, BRUNO, CLEMENT):
        entries = sitting.does(person, Settle(True))
    assert [type(entry) for entry in entries] == [ledger.Settled, ledger.Undone, ledger.Dealt]
    assert (sitting.table.running, sitting.banks) == (True, [300_000] * 3)
    assert sitting.table.start_check != "another", "the next version of the rules is held to this deal"
    sitting.move()
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


def test_one_calls_it_off() -> None:
    sitting = disputed()
    sitting.does(ANNE, Settle(True))
    assert sitting.does(BRUNO, Settle(False)) == [ledger.CalledOff("disputed", BRUNO)]
    assert (sitting.table.status, sitting.table.why_off) == (Status.CALLED_OFF, "disputed")
    assert snapshot(sitting.rebuilt()) == snapshot(sitting.table)


def test_who_has_a_say() -> None:
    sitting = disputed()
    assert sitting.refuses("stranger", Settle(False)) == "not-seated"
    assert Sitting().begun().refuses(ANNE, Settle(True)) == "not-disputed"
    called_off = disputed()
    called_off.does(ANNE, Settle(False))
    assert called_off.refuses(ANNE, Settle(True)) == "not-disputed"
    resigned = disputed()
    resigned.table.chairs[1].resigned = True
    resigned.table.chairs[1].stand_in = "page"
    assert resigned.refuses(BRUNO, Settle(False)) == "resigned-already"
    resigned.does(ANNE, Settle(True))
    assert resigned.does(CLEMENT, Settle(True))[-1] == ledger.Undone(5)


def test_a_dispute_early_in_a_game_can_be_called_off_as_any_game() -> None:
    sitting = disputed(moves=1, differs=0)
    sitting.does(ANNE, Abort())
    assert sitting.table.why_off == "aborted"


def test_yet_another_version_is_held_to_what_two_agreed_on() -> None:
    sitting = under_older_rules(8, differs=3)
    sitting.table.take(ledger.Disputed(VERSION - 2, 5), sitting.now)
    sitting.rows.append((ledger.Disputed(VERSION - 2, 5), sitting.now))
    assert agreement(sitting.rebuilt()) == 3
    agreed = under_older_rules(8, differs=7)
    agreed.rows.append((ledger.Disputed(VERSION - 2, 5), agreed.now))
    assert agreement(agreed.rebuilt()) == 5


def test_a_finished_game_stays_finished_under_any_rules() -> None:
    sitting = under_older_rules(None, differs=4)
    table = sitting.table
    assert (table.status, table.closed, len(table.moves) > 5) == (Status.OVER, True, True)
    assert len(sitting.position.history) == 4
    assert standings(table) == []
    assert len(log(table, ())) == len(table.moves)
