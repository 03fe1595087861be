"""How a house hands to its scribe what is to be written."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from antichambre.server.house import House
from antichambre.server.metrics import Metrics
from antichambre.store.database import open_database
from antichambre.store.errors import StoreError
from antichambre.store.scribe import Job


def test_what_is_asked_for_in_one_turn_is_one_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        database = open_database(tmp_path / "house.sqlite")
        house = House(database, Metrics())
        handed: list[int] = []
        hand_in = house.scribe.hand_in

        def note(jobs: list[Job]) -> None:
            handed.append(len(jobs))
            hand_in(jobs)

        monkeypatch.setattr(house.scribe, "hand_in", note)
        assert await asyncio.gather(*(house.write(_nothing) for _ in range(5))) == [None] * 5
        assert handed == [5]
        await house.close()
        with pytest.raises(StoreError) as refusal:
            await house.write(_nothing)
        assert refusal.value.key == "store-closed"
        database.close()

    asyncio.run(evening())


def test_a_house_that_closes_writes_what_was_asked_for(tmp_path: Path) -> None:
    async def evening() -> None:
        database = open_database(tmp_path / "house.sqlite")
        house = House(database, Metrics())
        writing = asyncio.ensure_future(house.write(lambda _connection: "written"))
        await asyncio.sleep(0)  # it has asked, and nothing has been handed over yet
        await house.close()
        assert await writing == "written"
        database.close()

    asyncio.run(evening())


def _nothing(_connection: Connection) -> None:
    pass
