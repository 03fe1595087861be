"""The scribe: what it acknowledges is written, once; what it refuses is not."""

import queue
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future, wait
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from antichambre.store import hands, ledger
from antichambre.store.database import Database, open_database
from antichambre.store.errors import StoreError
from antichambre.store.schema import entries, house, people
from antichambre.store.scribe import Job, Page, Row, Scribe, Seating, tell_all
from postgres import Postgres
from store.writing import LIMIT, answers, card, first, numbers, row, written


@pytest.fixture
def scribe(database: Database) -> Iterator[Scribe]:
    found = Scribe(database, "one")
    yield found
    found.close()


@pytest.fixture
def other(database: Database) -> Iterator[Scribe]:
    """The scribe of another server."""
    found = Scribe(database, "two")
    yield found
    found.close()


def held(scribe: Scribe, *pages: Page) -> list[bool | str]:
    """What becomes of pages that are written as one group: the scribe is kept busy until all of them wait."""
    gate = threading.Event()
    scribe.do(lambda _conn: gate.wait(LIMIT))
    futures = [scribe.write(page) for page in pages]
    gate.set()
    return answers(futures)


def settings(database: Database) -> set[str]:
    return set(database.read(lambda conn: conn.execute(select(house.c.name)).scalars().all()))


def test_a_page_is_read_as_it_was_written(database: Database, scribe: Scribe) -> None:
    page = Page("t", [row(1), row(2, "« déjà » 👑")], card("t", due_at=5), [Seating(0), Seating(1, level="page")])
    assert written(scribe, page)
    assert database.read(lambda conn: ledger.entries_of(conn, "t")) == page.entries
    assert database.read(lambda conn: ledger.entries_of(conn, "t", after=1)) == page.entries[1:]
    assert database.read(lambda conn: ledger.card_of(conn, "t")) == page.card
    assert database.read(lambda conn: ledger.seating_of(conn, ["t"])) == {"t": page.seating}


def test_a_card_and_a_seating_are_replaced(database: Database, scribe: Scribe) -> None:
    assert written(scribe, first("t"))
    later = card("t", status="playing", moves=1, open=False, updated_at=2_000)
    assert written(scribe, Page("t", [row(2)], later, [Seating(1, level="minister")]))
    assert database.read(lambda conn: ledger.card_of(conn, "t")) == later
    assert database.read(lambda conn: ledger.seating_of(conn, ["t"])) == {"t": [Seating(1, level="minister")]}


def test_a_page_without_card_or_seating_leaves_them(database: Database, scribe: Scribe) -> None:
    page = first("t")
    assert written(scribe, page)
    assert written(scribe, Page("t", [row(2)]))
    assert database.read(lambda conn: ledger.card_of(conn, "t")) == page.card
    assert database.read(lambda conn: ledger.seating_of(conn, ["t"])) == {"t": page.seating}


def test_many_tables_in_one_group(database: Database, scribe: Scribe) -> None:
    names = [f"t{number}" for number in range(100)]
    assert held(scribe, *[first(name) for name in names]) == [True] * 100
    assert held(scribe, *[Page(name, [row(2), row(3)]) for name in names]) == [True] * 100
    assert all(numbers(database, name) == [1, 2, 3] for name in names)


def test_the_moves_of_many_tables_are_one_statement(tmp_path: Path) -> None:
    """Each call of the driver waits for Python's lock, which a busy event loop does not like to give away."""
    database = open_database(tmp_path / "house.sqlite")
    scribe = Scribe(database, "one")
    names = [f"t{number}" for number in range(20)]
    assert held(scribe, *[first(name) for name in names]) == [True] * 20
    said: list[str] = []

    def listen(conn: Connection) -> None:
        driver = conn.connection.dbapi_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_trace_callback(said.append)

    scribe.do(listen).result(LIMIT)
    said.clear()
    told: list[Future[bool]] = [Future() for _ in names]
    scribe.hand_in([Job(Page(name, [row(2), row(3)]), future) for name, future in zip(names, told, strict=True)])
    assert answers(told) == [True] * 20
    assert len(said) == 1, said
    assert all(numbers(database, name) == [1, 2, 3] for name in names)
    scribe.close()
    database.close()


