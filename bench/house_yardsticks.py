"""What the house is measured against: its tables without sockets and database, the disk without tables, and a core that
does something which has nothing to do with the house."""

import json
import sqlite3
import time
from itertools import count, cycle
from pathlib import Path

from loops import Loop, drawn, repeated

from antichambre.kernel import registry
from antichambre.server.picture import picture
from antichambre.table import acts
from antichambre.table import entries as ledger
from antichambre.table.entries import written
from antichambre.table.pauses import settled
from antichambre.table.proposals import Proposed, propose
from antichambre.table.setup import Setup
from antichambre.table.table import NEVER, Table
from antichambre.wire.messages import encode

DOCUMENT = {"name": "Ninon de Lenclos", "tables": [{"number": number, "seats": [0, 1, None]} for number in range(20)]}
PEOPLE = ("Armand", "Anne", "Marie", "Gaston", "Louis", "Jules")


def tables_alone(games: list[tuple[str, int]]) -> Loop:
    """Moves checked, taken, written as a text and shown to the players, in this process alone, by seconds of a core."""
    numbers, chosen = drawn(), cycle(games)

    def one_game() -> int:
        game, seats = next(chosen)
        table = _dealt(game, seats, str(next(numbers)))
        while not table.closed:
            position, before = table.position, len(table.moves)
            assert position is not None and position.seat is not None
            if table.pausing:
                _take_all(table, settled(table, {}, {}, NEVER) or [])
            else:
                moves = position.moves()
                move = acts.MakeMove(table.version, position.seat, moves[next(numbers) % len(moves)].text)
                _take(table, move, PEOPLE[position.seat])
            for seat in range(seats):
                encode(picture(table, (seat,), {}, 0, before))
        return len(table.moves)

    return repeated(one_game, time.process_time)


def _dealt(game: str, seats: int, seed: str) -> Table:
    setup = Setup(game, seats).checked()
    table = Table("table", ledger.Opened(PEOPLE[0], setup, seed, registry.game(game).rules_version), 0)
    for person in PEOPLE[:seats]:
        _take(table, acts.Sit(), person)
    _take(table, acts.Start(), PEOPLE[0])
    return table


def _take(table: Table, act: acts.AnyAct, person: str) -> None:
    _take_all(table, propose(table, act, person, 0))


def _take_all(table: Table, found: list[Proposed]) -> None:
    for proposed in found:
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


def core() -> float:
    """Microseconds of a core that Python's own json takes to write and read a small document: the least of some tries,
    for a core that is shared takes longer."""
    return min(_round_trips(200) for _ in range(10))


def _round_trips(count: int) -> float:
    began = time.process_time()
    for _ in range(count):
        json.loads(json.dumps(DOCUMENT))
    return (time.process_time() - began) / count * 1e6
