"""Lets the first person at a table leave the court, in the database of a house that is closed. The game goes on from
where it was, whoever can strikes that seat, and the others are still in it.

python exile.py house.sqlite 3p98d7muxhrk
"""

import sqlite3
import sys
from itertools import count

from antichambre.kernel.chance import Rng
from antichambre.table.entries import AnyEntry, kind_of, read, written
from antichambre.table.proposals import moved
from antichambre.table.table import Table, rebuild

STRIKES = ("duel", "strike", "overlord")
Ledger = list[tuple[AnyEntry, int]]


def exiled(name: str, rows: Ledger) -> list[AnyEntry]:
    """The moves that lead there: one way after the other is tried."""
    for attempt in count():
        table, rng, entries = rebuild(name, rows), Rng(str(attempt)), []
        seat = next(seat for seat, chair in enumerate(table.chairs) if chair.person is not None)
        while table.asked is not None and not _out(table, seat):
            assert table.position is not None
            moves = [move.text for move in table.position.moves()]
            strikes = [text for text in moves if text in [f"{strike} {seat}" for strike in STRIKES]] or moves
            chosen = moved(table, strikes[rng.below(len(strikes))], table.since, table.chairs[table.asked].bot)
            table.take(chosen.entry, table.since, chosen.after)
            entries.append(chosen.entry)
        if table.running and sum(_out(table, other) for other in range(len(table.chairs))) == 1:
            return entries
    raise AssertionError("there is always another way")


def _out(table: Table, seat: int) -> bool:
    return table.position is not None and table.position.out(seat)


def main() -> None:
    path, name = sys.argv[1:]
    with sqlite3.connect(path) as database:
        kept = database.execute('SELECT body, at FROM entries WHERE "table" = ? ORDER BY number', [name])
        rows = [(read(body), at) for body, at in kept]
        at = rows[-1][1]
        for number, entry in enumerate(exiled(name, rows), len(rows) + 1):
            line = (name, number, at, kind_of(entry), "exile", written(entry))
            database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", line)
        database.execute("UPDATE tables SET due_at = ? WHERE id = ?", [at, name])  # it is for the house to move


if __name__ == "__main__":
    main()
