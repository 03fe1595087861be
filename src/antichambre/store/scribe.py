"""The scribe: one thread that writes for a whole server. What waits is written in one transaction (a group), and nobody
is told of it before the transaction is on the disk."""

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any, Protocol, TypeGuard, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from antichambre.store import at_once, hands
from antichambre.store.database import FIRST_PAUSE, LONGEST_PAUSE, POSTGRESQL, Database
from antichambre.store.errors import StoreError, store_error
from antichambre.store.pages import Card, Conflict, Page, Row, Seating, is_written, write_pages

__all__ = ["Card", "Page", "Row", "Scribe", "Seating"]

T = TypeVar("T")

PATIENCE = 30.0  # seconds for which a group is tried again while the database is away or locked
LARGEST_GROUP = 500  # jobs, and what is handed in together with the last of them
PASSING = ("store-unreachable", "store-locked")  # troubles that are worth another try


class Told(Protocol):
    """Who waits to be told what came of something: a future, of threads or of an event loop."""

    def done(self) -> bool: ...
    def set_result(self, result: Any, /) -> None: ...
    def set_exception(self, exception: BaseException, /) -> None: ...


class Job:
    """Something to be written, and what came of it. It is told only when the group has been committed. `table`: whose
    card it changes, if any."""

    __slots__ = ("answer", "failure", "table", "told", "what")

    def __init__(self, what: Page | Callable[[Connection], Any], told: Told, table: str = "") -> None:
        self.what = what
        self.told = told
        self.table = what.table if isinstance(what, Page) else table
        self.answer: Any = None
        self.failure: BaseException | None = None

    def tell(self) -> None:
        if self.told.done():  # whoever waited has gone; what was handed in is written all the same
            return
        if self.failure is not None:
            self.told.set_exception(self.failure)
        else:
            self.told.set_result(self.answer)


def tell_all(group: list[Job]) -> None:
    for job in group:
        job.tell()


