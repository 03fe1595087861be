"""What the house says of the troubles of a database."""

import sqlite3

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError

from antichambre.kernel.words import LANGUAGES, Words
from antichambre.store.errors import POSTGRESQL, SQLITE, StoreError, store_error


def of_sqlite(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("as SQLite puts it\nat length")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (of_sqlite("SQLITE_BUSY_SNAPSHOT"), "store-locked"),
        (of_sqlite("SQLITE_FULL"), "store-full"),
        (of_sqlite("SQLITE_IOERR_FSYNC"), "store-disk"),
        (of_sqlite("SQLITE_READONLY_DIRECTORY"), "store-forbidden"),
        (of_sqlite("SQLITE_CONSTRAINT_UNIQUE"), None),
        (psycopg.errors.DiskFull("x"), "store-full"),
        (psycopg.errors.AdminShutdown("x"), "store-unreachable"),
        (psycopg.errors.CannotConnectNow("x"), "store-unreachable"),
        (psycopg.errors.TooManyConnections("x"), "store-unreachable"),
        (psycopg.errors.DeadlockDetected("x"), "store-locked"),
        (psycopg.errors.LockNotAvailable("x"), "store-locked"),
        (psycopg.errors.ReadOnlySqlTransaction("x"), "store-forbidden"),
        (psycopg.errors.ConnectionTimeout("x"), "store-unreachable"),
        (psycopg.OperationalError("x"), "store-unreachable"),
        (psycopg.errors.UniqueViolation("x"), None),
        (psycopg.errors.UndefinedTable("x"), None),
        (ValueError("x"), None),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else value,
)
def test_each_trouble_has_its_name(error: Exception, key: str | None) -> None:
    for raised in (error, DBAPIError("SELECT", {}, error)):
        found = store_error(raised, "here")
        assert (found.key if found else None) == key
        assert found is None or "\n" not in str(found)


def test_a_connection_that_was_lost_is_out_of_reach_whatever_was_said_last() -> None:
    found = store_error(IntegrityError("INSERT", {}, Exception("x"), connection_invalidated=True), "here")
    assert found is not None and found.key == "store-unreachable"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted({*SQLITE.values(), *POSTGRESQL.values()}))
def test_each_has_a_sentence(key: str, lang: str) -> None:
    assert "here" in StoreError(key, {"where": "here", "why": "so"}).sentence(Words(lang))
