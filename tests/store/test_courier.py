"""The courier: what others write is heard, and a gap is not passed over in silence."""

import contextlib
import threading
from collections.abc import Iterator

import pytest

from antichambre.store.calls import Announcement
from antichambre.store.courier import Courier
from antichambre.store.database import Database, open_database
from antichambre.store.errors import StoreError
from antichambre.store.scribe import Page, Row, Scribe
from postgres import Postgres
from store.wire import Wire
from store.writing import LIMIT, card, first, row, until, written


class Ear:
    """What a server has been told."""

    def __init__(self) -> None:
        self.news: dict[str, int] = {}
        self.rows: list[Row] = []
        self.missed = threading.Semaphore(0)

    def hear(self, calls: list[Announcement]) -> None:
        self.news.update({call.table: call.number for call in calls})
        self.rows += [row for call in calls for row in call.rows]

    def miss(self) -> None:
        self.missed.release()


@contextlib.contextmanager
def listening(database: Database) -> Iterator[Ear]:
    ear = Ear()
    courier = Courier(database, "one", ear.hear, ear.miss)
    try:
        yield ear
    finally:
        courier.close()


@contextlib.contextmanager
def writing(database: Database, hand: str) -> Iterator[Scribe]:
    scribe = Scribe(database, hand)
    try:
        yield scribe
    finally:
        scribe.close()


def test_it_tells_of_what_others_write_and_not_of_ones_own(database: Database, database_url: str) -> None:
    elsewhere = open_database(database_url)
    with writing(database, "one") as ours, writing(elsewhere, "two") as theirs:
        assert written(ours, first("before"))
        with listening(database) as ear:
            assert written(ours, first("ours"))
            assert written(theirs, first("theirs"))
            assert written(theirs, Page("theirs", [row(2), row(3)]))
            assert written(theirs, Page("before", [row(2)]))
            until(lambda: ear.news == {"theirs": 3, "before": 2})
            assert written(theirs, Page("ours", [row(2)]))
            until(lambda: ear.news == {"theirs": 3, "before": 2, "ours": 2})
            assert not ear.missed.acquire(blocking=False)
    elsewhere.close()


def test_many_tables_at_once(database: Database) -> None:
    with writing(database, "two") as theirs, listening(database) as ear:
        futures = [theirs.write(first(f"t{number}")) for number in range(300)]
        assert all(future.result(LIMIT) for future in futures)
        until(lambda: len(ear.news) == 300)


def test_a_page_that_fits_is_brought_along(postgres: Postgres) -> None:
    database = open_database(postgres.new_database())
    with writing(database, "two") as theirs, listening(database) as ear:
        assert written(theirs, first("t"))
        short, long = [row(2, "« déjà » 👑"), row(3)], [row(4, "€" * 3_000)]
        assert written(theirs, Page("t", short))
        assert written(theirs, Page("t", long, card("t", number=4)))
        until(lambda: ear.news == {"t": 4})
        assert ear.rows == short
    database.close()


def test_a_page_that_was_refused_is_not_news(database: Database) -> None:
    with writing(database, "one") as ours, writing(database, "two") as theirs, listening(database) as ear:
        assert written(ours, first("t"))
        assert written(ours, Page("t", [row(2)]))
        assert not written(theirs, Page("t", [row(2, "late")]))
        assert written(theirs, first("u"))
        until(lambda: "u" in ear.news)
        assert ear.news == {"u": 1}


def test_after_a_gap_it_says_so(postgres: Postgres) -> None:
    wire = Wire(postgres.new_database())
    database = open_database(wire.url)
    with listening(database) as ear:
        for _ in range(2):
            wire.break_off()
            assert ear.missed.acquire(timeout=LIMIT)
        with writing(database, "two") as theirs:
            assert written(theirs, first("t"))
            until(lambda: ear.news == {"t": 1})
    database.close()
    wire.close()


def test_it_does_not_begin_without_a_database() -> None:
    with pytest.raises(StoreError, match="cannot be reached"):
        Courier(Database("postgresql://house@127.0.0.1:1/house"), "one", Ear().hear, Ear().miss)
