"""What can go wrong around the database. Each is a key of this room's catalogues."""

import sqlite3

from sqlalchemy.exc import DBAPIError

from antichambre.kernel.errors import AntichambreError
from antichambre.store import ROOM

# What SQLite answers, by the first words of its name for it, and what the house says of that.
SQLITE = {
    "SQLITE_BUSY": "store-locked",
    "SQLITE_LOCKED": "store-locked",
    "SQLITE_FULL": "store-full",
    "SQLITE_NOTADB": "store-not-database",
    "SQLITE_CORRUPT": "store-damaged",
    "SQLITE_READONLY": "store-forbidden",
    "SQLITE_CANTOPEN": "store-forbidden",
    "SQLITE_PERM": "store-forbidden",
    "SQLITE_AUTH": "store-forbidden",
    "SQLITE_IOERR": "store-disk",
}

# What PostgreSQL answers: the beginning of its five letters.
POSTGRESQL = {
    "53100": "store-full",
    "08": "store-unreachable",
    "57P": "store-unreachable",  # stopped by its host, crashed, or not up yet
    "53": "store-unreachable",  # out of connections or memory: it may pass
    "58": "store-disk",
    "XX": "store-damaged",
    "25006": "store-forbidden",  # a copy that may only be read
    "42501": "store-forbidden",
    "40": "store-locked",  # two transactions in each other's way
    "55P03": "store-locked",
}


class StoreError(AntichambreError):
    """Something asked of the store that it cannot do."""

    room = ROOM


def store_error(error: BaseException, where: str) -> StoreError | None:
    """What to say of an error of the database at `where`; None if it is no trouble of the database itself, but of what
    was asked of it (a name taken, a row that is missing)."""
    if isinstance(error, StoreError):
        return error
    origin = error.orig if isinstance(error, DBAPIError) else error
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    key = "store-unreachable" if lost else _key(origin)
    if key is None:
        return None
    why = str(origin).strip().splitlines()
    return StoreError(key, {"where": where, "why": why[0] if why else type(origin).__name__})


def _key(origin: BaseException | None) -> str | None:
    if isinstance(origin, sqlite3.Error):
        name = str(getattr(origin, "sqlite_errorname", ""))
        return next((key for start, key in SQLITE.items() if name.startswith(start)), None)
    state = getattr(origin, "sqlstate", None)
    if state is not None:
        return next((key for start, key in POSTGRESQL.items() if str(state).startswith(start)), None)
    # Without a word of PostgreSQL's own: its driver found nobody at the other end, or heard nothing more.
    lost = any(kind.__name__ == "OperationalError" for kind in type(origin).__mro__)
    return "store-unreachable" if lost else None
