"""Reading what is kept of tables: their ledgers, the lists of them, and which of them wait for the house."""

import json
from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, exists, or_, select, text, update
from sqlalchemy.engine import Row as Found

from antichambre.store.pages import Card, Row, Seating
from antichambre.store.schema import entries, results, table_people, tables

CARD = [tables.c[name] for name in Card.__struct_fields__]


def entries_of(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The entries of a table's ledger behind number `after`, in order."""
    found = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.kind, entries.c.body)
        .where(entries.c.table == table, entries.c.number > after)
        .order_by(entries.c.number)
    )
    return [Row(*row) for row in found]


# For each table how far its ledger is known: as one JSON object, so that the statement is the same for any number.
NEWS = {
    "sqlite": text("""
        SELECT entries."table", number, at, kind, body FROM json_each(:seen) AS known
        JOIN entries ON entries."table" = known.key AND number > known.value ORDER BY 1, 2
    """),
    "postgresql": text("""
        SELECT entries."table", number, at, kind, body FROM json_each_text(CAST(:seen AS json)) AS known
        JOIN entries ON entries."table" = known.key AND number > CAST(known.value AS integer) ORDER BY 1, 2
    """),
}


def news_of(connection: Connection, seen: Mapping[str, int]) -> dict[str, tuple[list[Row], Card | None]]:
    """What has been written behind the numbers that were `seen`, by table, and the card of each of those."""
    rows: dict[str, list[Row]] = {}
    for table, *row in connection.execute(NEWS[connection.dialect.name], {"seen": json.dumps(seen)}):
        rows.setdefault(table, []).append(Row(*row))
    cards = connection.execute(select(*CARD).where(tables.c.id.in_(rows))) if rows else ()
    by_table = {card.id: card for card in map(_card, cards)}
    return {table: (found, by_table.get(table)) for table, found in rows.items()}


def card_of(connection: Connection, table: str) -> Card | None:
    found = connection.execute(select(*CARD).where(tables.c.id == table)).first()
    return None if found is None else _card(found)


def open_tables(connection: Connection, game: str | None = None, limit: int = 50) -> list[Card]:
    """The tables at which anybody may still sit down, the latest first."""
    query = select(*CARD).where(tables.c.status == "waiting", tables.c.open)
    if game is not None:
        query = query.where(tables.c.game == game)
    return [_card(row) for row in connection.execute(query.order_by(tables.c.updated_at.desc()).limit(limit))]


def tables_of(
    connection: Connection,
    person: str,
    status: Collection[str] = (),
    before: int | None = None,
    limit: int = 50,
) -> list[Card]:
    """The tables at which a person sits, the latest first. `status`: only such; `before`: only those last changed
    before that time, for the next page of a list."""
    seated = select(table_people.c.table).where(table_people.c.person == person)
    query = select(*CARD).where(tables.c.id.in_(seated))
    if status:
        query = query.where(tables.c.status.in_(status))
    if before is not None:
        query = query.where(tables.c.updated_at < before)
    query = query.order_by(tables.c.updated_at.desc(), tables.c.id).limit(limit)
    return [_card(row) for row in connection.execute(query)]


def seating_of(connection: Connection, wanted: Sequence[str]) -> dict[str, list[Seating]]:
    """Who sits at each of these tables, seat by seat."""
    found: dict[str, list[Seating]] = {table: [] for table in wanted}
    columns = (table_people.c.table, table_people.c.seat, table_people.c.person, table_people.c.level)
    query = select(*columns).where(table_people.c.table.in_(wanted)).order_by(table_people.c.seat)
    for table, seat, person, level in connection.execute(query):
        found[table].append(Seating(seat, person, level))
    return found


def tables_with_bots(connection: Connection, person: str, since: int) -> set[str]:
    """The tables at which a person sits with bots, whose games are not over, and at which something has happened since
    then."""
    seats, bots = table_people.alias(), table_people.alias()
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .join(bots, bots.c.table == tables.c.id)
        .where(seats.c.person == person, bots.c.level.is_not(None))
        .where(tables.c.status.in_(("waiting", "playing")), tables.c.updated_at >= since)
    )
    return set(connection.execute(query).scalars())


def due(connection: Connection, now: int, hand: str, besides: Collection[str] = (), limit: int = 100) -> list[str]:
    """The tables for which the house must act by now, and for which no other server has promised to; `besides` those
    at which it does already, which would hide the others when they are many."""
    query = select(tables.c.id).where(tables.c.due_at <= now, tables.c.id.not_in(besides), _free(hand, now))
    return list(connection.execute(query.order_by(tables.c.due_at).limit(limit)).scalars())


def claim(connection: Connection, table: str, hand: str, now: int, until: int) -> int | None:
    """Promises that the server `hand` acts for a table until then; None if it does, or until when another has promised
    to."""
    promise = update(tables).where(tables.c.id == table, _free(hand, now)).values(steward=hand, steward_until=until)
    if connection.execute(promise).rowcount == 1:
        return None
    return connection.scalar(select(tables.c.steward_until).where(tables.c.id == table)) or now


def touch(connection: Connection, table: str, now: int) -> bool:
    """Something is about to happen at a table that was left alone for long; False if it has been cleared away."""
    return connection.execute(update(tables).where(tables.c.id == table).values(updated_at=now)).rowcount == 1


def release(connection: Connection, hand: str | None = None) -> None:
    """The server `hand` stops: what it has promised is free for others at once. None: whatever anybody has promised."""
    promised = tables.c.steward.is_not(None) if hand is None else tables.c.steward == hand
    connection.execute(update(tables).where(promised).values(steward=None, steward_until=None))


def _free(hand: str, now: int) -> ColumnElement[bool]:
    return or_(tables.c.steward.is_(None), tables.c.steward == hand, tables.c.steward_until <= now)


def _card(found: "Found[*tuple[object, ...]]") -> Card:
    return Card(**found._mapping)


def unsettled(connection: Connection, limit: int = 100) -> list[str]:
    """Games that are over, and of which no result has been written."""
    settled = exists().where(results.c.table == tables.c.id)
    query = select(tables.c.id).where(tables.c.status == "over", ~settled)
    return list(connection.execute(query.limit(limit)).scalars())


def outdated(connection: Connection, game: str, rules_version: int) -> list[str]:
    """Tables of a game that are not closed, and were last looked at under an older version of its rules."""
    query = select(tables.c.id).where(
        tables.c.game == game, tables.c.status.in_(("waiting", "playing")), tables.c.rules_version < rules_version
    )
    return list(connection.execute(query).scalars())
