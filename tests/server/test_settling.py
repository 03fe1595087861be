"""How games are settled, and how several servers share a house: what is written counts, and is told then."""

import asyncio

import pytest

from antichambre.server import stewards
from antichambre.store.database import open_database
from antichambre.store.errors import StoreError
from antichambre.table import acts
from server.puppets import Ear, Hour, Household, Spend, counted, eventually, household, kinds, quiet

# Results


async def finished(kept: Household) -> str:
    """A game that a person has lost by resigning."""
    anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
    name = await kept.open(anne, bruno)
    await kept.house.act(name, bruno, acts.Resign(1))
    return name


def test_a_server_that_died_before_the_result_leaves_it_to_the_next(sqlite_url: str) -> None:
    async def evenings() -> None:
        database, hour = open_database(sqlite_url), Hour()
        async with household(database, hour) as kept:
            kept.house.engage(None)  # it dies right after the last entry
            await finished(kept)
            assert await counted(kept) == 0
        for _ in range(2):
            async with household(database, hour) as kept:
                await kept.steward.settle_what_is_left()
                await quiet()
                assert await counted(kept) == 2
        database.close()

    asyncio.run(evenings())


def test_a_result_that_could_not_be_written_is_written_later(spend: Spend, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> bool:
        raise StoreError("store-full", {"where": "here"})

    async def evening(kept: Household) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(stewards, "settle", full)
            name = await finished(kept)
            await quiet()
        assert await counted(kept) == 0
        assert not kept.house.warm[name].settled
        await kept.steward.settle_what_is_left()
        await quiet()
        assert await counted(kept) == 2

    spend(evening)


# The house: written first, told then


def test_nobody_is_told_what_was_not_written(spend: Spend, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_page: object) -> bool:
        raise StoreError("store-full", {"where": "here"})

    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        name = await kept.open(anne, anne)
        ear = Ear(anne)
        await kept.house.join(name, ear)
        before = kept.house.warm[name].table
        with monkeypatch.context() as broken:
            broken.setattr(kept.house, "write_page", full)
            with pytest.raises(StoreError):
                await kept.play(name)
        assert kept.house.warm[name].table is before
        assert ear.heard == []
        await kept.play(name)
        assert len(ear.heard) == 1

    spend(evening)


def test_what_was_written_is_told_even_when_whoever_asked_has_gone(
    spend: Spend, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their connection broke while the house looked up what they are called."""

    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await kept.open(anne, None, start=False)
        ear = Ear(anne)
        await kept.house.join(name, ear)
        asked, slow = asyncio.Event(), asyncio.Event()

        async def slowly(_fn: object) -> dict[str, str | None]:
            asked.set()
            await slow.wait()
            return {}

        with monkeypatch.context() as hurried:
            hurried.setattr(kept.house, "read", slowly)
            sitting = asyncio.ensure_future(kept.house.act(name, bruno, acts.Sit(1)))
            await asked.wait()
            sitting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await sitting
        await eventually(lambda: ear.heard)
        assert kept.house.warm[name].table.seats_of(bruno) == [1]
        assert b'"Bruno"' in ear.heard[-1]

    spend(evening)


# Several servers


def test_of_two_servers_one_lets_the_bots_answer(database_url: str) -> None:
    """The other hears of it; and takes over when the first is silent for longer than it promised."""

    async def evening() -> None:
        shared, hour = open_database(database_url), Hour()
        async with household(shared, hour) as first, household(shared, hour) as second:
            first.puppets.free.clear()
            anne = await first.guest("Anne")
            name = await first.open("bot:page", anne)
            await eventually(lambda: first.puppets.asked)
            second.house.visit(await second.house.table(name))  # she looks in there too: no reason for them to rest
            await second.steward.look()
            await quiet()
            assert second.puppets.asked == []
            hour.pass_by(1 + stewards.PROMISE / 1000)
            await second.steward.look()
            await eventually(lambda: second.house.warm[name].table.moves)
            await eventually(lambda: first.house.warm[name].table.moves)  # it was told by the database
            first.puppets.free.set()  # what the first thought of comes too late
            await eventually(lambda: not first.house.warm[name].thinking)
            moves = [kind for kind in await kinds(first, name) if kind == "moved"]
            assert len(moves) == len(second.house.warm[name].table.moves)
            assert first.house.warm[name].table.position is not None
        shared.close()

    asyncio.run(evening())


def test_both_servers_act_at_one_table(database_url: str) -> None:
    async def evening() -> None:
        shared, hour = open_database(database_url), Hour()
        async with household(shared, hour) as first, household(shared, hour) as second:
            anne, bruno = await first.guest("Anne"), await first.guest("Bruno")
            name = await first.open(anne, bruno)
            ear = Ear(bruno)
            await second.house.join(name, ear)
            for turn in range(6):
                await (first, second)[turn % 2].play(name)
                await eventually(lambda turn=turn: len(second.house.warm[name].table.moves) == turn + 1)  # type: ignore[misc]
                await eventually(lambda turn=turn: len(first.house.warm[name].table.moves) == turn + 1)  # type: ignore[misc]
            assert len(ear.heard) == 6
            assert _views(first, name) == _views(second, name)
        shared.close()

    asyncio.run(evening())


def _views(kept: Household, name: str) -> object:
    position = kept.house.warm[name].table.position
    assert position is not None
    return [position.view(seat) for seat in range(2)]
