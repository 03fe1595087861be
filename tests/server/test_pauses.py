"""Pauses at a house: they end by themselves, wait for whoever hesitates, and are told alike to everybody."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import antichambre
from antichambre.bots.chamber import Errand
from antichambre.bots.pause import window
from antichambre.kernel.chance import Rng
from antichambre.server import stewards
from antichambre.server.pause import window_of
from antichambre.server.thinkers import Choice
from antichambre.server.warm import Warm
from antichambre.store.database import open_database
from antichambre.store.notes import notes_of
from antichambre.table import acts
from antichambre.table.errors import TableError
from antichambre.table.setup import Clock
from antichambre.table.table import HESITATION, Table
from postgres import Postgres
from server.puppets import Ear, Hour, Household, Spend, eventually, household
from table.sitting import Sitting

SLOW = Clock("slow", days=3)


def held(seat: int) -> Callable[[Table], bool]:
    """This seat holds an answer, and no person before it does."""

    def wanted(table: Table) -> bool:
        return [voice.seat for voice in table.voices if table.waits_for(voice)][:1] == [seat]

    return wanted


async def brought_to(
    kept: Household, wanted: Callable[[Table], bool], *chairs: str, game: str = "favourite", **setup: Any
) -> Warm:
    """A table at which there is a pause that is wanted. Everybody plays by chance, and lets everything else be."""
    for seed in range(60):
        name = await kept.open(*chairs, game=game, **setup)
        warm, rng = await kept.house.table(name), Rng(seed)
        while warm.table.running:
            table = warm.table
            if table.pausing and wanted(table):
                return warm
            if table.pausing:
                for voice in table.voices:
                    if table.waits_for(voice) and table.setup.clock.kind != "slow":
                        await _answers(kept, warm, voice.seat, table.game.silence)
                await gone_on(warm, table.version)
            elif table.asked is not None and table.chairs[table.asked].player is not None:
                assert table.position is not None
                moves = table.position.moves()
                await _answers(kept, warm, table.asked, moves[rng.below(len(moves))].text)
            else:
                await gone_on(warm, table.version)
    raise AssertionError("it never came to that")


async def _answers(kept: Household, warm: Warm, seat: int, text: str) -> None:
    person = warm.table.chairs[seat].person
    assert person is not None
    await kept.house.act(warm.table.name, person, acts.MakeMove(warm.table.version, seat, text))


def card_of(table: Table, seat: int) -> str:
    voice = next(voice for voice in table.voices if voice.seat == seat)
    return next(move.text for move in voice.position.moves() if move.text != table.game.silence)


async def gone_on(warm: Warm, version: int) -> None:
    await eventually(lambda: warm.table.version != version)


def told(ear: Ear) -> list[dict[str, object]]:
    return [said for said in map(json.loads, ear.heard) if said["say"] == "table"]


def test_nobody_is_needed_where_nobody_holds_a_card(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        nobody = lambda table: not any(voice.chooses for voice in table.voices)  # noqa: E731
        warm = await brought_to(kept, nobody, anne, bruno)
        ears = [Ear(anne), Ear(bruno), Ear("passer-by")]
        for ear in ears:
            await kept.house.join(warm.table.name, ear)
        voices, version, number = len(warm.table.voices), warm.table.version, warm.table.number
        await gone_on(warm, version)
        assert warm.table.number == number + voices, "one page for all of it"
        assert [len(told(ear)) for ear in ears] == [1, 1, 1]

    spend(evening)


def test_whoever_hesitates_is_waited_for_and_nobody_else_is_told(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        warm = await brought_to(kept, held(1), anne, bruno)
        table, card = warm.table, card_of(warm.table, 1)
        hers, his = Ear(anne), Ear(bruno)
        for ear in (hers, his):
            await kept.house.join(table.name, ear)
        await asyncio.sleep(0.1)
        assert warm.table.version == table.version
        with pytest.raises(TableError):
            await _answers(kept, warm, 0, table.game.silence)
        await _answers(kept, warm, 1, card)
        assert [said["answered"] for said in told(his)[:1]] == [[1]]
        await gone_on(warm, table.version)
        assert (warm.table.moves[-1].seat, warm.table.moves[-1].move) == (1, card)
        assert len(told(hers)) == 1
        assert "answered" not in told(hers)[0]

    spend(evening)


def test_who_hesitates_for_too_long_lets_it_be(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        warm = await brought_to(kept, held(1), anne, bruno, game="louis_xiv")
        version = warm.table.version
        kept.hour.pass_by(HESITATION / 1000)
        await gone_on(warm, version)
        assert {moved.move for moved in warm.table.moves if moved.reaction} <= {"enough"}

    spend(evening)


def bot_holds(table: Table) -> bool:
    return any(voice.seat == 1 and voice.chooses for voice in table.voices)


def test_a_bot_thinks_within_the_pause(spend: Spend) -> None:
    """The puppets choose the first legal move."""

    async def evening(kept: Household) -> None:
        warm = await brought_to(kept, bot_holds, await kept.guest("Anne"), "bot:page")
        table = warm.table
        await gone_on(warm, table.version)
        assert warm.table.moves[len(table.moves)].move == card_of(table, 1)

    spend(evening)


def test_a_bot_that_finds_nothing_in_time_lets_it_be(spend: Spend, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(kept: Household) -> None:
        choose = kept.puppets.choose

        async def dawdle(request: Errand, people: Sequence[str] = ()) -> Choice:
            if antichambre.replay(request.record).reaction:
                await asyncio.Event().wait()
            return await choose(request, people)

        monkeypatch.setattr(kept.puppets, "choose", dawdle)
        warm = await brought_to(kept, bot_holds, await kept.guest("Anne"), "bot:page")
        table = warm.table
        await gone_on(warm, table.version)
        assert warm.table.moves[len(table.moves)].move == table.game.silence

    spend(evening)


def test_by_post_what_was_ordered_counts(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        orders = {f"plot {person}": "plot one" for person in _persons()}
        name = await kept.open(anne, bruno, game="louis_xiv", clock=SLOW)
        await kept.house.act(name, bruno, acts.Order(1, orders))
        warm, rng = await kept.house.table(name), Rng("post")
        assert warm.notes[1].orders == orders
        while warm.table.running and not any(moved.move == "plot one" for moved in warm.table.moves):
            table = warm.table
            if table.pausing:
                await gone_on(warm, table.version)
            else:
                assert table.position is not None and table.asked is not None
                moves = table.position.moves()
                await _answers(kept, warm, table.asked, moves[rng.below(len(moves))].text)
        assert {moved.seat for moved in warm.table.moves if moved.move == "plot one"} <= {1}

    spend(evening)


def _persons() -> list[str]:
    return [str(occasion.about) for occasion in Sitting("louis_xiv").table.game.occasions.values()]


def test_what_is_noted_outlives_the_house(sqlite_url: str) -> None:
    """Somebody answers and the house dies at once: the answer counts when it is open again."""
    database = open_database(sqlite_url)

    async def first() -> tuple[str, str, int]:
        async with household(database, Hour()) as kept:
            anne, bruno, clement = [await kept.guest(name) for name in ("Anne", "Bruno", "Clément")]
            both = lambda table: len([1 for voice in table.voices if table.waits_for(voice)]) == 2  # noqa: E731
            warm = await brought_to(kept, both, anne, bruno, clement)
            seat = next(voice.seat for voice in reversed(warm.table.voices) if warm.table.waits_for(voice))
            card = card_of(warm.table, seat)
            await _answers(kept, warm, seat, card)
            return warm.table.name, card, seat

    async def second(name: str, card: str, seat: int) -> None:
        async with household(database, Hour()) as kept:
            warm = await kept.house.table(name)
            kept.steward.attend(warm)
            assert warm.table.pausing
            assert warm.notes[seat].answer_in(warm.table.version) == card
            other = next(
                voice.seat for voice in warm.table.voices if warm.table.waits_for(voice) and voice.seat != seat
            )
            version = warm.table.version
            await _answers(kept, warm, other, "let it be")
            await gone_on(warm, version)
            assert (warm.table.moves[-1].seat, warm.table.moves[-1].move) == (seat, card)

    asyncio.run(second(*asyncio.run(first())))
    database.close()


def test_what_is_answered_at_another_server_counts(sqlite_url: str) -> None:
    database = open_database(sqlite_url)

    async def evening() -> None:
        hour = Hour()
        async with household(database, hour) as here, household(database, hour) as there:
            anne, bruno = await here.guest("Anne"), await here.guest("Bruno")
            warm = await brought_to(here, held(1), anne, bruno)
            card, version = card_of(warm.table, 1), warm.table.version
            await there.house.act(warm.table.name, bruno, acts.MakeMove(version, 1, card))
            await gone_on(warm, version)
            assert warm.table.moves[-1].move == card
            kept = await here.house.read(lambda connection: notes_of(connection, warm.table.name))
            assert kept[1].answer == card

    asyncio.run(evening())
    database.close()


def test_an_answer_at_another_server_is_called_out(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever holds the pause need not look for it."""
    monkeypatch.setattr(stewards, "LOOK", 3600.0)
    database = open_database(postgres.new_database())

    async def evening() -> None:
        hour = Hour()
        async with household(database, hour) as here, household(database, hour) as there:
            anne, bruno = await here.guest("Anne"), await here.guest("Bruno")
            warm = await brought_to(here, held(1), anne, bruno)
            card, version = card_of(warm.table, 1), warm.table.version
            await asyncio.sleep(0.5)  # here they wait for Bruno by now
            await there.house.act(warm.table.name, bruno, acts.MakeMove(version, 1, card))
            await gone_on(warm, version)
            assert warm.table.moves[-1].move == card

    asyncio.run(evening())
    database.close()


def test_how_long_a_pause_lasts_follows_from_who_plays() -> None:
    def lasts(*people: str | None) -> int:
        return window_of(Sitting("favourite", len(people)).begun(*people).table)

    assert lasts("anne", "bruno") == lasts("anne", "bruno", None) == 1000 * window(())
    assert lasts("anne", None) == lasts("anne", None, None) == 1000 * window(["page"])
    assert lasts("anne", "anne") == 0
    assert window(()) < 1.5
