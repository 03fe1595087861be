"""What the house is measured against: its tables without sockets and database, and the disk without tables."""

import sqlite3
from itertools import count, cycle
from pathlib import Path

from loops import Loop, drawn, repeated

from antichambre.kernel import registry
from antichambre.server.messages import encode
from antichambre.server.picture import picture
from antichambre.table import acts
from antichambre.table import entries as ledger
from antichambre.table.entries import written
from antichambre.table.proposals import propose
from antichambre.table.setup import Setup
from antichambre.table.table import Table

PEOPLE = ("Armand", "Anne", "Marie", "Gaston", "Louis", "Jules")


def tables_alone(games: list[tuple[str, int]]) -> Loop:
    """Moves checked, taken, written as a text and shown to the players, in this process alone."""
    numbers, chosen = drawn(), cycle(games)

    def one_game() -> int:
        game, seats = next(chosen)
        table = _dealt(game, seats, str(next(numbers)))
        while not table.closed:
            position = table.position
            assert position is not None and position.seat is not None
            moves = position.moves()
            move = acts.Move(table.version, position.seat, moves[next(numbers) % len(moves)].text)
            _take(table, move, PEOPLE[position.seat])
            for seat in range(seats):
                encode(picture(table, (seat,), {}, 0, len(table.moves) - 1))
        return len(table.moves)

    return repeated(one_game)


def _dealt(game: str, seats: int, seed: str) -> Table:
    setup = Setup(game, seats).checked()
    table = Table("table", ledger.Opened(PEOPLE[0], setup, seed, registry.game(game).rules_version), 0)
    for person in PEOPLE[:seats]:
        _take(table, acts.Sit(), person)
    _take(table, acts.Start(), PEOPLE[0])
    return table


def _take(table: Table, act: acts.AnyAct, person: str) -> None:
    for proposed in propose(table, act, person, 0):
        written(proposed.entry)
        table.take(proposed.entry, 0, proposed.after)


def commits(folder: Path) -> Loop:
    """Rows of the size of a move, each in a durable transaction of its own, one after the other."""
    connection = sqlite3.connect(folder / "yardstick.sqlite", isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE IF NOT EXISTS moves (number INTEGER PRIMARY KEY, body TEXT)")
    numbers, body = count(1), "x" * 150

    def one() -> int:
        connection.execute("INSERT INTO moves VALUES (?, ?)", (next(numbers), body))
        return 1

    return repeated(one)
