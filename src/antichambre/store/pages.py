"""What is written of a table: pages of its ledger, its card in the lists, and who sits at it. In bulk: the statements
are the same for one page and for fifty."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from antichambre.store.schema import entries, notes, table_people, tables


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a ledger, as it is kept. `body` is its JSON."""

    number: int
    at: int
    kind: str
    body: str


class Card(msgspec.Struct, frozen=True):
    """What the lists say of a table. `variant` is JSON; `status`: waiting, playing, over, called-off; `due_at`: when
    the house itself must act. `number`: the last entry of which the card knows; a card that knows less than the one
    that is kept is not written, for its server has not heard yet what another wrote."""

    id: str
    game: str
    seats: int
    variant: str
    status: str
    open: bool
    rules_version: int
    created_at: int
    updated_at: int
    moves: int
    due_at: int | None = None
    number: int = 0


class Seating(msgspec.Struct, frozen=True):
    """Who sits on one seat: a person, a bot of a level, or nobody."""

    seat: int
    person: str | None = None
    level: str | None = None


class Noted(msgspec.Struct, frozen=True):
    """What a seat says beside the ledger, in the place of what it said before. `body` is its JSON."""

    seat: int
    body: str


class Page(msgspec.Struct, frozen=True):
    """Entries that belong together: all of them are written, or none. `card` and `seating`, where they have changed, go
    with them, and what is noted; `seating` is that of all seats."""

    table: str
    entries: list[Row]
    card: Card | None = None
    seating: list[Seating] | None = None
    notes: list[Noted] = []


class Conflict(Exception):
    """Some row of these pages was there already."""


CARD = [name for name in Card.__struct_fields__ if name != "id"]
FIXED = ("game", "created_at")  # of a card: what never changes


def _ledger_of(dialect: str) -> sqlite.Insert | postgresql.Insert:
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return insert(entries).on_conflict_do_nothing().execution_options(preserve_rowcount=True)


def _cards_of(dialect: str) -> sqlite.Insert | postgresql.Insert:
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement = insert(tables)
    changing = {name: statement.excluded[name] for name in CARD if name not in FIXED}
    knows = tables.c.number <= statement.excluded.number
    return statement.on_conflict_do_update(index_elements=["id"], set_=changing, where=knows)


def _notes_of(dialect: str) -> sqlite.Insert | postgresql.Insert:
    row = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(notes)
    return row.on_conflict_do_update(index_elements=["table", "seat"], set_={"body": row.excluded.body})


LEDGER = {dialect: _ledger_of(dialect) for dialect in ("sqlite", "postgresql")}
CARDS = {dialect: _cards_of(dialect) for dialect in ("sqlite", "postgresql")}
NOTES = {dialect: _notes_of(dialect) for dialect in ("sqlite", "postgresql")}
RISE = delete(table_people).where(table_people.c.table == bindparam("risen"))
SIT = table_people.insert()


def write_pages(connection: Connection, pages: Sequence[Page], hand: str) -> None:
    """Writes pages. Conflict if some entry of that number was there already: then all of this is to be rolled back."""
    # In the order of the tables' ids: two servers that write the same tables wait for each other, never in a circle.
    pages = sorted(pages, key=_table_of)
    dialect = connection.dialect.name
    cards = {page.table: page.card for page in pages if page.card is not None}
    if cards:
        connection.execute(CARDS[dialect], [msgspec.structs.asdict(card) for card in cards.values()])
    rows = [fields_of(page.table, hand, row) for page in pages for row in page.entries]
    if rows and connection.execute(LEDGER[dialect], rows).rowcount != len(rows):
        raise Conflict
    noted = notes_on(pages)
    if noted:
        connection.execute(NOTES[dialect], noted)
    seatings = {page.table: page.seating for page in pages if page.seating is not None}
    if seatings:
        connection.execute(RISE, [{"risen": table} for table in seatings])
    sitting = [
        {"table": table, "seat": one.seat, "person": one.person, "level": one.level}
        for table, seating in seatings.items()
        for one in seating
    ]
    if sitting:
        connection.execute(SIT, sitting)


def _table_of(page: Page) -> str:
    return page.table


def fields_of(table: str, hand: str, row: Row) -> dict[str, str | int]:
    return {"table": table, "number": row.number, "at": row.at, "kind": row.kind, "hand": hand, "body": row.body}


def notes_on(pages: Sequence[Page]) -> list[dict[str, str | int]]:
    """Of two notes of one seat, the later."""
    found = {(page.table, note.seat): note.body for page in pages for note in page.notes}
    return [{"table": table, "seat": seat, "body": body} for (table, seat), body in found.items()]


def is_written(connection: Connection, page: Page, hand: str) -> bool:
    """Whether this very page, written by this very hand, is in its ledger already."""
    numbers = [row.number for row in page.entries]
    found = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.kind, entries.c.body, entries.c.hand)
        .where(and_(entries.c.table == page.table, entries.c.number.in_(numbers)))
        .order_by(entries.c.number)
    )
    ours = [(row.number, row.at, row.kind, row.body, hand) for row in page.entries]
    return [tuple(row) for row in found] == ours
