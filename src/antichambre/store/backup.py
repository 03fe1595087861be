"""A copy of a house that goes on playing."""

import contextlib
import sqlite3
from pathlib import Path

from antichambre.store.database import Database
from antichambre.store.drafts import draft_of
from antichambre.store.errors import StoreError, store_error


def backup(database: Database, to: Path) -> Path:
    """Writes the database to the file `to`, or under its own name into the folder `to`, as it is at one moment; returns
    the file. For PostgreSQL, StoreError names the programs made for it."""
    if database.file is None:
        raise StoreError("backup-postgresql")
    if to.is_dir():
        to = to / database.file.name
    if to.exists() and to.samefile(database.file):
        raise StoreError("backup-itself", {"file": str(to)})
    try:
        with draft_of(to) as draft:
            _copy(database.file, draft)
    except sqlite3.Error as error:
        raise store_error(error, str(to)) or error from error
    return to


def _copy(source: Path, draft: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as here, contextlib.closing(sqlite3.connect(draft)) as there:
        here.backup(there)  # in one step: it reads one moment of the house, and keeps nobody from writing
        # The copy needs no companion files, so that it can be sent and opened as it is.
        there.execute("PRAGMA journal_mode = DELETE")
        if there.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise StoreError("store-damaged", {"where": str(source), "why": "PRAGMA quick_check"})
