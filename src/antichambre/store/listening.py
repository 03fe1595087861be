"""News from PostgreSQL, which calls out every page that a hand has written."""

import time
from collections.abc import Iterable

import psycopg

from antichambre.store.database import FIRST_PAUSE, LONGEST_PAUSE, POSTGRESQL, POSTGRESQL_OPTIONS, Database
from antichambre.store.errors import store_error
from antichambre.store.hands import CHANNEL

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

    def news(self) -> dict[str, int] | None:
        try:
            if self._line.closed:
                self._line = self._connect()
                self._pause = FIRST_PAUSE
                return None
            # It returns with the first call, and with all that have come together with it.
            return self._others(call.payload for call in self._line.notifies(timeout=A_MOMENT, stop_after=1))
        except psycopg.Error:
            self._line.close()
            time.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            return {}

    def close(self) -> None:
        self._line.close()

    def _connect(self) -> "psycopg.Connection[tuple[object, ...]]":
        url = self._database.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)
        address = psycopg.conninfo.make_conninfo(url, **POSTGRESQL_OPTIONS)
        line = psycopg.connect(address, autocommit=True)
        line.execute(f"LISTEN {CHANNEL}")
        return line

    def _others(self, calls: Iterable[str]) -> dict[str, int]:
        news: dict[str, int] = {}
        for call in calls:
            hand, table, number = call.split(" ")
            if hand != self._hand:
                news[table] = max(int(number), news.get(table, 0))
        return news
