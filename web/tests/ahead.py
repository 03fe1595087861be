"""Plays a table on to what a test is about, in the database of a house that is closed: each seat by chance, but for
what leads there.

python ahead.py house.sqlite 3p98d7muxhrk exile       # the first person has left the court, the others are still in it
python ahead.py house.sqlite 3p98d7muxhrk lieutenant  # a pause has just begun in which a person holds a Lieutenant
"""

import sqlite3
import sys
import time
from itertools import count

from antichambre.kernel.chance import Rng
from antichambre.table.entries import AnyEntry, kind_of, read, written
from antichambre.table.proposals import moved
from antichambre.table.table import Table, rebuild

EXILE = "exile"
STRIKES = ("duel", "strike", "overlord")
Ledger = list[tuple[AnyEntry, int]]


def on_to(wanted: str, name: str, rows: Ledger) -> list[AnyEntry]:
    """The moves that lead there: one way after the other is tried."""
    for attempt in count():
        table, rng, entries = rebuild(name, rows), Rng(str(attempt)), []
        paused = False
        while table.asked is not None and not (_exiled(table) if wanted == EXILE else _held(table, wanted, paused)):
            assert table.position is not None
            paused = table.pausing
            moves = [move.text for move in table.position.moves()]
            strikes = [text for text in moves if text in [f"{strike} {_person(table)}" for strike in STRIKES]] or moves
            chosen = moved(table, strikes[rng.below(len(strikes))], table.since, table.chairs[table.asked].bot)
            table.take(chosen.entry, table.since, chosen.after)
            entries.append(chosen.entry)
        if table.running:
            return entries
    raise AssertionError("there is always another way")


def _person(table: Table) -> int:
    return next(seat for seat, chair in enumerate(table.chairs) if chair.person is not None)


def _exiled(table: Table) -> bool:
    position = table.position
    return position is not None and [s for s in range(len(table.chairs)) if position.out(s)] == [_person(table)]


def _held(table: Table, decision: str, paused: bool) -> bool:
    """Whether a pause begins in which a person has an answer to that."""
    held = [voice for voice in table.voices if voice.chooses and table.chairs[voice.seat].person is not None]
    return not paused and any(voice.position.decision == decision for voice in held)


def main() -> None:
    path, name, wanted = sys.argv[1:]
    now = int(time.time() * 1000)
    with sqlite3.connect(path) as database:
        kept = database.execute('SELECT body, at FROM entries WHERE "table" = ? ORDER BY number', [name])
        rows = [(read(body), at) for body, at in kept]
        for number, entry in enumerate(on_to(wanted, name, rows), len(rows) + 1):
            line = (name, number, now, kind_of(entry), "ahead", written(entry))
            database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", line)
        database.execute("UPDATE tables SET due_at = ? WHERE id = ?", [now, name])  # it is for the house to move


if __name__ == "__main__":
    main()
