"""Houses for the tests: real processes on real databases."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from antichambre.store.database import open_database
from postgres import Postgres
from server.guests import Guest
from server.houses import RunningHouse
from server.puppets import Evening, Hour, Spend, household


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def two_houses(postgres: Postgres) -> Iterator[tuple[RunningHouse, RunningHouse]]:
    """Two servers on one database, open again when whoever has killed one is done."""
    url = postgres.new_database()
    with RunningHouse(url) as one, RunningHouse(url) as other:
        yield one, other


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Where a fresh, empty file is."""
    return str(tmp_path / "house.sqlite")


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, sqlite_url: str) -> str:
    """Where a fresh, empty database is, of either kind."""
    if request.param == "sqlite":
        return sqlite_url
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


@pytest.fixture
def house(sqlite_url: str) -> Iterator[RunningHouse]:
    """A house on SQLite."""
    with RunningHouse(sqlite_url) as opened:
        yield opened


@pytest.fixture
def any_house(database_url: str) -> Iterator[RunningHouse]:
    """A house on either database."""
    with RunningHouse(database_url) as opened:
        yield opened


@pytest.fixture(scope="session")
def salon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """One house for many tests, in which nothing may go wrong. It trusts this machine as a proxy, so that
    people can come from many addresses."""
    place = tmp_path_factory.mktemp("salon") / "house.sqlite"
    with RunningHouse(str(place), "--trusted-proxy", "127.0.0.1") as opened:
        yield opened
        assert '"severity":"error"' not in opened.log


@pytest.fixture
def guest(salon: RunningHouse) -> Iterator[Callable[..., Guest]]:
    """Lets people into it: `guest("Ninon")`."""
    come: list[Guest] = []

    def arrive(name: str | None = None, **wishes: str) -> Guest:
        come.append(Guest(salon.url, name, **wishes))
        return come[-1]

    yield arrive
    for one in come:
        one.leave()


@pytest.fixture
def spend(sqlite_url: str) -> Iterator[Spend]:
    """Spends an evening in a house within this process."""
    database = open_database(sqlite_url)

    async def whole(evening: Evening) -> None:
        async with household(database, Hour()) as kept:
            await evening(kept)

    yield lambda evening: asyncio.run(whole(evening))
    database.close()
