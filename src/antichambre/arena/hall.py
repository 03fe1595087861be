"""The hall: fixtures played on all cores, a process for each, and results as they come.

Processes, because compiled code keeps the interpreter to itself while it thinks. Each is handed one fixture at a
time, so that it is known which fixture a process that died was playing.
"""

import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from antichambre.arena.match import Match
from antichambre.arena.play import Player, Result, play, unplayed
from antichambre.bots.worker import Worker

TRIES = 3  # a process may die for no fault of its fixture


def cores() -> int:
    """How many processes there is room for."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class FixtureWorker(Worker):
    """A worker, and the fixture that it plays."""

    def __init__(self, match: Match, player: Player) -> None:
        super().__init__(_serve, match, player)
        self.fixture: int | None = None

    def hand(self, number: int | None) -> None:
        self.fixture = number
        if number is not None:
            with suppress(OSError):  # it died meanwhile: the next look at the line will tell
                self.line.send(number)


def in_the_hall(
    match: Match, numbers: Iterator[int], tables: int, player: Player = play
) -> Generator[Result, None, None]:
    """Plays the fixtures and yields each result when it is there. Closing it stops all processes at once."""
    workers: list[FixtureWorker] = []
    again: list[int] = []  # fixtures whose process died
    deaths: dict[int, int] = {}

    def next_fixture() -> int | None:
        return again.pop() if again else next(numbers, None)

    try:
        for _ in range(tables):
            first = next_fixture()
            if first is not None:
                workers.append(FixtureWorker(match, player))
                workers[-1].hand(first)
        while busy := {worker.line: worker for worker in workers if worker.fixture is not None}:
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                worker = busy[line]
                number = worker.fixture
                assert number is not None
                try:
                    result = line.recv()
                except (EOFError, OSError):
                    worker.clear()
                    deaths[number] = deaths.get(number, 0) + 1
                    died = f"the process died {TRIES} times, the last time with code {worker.process.exitcode}"
                    workers.remove(worker)
                    workers.append(worker := FixtureWorker(match, player))
                    if deaths[number] < TRIES:
                        again.append(number)
                        worker.hand(next_fixture())
                        continue
                    result = unplayed(match, number, died)
                worker.hand(next_fixture())
                yield result
    finally:
        for worker in workers:
            worker.clear()


def _serve(line: Connection, match: Match, player: Player) -> None:
    """What a process does: it plays what it is handed, until nobody hands it anything any more."""
    while True:
        line.send(player(match, line.recv()))
