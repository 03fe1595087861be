"""Time at a table: what a clock shows, and when the house itself has to act."""

from collections.abc import Mapping

from antichambre.table.setup import LiveClock, SlowClock
from antichambre.table.table import Status, Table

SALTING = 30_000  # how long the deal waits for the salts that were pledged, where people sit down together
RETURN = 60_000  # what whoever comes back after their flag fell finds on the clock, at least


def bank_after(table: Table, seat: int, now: int) -> int | None:
    """What is left on a seat's clock once it has moved: a turn that begins with this move earns the increment. Who
    reacts neither pays nor earns: clocks are seen by all."""
    left = left_of(table, seat, now)
    if left is None or table.pausing or not isinstance(table.clock, LiveClock):
        return left
    earns = table.begins_turn(seat) and len(table.moves) > table.chairs[seat].earned
    return left + table.clock.increment if earns else left


def left_of(table: Table, seat: int, now: int) -> int | None:
    """What a seat's clock shows."""
    bank = table.chairs[seat].bank
    return None if bank is None else max(0, bank - spent(table, seat, now))


def spent(table: Table, seat: int, now: int) -> int:
    """How long the present question has cost a seat. No clock runs in a pause, and the house's own bots pay nothing."""
    if table.asked != seat or table.chairs[seat].bot is not None or table.pausing:
        return 0
    return max(0, now - table.since)


def flag_at(table: Table) -> int | None:
    """When the time of whoever is asked is up."""
    seat = table.asked
    if seat is None or table.pausing or table.chairs[seat].bot is not None:
        return None
    if isinstance(table.clock, SlowClock):
        return table.since + table.clock.each
    bank = table.chairs[seat].bank
    return None if bank is None else table.since + bank


def gone_at(table: Table, seen: Mapping[str, int]) -> int | None:
    """When whoever is asked counts as gone. `seen`: when people who are away were last seen. Nobody is gone
    where nobody else plays, nor from a slow game, nor in a pause, which ends without them."""
    seat = table.asked
    if seat is None or not seen or table.pausing or table.setup.absence == 0 or isinstance(table.clock, SlowClock):
        return None
    waiting = {chair.player for chair in table.chairs if chair.player is not None}
    person = table.chairs[seat].player
    if len(waiting) < 2 or person is None or person not in seen:
        return None
    return max(seen[person], table.since) + table.setup.absence * 1000


def salting_ends(table: Table) -> int:
    """Until when the deal waits for the salts. By post as long as for a move: who pledged may come back tomorrow."""
    return table.since + (table.clock.each if isinstance(table.clock, SlowClock) else SALTING)


def due_at(table: Table, seen: Mapping[str, int]) -> int | None:
    """When the house has to act: now, in a pause or where a bot is asked."""
    if table.status is Status.SALTING:
        return salting_ends(table)
    seat = table.asked
    if seat is not None and (table.pausing or table.chairs[seat].bot is not None):
        return table.since
    gone, flag = gone_at(table, seen), flag_at(table)
    return gone if flag is None else flag if gone is None else min(gone, flag)
