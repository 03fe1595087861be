"""A group of pages that seat nobody, written in one way to the database and back: by a statement which is a transaction
by itself, past everything that stands between us and the driver. So nearly every move is written."""

import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from antichambre.store.calls import CHANNEL, calls_of
from antichambre.store.pages import CARD, FIXED, Card, Page, fields_of, notes_on

# What is kept of a card, and what of it may change. First all cards, then all entries: as `write_pages` does, and why.
COLUMNS = ", ".join(f'"{name}"' for name in Card.__struct_fields__)
CHANGES = ", ".join(f'"{name}" = excluded."{name}"' for name in CARD if name not in FIXED)
ENTRY = ("table", "number", "at", "kind", "hand", "body")
NOTE = ("table", "seat", "body")
POSTGRESQL = f"""
    WITH card AS (
        INSERT INTO tables ({COLUMNS}) SELECT {COLUMNS} FROM json_populate_recordset(NULL::tables, %(cards)s)
        ON CONFLICT (id) DO UPDATE SET {CHANGES} WHERE tables.number <= excluded.number RETURNING 1
    ), page AS (
        INSERT INTO entries SELECT row.* FROM json_populate_recordset(NULL::entries, %(entries)s) AS row
        WHERE (SELECT count(*) FROM card) >= 0
    ), note AS (
        INSERT INTO notes SELECT row.* FROM json_populate_recordset(NULL::notes, %(notes)s) AS row
        ON CONFLICT ("table", seat) DO UPDATE SET body = excluded.body
    ), signature AS (
        INSERT INTO hands (id, "group", at) VALUES (%(hand)s, %(group)s, %(now)s)
        ON CONFLICT (id) DO UPDATE SET "group" = excluded."group", at = excluded.at
    )
    SELECT count(pg_notify('{CHANNEL}', call)) FROM json_array_elements_text(%(calls)s) AS call
"""  # noqa: S608


def _read_from_json(names: Sequence[str]) -> str:
    return ", ".join(f"json_extract(value, '$.{name}')" for name in names)


SQLITE_CARDS = f"""
    INSERT INTO tables ({COLUMNS}) SELECT {_read_from_json(Card.__struct_fields__)} FROM json_each(?) WHERE true
    ON CONFLICT (id) DO UPDATE SET {CHANGES} WHERE tables.number <= excluded.number
"""  # noqa: S608
SQLITE_NOTES = f"""
    INSERT INTO notes ("table", seat, body) SELECT {_read_from_json(NOTE)} FROM json_each(?) WHERE true
    ON CONFLICT ("table", seat) DO UPDATE SET body = excluded.body
"""  # noqa: S608
SQLITE_ENTRIES = f"""
    INSERT INTO entries ({", ".join(f'"{name}"' for name in ENTRY)}) SELECT {_read_from_json(ENTRY)} FROM json_each(?)
"""  # noqa: S608


def write_on_sqlite(connection: Connection, hand: str, pages: Sequence[Page]) -> None:
    """When it returns they are on the disk. An error of the driver if some number was there already: then nothing of
    it is written."""
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    cards, entries, notes = _cards(pages), _entries(hand, pages), notes_on(pages)
    if cards is None and not notes:
        # One call, for each waits for Python's lock, which a busy event loop gives away only when it has to.
        driver.execute(SQLITE_ENTRIES, (entries,))
        return
    driver.execute("BEGIN IMMEDIATE")
    try:
        if cards is not None:
            driver.execute(SQLITE_CARDS, (cards,))
        driver.execute(SQLITE_ENTRIES, (entries,))
        if notes:
            driver.execute(SQLITE_NOTES, (_json(notes),))
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def write_on_postgresql(connection: Connection, hand: str, group: int, pages: Sequence[Page]) -> None:
    """The same, signed and called out."""
    # In the order of the tables' ids: as `write_pages` does, and why.
    ordered = sorted(pages, key=lambda page: page.table)
    told = {
        "cards": _cards(ordered) or "[]",
        "entries": _entries(hand, ordered),
        "notes": _json(notes_on(ordered)),
        "calls": _json(calls_of(hand, ordered)),
    }
    line: Any = connection.connection.dbapi_connection
    line.autocommit = True
    try:
        line.execute(POSTGRESQL, {**told, "hand": hand, "group": group, "now": time.time_ns() // 1_000_000})
    finally:
        if not line.closed:
            line.autocommit = False


def _cards(pages: Sequence[Page]) -> str | None:
    """Of two cards of one table, the later; None if there are no cards."""
    cards = {page.table: page.card for page in pages if page.card is not None}
    return _json(list(cards.values())) if cards else None


def _entries(hand: str, pages: Sequence[Page]) -> str:
    return _json([fields_of(page.table, hand, row) for page in pages for row in page.entries])


def _json(what: Any) -> str:
    return msgspec.json.encode(what).decode()
