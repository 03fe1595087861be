"""How fast the house is: moves acknowledged a second, and how long a player waits for the acknowledgement. Real
sockets, a database on this disk, every commit durable; the players are in a second process.

Beside it, in the same run: what the tables alone can do, without sockets and without a database, and what the disk can
do, one commit after the other.

    make bench-house
    python bench/house.py --only sqlite --rounds 1
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from house_processes import Server, Visitors, serve
from house_yardsticks import commits, tables_alone
from loops import measure

from antichambre.version import compiled

GAMES = [("richelieu", 2), ("sun_king", 2), ("favourite", 2), ("louis_xiv", 2)]
TABLES = 200
ONLOOKERS = 3  # at each table: with the players, a thousand connections
WITH_BOTS = 20
RATE = 200


class Party:
    """A house on some database, and its visitors. `servers`: how many processes share the database."""

    def __init__(self, place: str, servers: int) -> None:
        self._place = place
        self._count = servers
        self.servers: list[Server] = []
        self.visitors = Visitors()

    def open(self) -> None:
        self.servers = [Server(self._place) for _ in range(self._count)]
        self.visitors.ask("go_to", servers=[server.url for server in self.servers])

    def close(self) -> None:
        for server in self.servers:
            server.stop()
        self.servers = []

    def measure(self, rounds: int, what: str, **how: Any) -> list[dict[str, Any]]:
        """Some rounds of something, and what a move cost the servers, in microseconds of a core."""
        found = []
        for _ in range(rounds):
            before = sum(server.busy() for server in self.servers)
            result = self.visitors.ask(what, **how)
            result["cost"] = (sum(server.busy() for server in self.servers) - before) / result["moves"] * 1e6
            if result["refused"]:
                print("    refused:", *result["refused"])
            found.append(result)
        return found


@contextmanager
def party(place: str, servers: int) -> Iterator[Party]:
    found = Party(place, servers)
    try:
        yield found
    finally:
        found.visitors.leave()
        found.close()


def tell(title: str, rounds: list[dict[str, Any]], best: str) -> dict[str, Any]:
    """The best round, and between what the rounds lie."""
    chosen = max(rounds, key=lambda one: one["rate"]) if best == "rate" else min(rounds, key=lambda one: one[best])
    spread = sorted(one[best] for one in rounds)
    print(
        f"  {title:<44} {chosen['rate']:>6,.0f}/s"
        f"   p50 {chosen['p50']:>5.1f}   p99 {chosen['p99']:>5.1f}   p99.9 {chosen['p99.9']:>5.1f} ms"
        f"   ({best} of the rounds: {spread[0]:,.1f} to {spread[-1]:,.1f};"
        f" {chosen['cost']:.0f} µs of a core a move in the servers,"
        f" {chosen['busy'] / chosen['rate'] * 1e6:.0f} in the players)",
        flush=True,
    )
    return chosen


def evening(place: str, servers: int, rounds: int, seconds: float) -> dict[str, float]:
    """The whole programme on one database; the figures by name."""
    with party(place, servers) as house:
        house.open()
        house.visitors.ask("gather", tables=[(*GAMES[number % len(GAMES)], None) for number in range(TABLES)])
        title = f"{TABLES} tables, as fast as they can"
        flat_out = tell(title, house.measure(rounds, "flat_out", seconds=seconds), "rate")

        # The house closes and opens again: tables and people are found where they were.
        house.visitors.ask("leave")
        house.close()
        house.open()
        started = max(server.started for server in house.servers)
        blank = house.servers[0].memory()
        house.visitors.ask("look_in")
        warm = house.servers[0].memory()
        house.visitors.ask("look_on", each=ONLOOKERS)
        full = house.servers[0].memory()

        people = TABLES * (GAMES[0][1] + ONLOOKERS)
        title = f"{RATE} moves a second, {people:,} connections"
        steady = tell(title, house.measure(rounds, "steadily", rate=RATE, seconds=seconds), "p99")
        bots = [(*GAMES[number % len(GAMES)], "minister") for number in range(WITH_BOTS)]
        house.visitors.ask("gather", tables=bots)
        title = f"the same, and {WITH_BOTS} tables with ministers"
        beside = tell(title, house.measure(rounds, "steadily", rate=RATE, seconds=seconds), "p99")
        print(f"  start-up {started:.2f} s; a server with nothing warm {blank / 1e6:.0f} MB")
        if servers == 1:
            table, connection = (warm - blank) / TABLES, (full - warm) / people
            print(f"  a warm table {table / 1000:.0f} kB; an idle connection {connection / 1000:.0f} kB")
        return {"flat out": flat_out["rate"], "steady": steady["p99"], "with bots": beside["p99"]}


def main() -> None:
    reader = argparse.ArgumentParser(description="Moves a second, and how long a player waits.")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--seconds", type=float, default=5.0, help="of each round")
    reader.add_argument("--only", choices=["sqlite", "postgresql"])
    reader.add_argument("--serve", metavar="PLACE", help="be the server")
    asked = reader.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    print("antichambre runs as", "compiled code" if compiled() else "plain Python", f"on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        yard = measure({"tables": tables_alone(GAMES), "commits": commits(Path(folder))}, asked.rounds, 1.0)
        print(f"tables alone {yard['tables']:,.0f} moves/s; SQLite alone {yard['commits']:,.0f} commits/s")
        if asked.only != "postgresql":
            print("SQLite, one server")
            ratios(evening(str(Path(folder) / "house.sqlite"), 1, asked.rounds, asked.seconds), yard)
    if asked.only != "sqlite":
        from house_processes import postgres

        with postgres() as place:
            print("PostgreSQL, two servers")
            ratios(evening(place, 2, asked.rounds, asked.seconds), yard)


def ratios(figures: dict[str, float], yard: dict[str, float]) -> None:
    """What the figures are beside what was measured in the same run."""
    commit = 1000 / yard["commits"]
    print(
        f"  as fast as they can: {figures['flat out'] / yard['commits']:.1f} moves for each lone commit of the disk,"
        f" {figures['flat out'] / yard['tables']:.2f} of what the tables alone can do;"
        f" p99 {figures['steady'] / commit:.1f} lone commits long, with bots {figures['with bots'] / commit:.1f}"
    )


if __name__ == "__main__":
    main()
