"""Databases for the tests: a file of SQLite, and a server of PostgreSQL that they start and stop themselves."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from antichambre.store.database import Database, open_database
from postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a fresh, empty database is."""
    if request.param == "sqlite":
        return str(tmp_path / "house.sqlite")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    found = open_database(database_url)
    yield found
    found.close()
