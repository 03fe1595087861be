"""News from a file of SQLite, into which only the host's own commands write besides the server: a look now and then."""

import time

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from antichambre.store.calls import Announcement
from antichambre.store.database import Database
from antichambre.store.errors import store_error

BETWEEN = 0.25  # seconds
LAST = text("SELECT coalesce(max(rowid), 0) FROM entries")
NEWS = text("""
    SELECT max(hand), "table", max(number) FROM entries WHERE rowid > :seen AND hand <> :hand GROUP BY "table"
""")


class Looking:
    """Remembers how far it has read. Rows are only ever added, in the order of their commits: SQLite has one writer."""

    def __init__(self, database: Database, hand: str) -> None:
        self._hand = hand
        try:
            self._window = database.engine.connect()
            self._version = _version(self._window)
            with self._window.begin():
                self._seen = int(self._window.execute(LAST).scalar_one())
        except DBAPIError as error:
            raise store_error(error, database.where) or error from error

    def news(self) -> list[Announcement] | None:
        time.sleep(BETWEEN)
        try:
            version = _version(self._window)
            if version == self._version:
                return []
            with self._window.begin():
                found = self._window.execute(NEWS, {"seen": self._seen, "hand": self._hand})
                news = [Announcement(*row) for row in found]
                self._seen = int(self._window.execute(LAST).scalar_one())
            self._version = version
            return news
        except DBAPIError:
            return []  # the disk is in trouble, and the scribe says so; the next look reads on from here

    def close(self) -> None:
        self._window.close()


def _version(window: Connection) -> int:
    """A number that changes when another connection has written."""
    with window.begin():
        return int(window.exec_driver_sql("PRAGMA data_version").scalar_one())
