"""The table as a client is told of it."""

from collections.abc import Mapping

from antichambre.server import messages
from antichambre.server.messages import Picture
from antichambre.table.outcome import standings
from antichambre.table.sight import Eyes, log, look
from antichambre.table.table import Status, Table


def picture(table: Table, eyes: Eyes, names: Mapping[str, str | None], now: int, after: int) -> Picture:
    """The table as these eyes see it now, with what they saw of every move from the `after`-th on."""
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
        deeds=log(table, eyes, after),
        look=look(table, eyes),
        seed=_seed(table),
        request=_request(table),
        dispute=_dispute(table),
        left_to_bots=table.left_to_bots,
        hastened=table.hastened,
        standings=_standings(table),
        why_off=table.why_off,
        rematch=table.rematch,
    )


def known_moves(table: Table, since: int) -> int:
    """How many of a table's moves somebody knows who has seen it up to entry `since`."""
    if table.undone_at > since:
        return 0
    return sum(number <= since for number in table.numbers)


def _chairs(table: Table, names: Mapping[str, str | None]) -> list[messages.Chair]:
    return [
        messages.Chair(
            person=chair.person,
            name=chair.name or (None if chair.person is None else names.get(chair.person)),
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


def _request(table: Table) -> messages.Request | None:
    asked = table.request
    return None if asked is None else messages.Request(asked.seat, asked.to, sorted(asked.agreed))


def _dispute(table: Table) -> messages.Dispute | None:
    if table.status is not Status.DISPUTED or table.agreed is None:
        return None
    return messages.Dispute(table.agreed, sorted(table.settled))


def _standings(table: Table) -> list[messages.Place] | None:
    ended = standings(table)
    return [messages.Place(one.seat, one.score, one.place, one.left) for one in ended] or None