class TestTwoServers:
    def test_who_comes_second_is_refused_and_nothing_of_the_page_is_written(
        self, database: Database, scribe: Scribe, other: Scribe
    ) -> None:
        assert written(scribe, first("t"))
        assert written(scribe, Page("t", [row(2, "one")], card("t", moves=1)))
        late = Page("t", [row(2, "two"), row(3, "two")], card("t", moves=9), [Seating(0, level="page")])
        assert not written(other, late)
        assert numbers(database, "t") == [1, 2]
        found = database.read(lambda conn: ledger.card_of(conn, "t"))
        assert found is not None and found.moves == 1
        assert database.read(lambda conn: ledger.seating_of(conn, ["t"])) == {"t": first("t").seating}

    def test_the_others_of_the_group_are_written(self, database: Database, scribe: Scribe, other: Scribe) -> None:
        for name in "abc":
            assert written(scribe, first(name))
        assert written(scribe, Page("b", [row(2, "one")]))
        pages = [Page(name, [row(2, "two")], card(name, moves=1)) for name in "abc"]
        assert held(other, *pages) == [True, False, True]
        assert [numbers(database, name) for name in "abc"] == [[1, 2]] * 3
        bodies = database.read(lambda conn: [ledger.entries_of(conn, name, after=1)[0].body for name in "abc"])
        assert bodies == [row(2, "two").body, row(2, "one").body, row(2, "two").body]

    def test_what_was_built_upon_a_refused_page_is_refused(
        self, database: Database, scribe: Scribe, other: Scribe
    ) -> None:
        assert written(scribe, first("t"))
        assert written(scribe, Page("t", [row(2, "one")]))
        assert held(other, Page("t", [row(2, "two")]), Page("t", [row(3, "two")])) == [False, False]
        assert numbers(database, "t") == [1, 2]

    def test_at_the_same_time_one_of_them_wins_each_number(
        self, database: Database, scribe: Scribe, other: Scribe
    ) -> None:
        names = [f"t{number}" for number in range(20)]
        wait([scribe.write(first(name)) for name in names], LIMIT)
        for number in range(2, 12):
            ours = [scribe.write(Page(name, [row(number, "one")])) for name in names]
            theirs = [other.write(Page(name, [row(number, "two")])) for name in reversed(names)]
            for mine, yours in zip(ours, reversed(theirs), strict=True):
                assert mine.result(LIMIT) != yours.result(LIMIT)
        assert all(numbers(database, name) == list(range(1, 12)) for name in names)

    def test_a_card_that_knows_less_is_not_written(self, database: Database, scribe: Scribe, other: Scribe) -> None:
        assert written(scribe, Page("t", [row(1)], card("t", number=1)))
        newest = card("t", number=2, status="over", updated_at=1_500)
        assert written(scribe, Page("t", [row(2)], newest))
        # Its server has not heard of the second entry, and its clock goes before the other's.
        assert written(other, Page("t", [], card("t", number=1, due_at=7, updated_at=2_000)))
        assert database.read(lambda conn: ledger.card_of(conn, "t")) == newest
        later = card("t", number=2, status="over", due_at=7, updated_at=1_400)
        assert written(other, Page("t", [], later))
        assert database.read(lambda conn: ledger.card_of(conn, "t")) == later

    def test_the_same_page_of_the_same_hand_counts_as_written(self, database: Database, scribe: Scribe) -> None:
        page = first("t")
        assert written(scribe, page)
        assert written(scribe, page)
        assert not written(scribe, Page("t", [row(1, "something else")]))
        assert numbers(database, "t") == [1]


class TestOtherWrites:
    def test_what_it_returns_and_writes(self, database: Database, scribe: Scribe) -> None:
        def note(conn: Connection) -> int:
            conn.execute(insert(house).values(name="motto", value="Ultima ratio"))
            return 7

        assert scribe.do(note).result(LIMIT) == 7
        assert "motto" in settings(database)

    def test_its_failure_hurts_nobody_else(self, database: Database, scribe: Scribe) -> None:
        def fail(conn: Connection) -> None:
            conn.execute(insert(house).values(name="half", value="x"))
            raise StoreError("store-closed")

        def twice(conn: Connection) -> None:
            conn.execute(insert(house).values(name="secret", value="x"))

        before, failed, clashed, after = (
            scribe.write(first("before")),
            scribe.do(fail),
            scribe.do(twice),
            scribe.write(first("after")),
        )
        assert before.result(LIMIT) and after.result(LIMIT)
        with pytest.raises(StoreError):
            failed.result(LIMIT)
        with pytest.raises(IntegrityError):
            clashed.result(LIMIT)
        assert "half" not in settings(database)
        assert numbers(database, "before") == numbers(database, "after") == [1]

    def test_things_happen_in_the_order_in_which_they_were_handed_in(self, database: Database, scribe: Scribe) -> None:
        def arrive(conn: Connection) -> None:
            told = {"lang": "fr", "created_at": 1, "seen_at": 1, "banned": False, "admitted": False, "known_from": 0}
            conn.execute(insert(people).values(id="p", name="Anne", **told))

        arrived = scribe.do(arrive)
        seated = scribe.write(Page("t", [row(1)], card("t"), [Seating(0, person="p")]))
        counted = scribe.do(lambda conn: len(conn.execute(select(entries.c.number)).all()))
        assert seated.result(LIMIT) and counted.result(LIMIT) == 1
        assert arrived.done()
        assert [found.id for found in database.read(lambda conn: ledger.tables_of(conn, "p"))] == ["t"]


