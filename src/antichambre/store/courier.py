"""The courier: a thread that tells a server what others have written into the ledgers."""

import threading
from collections.abc import Callable
from typing import Protocol

from antichambre.store.calls import Announcement
from antichambre.store.database import POSTGRESQL, Database

Heard = Callable[[list[Announcement]], None]
Missed = Callable[[], None]


class Source(Protocol):
    """Where a courier has the news from."""

    def news(self) -> list[Announcement] | None:
        """Waits a moment. What others have called out since, in order; None if some of it may have been missed."""

    def close(self) -> None: ...


class Courier:
    """Calls `heard` with what others have written; `missed` when some of it may not have been heard: then every table
    that is kept in memory should be looked at. Both are called on the courier's thread. From the moment it is made,
    nothing is missed without a word. StoreError if it cannot begin."""

    def __init__(self, database: Database, hand: str, heard: Heard, missed: Missed) -> None:
        self._source = _source(database, hand)
        self._heard = heard
        self._missed = missed
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._ride, name=f"courier {hand}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()
        self._source.close()

    def _ride(self) -> None:
        while not self._closing.is_set():
            news = self._source.news()
            if news is None:
                self._missed()
            elif news:
                self._heard(news)


def _source(database: Database, hand: str) -> Source:
    if database.kind == POSTGRESQL:
        from antichambre.store.listening import Listening  # its driver is there only where PostgreSQL is wanted

        return Listening(database, hand)
    from antichambre.store.looking import Looking

    return Looking(database, hand)
