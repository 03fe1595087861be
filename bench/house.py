"""How fast the house is: moves acknowledged a second, and how long a player waits for the acknowledgement. Real
sockets, a database on this disk, every commit durable; the players are in a second process.

Beside it, in the same run: what the tables alone can do, without sockets and without a database; what the disk can do,
one commit after the other; and how fast a core of this machine is just then, so that what a move costs the servers can
be compared with another day's.

    make bench-house
    make bench-house RIVAL=folder    # beside boardgame.io in memory, installed there: npm install boardgame.io@0.50.2
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
from house_yardsticks import commits, core, tables_alone
from loops import measure

from antichambre.version import compiled

GAMES = [("richelieu", 2), ("sun_king", 2), ("favourite", 2), ("louis_xiv", 2)]
TABLES = 200
ONLOOKERS = 3  # at each table: with the players, a thousand connections
WITH_BOTS = 20
RATE = 200
# What is aimed at, by database: microseconds of a core in the servers for a move; milliseconds for 99 in a hundred.
COST = {"sqlite": 380, "postgresql": 500}
STEADY, WITH_MINISTERS = 25, 60


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
        """Some rounds of something, and what a move cost the servers: in microseconds of a core, and in what a core
        did just before. A pause that ends is written and told as a move is, and counts as one."""
        found = []
        for _ in range(rounds):
            unit = core()
            before = sum(server.busy() for server in self.servers)
            result = self.visitors.ask(what, **how)
            spent = sum(server.busy() for server in self.servers) - before
            result["cost"] = spent / (result["acknowledged"] + result["pauses"]) * 1e6
            result["units"] = result["cost"] / unit
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
        in_haste = house.measure(rounds, "flat_out", seconds=seconds)
        flat_out = tell(title, in_haste, "rate")
        cheapest = min(in_haste, key=lambda one: float(one["cost"]))

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
        return {
            "flat out": flat_out["rate"],
            "cost": cheapest["cost"],
            "units": cheapest["units"],
            "steady": steady["p99"],
            "with bots": beside["p99"],
        }


def main() -> None:
    reader = argparse.ArgumentParser(description="Moves a second, and how long a player waits.")
    reader.add_argument("--rounds", type=int, default=3)
    reader.add_argument("--seconds", type=float, default=5.0, help="of each round")
    reader.add_argument("--only", choices=["sqlite", "postgresql"])
    reader.add_argument("--rival", type=Path, metavar="FOLDER", help="where boardgame.io is installed")
    reader.add_argument("--serve", metavar="PLACE", help="be the server")
    asked = reader.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    print("antichambre runs as", "compiled code" if compiled() else "plain Python", f"on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        yard = measure({"tables": tables_alone(GAMES), "commits": commits(Path(folder))}, asked.rounds, 1.0)
        print(f"tables alone {yard['tables']:,.0f} moves/s of a core; SQLite alone {yard['commits']:,.0f} commits/s")
        if asked.rival:
            from house_rival import VERSION, boardgame_io

            yard["rival"], cost = boardgame_io(asked.rival, TABLES, asked.seconds)
            print(f"{VERSION} in memory {yard['rival']:,.0f} moves/s, {cost:.0f} µs of a core a move in its server")
        if asked.only != "postgresql":
            print("SQLite, one server")
            ratios("sqlite", evening(str(Path(folder) / "house.sqlite"), 1, asked.rounds, asked.seconds), yard)
    if asked.only != "sqlite":
        from house_processes import postgres

        with postgres() as place:
            print("PostgreSQL, two servers")
            ratios("postgresql", evening(place, 2, asked.rounds, asked.seconds), yard)


def ratios(database: str, figures: dict[str, float], yard: dict[str, float]) -> None:
    """What the figures are beside what was measured in the same run, and beside the aims."""
    commit, alone = 1000 / yard["commits"], 1e6 / yard["tables"]
    print(
        f"  as fast as they can: {figures['flat out'] / yard['commits']:.2f} moves for each lone commit of the disk,"
        f" {figures['flat out'] / yard['tables']:.2f} of what the tables alone can do"
        f"{_beside(figures['flat out'], yard.get('rival'))}\n"
        f"  a move costs the servers {figures['cost']:.0f} µs of a core ({_aim(figures['cost'], COST[database])}):"
        f" {figures['cost'] / alone:.1f} moves of the tables alone,"
        f" {figures['units']:.1f} round trips of a small document through Python's json\n"
        f"  p99 {figures['steady']:.1f} ms ({_aim(figures['steady'], STEADY)}),"
        f" {figures['steady'] / commit:.1f} lone commits long;"
        f" with ministers {figures['with bots']:.1f} ms ({_aim(figures['with bots'], WITH_MINISTERS)}),"
        f" {figures['with bots'] / commit:.1f} long"
    )


def _beside(rate: float, rival: float | None) -> str:
    return "" if rival is None else f", {rate / rival:.2f} of what boardgame.io can do in memory"


def _aim(figure: float, most: float) -> str:
    return f"aim {most:g}: {'met' if figure <= most else 'missed'}"


if __name__ == "__main__":
    main()
