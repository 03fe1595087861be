"""What somebody has played."""

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, event, text

from antichambre.store.accounts import merge
from antichambre.store.database import Database
from antichambre.store.departures import depart
from antichambre.store.people import Person
from antichambre.store.schema import people, results, tables
from antichambre.store.statistics import Total, Way, history, totals
from store.household import NOW, account, finish, guest, writing


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


@pytest.fixture
def trio(conn: Connection) -> tuple[Person, Person, Person]:
    """Anna, Bert and Carl, and what they played."""
    anna, bert, carl = account(conn, "Anna"), guest(conn, "Bert"), guest(conn, "Carl")
    finish(conn, "t1", (anna.id, 30, 1), (bert.id, 20, 2), ended_at=NOW + 1)
    finish(conn, "t2", (bert.id, 40, 1), (anna.id, 10, 2), ended_at=NOW + 2)
    finish(conn, "t3", (carl.id, 5, 3), (anna.id, 9, 1), (bert.id, 7, 2), game="favourite", ended_at=NOW + 3)
    finish(conn, "t4", (anna.id, 8, 2), ("bot:page", 9, 1), ("bot:page", 1, 3), game="favourite", ended_at=NOW + 3)
    finish(conn, "t5", (anna.id, 50, 1), (anna.id, 49, 2), ended_at=NOW + 5)
    return anna, bert, carl


def names(conn: Connection, person: Person, **asked: object) -> list[str]:
    return [game.table for game in history(conn, person.id, **asked)]  # type: ignore[arg-type]


def test_history(conn: Connection, trio: tuple[Person, Person, Person]) -> None:
    anna, bert, carl = trio
    assert names(conn, anna) == ["t5", "t4", "t3", "t2", "t1"]
    assert names(conn, anna, game="favourite") == ["t4", "t3"]
    assert names(conn, anna, opponent=carl.id) == ["t3"]
    assert names(conn, anna, opponent=bert.id, game="richelieu") == ["t2", "t1"]
    assert names(conn, anna, opponent="bot:page") == ["t4"]
    assert names(conn, anna, opponent="bot:cardinal") == []
    assert names(conn, anna, opponent=anna.id) == ["t5"]
    assert names(conn, carl) == ["t3"]
    for nobody in ("", "nobody", "a\x00"):
        assert history(conn, nobody) == []
        assert names(conn, anna, opponent=nobody) == []
        assert totals(conn, nobody, "game") == []


def test_history_page_by_page(conn: Connection, trio: tuple[Person, Person, Person]) -> None:
    anna = trio[0]
    read, before = [], None
    while page := history(conn, anna.id, before=before, limit=2):
        read += [game.table for game in page]
        before = page[-1].ended_at, page[-1].table
    assert read == ["t5", "t4", "t3", "t2", "t1"], "t3 and t4 ended at the same moment"


def test_what_a_line_of_history_says(conn: Connection, trio: tuple[Person, Person, Person]) -> None:
    anna, bert, carl = trio
    depart(conn, carl.id)
    (game,) = history(conn, anna.id, opponent=carl.id)
    assert (game.game, game.ended_at, game.rated, game.own) == ("favourite", NOW + 3, True, [1])
    told = [(seat.person, seat.name, seat.level, seat.score, seat.place) for seat in game.seats]
    assert told == [(carl.id, None, None, 5, 3), (anna.id, "Anna", None, 9, 1), (bert.id, "Bert", None, 7, 2)]
    (hotseat, bots) = history(conn, anna.id, limit=2)
    assert (hotseat.own, hotseat.rated) == ([0, 1], False)
    assert [seat.level for seat in bots.seats] == [None, "page", "page"]


