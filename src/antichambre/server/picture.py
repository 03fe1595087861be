"""The table as a client is told of it."""

from collections.abc import Mapping

import msgspec

from antichambre.server.pause import window_of
from antichambre.table.notes import NO_NOTES, Notes
from antichambre.table.outcome import outcome, standings
from antichambre.table.sight import Eyes, answered_by, log, look
from antichambre.table.table import Status, Table
from antichambre.wire import messages
from antichambre.wire.messages import Picture


def picture(
    table: Table,
    eyes: Eyes,
    names: Mapping[str, str | None],
    now: int,
    after: int,
    pace: float = 1.0,
    notes: Notes = NO_NOTES,
) -> Picture:
    """The table as these eyes see it now, with what they saw of every move from the `after`-th on. `pace`: at which its
    bots search."""
    return with_eyes(_of_all(table, names, now, after, pace), table, eyes, notes)


def with_eyes(drawn: Picture, table: Table, eyes: Eyes, notes: Notes) -> Picture:
    """The same moment, seen with these eyes."""
    return msgspec.structs.replace(
        drawn,
        deeds=log(table, eyes, drawn.after),
        look=look(table, eyes, notes),
        answered=answered_by(table, eyes, notes),
        orders={str(seat): notes[seat].orders for seat in eyes if seat in notes and notes[seat].orders},
    )


def _of_all(table: Table, names: Mapping[str, str | None], now: int, after: int, pace: float) -> Picture:
    """What is the same for all eyes."""
    return Picture(
        table=table.name,
        number=table.number,
        version=table.version,
        status=table.status,
        setup=table.setup,
        opener=table.opener,
        chairs=_chairs(table, names),
        commitment=table.commitment,
        since=table.since,
        now=now,
        plies=len(table.moves),
        after=after,
        deeds=[],
        missed=table.missed,
        pause=_pause(table),
        seed=_seed(table),
        request=table.request,
        dispute=_dispute(table),
        left_to_bots=table.left_to_bots,
        hastened=table.hastened,
        pace=round(pace, 2) if pace < 1 else None,
        standings=_standings(table),
        outcome=outcome(table),
        why_off=table.why_off,
        rematch=table.rematch,
        indulged=table.indulged,
    )


def _pause(table: Table) -> messages.Pause | None:
    if not table.pausing or table.position is None:
        return None
    return messages.Pause(table.position.occasion(), table.since + window_of(table))


def known_moves(table: Table, since: int) -> int:
    """How many of a table's moves somebody knows who has seen it up to entry `since`."""
    if table.undone_at > since:
        return 0
    return sum(number <= since for number in table.numbers)


def _chairs(table: Table, names: Mapping[str, str | None]) -> list[messages.Seated]:
    return [
        messages.Seated(
            person=chair.person,
            name=chair.name or (None if chair.person is None else names.get(chair.person)),
            kept=chair.kept,
            level=chair.level,
            stand_in=chair.stand_in,
            resigned=chair.resigned,
            out=table.position is not None and table.position.out(seat),
            pledge=chair.pledge,
            salt=chair.salt,
            bank=chair.bank,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def _seed(table: Table) -> str | None:
    """The house's part of the seed, when the game is closed."""
    return table.seed if table.closed else None


def _dispute(table: Table) -> messages.Dispute | None:
    if table.status is not Status.DISPUTED or table.agreed is None:
        return None
    return messages.Dispute(table.agreed, sorted(table.settled))


def _standings(table: Table) -> list[messages.Place] | None:
    ended = standings(table)
    return [messages.Place(one.seat, one.score, one.place, one.left) for one in ended] or None
