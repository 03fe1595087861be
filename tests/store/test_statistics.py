"""What somebody's games come to."""

import re
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, event, text

from antichambre.store.accounts import merge
from antichambre.store.database import Database
from antichambre.store.history import Wanted, history
from antichambre.store.ratings import GameResult, SeatOutcome, curve, settle
from antichambre.store.schema import people, results, tables
from antichambre.store.statistics import Score, Total, Way, scores, totals
from store.household import NOW, Trio, finish, open_table, trio_of, writing


@pytest.fixture
def conn(database: Database) -> Iterator[Connection]:
    with writing(database) as connection:
        yield connection


@pytest.fixture
def trio(conn: Connection) -> Trio:
    return trio_of(conn)


def test_totals(conn: Connection, trio: Trio) -> None:
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


def test_what_a_guest_played_is_the_account_s(conn: Connection, trio: Trio) -> None:
    anna, bert, _ = trio
    merge(conn, bert.id, anna.id)
    assert totals(conn, anna.id, "opponent")[0].of == "bot:page", "those against oneself are in no sum"
    assert [total.played for total in totals(conn, anna.id, "game")] == [1]


def test_how_often_each_score_was_reached(conn: Connection, trio: Trio) -> None:
    anna, bert, _ = trio
    finish(conn, "t6", (bert.id, 5, 2), (anna.id, 30, 1), ended_at=NOW + 6)
    assert scores(conn, anna.id, "richelieu") == [Score(10, 1, 0), Score(30, 2, 2)], "without the one against oneself"
    open_table(conn, "t7", [anna.id, bert.id], "over")
    left = [SeatOutcome(anna.id, "page", 3, 2), SeatOutcome(bert.id, None, 3, 1, resigned=True)]
    settle(conn, GameResult("t7", "richelieu", NOW + 7, left), NOW + 7)
    assert 3 not in [one.score for one in scores(conn, anna.id, "richelieu")], "a bot finished that one"
    assert 3 not in [one.score for one in scores(conn, bert.id, "richelieu")]
    assert scores(conn, "nobody", "richelieu") == []


def test_a_full_house_is_read_by_its_indexes(database: Database) -> None:
    """None of the questions goes through all results of the house."""
    with writing(database) as conn:
        fill(conn)
        for plan in plans(conn) if conn.dialect.name == "sqlite" else ():
            # For each game of somebody its own seats are looked at, never all games of another.
            assert not re.search(r"SEARCH other USING INDEX results_person", plan), plan
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
    conn.execute(
        results.insert(),
        [row | {"ended_at": NOW + place, "rated": True, "mu": 25, "sigma": 8} for place, row in enumerate(rows)],
    )


def plans(conn: Connection) -> list[str]:
    """How the database goes about each question."""
    asked: list[tuple[str, object]] = []

    def note(_conn: object, _cursor: object, statement: str, parameters: object, *_: object) -> None:
        asked.append((statement, parameters))

    event.listen(conn, "before_cursor_execute", note)
    assert len(history(conn, "p7", viewer="p7", limit=20)) == 20
    assert len(history(conn, "p7", Wanted(game="richelieu"), before=(NOW + 9000, "t1"), limit=3)) == 3
    assert history(conn, "p7", Wanted(opponent="p50"))
    assert history(conn, "p7", Wanted(words="50", result="won", since=NOW))
    assert len(curve(conn, "p7", "richelieu")) == 40
    assert scores(conn, "p7", "richelieu")
    for by in WAYS:
        assert totals(conn, "p7", by)
    event.remove(conn, "before_cursor_execute", note)
    questions = [(statement, parameters) for statement, parameters in asked if "results" in statement]
    explain = "EXPLAIN QUERY PLAN " if conn.dialect.name == "sqlite" else "EXPLAIN "
    assert len(questions) >= len(WAYS) + 10
    return [
        "\n".join(str(row) for row in conn.exec_driver_sql(explain + statement, parameters))  # type: ignore[arg-type]
        for statement, parameters in questions
    ]