def test_totals(conn: Connection, trio: tuple[Person, Person, Person]) -> None:
    anna, bert, carl = trio
    assert totals(conn, anna.id, "game") == [
        Total("favourite", None, 2, 1, 1.5, 8.5, 9),
        Total("richelieu", None, 2, 1, 1.5, 20, 30),
    ]
    assert [(total.of, total.played) for total in totals(conn, anna.id, "seat")] == [("0", 2), ("1", 2)]
    assert [(total.of, total.won) for total in totals(conn, anna.id, "seats")] == [("2", 1), ("3", 1)]
    by_opponent = {total.of: total for total in totals(conn, anna.id, "opponent")}
    assert set(by_opponent) == {bert.id, carl.id, "bot:page"}
    assert by_opponent[bert.id] == Total(bert.id, "Bert", 3, 2, 4 / 3, 49 / 3, 30)
    assert by_opponent["bot:page"] == Total("bot:page", None, 1, 0, 2, 8, 8), "two pages, one game"
    assert [total.of for total in totals(conn, anna.id, "opponent", game="richelieu")] == [bert.id]
    assert [total.of for total in totals(conn, anna.id, "opponent", limit=1)] == [bert.id], "the most met"


def test_what_a_guest_played_is_the_account_s(conn: Connection, trio: tuple[Person, Person, Person]) -> None:
    anna, bert, carl = trio
    merge(conn, bert.id, anna.id)
    assert names(conn, anna, opponent=carl.id) == ["t3"]
    assert history(conn, bert.id) == history(conn, anna.id)
    assert totals(conn, anna.id, "opponent")[0].of == "bot:page", "those against oneself are in no sum"
    assert [total.played for total in totals(conn, anna.id, "game")] == [1]


def test_a_full_house_is_read_by_its_indexes(database: Database) -> None:
    """None of the questions goes through all results of the house."""
    with writing(database) as conn:
        fill(conn)
        conn.execute(text("ANALYZE"))
        for plan in plans(conn):
            assert not re.search(r"SCAN (results|other|twin)|Seq Scan on results", plan), plan


WAYS: tuple[Way, ...] = ("game", "seat", "seats", "opponent")
CROWD, GAMES = 500, 10_000


def fill(conn: Connection) -> None:
    """A crowd and what it played, two at a table."""
    person = {"lang": "en", "created_at": NOW, "seen_at": NOW, "banned": False, "admitted": False, "known_from": 0}
    conn.execute(people.insert(), [person | {"id": f"p{number}", "name": f"P {number}"} for number in range(CROWD)])
    card = {"game": "richelieu", "seats": 2, "variant": "{}", "status": "over", "open": False, "rules_version": 1}
    times = {"created_at": NOW, "updated_at": NOW, "moves": 9}
    conn.execute(tables.insert(), [card | times | {"id": f"t{number}"} for number in range(GAMES)])
    rows = []
    for number in range(GAMES):
        for seat, person_number in enumerate((number % CROWD, (number * 7 + 1) % CROWD)):
            row = {"table": f"t{number}", "seat": seat, "game": "richelieu", "seats": 2, "person": f"p{person_number}"}
            rows.append(row | {"level": None, "score": number % 50, "place": 1 + seat, "resigned": False})
    conn.execute(results.insert(), [row | {"ended_at": NOW + place, "rated": True} for place, row in enumerate(rows)])


def plans(conn: Connection) -> list[str]:
    """How the database goes about each question."""
    asked: list[tuple[str, object]] = []

    def note(_conn: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        asked.append((statement, parameters))

    event.listen(conn, "before_cursor_execute", note)
    assert len(history(conn, "p7", limit=20)) == 20
    assert len(history(conn, "p7", game="richelieu", before=(NOW + 9000, "t1"), limit=3)) == 3
    assert history(conn, "p7", opponent="p50")
    for by in WAYS:
        assert totals(conn, "p7", by)
    event.remove(conn, "before_cursor_execute", note)
    questions = [(statement, parameters) for statement, parameters in asked if "results" in statement]
    explain = "EXPLAIN QUERY PLAN " if conn.dialect.name == "sqlite" else "EXPLAIN "
    assert len(questions) >= len(WAYS) + 6
    return [
        "\n".join(str(row) for row in conn.exec_driver_sql(explain + statement, parameters))  # type: ignore[arg-type]
        for statement, parameters in questions
    ]
