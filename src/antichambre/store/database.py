"""The database of a house: found, made, upgraded or refused, and read."""

import contextlib
import os
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from antichambre.store import migrations, schema, where
from antichambre.store.errors import StoreError, store_error

T = TypeVar("T")

SQLITE, POSTGRESQL = "sqlite", "postgresql"
BUSY = 5  # seconds for which one connection to SQLite waits for another's transaction
READERS = 8
PATIENCE = 10.0  # seconds for which a reader waits for PostgreSQL to come back
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
UPGRADE_LOCK = 0x616E7469  # among PostgreSQL's advisory locks: "anti"
POSTGRESQL_OPTIONS: dict[str, str | int] = {
    "connect_timeout": 5,
    "client_encoding": "utf8",
    "application_name": "antichambre",
    # A machine that vanished without a word is noticed within a quarter of a minute.
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


class Database:
    """A way to the database. `open_database` gives one that is up to date."""

    def __init__(self, place: str | Path | None = None) -> None:
        """`place`: a URL of PostgreSQL or SQLite, the path of a file, or None for the file in the house's folder."""
        self.url = url_of(place)
        self.kind = POSTGRESQL if self.url.get_backend_name() == POSTGRESQL else SQLITE
        self.file = Path(self.url.database or "") if self.kind == SQLITE else None
        self.where = str(self.file) if self.file else self.url.render_as_string(hide_password=True)
        self.engine = self._engine()

    def _engine(self) -> Engine:
        options = POSTGRESQL_OPTIONS if self.kind == POSTGRESQL else {"timeout": BUSY}
        try:
            engine = create_engine(
                self.url, connect_args=options, poolclass=QueuePool, pool_size=READERS, max_overflow=READERS
            )
        except ModuleNotFoundError:
            raise StoreError("store-driver") from None
        if self.kind == SQLITE:
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", _begin)
        return engine

    def read(self, fn: Callable[[Connection], T]) -> T:
        """What `fn` reads, in one transaction. It may be called again if the connection is lost."""
        deadline = time.monotonic() + PATIENCE
        pause = FIRST_PAUSE
        while True:
            try:
                with self.engine.connect() as connection:
                    return fn(connection)
            except DBAPIError as error:
                trouble = store_error(error, self.where)
                if trouble is None:
                    raise
                if trouble.key != "store-unreachable" or time.monotonic() + pause > deadline:
                    raise trouble from error
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def writing(self, connection: Connection) -> Connection:
        """The connection, whose transactions are from now on those of a writer."""
        return connection.execution_options(antichambre_writes=True)

    def close(self) -> None:
        """Lets go of the database. A file of SQLite is then whole by itself, and may be copied."""
        if self.file is not None:
            # On a full disk it stays in two files, of which nothing is lost.
            with contextlib.suppress(DBAPIError, sqlite3.Error), self.engine.connect() as connection:
                _driver(connection).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.engine.dispose()


def open_database(place: str | Path | None = None) -> Database:
    """The database of the house, made if there is none, and upgraded if it is an older one. StoreError says why not."""
    database = Database(place)
    try:
        if database.file is not None:
            _make_file(database.file, made=place is None)
        settle(database)
    except (DBAPIError, sqlite3.Error) as error:
        database.engine.dispose()
        raise store_error(error, database.where) or error from error
    except StoreError:
        database.engine.dispose()
        raise
    return database


def settle(database: Database, folder: Path = migrations.FOLDER) -> None:
    """Brings a database to the newest form of which `folder` tells, whoever else tries at the same time."""
    with database.writing(database.engine.connect()) as connection:
        if database.kind == SQLITE:
            # While a table is written anew, others refer to nothing. Nobody else gets this connection.
            connection.detach()
            _write_ahead(_driver(connection))
            _driver(connection).execute("PRAGMA foreign_keys = OFF")
        with connection.begin():
            _settle(database, connection, folder)


def _write_ahead(driver: sqlite3.Connection) -> None:
    """Turns a file of SQLite to a write-ahead log. Of several who do so at once it refuses some without letting them
    wait for the others: they try again."""
    deadline = time.monotonic() + BUSY
    while True:
        try:
            driver.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        time.sleep(FIRST_PAUSE)


def _settle(database: Database, connection: Connection, folder: Path) -> None:
    if database.kind == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
        if connection.execute(text("SHOW server_encoding")).scalar_one() != "UTF8":
            raise StoreError("store-encoding", {"where": database.where})
    known = migrations.revisions(folder)
    found = _revision(database, connection)
    if found is not None and found > known[-1]:
        raise StoreError("store-newer", {"where": database.where, "theirs": found, "ours": known[-1]})
    if found != known[-1]:
        migrations.upgrade(connection, folder)
        if database.kind == SQLITE and connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
            raise StoreError("store-damaged", {"where": database.where, "why": "PRAGMA foreign_key_check"})
    if found is None:
        created = str(time.time_ns() // 1_000_000)
        settings = [("secret", secrets.token_hex(32)), ("created", created)]
        connection.execute(schema.house.insert(), [{"name": name, "value": value} for name, value in settings])


def _revision(database: Database, connection: Connection) -> str | None:
    """The form of a database; None for one in which nothing is yet. One that belongs to something else is refused."""
    tables = set(inspect(connection).get_table_names())
    foreign = StoreError("store-foreign", {"where": database.where})
    if "alembic_version" not in tables:
        if tables & set(schema.metadata.tables) or (tables and database.kind == SQLITE):
            raise foreign
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
    if not isinstance(found, str) or not (len(found) == 4 and found.isdigit()):
        raise foreign
    return found


def url_of(place: str | Path | None) -> URL:
    """What a host calls a database, as SQLAlchemy does. StoreError for what is none."""
    if place is None:
        place = where.home() / where.DATABASE
    text = str(place)
    if "://" not in text:
        return URL.create(SQLITE, database=str(Path(text).expanduser().absolute()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("store-url", {"where": text.partition("@")[2] or text.partition(":")[0]}) from None
    if url.drivername in ("postgres", POSTGRESQL, f"{POSTGRESQL}+psycopg"):
        return url.set(drivername=f"{POSTGRESQL}+psycopg")
    if url.drivername == SQLITE and url.database and url.database != ":memory:":
        return URL.create(SQLITE, database=str(Path(url.database).expanduser().absolute()))
    raise StoreError("store-url", {"where": url.render_as_string(hide_password=True)})


def _make_file(file: Path, made: bool) -> None:
    """An empty file that only its owner can read: it will hold the house's secret."""
    try:
        if made:
            file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except FileNotFoundError:
        raise StoreError("store-no-folder", {"folder": str(file.parent)}) from None
    except OSError as error:
        raise StoreError("store-forbidden", {"where": str(file), "why": error.strerror or ""}) from None


def _driver(connection: Connection) -> sqlite3.Connection:
    """The connection as SQLite itself gives it, outside of any transaction."""
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _prepare(driver: sqlite3.Connection, _record: object) -> None:
    driver.isolation_level = None  # transactions begin where `_begin` says, not where the driver guesses
    driver.execute("PRAGMA foreign_keys = ON")
    driver.execute("PRAGMA synchronous = FULL")
    # Whoever's commit fills the log also copies it into the file, and waits: less often, though for longer.
    driver.execute("PRAGMA wal_autocheckpoint = 4000")


def _begin(connection: Connection) -> None:
    # A writer takes its lock at once: one that took it later could find its reading out of date, and fail.
    writes = connection.get_execution_options().get("antichambre_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
