"""A wall between a house and its database: while it stands nothing can be written, and everything can be read."""

import contextlib
import sqlite3
from collections.abc import Iterator

import psycopg

from server.houses import LIMIT


@contextlib.contextmanager
def wall(database: str) -> Iterator[None]:
    """It falls when whoever holds it does, or when the database is stopped."""
    if database.startswith("postgresql"):
        gone = contextlib.suppress(psycopg.OperationalError)
        with gone, psycopg.connect(database, connect_timeout=int(LIMIT)) as holder:
            holder.execute("LOCK TABLE entries IN SHARE MODE")
            yield
            holder.rollback()
    else:
        with contextlib.closing(sqlite3.connect(database, timeout=LIMIT, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            yield
            holder.execute("ROLLBACK")
