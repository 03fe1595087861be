"""Real faults: a database that dies, comes back, or is full. What was acknowledged is there, once."""

import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, update

from antichambre.store import ledger
from antichambre.store.database import Database, open_database
from antichambre.store.errors import StoreError
from antichambre.store.schema import entries, house
from antichambre.store.scribe import Page, Row, Scribe
from disks import small_disk
from postgres import Postgres
from store.wire import Wire
from store.writer import TABLES
from store.writing import LIMIT, first, numbers, row, until, written


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A server that may be killed."""
    found = Postgres()
    try:
        found.start()
        yield found
    finally:
        found.remove()


def count(conn: Connection) -> None:
    """A write that would be seen if it happened twice."""
    conn.execute(update(house).where(house.c.name == "count").values(value=house.c.value + "|"))


def prepare_count(conn: Connection) -> None:
    conn.execute(insert(house).values(name="count", value=""))


def counted(database: Database) -> int:
    query = select(house.c.value).where(house.c.name == "count")
    return len(database.read(lambda conn: str(conn.execute(query).scalar_one())))


@pytest.mark.parametrize("way", ["kill", "stop"])
def test_postgresql_goes_down_again_and_again_while_tables_are_played(server: Postgres, way: str) -> None:
    database = open_database(server.new_database())
    scribe = Scribe(database, "one", patience=LIMIT)
    names = [f"t{number}" for number in range(10)]
    for name in names:
        assert written(scribe, first(name))
    scribe.do(prepare_count).result(LIMIT)
    acknowledged = dict.fromkeys(names, 1)
    tallies: list[Future[None]] = []
    stop = threading.Event()

    def play(name: str) -> None:
        while not stop.is_set():
            number = acknowledged[name] + 1
            tallies.append(scribe.do(count))
            assert written(scribe, Page(name, [row(number, name)]))
            acknowledged[name] = number

    players = [threading.Thread(target=play, args=(name,)) for name in names]
    for player in players:
        player.start()
    try:
        for _ in range(3):
            getattr(server, way)()
            server.start()
            goals = {name: number + 3 for name, number in acknowledged.items()}
            until(partial(_reached, acknowledged, goals))
    finally:
        stop.set()
        for player in players:
            player.join(LIMIT)
    for name in names:
        assert numbers(database, name) == list(range(1, acknowledged[name] + 1))
    done = [tally.result(LIMIT) for tally in tallies]
    assert counted(database) == len(done)
    scribe.close()
    database.close()


def _reached(numbers: dict[str, int], goals: dict[str, int]) -> bool:
    return all(numbers[name] > goal for name, goal in goals.items())


@pytest.mark.parametrize("arrives", [True, False], ids=["commit arrives", "commit is lost"])
def test_a_commit_whose_answer_is_lost_is_done_once(postgres: Postgres, arrives: bool) -> None:
    wire = Wire(postgres.new_database())
    database = open_database(wire.url)
    scribe = Scribe(database, "one")
    assert written(scribe, first("t"))
    scribe.do(prepare_count).result(LIMIT)
    for number in range(2, 7):
        wire.cut(b"COMMIT", arrives)
        tally = scribe.do(count)
        assert written(scribe, Page("t", [row(number)]))
        tally.result(LIMIT)
    assert wire.cuts == 5
    assert numbers(database, "t") == [1, 2, 3, 4, 5, 6]
    assert counted(database) == 5
    scribe.close()
    database.close()
    wire.close()


def test_a_connection_cut_in_the_middle_of_a_group(postgres: Postgres) -> None:
    wire = Wire(postgres.new_database())
    database = open_database(wire.url)
    scribe = Scribe(database, "one")
    assert written(scribe, first("t"))
    wire.cut(b"INSERT INTO entries", arrives=True)
    assert written(scribe, Page("t", [row(2)]))
    assert wire.cuts == 1
    assert numbers(database, "t") == [1, 2]
    scribe.close()
    database.close()
    wire.close()


def test_patience_ends_with_a_sentence_and_the_scribe_lives_on(server: Postgres) -> None:
    database = open_database(server.new_database())
    scribe = Scribe(database, "one", patience=0.3)
    assert written(scribe, first("t"))
    server.stop()
    with pytest.raises(StoreError, match="cannot be reached") as refusal:
        written(scribe, Page("t", [row(2)]))
    assert refusal.value.key == "store-unreachable"
    server.start()
    assert written(scribe, Page("t", [row(2)]))
    assert numbers(database, "t") == [1, 2]
    scribe.close()
    database.close()


def test_a_reader_waits_for_postgresql_to_come_back(server: Postgres) -> None:
    database = open_database(server.new_database())
    scribe = Scribe(database, "one")
    assert written(scribe, first("t"))
    assert numbers(database, "t") == [1]
    server.restart()
    assert numbers(database, "t") == [1]
    scribe.close()
    database.close()


def test_a_server_that_is_killed_again_and_again(database: Database, database_url: str) -> None:
    acknowledged: dict[str, int] = {}
    for turn in range(3):
        command = [sys.executable, "-m", "store.writer", database_url, f"hand{turn}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=_here()) as writer:
            assert writer.stdout is not None
            for _ in range(60):
                _note(acknowledged, writer.stdout.readline())
            writer.kill()
            for line in writer.stdout:  # what was said before the end
                if line.endswith("\n"):
                    _note(acknowledged, line)
    for table in TABLES:
        found = numbers(database, table)
        assert found == list(range(1, len(found) + 1))
        assert len(found) >= acknowledged.get(table, 0)


def _here() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def _note(acknowledged: dict[str, int], line: str) -> None:
    table, number = line.split()
    acknowledged[table] = max(int(number), acknowledged.get(table, 0))


def fill(scribe: Scribe, table: str) -> tuple[int, StoreError]:
    """Writes until there is no room: the last number that was acknowledged, and what was said then."""
    number = 1
    while number < 4_000:
        said = random.Random(number).randbytes(3_000).hex()  # which no database can make smaller
        try:
            assert written(scribe, Page(table, [Row(number + 1, 1, "said", said)]))
        except StoreError as error:
            return number, error
        number += 1
    raise AssertionError("it was never full")


def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        ballast = disk / "ballast"
        ballast.write_bytes(b"x" * 200_000)
        database = open_database(disk / "house.sqlite")
        scribe = Scribe(database, "one")
        assert written(scribe, first("t"))
        last, error = fill(scribe, "t")
        assert error.key == "store-full", error
        assert numbers(database, "t") == list(range(1, last + 1))
        ballast.unlink()
        assert written(scribe, Page("t", [row(last + 1)]))
        assert numbers(database, "t") == list(range(1, last + 2))
        scribe.close()
        database.close()


def test_a_full_disk_under_postgresql(server: Postgres) -> None:
    with small_disk(server.folder / "small", size="16m") as disk:
        ballast = disk / "ballast"
        ballast.write_bytes(b"x" * 2_000_000)
        database = open_database(server.new_database(on=disk / "space"))
        scribe = Scribe(database, "one")
        assert written(scribe, first("t"))
        last, error = fill(scribe, "t")
        assert error.key == "store-full", error
        assert numbers(database, "t") == list(range(1, last + 1))
        ballast.unlink()
        assert written(scribe, Page("t", [row(last + 1)]))
        assert numbers(database, "t") == list(range(1, last + 2))
        scribe.close()
        database.close()
        server.stop()


def test_a_database_that_may_not_grow(tmp_path: Path) -> None:
    """The same where no disk can be mounted: SQLite itself is told how large the file may become."""
    database = open_database(tmp_path / "house.sqlite")
    scribe = Scribe(database, "one")
    assert written(scribe, first("t"))
    scribe.do(lambda conn: conn.exec_driver_sql("PRAGMA max_page_count = 60").close()).result(LIMIT)
    last, error = fill(scribe, "t")
    assert error.key == "store-full"
    assert numbers(database, "t") == list(range(1, last + 1))
    # The connection that failed was given up, and the limit with it.
    assert written(scribe, Page("t", [row(last + 1)]))
    scribe.close()
    database.close()


def test_a_group_waits_while_another_program_writes(tmp_path: Path) -> None:
    database = open_database(tmp_path / "house.sqlite")
    scribe = Scribe(database, "one")
    with database.writing(database.engine.connect()) as stranger:
        with stranger.begin():
            stranger.execute(insert(house).values(name="stranger", value="x"))
            future = scribe.write(first("t"))
            assert not future.done()
        assert future.result(LIMIT)
    scribe.close()
    database.close()


def test_no_patience_with_a_program_that_never_lets_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("antichambre.store.database.BUSY", 0)
    database = open_database(tmp_path / "house.sqlite")
    scribe = Scribe(database, "one", patience=0.1)
    with (
        database.writing(database.engine.connect()) as stranger,
        stranger.begin(),
        pytest.raises(StoreError) as refusal,
    ):
        written(scribe, first("t"))
    assert refusal.value.key == "store-locked"
    assert written(scribe, first("t"))
    assert database.read(lambda conn: ledger.card_of(conn, "t")) is not None
    assert database.read(lambda conn: len(conn.execute(select(entries.c.number)).all())) == 1
    scribe.close()
    database.close()
