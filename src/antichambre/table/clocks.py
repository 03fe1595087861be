"""Time at a table: what a clock shows, and when the house itself has to act."""

from collections.abc import Mapping

from antichambre.table.setup import DAY
from antichambre.table.table import Status, Table

SALTING = 5_000  # how long the deal waits for the salts that were pledged
RETURN = 60_000  # what whoever comes back after their flag fell finds on the clock, at least


def bank_after(table: Table, seat: int, now: int) -> int | None:
    """What is left on a seat's clock once it has moved: a turn that begins with this move earns the increment. An
    answer to a secret question neither costs nor earns, nor does it part a turn in two: clocks are seen by all."""
    left = left_of(table, seat, now)
    if left is None or table.secret_question:
        return left
    earns = table.begins_turn(seat) and len(table.moves) > table.chairs[seat].earned
    return left + table.setup.clock.increment * 1000 if earns else left


def left_of(table: Table, seat: int, now: int) -> int | None:
    """What a seat's clock shows."""
    bank = table.chairs[seat].bank
    return None if bank is None else max(0, bank - spent(table, seat, now))


def spent(table: Table, seat: int, now: int) -> int:
    """How long the present question has cost a seat. A clock that ran during a secret question would tell everybody who
    is asked, and the house's own bots pay nothing."""
    if table.asked != seat or table.chairs[seat].bot is not None or table.secret_question:
        return 0
    return max(0, now - table.since)


def flag_at(table: Table) -> int | None:
    """When the time of whoever is asked is up."""
    seat = table.asked
    if seat is None or table.chairs[seat].bot is not None:
        return None
    clock = table.setup.clock
    if clock.kind == "slow":
        return table.since + clock.days * DAY * 1000
    bank = table.chairs[seat].bank
    if bank is None or table.secret_question:
        return None
    return table.since + bank


def late_in_secret(table: Table, now: int) -> bool:
    """Whether the time for a secret question is up, which only a slow clock counts: then a bot answers it, and takes
    nobody's place."""
    flag = flag_at(table) if table.setup.clock.kind == "slow" else None
    return flag is not None and now >= flag and table.secret_question


def gone_at(table: Table, seen: Mapping[str, int]) -> dict[int, int]:
    """When whoever is asked counts as gone, by seat. `seen`: when people who are away were last seen. Nobody is gone
    where nobody else plays, nor from a slow game. In a secret question whoever is away counts as asked: a bot in
    the place of one of them would tell who is."""
    if table.asked is None or table.setup.absence == 0 or table.setup.clock.kind == "slow":
        return {}
    waiting = {chair.player for chair in table.chairs if chair.player is not None}
    if len(waiting) < 2 or waiting.isdisjoint(seen):
        return {}
    moments = {}
    for seat in range(len(table.chairs)) if table.secret_question else [table.asked]:
        person = table.chairs[seat].player
        if person is not None and person in seen:
            moments[seat] = max(seen[person], table.since) + table.setup.absence * 1000
    return moments


def due_at(table: Table, seen: Mapping[str, int]) -> int | None:
    """When the house has to act: now, where a bot is asked."""
    if table.status is Status.SALTING:
        return table.since + SALTING
    seat = table.asked
    if seat is not None and table.chairs[seat].bot is not None:
        return table.since
    moments = [*gone_at(table, seen).values(), flag_at(table)]
    return min((moment for moment in moments if moment is not None), default=None)
