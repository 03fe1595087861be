"""Backups of a house that goes on playing."""

import os
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from antichambre.store.backup import backup
from antichambre.store.database import open_database
from antichambre.store.errors import StoreError
from antichambre.store.scribe import Page, Scribe
from postgres import Postgres
from store.writing import first, numbers, row, until, written


def test_of_a_database_that_is_being_written_to(tmp_path: Path) -> None:
    database = open_database(tmp_path / "house.sqlite")
    scribe = Scribe(database, "one")
    names = [f"t{number}" for number in range(4)]
    for name in names:
        assert written(scribe, first(name))
    acknowledged = dict.fromkeys(names, 1)
    stop = threading.Event()

    def play(name: str) -> None:
        while not stop.is_set():
            assert written(scribe, Page(name, [row(acknowledged[name] + 1, "x" * 500)]))
            acknowledged[name] += 1

    players = [threading.Thread(target=play, args=(name,)) for name in names]
    for player in players:
        player.start()
    try:
        until(lambda: all(number > 20 for number in acknowledged.values()))
        for turn in range(3):
            before = dict(acknowledged)
            backup(database, tmp_path / f"copy{turn}.sqlite")
            copy = open_database(tmp_path / f"copy{turn}.sqlite")
            for name in names:
                kept = numbers(copy, name)
                assert kept == list(range(1, len(kept) + 1)) and len(kept) >= before[name]
            copy.close()
    finally:
        stop.set()
        for player in players:
            player.join()
    scribe.close()
    database.close()
    assert {file.name for file in tmp_path.iterdir()} == {"house.sqlite", *(f"copy{turn}.sqlite" for turn in range(3))}


def test_it_is_one_file_private_and_sound(tmp_path: Path) -> None:
    database = open_database(tmp_path / "house.sqlite")
    to = tmp_path / "copies"
    to.mkdir()
    (to / "house.sqlite").write_text("an older one")
    backup(database, to)  # into a folder: under the database's own name
    assert [file.name for file in to.iterdir()] == ["house.sqlite"]
    if os.name == "posix":
        assert stat.S_IMODE((to / "house.sqlite").stat().st_mode) == 0o600
    with sqlite3.connect(to / "house.sqlite") as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    database.close()


def test_never_over_itself(tmp_path: Path) -> None:
    database = open_database(tmp_path / "house.sqlite")
    for to in (tmp_path / "house.sqlite", tmp_path):
        with pytest.raises(StoreError, match="the database itself"):
            backup(database, to)
    database.close()


def test_into_no_folder(tmp_path: Path) -> None:
    database = open_database(tmp_path / "house.sqlite")
    with pytest.raises(StoreError, match="does not exist"):
        backup(database, tmp_path / "nowhere" / "copy.sqlite")
    database.close()


def test_postgresql_has_programs_of_its_own(postgres: Postgres, tmp_path: Path) -> None:
    database = open_database(postgres.new_database())
    with pytest.raises(StoreError, match="pg_dump"):
        backup(database, tmp_path / "copy.sqlite")
    database.close()