def test_a_page_that_cannot_be_written_fails_alone(database: Database, scribe: Scribe) -> None:
    pages = [
        first("a"),
        Page("b", [row(1)], card("b"), [Seating(0, person="nobody")]),  # nobody of that name is in the house
        Page("nowhere", [row(1)]),  # there is no such table
        Page("c", [Row(1, 2**70, "said", "{}")], card("c")),  # a time that no database can keep
        Page("d", [Row(1, 1, "said", "\ud800")], card("d")),  # half a letter
        first("e"),
    ]
    said = held(scribe, *pages)
    assert said[0] is True and said[-1] is True
    assert all(isinstance(answer, str) for answer in said[1:-1])
    assert [numbers(database, name) for name in "abcde"] == [[1], [], [], [], [1]]
    assert all(database.read(lambda conn, name=name: ledger.card_of(conn, name)) is None for name in "bcd")  # type: ignore[misc]


class TestWhatIsNobodysFault:
    """What no single thing in a group can help: it is told to all of them, or tried again for all of them."""

    def test_a_fault_of_our_own_is_told_and_nothing_is_acknowledged(
        self, database: Database, scribe: Scribe, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def trip(connection: Connection) -> Connection:
            connection.close()
            raise ZeroDivisionError("we have miscounted")

        felt: list[StoreError] = []
        monkeypatch.setattr(scribe, "_feel", felt.append)
        with monkeypatch.context() as broken:
            broken.setattr(database, "writing", trip)
            assert held(scribe, first("a"), first("b")) == ["we have miscounted"] * 2
        assert numbers(database, "a") == numbers(database, "b") == []
        assert not felt, "the database is well"
        assert held(scribe, first("a"), first("b")) == [True, True]

    def test_a_database_that_is_away_for_a_moment_is_asked_again(self, database: Database, scribe: Scribe) -> None:
        asked: list[int] = []

        def meet(_connection: Connection) -> int:
            asked.append(1)
            if len(asked) == 1:
                raise OperationalError("COMMIT", {}, away())
            return len(asked)

        before, met = scribe.write(first("t")), scribe.do(meet)
        assert before.result(LIMIT) and met.result(LIMIT) == 2
        assert numbers(database, "t") == [1]

    def test_so_is_one_that_goes_away_in_the_doorway(self, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
        came: list[str] = []
        arrive = hands.arrive

        def stumble(connection: Connection, hand: str) -> None:
            came.append(hand)
            if len(came) == 1:
                raise OperationalError("INSERT", {}, away())
            arrive(connection, hand)

        monkeypatch.setattr(hands, "arrive", stumble)
        database = open_database(postgres.new_database())
        scribe = Scribe(database, "one")
        assert written(scribe, first("t"))
        assert (came, numbers(database, "t")) == (["one", "one"], [1])
        scribe.close()
        database.close()


def away() -> Exception:
    """What a driver says when the database is locked by another."""
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorname = "SQLITE_BUSY"
    return error


def test_closing_writes_what_was_handed_in(database: Database) -> None:
    scribe = Scribe(database, "one")
    futures = [scribe.write(first(f"t{number}")) for number in range(1_200)]  # more than one group holds
    scribe.close()
    assert all(future.done() and future.result(0) for future in futures)
    assert all(numbers(database, f"t{number}") == [1] for number in (0, 600, 1_199))
    scribe.close()
    with pytest.raises(StoreError, match="closing"):
        scribe.write(first("late"))


def test_what_was_handed_in_cannot_be_taken_back(database: Database, scribe: Scribe) -> None:
    future = scribe.write(first("t"))
    assert not future.cancel()
    assert future.result(LIMIT)
    assert numbers(database, "t") == [1]


def test_a_group_is_announced_at_once_when_it_is_written(database: Database) -> None:
    heard: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
    scribe = Scribe(database, "one", announce=heard.put)
    gate, busy = threading.Event(), threading.Event()

    def wait_at_the_gate(_conn: Connection) -> bool:
        busy.set()
        return gate.wait(LIMIT)

    scribe.do(wait_at_the_gate)
    assert busy.wait(LIMIT)  # from here on whatever is handed in waits for the next group
    futures = [scribe.write(first(name)) for name in ("a", "b")]
    gate.set()
    groups = [heard.get(timeout=LIMIT), heard.get(timeout=LIMIT)]
    assert [len(group) for group in groups] == [1, 2]
    assert numbers(database, "a") == numbers(database, "b") == [1]  # on the disk before anybody is told
    assert not any(future.done() for future in futures)
    tell_all(groups[1])
    assert answers(futures) == [True, True]
    scribe.close()
