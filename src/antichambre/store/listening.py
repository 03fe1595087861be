"""News from PostgreSQL, which calls out every page that a hand has written."""

import time

import psycopg

from antichambre.store.calls import CHANNEL, Announcement, is_own, read_call
from antichambre.store.database import FIRST_PAUSE, LONGEST_PAUSE, POSTGRESQL, POSTGRESQL_OPTIONS, Database
from antichambre.store.errors import store_error

A_MOMENT = 0.25  # seconds


class Listening:
    """A connection that hears. When it is lost it is made anew; what was called out meanwhile has been missed."""

    def __init__(self, database: Database, hand: str) -> None:
        self._database = database
        self._hand = hand
        self._pause = FIRST_PAUSE
        try:
            self._line = self._connect()
        except psycopg.Error as error:
            raise store_error(error, database.where) or error from error

    def news(self) -> list[Announcement] | None:
        try:
            if self._line.closed:
                self._line = self._connect()
                self._pause = FIRST_PAUSE
                return None
            # It returns with the first call, and with all that have come together with it.
            calls = [call.payload for call in self._line.notifies(timeout=A_MOMENT, stop_after=1)]
            return [read_call(text) for text in calls if not is_own(text, self._hand)]
        except psycopg.Error:
            self._line.close()
            time.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            return []

    def close(self) -> None:
        self._line.close()

    def _connect(self) -> "psycopg.Connection[tuple[object, ...]]":
        url = self._database.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)
        address = psycopg.conninfo.make_conninfo(url, **POSTGRESQL_OPTIONS)
        line = psycopg.connect(address, autocommit=True)
        line.execute(f"LISTEN {CHANNEL}")
        return line
