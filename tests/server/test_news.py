"""What one server writes the others know: two houses on one database, in this process."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from antichambre.server.attendance import BELIEVED
from antichambre.server.turns import REST
from antichambre.server.warm import in_time
from antichambre.store.database import open_database
from antichambre.store.ledger import entries_of
from antichambre.store.pages import Page, Row
from antichambre.table.entries import AnyEntry, Undone, Upgraded, kind_of, written
from antichambre.table.setup import Clock
from postgres import Postgres
from server.puppets import Ear, Hour, Household, Spend, eventually, household

Together = Callable[[Callable[[Household, Household], Awaitable[None]]], None]


@pytest.fixture
def together(postgres: Postgres) -> Together:
    """Spends an evening in two houses on one database."""
    url = postgres.new_database()

    async def whole(evening: Callable[[Household, Household], Awaitable[None]]) -> None:
        databases, hour = [open_database(url), open_database(url)], Hour()
        async with household(databases[0], hour) as here, household(databases[1], hour) as there:
            await evening(here, there)
        for database in databases:
            database.close()

    return lambda evening: asyncio.run(whole(evening))


@pytest.mark.parametrize("clock", [Clock(), Clock("live", seconds=600, increment=5)])
def test_each_takes_what_the_other_wrote_without_reading_it(
    together: Together, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    async def evening(here: Household, there: Household) -> None:
        name = await here.open(await here.guest("Anne"), await here.guest("Louis"), clock=clock)
        await there.house.table(name)
        await here.play(name)
        await eventually(lambda: there.house.warm[name].table.moves)
        monkeypatch.setattr("antichambre.store.ledger.NEWS", {})  # whoever reads finds no words for it
        for one, other in [(here, there), (there, here)] * 4:
            here.hour.pass_by(7)
            await one.play(name)
            ours, theirs = one.house.warm[name], other.house.warm[name]
            await eventually(lambda: theirs.table.number == ours.table.number)  # noqa: B023
            assert theirs.table.position is not None and ours.table.position is not None
            assert theirs.table.position.record() == ours.table.position.record()
            assert theirs.card is not None and ours.card is not None and theirs.card.number == ours.card.number

    together(evening)


def test_what_was_written_before_and_not_heard_is_read(together: Together) -> None:
    async def evening(here: Household, there: Household) -> None:
        name = await here.open(await here.guest("Anne"), await here.guest("Louis"))
        behind = await there.house.table(name)
        await asyncio.to_thread(there.house._news.close)  # from here on it hears what the test tells it
        await here.play(name)
        await here.play(name)
        rows = await here.house.read(lambda connection: entries_of(connection, name))
        await there.house.follow(behind, rows[-1:])
        assert len(behind.table.moves) == 2

    together(evening)


def test_what_a_server_with_later_rules_writes_is_taken_without_being_played(spend: Spend) -> None:
    """Neither in the page that brings the later rules, nor in those that follow."""

    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        name = await kept.open(anne, await kept.guest("Louis"))
        await kept.play(name)
        await kept.play(name)
        ear = Ear(anne)
        warm = await kept.house.join(name, ear)
        played = len(warm.table.moves)
        unheard_of = msgspec.structs.replace(warm.table.moves[-1], move="a move of the later rules", check="another")

        async def others_write(*news: AnyEntry, heard: int | None = None) -> dict[str, Any]:
            number = warm.table.number
            rows = [Row(number + 1 + n, kept.hour(), kind_of(one), written(one)) for n, one in enumerate(news)]
            assert await kept.house.write_page(Page(name, rows))
            await kept.house.follow(warm, rows[:heard])
            assert warm.table.number == number + len(news)
            told: dict[str, Any] = json.loads(ear.heard[-1])
            return told

        told = await others_write(Upgraded(warm.table.rules_version + 1), unheard_of)
        assert warm.table.foreign
        assert (told["plies"], told["after"], len(told["deeds"])) == (played + 1, played, 1)
        told = await others_write(unheard_of)
        assert (told["plies"], told["after"]) == (played + 2, played + 1)
        told = await others_write(unheard_of, Undone(played), heard=1)  # the rest is written while it is read
        assert (told["plies"], told["after"], told["deeds"]) == (played, played, [])
        assert warm.table.position is not None
        assert len(warm.table.position.history) == played, "as far as both know the rules"

    spend(evening)


def test_what_is_called_out_while_a_table_is_being_read_is_not_lost(together: Together) -> None:
    async def evening(here: Household, there: Household) -> None:
        name = await here.open(await here.guest("Anne"), await here.guest("Louis"))
        read = there.house.read

        async def read_late(fn: Callable[[Connection], Any]) -> Any:
            """What was read arrives when another move has been made, and called out."""
            found = await read(fn)
            there.house.read = read  # type: ignore[method-assign]
            await here.play(name)
            await eventually(lambda: there.house._news._called_meanwhile)
            return found

        there.house.read = read_late  # type: ignore[method-assign]
        warm = await there.house.table(name)
        await eventually(lambda: len(warm.table.moves) == 1)

    together(evening)


def test_a_card_notes_the_next_moment_or_an_earlier_one_still_to_come() -> None:
    assert in_time(None, None, now=10)
    assert in_time(20, 20, now=10)
    assert in_time(20, 30, now=10) and in_time(20, None, now=10)  # looked at too early: it does no harm
    assert not in_time(30, 20, now=10) and not in_time(None, 20, now=10)  # too late
    assert not in_time(20, 30, now=20) and not in_time(20, None, now=20)  # it has come


def test_each_knows_who_is_with_the_other(together: Together) -> None:
    def here(ear: Ear) -> tuple[list[str], int]:
        told = [json.loads(said) for said in ear.heard if b'"say":"here"' in said]
        return (told[-1]["people"], told[-1]["onlookers"]) if told else ([], 0)

    async def evening(home: Household, there: Household) -> None:
        anne, louis, guest = [await home.guest(name) for name in ("Anne", "Louis", "Colbert")]
        name = await home.open(anne, louis)
        ears = {person: Ear(person) for person in (anne, louis, guest)}
        for person, kept in ((anne, home), (louis, there), (guest, there)):
            kept.house.register.changed(await kept.house.join(name, ears[person]))
        await eventually(lambda: all(here(ear) == (sorted([anne, louis]), 1) for ear in ears.values()))
        there.house.leave(there.house.warm[name], ears[louis])
        await eventually(lambda: here(ears[anne]) == here(ears[guest]) == ([anne], 1))
        # A server that dies says nothing any more.
        await asyncio.to_thread(there.house._news.close)
        home.hour.pass_by(BELIEVED / 1000 + 1)
        home.house.register.renew()
        await eventually(lambda: here(ears[anne]) == ([anne], 0))

    together(evening)


def test_bots_that_rest_go_on_when_somebody_comes_to_another_server(together: Together) -> None:
    """And a server at which nobody is asks the others before they rest: whoever is there may have somebody."""

    async def evening(home: Household, there: Household) -> None:
        anne, ear = await home.guest("Anne"), Ear("")
        ear.person = anne
        home.puppets.free.clear()
        name = await home.open("bot:cardinal", anne)
        await eventually(lambda: home.puppets.asked)
        home.hour.pass_by(REST + 1)
        home.puppets.free.set()
        await eventually(lambda: not home.house.warm[name].thinking)
        await home.steward.look()
        assert home.house.warm[name].table.moves == []
        # The promise of the one holds for a while: it is the one to go on, for somebody who is with the other.
        there.house.register.changed(await there.house.join(name, ear))
        await eventually(lambda: there.house.warm[name].table.asked == 1)

    together(evening)
