"""The hands that write on PostgreSQL. Each numbers its groups within their transactions, and calls out what it has
written: the number says after a lost connection whether the group was committed, the call tells the other servers.

A group of pages is mostly written, signed and called out by a single statement, which is a transaction by itself: one
way to the database and back, where there would be five."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, text
from sqlalchemy.dialects.postgresql import insert

from antichambre.store.calls import Call, calls_of
from antichambre.store.pages import CARD, FIXED, Card, Page, fields_of
from antichambre.store.schema import hands

CHANNEL = "antichambre"
FORGOTTEN_MS = 7 * 24 * 3600 * 1000  # a hand that has not written for so long is gone
SETTINGS = """
    SELECT set_config('idle_in_transaction_session_timeout', '15s', false),
           set_config('lock_timeout', '10s', false),
           set_config('synchronous_commit', CASE setting WHEN 'off' THEN 'on' ELSE setting END, false)
    FROM pg_settings WHERE name = 'synchronous_commit'
"""
SIGN = text(f"""
    INSERT INTO hands (id, "group", at) VALUES (:hand, :group, :at)
    ON CONFLICT (id) DO UPDATE SET "group" = excluded."group", at = excluded.at
    RETURNING (SELECT count(pg_notify('{CHANNEL}', call)) FROM unnest(CAST(:calls AS text[])) AS call)
""")  # noqa: S608
# What is kept of a card, and what of it may change. First all cards, then all entries: as `write_pages` does, and why.
COLUMNS = ", ".join(f'"{name}"' for name in Card.__struct_fields__)
CHANGES = ", ".join(f'"{name}" = excluded."{name}"' for name in CARD if name not in FIXED)
CALL_OUT = text(f"""
    SELECT count(pg_notify('{CHANNEL}', call)) FROM json_array_elements_text(CAST(:calls AS json)) AS call
""")  # noqa: S608
AT_ONCE = f"""
    WITH card AS (
        INSERT INTO tables ({COLUMNS}) SELECT {COLUMNS} FROM json_populate_recordset(NULL::tables, %(cards)s)
        ON CONFLICT (id) DO UPDATE SET {CHANGES} WHERE tables.number <= excluded.number RETURNING 1
    ), page AS (
        INSERT INTO entries SELECT row.* FROM json_populate_recordset(NULL::entries, %(entries)s) AS row
        WHERE (SELECT count(*) FROM card) >= 0
    ), signature AS (
        INSERT INTO hands (id, "group", at) VALUES (%(hand)s, %(group)s, %(now)s)
        ON CONFLICT (id) DO UPDATE SET "group" = excluded."group", at = excluded.at
    )
    SELECT count(pg_notify('{CHANNEL}', call)) FROM json_array_elements_text(%(calls)s) AS call
"""  # noqa: S608


def _now() -> int:
    return time.time_ns() // 1_000_000


def arrive(connection: Connection, hand: str) -> None:
    """Prepares a connection for a scribe. Its transactions are durable, and one that lost its scribe holds no locks for
    long."""
    with connection.begin():
        connection.execute(text(SETTINGS))
        connection.execute(delete(hands).where(hands.c.at < _now() - FORGOTTEN_MS, hands.c.id != hand))
        row = {"id": hand, "group": 0, "at": _now()}
        connection.execute(insert(hands).values(row).on_conflict_do_nothing())


def sign(connection: Connection, hand: str, group: int, written: list[Page]) -> None:
    connection.execute(SIGN, {"hand": hand, "group": group, "at": _now(), "calls": calls_of(hand, written)})


def call_out(connection: Connection, calls: Sequence[Call]) -> None:
    """Tells the other servers something of which nothing is kept."""
    connection.execute(CALL_OUT, {"calls": _json([_json(call) for call in calls])})


def write_at_once(connection: Connection, hand: str, group: int, pages: Sequence[Page]) -> None:
    """Writes, signs and calls out pages that seat nobody; when it returns they are on the disk. An error of the driver
    if some number was there already: then nothing of it is written."""
    ordered = sorted(pages, key=lambda page: page.table)
    cards = {page.table: page.card for page in ordered if page.card is not None}  # of two, the later
    told = {
        "cards": _json(list(cards.values())),
        "entries": _json([fields_of(page.table, hand, row) for page in ordered for row in page.entries]),
        "calls": _json(calls_of(hand, ordered)),
    }
    line = connection.connection.driver_connection
    assert line is not None
    line.autocommit = True
    try:
        line.execute(AT_ONCE, {**told, "hand": hand, "group": group, "now": _now()})
    finally:
        if not line.closed:
            line.autocommit = False


def _json(what: Any) -> str:
    return msgspec.json.encode(what).decode()


def has_written(connection: Connection, hand: str, group: int) -> bool:
    """Whether a group was committed. Waits for a transaction that is still at it: the row is its own."""
    with connection.begin():
        last = connection.execute(select(hands.c.group).where(hands.c.id == hand).with_for_update())
        return last.scalar_one_or_none() == group


def leave(connection: Connection, hand: str) -> None:
    with connection.begin():
        connection.execute(delete(hands).where(hands.c.id == hand))
