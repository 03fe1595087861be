"""The steward, with a clock that only the test moves on: bots, flags, absence, salts, bans."""

import pytest
from sqlalchemy import select, update

from antichambre.kernel.salting import pledge
from antichambre.server import stewards
from antichambre.store.ledger import due, entries_of
from antichambre.store.people import ban, rename
from antichambre.store.policy import Policy
from antichambre.store.purging import take_turn
from antichambre.store.schema import entries, ratings
from antichambre.table import acts
from antichambre.table.clocks import RETURN
from antichambre.table.entries import TakenOver, read
from antichambre.table.errors import TableError
from antichambre.table.proposals import banish
from antichambre.table.setup import Clock
from antichambre.table.table import Status
from server.puppets import Ear, Household, Spend, counted, eventually, kinds, quiet

LIVE = Clock("live", seconds=60, increment=5)
SALT = "00112233445566778899aabbccddeeff"


# Bots


def test_bots_answer_until_a_person_is_asked_and_the_result_is_written_once(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        name = await kept.open(anne, "bot:page")
        table = (await kept.house.table(name)).table
        while not table.closed:
            await eventually(lambda: not kept.house.warm[name].thinking)
            if kept.house.warm[name].table.running:
                await kept.play(name)
            table = kept.house.warm[name].table
        await quiet()
        assert await counted(kept) == 2
        for _ in range(2):
            await kept.steward.settle_what_is_left()
            kept.house.warm[name].settled = False
            kept.steward.attend(kept.house.warm[name])
            await quiet()
        assert await counted(kept) == 2
        games = await kept.house.read(lambda connection: list(connection.scalars(select(ratings.c.games))))
        assert games == [1, 1]

    spend(evening)


def test_a_bot_that_finds_nothing_does_not_hold_the_table_up(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        kept.puppets.speechless = True
        anne = await kept.guest("Anne")
        name = await kept.open("bot:page", anne)
        await eventually(lambda: kept.house.warm[name].table.moves)
        assert kept.house.warm[name].table.moves[0].level == "page"

    spend(evening)


@pytest.mark.parametrize("act", [acts.Resign(1), acts.Abort()])
def test_a_bot_moves_no_more_when_the_game_was_closed_meanwhile(spend: Spend, act: acts.AnyAct) -> None:
    async def evening(kept: Household) -> None:
        kept.puppets.free.clear()
        anne = await kept.guest("Anne")
        name = await kept.open("bot:page", anne)
        await eventually(lambda: kept.puppets.asked)
        await kept.house.act(name, anne, act)
        kept.puppets.free.set()
        await eventually(lambda: not kept.house.warm[name].thinking)
        assert kept.house.warm[name].table.closed
        assert "moved" not in await kinds(kept, name)

    spend(evening)


def test_a_bot_moves_no_more_when_the_seat_was_taken_back_meanwhile(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        kept.puppets.free.clear()
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await kept.open(anne, bruno, clock=LIVE)
        asked = kept.house.warm[name].table.asked
        assert asked is not None
        kept.hour.pass_by(61)
        await kept.steward.look()
        await eventually(lambda: kept.puppets.asked)
        await kept.house.act(name, (anne, bruno)[asked], acts.TakeBack(asked))
        kept.puppets.free.set()
        await eventually(lambda: not kept.house.warm[name].thinking)
        assert "moved" not in await kinds(kept, name)
        await kept.play(name)

    spend(evening)


# Haste


def test_in_haste_those_who_search_answer_at_a_glance(spend: Spend) -> None:
    """Anne's time is up, and only bots are left: she lets them finish, and is told the end."""

    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        called = ["cardinal", "minister", "courtier", "page"]
        chairs = [anne, *(f"bot:{level}" for level in called)]
        name = await kept.open(*chairs, game="sun_king", variant={"gentle": True}, clock=LIVE)  # all move to the end
        warm, ear = kept.house.warm[name], Ear(anne)
        await kept.house.join(name, ear)
        while {moved.level for moved in warm.table.moves} != {None, *called}:  # at first all play as themselves
            await kept.play(name)
            await eventually(lambda: warm.table.asked == 0 and not warm.thinking)
        before = len(warm.table.moves)
        kept.puppets.free.clear()
        kept.hour.pass_by(3600)
        await kept.steward.look()
        await kept.house.act(name, anne, acts.Hasten())
        kept.puppets.free.set()
        await eventually(lambda: warm.table.status is Status.OVER)
        after = {(moved.seat, moved.level) for moved in warm.table.moves[before:]}
        assert after == {(0, "page"), (1, "courtier"), (2, "courtier"), (3, "courtier"), (4, "page")}
        await quiet()
        assert b'"status":"over"' in ear.heard[-1]
        assert b'"hastened":true' in ear.heard[-1]

    spend(evening)


def test_who_comes_back_finds_the_bots_as_they_were(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        name = await kept.open(anne, "bot:cardinal", "bot:cardinal", game="sun_king")
        warm = kept.house.warm[name]
        kept.puppets.free.clear()
        await kept.house.propose(name, lambda table, _now: banish(table, anne))
        await kept.house.act(name, anne, acts.Hasten())
        await kept.house.act(name, anne, acts.TakeBack(0))
        kept.puppets.free.set()
        while warm.table.asked == 0:
            await kept.play(name)
        await eventually(lambda: not warm.thinking)
        assert {moved.level for moved in warm.table.moves} == {None, "cardinal"}

    spend(evening)


# Time


def test_a_flag_falls_and_the_player_comes_back(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        kept.puppets.free.clear()
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await kept.open(anne, bruno, clock=LIVE)
        warm = kept.house.warm[name]
        asked = warm.table.asked
        assert asked is not None
        person = (anne, bruno)[asked]
        kept.hour.pass_by(59.9)
        await kept.steward.look()
        assert warm.table.chairs[asked].stand_in is None
        kept.hour.pass_by(0.2)
        with pytest.raises(TableError, match="Your time is up"):
            await kept.play(name)
        await kept.steward.look()
        assert (warm.table.chairs[asked].stand_in, warm.table.chairs[asked].bank) == ("page", 0)
        await kept.house.act(name, person, acts.TakeBack(asked))
        assert warm.table.chairs[asked].bank == RETURN
        await kept.play(name)

    spend(evening)


def test_a_slow_game_waits_for_days(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await kept.open(anne, bruno, clock=Clock("slow", days=2))
        kept.hour.pass_by(2 * 86_400 - 1)
        await kept.steward.note_people()
        await kept.steward.look()
        await quiet()
        assert "takenover" not in await kinds(kept, name)
        kept.hour.pass_by(2)
        await kept.steward.look()
        assert "takenover" in await kinds(kept, name)

    spend(evening)


def test_who_is_gone_for_long_is_played_for_and_comes_back(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await kept.open(anne, bruno, absence=60)
        ears = {person: Ear(person) for person in (anne, bruno)}
        warm = kept.house.warm[name]
        for ear in ears.values():
            await kept.house.join(name, ear)
        asked = warm.table.asked
        assert asked is not None
        person = (anne, bruno)[asked]
        kept.hour.pass_by(600)  # they are here, and think
        await kept.steward.look()
        assert warm.table.chairs[asked].stand_in is None
        kept.house.leave(warm, ears[person])
        await quiet()
        kept.hour.pass_by(59)
        await kept.steward.look()
        assert warm.table.chairs[asked].stand_in is None
        kept.hour.pass_by(2)
        await kept.steward.look()
        await eventually(lambda: warm.table.chairs[asked].stand_in == "page")
        over = [read(row.body) for row in await kept.house.read(lambda connection: entries_of(connection, name))]
        assert [entry.why for entry in over if isinstance(entry, TakenOver)] == ["gone"]
        await eventually(lambda: not warm.thinking)
        await kept.house.act(name, person, acts.TakeBack(asked))
        assert warm.table.chairs[asked].stand_in is None

    spend(evening)


def test_who_left_the_house_from_another_table_is_missed_at_both(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        names = [await kept.open(anne, bruno, absence=60) for _ in range(2)]
        ears = [Ear(bruno), Ear(bruno)]
        here = [Ear(anne), Ear(anne)]
        for name, ear, other in zip(names, ears, here, strict=True):
            await kept.house.join(name, ear)
            await kept.house.join(name, other)
            while kept.house.warm[name].table.asked == 0:
                await kept.play(name)
        for name, ear in zip(names, ears, strict=True):
            kept.house.leave(kept.house.warm[name], ear)
        await quiet()
        await kept.steward.note_people()
        await quiet()
        kept.hour.pass_by(61)
        await kept.steward.look()
        assert [kept.house.warm[name].table.chairs[1].stand_in for name in names] == ["page", "page"]

    spend(evening)


def test_who_sat_down_and_never_came_is_missed_too(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await kept.open(anne, bruno, absence=60)
        await kept.house.join(name, Ear(anne))
        while kept.house.warm[name].table.asked == 0:
            await kept.play(name)
        await kept.steward.note_people()
        await quiet()
        kept.hour.pass_by(61)
        await kept.steward.look()
        assert kept.house.warm[name].table.chairs[1].stand_in == "page"

    spend(evening)


def test_a_table_does_not_wait_for_a_salt_for_ever(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        name = await kept.open(anne, None, start=False)
        await kept.house.act(name, bruno, acts.Sit(1, pledge=pledge(SALT)))
        await kept.house.act(name, anne, acts.Start())
        kept.hour.pass_by(29.9)
        await kept.steward.look()
        assert kept.house.warm[name].table.status is Status.SALTING
        kept.hour.pass_by(0.2)
        await kept.steward.look()
        table = kept.house.warm[name].table
        assert (table.status, table.position, table.chairs[1].kept) == (Status.WAITING, None, True)

    spend(evening)


def test_a_table_that_cannot_be_read_does_not_keep_the_others_waiting(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, bruno = await kept.guest("Anne"), await kept.guest("Bruno")
        broken, sound = [await kept.open(anne, bruno, clock=LIVE) for _ in range(2)]
        spoil = update(entries).where(entries.c.table == broken, entries.c.number == 2).values(body='{"entry":"x"}')
        await kept.house.write(lambda connection: connection.execute(spoil))
        del kept.house.warm[broken]
        kept.hour.pass_by(61)
        now = kept.hour()
        assert (await kept.house.read(lambda connection: due(connection, now, kept.house.hand)))[0] == broken
        await kept.steward.look()
        assert "takenover" in await kinds(kept, sound)

    spend(evening)


# People


def test_whoever_is_banned_is_shown_out(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne, rogue = await kept.guest("Anne"), await kept.guest("Concini")
        begun, waiting = await kept.open(anne, rogue), await kept.open(rogue, None, start=False)
        ear = Ear(rogue)
        await kept.house.join(begun, ear)
        await kept.house.write(lambda connection: ban(connection, rogue))
        await kept.steward.clear_the_house()
        assert ear.cut_off
        assert kept.house.warm[begun].table.chairs[1].stand_in == "page"
        assert not kept.house.warm[waiting].table.chairs[0].taken

    spend(evening)


def test_another_name_is_learnt_from_the_database(spend: Spend) -> None:
    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        name = await kept.open(anne, None, start=False)
        await kept.house.write(lambda connection: rename(connection, anne, "Anna"))
        await kept.steward.note_people()
        assert kept.house.warm[name].names == {anne: "Anna"}

    spend(evening)


# What nobody will miss


def test_what_nobody_will_miss_is_cleared_away_by_one_server_in_its_turn(
    spend: Spend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stewards, "LOOK", 0)

    async def evening(kept: Household) -> None:
        anne = await kept.guest("Anne")
        gone, begun = await kept.open(anne, None, start=False), await kept.open(anne, anne)
        kept.hour.pass_by(31 * 24 * 3600)
        steward, other = (stewards.Steward(kept.house, kept.puppets, policy=Policy(waiting=30)) for _ in range(2))
        await steward.clear_away()
        assert await kinds(kept, gone) == []
        assert await kinds(kept, begun) != []
        late = await kept.open(anne, None, start=False)
        kept.hour.pass_by(31 * 24 * 3600)
        await kept.house.write(lambda connection: take_turn(connection, kept.hour(), 0))  # another server's
        await other.clear_away()
        assert await kinds(kept, late) != []
        kept.hour.pass_by(2 * 3600)
        await other.clear_away()
        assert await kinds(kept, late) == []

    spend(evening)
