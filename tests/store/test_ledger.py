"""Reading what is kept of tables."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, insert

from antichambre.store import ledger
from antichambre.store.database import Database
from antichambre.store.schema import people
from antichambre.store.scribe import Page, Scribe, Seating
from store.writing import LIMIT, card, row, written


@pytest.fixture
def scribe(database: Database) -> Iterator[Scribe]:
    found = Scribe(database, "one")
    yield found
    found.close()


def lay(scribe: Scribe, table: str, seating: list[Seating] | None = None, **changes: object) -> None:
    assert written(scribe, Page(table, [row(1)], card(table, **changes), seating or []))


def arrive(scribe: Scribe, *names: str) -> None:
    def write(conn: Connection) -> None:
        told = {"lang": "fr", "created_at": 1, "seen_at": 1, "banned": False, "admitted": False, "known_from": 0}
        conn.execute(insert(people), [{"id": name, "name": name, **told} for name in names])

    scribe.do(write).result(LIMIT)


def test_a_table_that_is_not_there(database: Database) -> None:
    assert database.read(lambda conn: ledger.card_of(conn, "t")) is None
    assert database.read(lambda conn: ledger.entries_of(conn, "t")) == []
    assert database.read(lambda conn: ledger.seating_of(conn, ["t"])) == {"t": []}


def test_news_of_several_tables_at_once(database: Database, scribe: Scribe) -> None:
    for table in ("known", "partly", "unread"):
        lay(scribe, table)
        assert written(scribe, Page(table, [row(2), row(3)]))
    found = database.read(lambda conn: ledger.news_of(conn, {"known": 3, "partly": 1, "unread": 0, "nowhere": 0}))
    assert {table: [one.number for one in rows] for table, (rows, _) in found.items()} == {
        "partly": [2, 3],
        "unread": [1, 2, 3],
    }
    assert found["partly"] == (
        database.read(lambda conn: ledger.entries_of(conn, "partly", 1)),
        database.read(lambda conn: ledger.card_of(conn, "partly")),
    )


def test_no_news(database: Database, scribe: Scribe) -> None:
    lay(scribe, "t")
    assert database.read(lambda conn: ledger.news_of(conn, {})) == {}
    assert database.read(lambda conn: ledger.news_of(conn, {"t": 1})) == {}


def test_open_tables_are_those_that_wait_for_anybody_the_latest_first(database: Database, scribe: Scribe) -> None:
    lay(scribe, "early", updated_at=1)
    lay(scribe, "late", updated_at=3)
    lay(scribe, "other", updated_at=2, game="favourite")
    lay(scribe, "private", open=False)
    lay(scribe, "begun", status="playing")
    found = database.read(lambda conn: ledger.open_tables(conn))
    assert [one.id for one in found] == ["late", "other", "early"]
    found = database.read(lambda conn: ledger.open_tables(conn, game="richelieu"))
    assert [one.id for one in found] == ["late", "early"]
    assert [one.id for one in database.read(lambda conn: ledger.open_tables(conn, limit=1))] == ["late"]


def test_ones_own_tables(database: Database, scribe: Scribe) -> None:
    arrive(scribe, "anne", "luynes")
    both = [Seating(0, person="anne"), Seating(1, person="anne")]
    lay(scribe, "a", both, updated_at=1)
    lay(scribe, "b", [Seating(0, person="luynes"), Seating(1, person="anne")], updated_at=2, status="playing")
    lay(scribe, "c", [Seating(0, person="luynes")], updated_at=3)

    def mine(**asked: object) -> list[str]:
        found = database.read(lambda conn: ledger.tables_of(conn, "anne", **asked))  # type: ignore[arg-type]
        return [one.id for one in found]

    assert mine() == ["b", "a"]
    assert mine(status=["playing", "over"]) == ["b"]
    assert mine(before=2) == ["a"]
    assert mine(limit=1) == ["b"]
    assert written(scribe, Page("b", [row(2)], None, [Seating(0, person="luynes"), Seating(1)]))
    assert mine() == ["a"]


def test_who_sits_where(database: Database, scribe: Scribe) -> None:
    arrive(scribe, "anne")
    lay(scribe, "a", [Seating(1, level="page"), Seating(0, person="anne")])
    lay(scribe, "b")
    found = database.read(lambda conn: ledger.seating_of(conn, ["a", "b"]))
    assert found == {"a": [Seating(0, person="anne"), Seating(1, level="page")], "b": []}


class TestStewards:
    def test_what_is_due_and_free(self, database: Database, scribe: Scribe) -> None:
        lay(scribe, "never")
        lay(scribe, "later", due_at=200)
        lay(scribe, "second", due_at=100)
        lay(scribe, "first", due_at=50)
        assert database.read(lambda conn: ledger.due(conn, 100, "one")) == ["first", "second"]
        assert database.read(lambda conn: ledger.due(conn, 100, "one", limit=1)) == ["first"]
        assert database.read(lambda conn: ledger.due(conn, 10, "one")) == []

    def test_a_promise_holds_until_its_time(self, database: Database, scribe: Scribe) -> None:
        lay(scribe, "t", due_at=50)

        def claim(hand: str, now: int) -> int | None:
            return scribe.do(lambda conn: ledger.claim(conn, "t", hand, now, now + 30)).result(LIMIT)

        def due(hand: str, now: int) -> list[str]:
            return database.read(lambda conn: ledger.due(conn, now, hand))

        assert claim("one", 100) is None
        assert claim("two", 110) == 130
        assert due("one", 110) == ["t"] and due("two", 110) == []
        assert claim("one", 120) is None  # renewed
        assert claim("two", 140) == 150
        assert due("two", 150) == ["t"]
        assert claim("two", 150) is None
        assert claim("one", 151) == 180
        scribe.do(lambda conn: ledger.release(conn, "two")).result(LIMIT)
        assert claim("one", 152) is None

    def test_a_card_does_not_undo_a_promise(self, database: Database, scribe: Scribe) -> None:
        lay(scribe, "t", due_at=50)
        assert scribe.do(lambda conn: ledger.claim(conn, "t", "one", 100, 130)).result(LIMIT) is None
        assert written(scribe, Page("t", [row(2)], card("t", due_at=60)))
        assert database.read(lambda conn: ledger.due(conn, 110, "two")) == []

    def test_nobody_claims_what_is_not_there(self, scribe: Scribe) -> None:
        assert scribe.do(lambda conn: ledger.claim(conn, "t", "one", 100, 130)).result(LIMIT) is not None
