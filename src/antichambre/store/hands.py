"""The hands that write on PostgreSQL. Each numbers its groups within their transactions, and calls out what it has
written: the number says after a lost connection whether the group was committed, the call tells the other servers.
`at_once.py` does all of it by a single statement."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, text
from sqlalchemy.dialects.postgresql import insert

from antichambre.store.calls import CHANNEL, Announcement, calls_of
from antichambre.store.pages import Page
from antichambre.store.schema import hands

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
CALL_OUT = text(f"""
    SELECT count(pg_notify('{CHANNEL}', call)) FROM json_array_elements_text(CAST(:calls AS json)) AS call
""")  # noqa: S608


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


def call_out(connection: Connection, calls: Sequence[Announcement]) -> None:
    """Tells the other servers something of which nothing is kept."""
    connection.execute(CALL_OUT, {"calls": _json([_json(call) for call in calls])})


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
