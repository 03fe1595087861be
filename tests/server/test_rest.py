"""Bots where nobody is: they rest, or finish what others wait for; and how fast they think is told."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from antichambre.server.turns import HOUSE
from antichambre.store.schema import tables
from antichambre.table.proposals import banish
from antichambre.table.setup import Clock
from antichambre.table.table import Status
from server.puppets import Ear, Household, Spend, eventually, kinds, quiet

AWAY = 61  # seconds: longer than bots go on where nobody is
LIVE = Clock("live", seconds=60, increment=5)


async def due(kept: Household, name: str) -> int | None:
    query = select(tables.c.due_at).where(tables.c.id == name)
    return await kept.house.read(lambda connection: connection.execute(query).scalar_one())


async def deserted(kept: Household, *chairs: str, **setup: Any) -> str:
    """A table at which a bot is asked, and nobody has been for a while."""
    kept.puppets.free.clear()
    name = await kept.open(*chairs, **setup)
    await eventually(lambda: kept.puppets.asked)
    kept.hour.pass_by(AWAY)
    kept.puppets.free.set()
    await eventually(lambda: not kept.house.warm[name].thinking)
    kept.puppets.asked.clear()
    kept.puppets.names.clear()
    await kept.steward.look()
    await quiet()
    return name


def test_where_nobody_is_bots_rest_until_somebody_comes(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        name = await deserted(kept, "bot:cardinal", anne)
        warm = kept.house.warm[name]
        assert (warm.table.asked, kept.puppets.asked) == (0, [])
        assert "moved" not in await kinds(kept, name), "nor is what was thought of meanwhile played"
        assert await due(kept, name) is None, "the house does not look at it again and again"
        await kept.house.join(name, Ear(anne))
        await eventually(lambda: warm.table.asked == 1)
        assert kept.puppets.names[0] == [anne]

    spend(evening)


def test_a_house_that_opens_again_leaves_them_at_rest(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        kept.house.engage(None)  # it closes before a bot is asked
        name = await kept.open("bot:cardinal", anne)
        del kept.house.warm[name]
        kept.house.engage(kept.steward)
        assert await due(kept, name) is not None
        await kept.steward.look()
        await quiet()
        assert kept.puppets.asked == []
        assert await due(kept, name) is None
        kept.house.visit(await kept.house.table(name))  # as one does who looks at it over HTTP
        await eventually(lambda: kept.house.warm[name].table.asked == 1)

    spend(evening)


def test_who_has_just_gone_finds_that_they_have_gone_on(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, ear = await kept.guest("Anne"), Ear("")
        kept.puppets.free.clear()
        name = await kept.open("bot:cardinal", anne)
        ear.person = anne
        warm = await kept.house.join(name, ear)
        kept.hour.pass_by(3600)  # she is there, and waits
        kept.house.leave(warm, ear)
        kept.hour.pass_by(59)
        kept.puppets.free.set()
        await eventually(lambda: warm.table.asked == 1)

    spend(evening)


@pytest.mark.parametrize("clock", [Clock("slow", days=2), LIVE])
def test_among_several_people_somebody_waits_for_the_bots(spend: Spend, clock: Clock) -> None:
    """By post above all: they go on, in the house's own name."""

    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await deserted(kept, "bot:cardinal", anne, bruno, game="sun_king", clock=clock)
        warm = kept.house.warm[name]
        assert warm.table.asked != 0
        assert {moved.level for moved in warm.table.moves} == {"cardinal"}

    spend(evening)


def test_what_nobody_plays_any_more_is_finished_at_a_glance(spend: Spend) -> None:
    """The result counts: who resigns does not save a rating by going away."""

    async def evening(kept: Household) -> None:
        kept.puppets.free.clear()
        anne = await kept.guest("Anne")
        name = await kept.open("bot:cardinal", anne, "bot:page", game="sun_king")
        warm = kept.house.warm[name]
        await kept.house.propose(name, lambda table, _now: banish(table, anne))
        kept.hour.pass_by(AWAY)
        kept.puppets.free.set()
        await eventually(lambda: warm.table.status is Status.OVER)
        assert {moved.level for moved in warm.table.moves} == {"courtier", "page"}
        assert kept.puppets.names[-1] == [HOUSE]

    spend(evening)


def test_tables_at_which_bots_think_do_not_hide_the_others(spend: Spend) -> None:
    """Bots of many tables wait for a chamber; elsewhere a flag falls."""

    async def evening(kept: Household) -> None:
        kept.puppets.free.clear()
        concini, anne, bruno = [await kept.guest(name) for name in ("Concini", "Anne", "Bruno")]
        for _ in range(101):
            await kept.open("bot:cardinal", concini)
        name = await kept.open(anne, bruno, clock=LIVE)
        kept.hour.pass_by(59)
        for warm in kept.house.warm.values():
            kept.house.visit(warm)
        kept.hour.pass_by(2)
        await kept.steward.look()
        assert "takenover" in await kinds(kept, name)

    spend(evening)


# What is told


def pictures(ear: Ear) -> list[Any]:
    return [json.loads(said) for said in ear.heard if b'"say":"table"' in said]


def test_the_table_says_when_bots_think_less_long(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        name = await kept.open(anne, "bot:cardinal")
        warm, ear = kept.house.warm[name], Ear(anne)
        await kept.house.join(name, ear)
        for pace in (0.125, 1.0):
            kept.puppets.pace = pace
            while warm.table.asked == 0:
                await kept.play(name)
            await eventually(lambda: warm.table.asked == 0 and not warm.thinking)
            told = pictures(ear)[-1]
            assert told.get("pace", 1.0) == round(pace, 2)

    spend(evening)
