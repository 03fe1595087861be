"""The database: found, made, opened by several at once, or refused with a sentence."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, select, text

from antichambre.kernel.words import LANGUAGES, Words
from antichambre.store.database import Database, open_database
from antichambre.store.errors import StoreError
from antichambre.store.schema import house, metadata, tables
from antichambre.store.scribe import Scribe
from postgres import NOBODY, Postgres
from store.writing import LIMIT, first, numbers, written


def refusal(place: str | Path) -> StoreError:
    with pytest.raises(StoreError) as found:
        open_database(place).close()
    for lang in LANGUAGES:
        assert found.value.sentence(Words(lang))
    return found.value


def settings(database: Database) -> dict[str, str]:
    return database.read(
        lambda conn: {row.name: row.value for row in conn.execute(select(house.c.name, house.c.value))}
    )


def test_a_new_house_has_a_secret_which_it_keeps(database_url: str) -> None:
    database = open_database(database_url)
    made = settings(database)
    database.close()
    assert set(made) == {"secret", "created", "purged"} and len(made["secret"]) == 64
    again = open_database(database_url)
    assert settings(again) == made
    again.close()


def test_a_new_file_that_another_is_writing_into_is_waited_for(tmp_path: Path) -> None:
    """SQLite itself does not wait, as long as the file has no write-ahead log."""
    other = sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    done = threading.Timer(0.3, other.execute, ["ROLLBACK"])
    done.start()
    open_database(tmp_path / "house.sqlite").close()
    done.join()
    other.close()


def test_several_servers_may_open_a_new_house_at_once(database_url: str) -> None:
    found: list[Database | Exception] = []

    def start() -> None:
        try:
            found.append(open_database(database_url))
        except Exception as error:
            found.append(error)

    servers = [threading.Thread(target=start) for _ in range(6)]
    for server in servers:
        server.start()
    for server in servers:
        server.join(LIMIT)
    opened = [one for one in found if isinstance(one, Database)]
    assert len(opened) == 6, found
    assert len({settings(database)["secret"] for database in opened}) == 1
    for database in opened:
        database.close()


def test_all_tables_are_there(database: Database) -> None:
    for table in metadata.sorted_tables:
        database.read(lambda conn, table=table: conn.execute(select(table)).all())  # type: ignore[misc]


class TestSqlite:
    def test_by_default_it_lies_in_the_folder_of_the_house(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("ANTICHAMBRE_HOME", str(tmp_path / "new" / "house"))
        database = open_database()
        assert database.kind == "sqlite"
        assert database.file == tmp_path / "new" / "house" / "antichambre.sqlite"
        database.close()
        assert database.file.exists()

    def test_a_file_is_named_by_its_path_or_a_url(self, tmp_path: Path) -> None:
        file = tmp_path / "a house %40 court.sqlite"
        open_database(file).close()
        assert file.exists()
        assert Database(f"sqlite:///{tmp_path}/x.sqlite").file == tmp_path / "x.sqlite"

    def test_commits_are_durable_and_rows_refer_to_rows(self, tmp_path: Path) -> None:
        database = open_database(tmp_path / "house.sqlite")

        def pragmas(conn: Connection) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return [conn.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

        assert database.read(pragmas) == ["wal", 2, 1, 5000]
        database.close()

    @pytest.mark.skipif(os.name != "posix", reason="owners are a matter of POSIX")
    def test_only_its_owner_can_read_it(self, tmp_path: Path) -> None:
        database = open_database(tmp_path / "house.sqlite")
        assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}
        database.close()

    def test_after_closing_the_file_is_whole_by_itself(self, tmp_path: Path) -> None:
        database = open_database(tmp_path / "house.sqlite")
        scribe = Scribe(database, "one")
        assert written(scribe, first("t"))
        scribe.close()
        database.close()
        assert [file.name for file in tmp_path.iterdir()] == ["house.sqlite"]
        shutil.copy(tmp_path / "house.sqlite", tmp_path / "copy.sqlite")
        copy = open_database(tmp_path / "copy.sqlite")
        assert numbers(copy, "t") == [1]
        copy.close()

    def test_reading_goes_on_while_somebody_writes(self, tmp_path: Path) -> None:
        database = open_database(tmp_path / "house.sqlite")
        with database.writing(database.engine.connect()) as connection, connection.begin():
            connection.execute(insert(house).values(name="new", value="x"))
            assert "new" not in settings(database)
        assert "new" in settings(database)
        database.close()

    def test_no_such_folder(self, tmp_path: Path) -> None:
        assert refusal(tmp_path / "nowhere" / "house.sqlite").key == "store-no-folder"

    def test_a_folder_is_no_database(self, tmp_path: Path) -> None:
        assert refusal(tmp_path).key == "store-forbidden"

    def test_another_file_is_left_as_it_is(self, tmp_path: Path) -> None:
        file = tmp_path / "letter.txt"
        file.write_text("Monsieur le Cardinal, " * 100)
        assert refusal(file).key == "store-not-database"
        assert file.read_text() == "Monsieur le Cardinal, " * 100

    def test_a_database_of_something_else_is_left_as_it_is(self, tmp_path: Path) -> None:
        file = tmp_path / "recipes.sqlite"
        with sqlite3.connect(file) as other:
            other.execute("CREATE TABLE soups (name TEXT)")
        other.close()
        assert refusal(file).key == "store-foreign"

    def test_a_damaged_database(self, tmp_path: Path) -> None:
        file = tmp_path / "house.sqlite"
        open_database(file).close()
        whole = file.read_bytes()
        file.write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
        assert refusal(file).key == "store-damaged"

    def test_a_database_that_another_program_holds(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("antichambre.store.database.BUSY", 0)
        open_database(tmp_path / "house.sqlite").close()
        holder = sqlite3.connect(tmp_path / "house.sqlite", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        assert refusal(tmp_path / "house.sqlite").key == "store-locked"
        holder.close()

    @pytest.mark.skipif(os.name != "posix", reason="permissions are a matter of POSIX")
    def test_a_file_that_may_not_be_written(self, tmp_path: Path) -> None:
        file = tmp_path / "house.sqlite"
        open_database(file).close()
        file.chmod(0o444)
        tmp_path.chmod(0o555)
        for parent in tmp_path.parents[:2]:  # so that whoever tries can come so far
            parent.chmod(0o755)
        trial = (
            "import os, sys, antichambre.store.database as d, antichambre.store.errors as e\n"
            "d.Database(sys.argv[1])  # whatever has to be loaded is loaded before root becomes nobody\n"
            f"if os.geteuid() == 0: os.setuid({NOBODY})\n"
            "try: d.open_database(sys.argv[1])\n"
            "except e.StoreError as error: print(error.key)\n"
        )
        said = subprocess.run([sys.executable, "-c", trial, str(file)], capture_output=True, text=True)
        tmp_path.chmod(0o755)
        assert said.stdout.strip() == "store-forbidden", said.stderr


class TestPostgresql:
    def test_a_url_may_say_postgres_too(self, postgres: Postgres) -> None:
        url = postgres.new_database()
        database = open_database(url.replace("postgresql://", "postgres://"))
        assert database.kind == "postgresql" and database.file is None
        database.close()

    def test_nobody_there(self) -> None:
        error = refusal("postgresql://house:pa55word@127.0.0.1:1/house")
        assert error.key == "store-unreachable"
        assert "pa55word" not in str(error) and "127.0.0.1" in str(error)

    def test_no_such_database(self, postgres: Postgres) -> None:
        assert "nowhere" in str(refusal(postgres.url("nowhere")))

    def test_letters_that_it_cannot_keep(self, postgres: Postgres) -> None:
        assert refusal(postgres.new_database(encoding="SQL_ASCII")).key == "store-encoding"

    def test_tables_of_something_else_do_not_matter_unless_they_are_in_the_way(self, postgres: Postgres) -> None:
        harmless, harmful = postgres.new_database(), postgres.new_database()
        for url, table in ((harmless, "soups"), (harmful, "people")):
            database = Database(url)
            with database.engine.begin() as connection:
                connection.execute(text(f"CREATE TABLE {table} (name TEXT)"))
            database.close()
        open_database(harmless).close()
        assert refusal(harmful).key == "store-foreign"


@pytest.mark.parametrize("place", ["mysql://a:pa55word@b/c", "sqlite://", "postgresql://a:pa55word@b:c/d", "://"])
def test_what_names_no_database(place: str) -> None:
    error = refusal(place)
    assert error.key == "store-url"
    assert "pa55word" not in str(error)


def test_what_a_reader_asks_wrongly_is_raised_as_it_is(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        database.read(lambda _conn: 1 // 0)
    assert database.read(lambda conn: conn.execute(select(tables.c.id)).all()) == []
