"""The hall: fixtures played on all cores, a process for each, and results as they come.

Processes, because compiled code keeps the interpreter to itself while it thinks. Each is handed one fixture at a
time, so that it is known which fixture a process that died was playing.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from antichambre.arena.match import Match
from antichambre.arena.play import Player, Result, play, unplayed

TRIES = 3  # a process may die for no fault of its fixture
SPAWN = multiprocessing.get_context("spawn")


def cores() -> int:
    """How many processes there is room for."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Table:
    """A process, the line to it, and the fixture that it plays."""

    def __init__(self, match: Match, player: Player) -> None:
        self.line, theirs = SPAWN.Pipe()
        self.process: SpawnProcess = SPAWN.Process(target=_serve, args=(theirs, match, player), daemon=True)
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()
        self.fixture: int | None = None

    def hand(self, number: int | None) -> None:
        self.fixture = number
        if number is not None:
            with suppress(OSError):  # it died meanwhile: the next look at the line will tell
                self.line.send(number)

    def clear(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started here hears no Ctrl-C, from its first moment on: that is for the one who started the match."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears, and only it may say so
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def in_the_hall(
    match: Match, numbers: Iterator[int], tables: int, player: Player = play
) -> Generator[Result, None, None]:
    """Plays the fixtures and yields each result when it is there. Closing it stops all processes at once."""
    hall: list[_Table] = []
    again: list[int] = []  # fixtures whose process died
    deaths: dict[int, int] = {}

    def next_fixture() -> int | None:
        return again.pop() if again else next(numbers, None)

    try:
        for _ in range(tables):
            first = next_fixture()
            if first is not None:
                hall.append(_Table(match, player))
                hall[-1].hand(first)
        while busy := {table.line: table for table in hall if table.fixture is not None}:
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                table = busy[line]
                number = table.fixture
                assert number is not None
                try:
                    result = line.recv()
                except (EOFError, OSError):
                    table.clear()
                    deaths[number] = deaths.get(number, 0) + 1
                    died = f"the process died {TRIES} times, the last time with code {table.process.exitcode}"
                    hall.remove(table)
                    hall.append(table := _Table(match, player))
                    if deaths[number] < TRIES:
                        again.append(number)
                        table.hand(next_fixture())
                        continue
                    result = unplayed(match, number, died)
                table.hand(next_fixture())
                yield result
    finally:
        for table in hall:
            table.clear()


def _serve(line: Connection, match: Match, player: Player) -> None:
    """What a process does: it plays what it is handed, until nobody hands it anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_house, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            line.send(player(match, line.recv()))


def _leave_with_the_house() -> None:
    """When the one who started the match is gone, however it went, nobody waits for the game to end."""
    house = multiprocessing.parent_process()
    assert house is not None
    house.join()
    os._exit(1)