class Scribe:
    """Writes for the server `hand`. `announce`: is handed each group that has been written, to tell it where those who
    wait live; otherwise they are told on the scribe's own thread. `feel`: is told what ails the database whenever an
    attempt fails.

    One page of a table at a time: the next is handed in when the future of the last has said what became of it, for a
    page that was refused leaves those built upon it without ground."""

    def __init__(
        self,
        database: Database,
        hand: str,
        patience: float = PATIENCE,
        announce: Callable[[list[Job]], None] = tell_all,
        feel: Callable[[StoreError], None] = lambda _trouble: None,
    ) -> None:
        self.hand = hand
        self._announce = announce
        self._feel = feel
        self._database = database
        self._patience = patience
        self._waiting: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._door = threading.Lock()
        self._closed = False
        self._connection: Connection | None = None
        self._group = time.time_ns()  # and counted on from there: no number stands twice for one hand
        self._doubtful = False  # whether the last commit was sent, and its answer lost
        self._thread = threading.Thread(target=self._write_on, name=f"scribe {hand}", daemon=True)
        self._thread.start()

    def write(self, page: Page) -> Future[bool]:
        """True when the page is on the disk; False when another server wrote one of these numbers first."""
        return self._promise(page)

    def do(self, fn: Callable[[Connection], T]) -> Future[T]:
        """What `fn` returns, when what it wrote is on the disk. It is called on the scribe's thread, after
        the moves that wait with it and in the order in which such things were handed in, and again if the group must
        be tried again: it touches nothing but the database. When it raises, nothing of it is written, and the future
        raises the same."""
        return self._promise(fn)

    def close(self) -> None:
        """Writes what was handed in, and stops."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._waiting.put(None)
        self._thread.join()

    def hand_in(self, jobs: list[Job]) -> None:
        """Things to be written, in one group; those whom `Job.told` names hear of it."""
        with self._door:
            if self._closed:
                raise StoreError("store-closed")
            self._waiting.put(jobs)

    def _promise(self, what: Page | Callable[[Connection], Any]) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()  # what was handed in is written: there is no way back
        self.hand_in([Job(what, future)])
        return future

    # The thread

    def _write_on(self) -> None:
        for group in self._groups():
            try:
                self._write(group)
            except BaseException as error:
                for job in group:
                    job.answer, job.failure = None, error
            self._announce(group)
        with contextlib.suppress(DBAPIError):
            if self._database.kind == POSTGRESQL and self._connection is not None:
                hands.leave(self._connection, self.hand)
        self._hang_up()

    def _groups(self) -> Iterator[list[Job]]:
        """All that waits, again and again, until the scribe is closed. What can be written at once is a group of its
        own: nothing of what waits together rests on anything else of it, for nobody was told yet that it is written."""
        while (jobs := self._waiting.get()) is not None:
            group = [*jobs]
            with contextlib.suppress(queue.Empty):
                while len(group) < LARGEST_GROUP:
                    jobs = self._waiting.get_nowait()
                    if jobs is None:
                        yield from _parted(group)
                        return
                    group += jobs
            yield from _parted(group)

    def _write(self, group: list[Job]) -> None:
        """Writes a group, as often as it takes. StoreError when patience ends; then nothing of it is written, unless
        the answer to the last commit was lost together with the database."""
        self._group += 1
        self._doubtful = False
        deadline = time.monotonic() + self._patience
        pause = FIRST_PAUSE
        careful = False
        while True:
            try:
                return self._attempt(group, careful)
            except Exception as error:
                trouble = store_error(error, self._database.where)
                if trouble is None and not careful:  # one of them is refused: find out which
                    careful = True
                    continue
                self._hang_up()
                if trouble is None:
                    raise
                self._feel(trouble)
                if trouble.key not in PASSING or time.monotonic() + pause > deadline:
                    raise trouble from error
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _attempt(self, group: list[Job], careful: bool) -> None:
        """One transaction. Careful: each page by itself, so that a refused one does not hurt the others."""
        connection = self._connect()
        if self._doubtful:
            committed = hands.has_written(connection, self.hand, self._group)
            self._doubtful = False
            if committed:
                return
        if not careful and all(_is_plain(job.what) for job in group):
            self._write_at_once(connection, group)
            return
        transaction = connection.begin()
        try:
            if careful:
                self._write_one_by_one(connection, group)
            else:
                self._write_in_bulk(connection, group)
            if self._database.kind == POSTGRESQL:
                hands.sign(connection, self.hand, self._group, _written(group))
        except BaseException:
            with contextlib.suppress(DBAPIError):
                transaction.rollback()
            raise
        self._doubtful = self._database.kind == POSTGRESQL
        transaction.commit()
        self._doubtful = False

    def _write_at_once(self, connection: Connection, group: list[Job]) -> None:
        for job in group:
            job.answer, job.failure = True, None
        pages = [job.what for job in group if _is_plain(job.what)]
        if self._database.kind != POSTGRESQL:
            at_once.write_on_sqlite(connection, self.hand, pages)
            return
        self._doubtful = True
        at_once.write_on_postgresql(connection, self.hand, self._group, pages)
        self._doubtful = False

    def _write_in_bulk(self, connection: Connection, group: list[Job]) -> None:
        pages: list[Page] = []
        for job in group:
            job.failure = None
            if isinstance(job.what, Page):
                pages.append(job.what)
                job.answer = True
                continue
            write_pages(connection, pages, self.hand)
            pages = []
            self._do(connection, job, job.what)
        write_pages(connection, pages, self.hand)

    def _write_one_by_one(self, connection: Connection, group: list[Job]) -> None:
        refused = set()
        for job in group:
            job.failure = None
            if not isinstance(job.what, Page):
                self._do(connection, job, job.what)
            elif job.what.table in refused:
                job.answer = False
            else:
                self._do(connection, job, self._page_writer(job.what))
                if isinstance(job.failure, Conflict):
                    job.failure = None
                    job.answer = is_written(connection, job.what, self.hand)
                if job.answer is not True:
                    refused.add(job.what.table)

    def _page_writer(self, page: Page) -> Callable[[Connection], bool]:
        def write(connection: Connection) -> bool:
            write_pages(connection, [page], self.hand)
            return True

        return write

    def _do(self, connection: Connection, job: Job, fn: Callable[[Connection], Any]) -> None:
        """Calls `fn` in a savepoint. What it raises is kept for its future, unless the database itself is in
        trouble."""
        job.answer = None
        savepoint = connection.begin_nested()
        try:
            job.answer = fn(connection)
            savepoint.commit()
        except BaseException as error:
            if isinstance(error, DBAPIError) and store_error(error, self._database.where) is not None:
                raise
            savepoint.rollback()
            job.failure = error

    # The connection

    def _connect(self) -> Connection:
        if self._connection is None:
            connection = self._database.writing(self._database.engine.connect())
            try:
                if self._database.kind == POSTGRESQL:
                    hands.arrive(connection, self.hand)
            except BaseException:
                connection.invalidate()
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                connection.invalidate()
                connection.close()


def _is_plain(what: Page | Callable[[Connection], Any]) -> TypeGuard[Page]:
    """Whether something to be written is a page that seats nobody."""
    return isinstance(what, Page) and what.seating is None


def _parted(group: list[Job]) -> Iterator[list[Job]]:
    plain = [job for job in group if _is_plain(job.what)]
    others = [job for job in group if not _is_plain(job.what)]
    # In the order of the tables' ids: as `write_pages` does, and why.
    cards = sorted([job for job in others if job.table and not isinstance(job.what, Page)], key=lambda job: job.table)
    rest = [job for job in others if job not in cards]
    yield from filter(None, (plain, rest, cards))


def _written(group: list[Job]) -> list[Page]:
    return [job.what for job in group if isinstance(job.what, Page) and job.answer is True]
