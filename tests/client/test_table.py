"""A script at a table."""

from collections.abc import Callable
from pathlib import Path

import pytest

from antichambre.client import ClientError, HouseRefused, RemoteHouse, RemoteTable
from antichambre.table.acts import MakeMove
from server.houses import RunningHouse

Come = Callable[[str], RemoteHouse]


def both_see(number: int, *tables: RemoteTable) -> None:
    """Listens until so many moves were seen."""
    for table in tables:
        while len(table.deeds) < number:
            table.wait()


def test_a_whole_game(come: Come) -> None:
    with come("Ninon").open("richelieu", ["me", "page"]) as table:
        while table.playing:
            if table.moves:
                assert table.asked == 0
                assert table.view["seat"] == 0
                table.play(table.moves[0])
            else:
                table.wait()
        assert {place.seat for place in table.standings} == {0, 1}
        assert len(table.deeds) == table.picture.plies
        with pytest.raises(ClientError):
            table.play("1L")


def test_two_scripts_sit_down_with_salts_of_their_own(come: Come) -> None:
    ninon, anne = come("Ninon"), come("Anne")
    with ninon.open("richelieu", ["me", None]) as table, anne.table(table.name) as other:
        other.sit()
        assert (table.seats, other.seats) == ([0], [1])
        table.start()
        for one in (other, table):  # a script shows its salt when it listens
            while one.status != "playing":
                one.wait()
        assert all(chair.salt for chair in other.picture.chairs)
        for number in range(4):
            mover = table if table.moves else other
            mover.play(mover.moves[0])
            both_see(number + 1, table, other)
        assert [len(deed.events) for deed in other.deeds] == [1, 1, 1, 1]


def test_pauses_and_orders(come: Come) -> None:
    """A pause ends by itself; who has ordered to let everything be is never asked."""
    with come("Ninon").open("favourite", ["me", "page"]) as table:
        orders = {"lieutenant 1": "let it be", "guard spy": "guard"}
        table.order(orders)
        assert table.picture.orders == {"0": orders}
        assert table.pause is None
        table.play("roll")
        assert table.pause == "lieutenant 0"
        while table.pause:
            assert table.asked is None
            table.wait()
        assert table.asked == 0
        with pytest.raises(HouseRefused) as refused:
            table.order({"lieutenant 1": "a duel"})
        assert refused.value.key == "no-such-answer"


def test_around_one_screen(come: Come) -> None:
    with come("Ninon").open("sun_king", ["me", "me"]) as table:
        assert table.seats == [0, 1]
        while not (table.picture.look and table.picture.look.undo):
            assert table.view["seat"] == table.asked
            table.play(table.moves[0])
        plies = len(table.deeds)
        table.undo()
        assert len(table.deeds) == plies - 1


def test_calling_and_standing_up(come: Come) -> None:
    with come("Ninon").open("richelieu", ["me", None]) as table:
        table.call("page", 1)
        table.stand(1)
        table.call("page")
        table.stand(0)
        table.sit(0)
        table.start()
        while table.status != "playing":
            table.wait()
        assert table.picture.chairs[1].level == "page"


def test_why_not(come: Come) -> None:
    with come("Ninon").open("richelieu", ["me", "me"]) as table:
        first = table.moves[0]
        assert table.why(first) is None
        table.play(first)
        assert table.why(first)
        with pytest.raises(HouseRefused) as refusal:
            table.play(first)
        assert refusal.value.rule
        with pytest.raises(HouseRefused) as refusal:
            table.act(MakeMove(1, 0, first))
        assert refusal.value.stale


def test_haste_is_for_tables_at_which_nobody_plays(come: Come) -> None:
    with come("Ninon").open("sun_king", ["me", "page", "page"]) as table:
        with pytest.raises(HouseRefused) as refusal:
            table.hasten()
        assert refusal.value.key == "haste-still-played"


def test_waiting_and_talking(come: Come) -> None:
    ninon, anne = come("Ninon"), come("Anne")
    with ninon.open("richelieu", ["me", None]) as table, anne.table(table.name) as onlooker:
        assert not onlooker.wait(0.05)
        table.say("Bonsoir")
        assert onlooker.wait(10)
        assert [line.text for line in onlooker.talk] == ["Bonsoir"]
        assert onlooker.asked is None
        assert onlooker.moves == []
        table.say("encore")
        assert onlooker.wait(10)
        while onlooker.here != [ninon.person]:
            onlooker.wait(0.05)


def test_a_table_that_was_left(come: Come) -> None:
    table = come("Ninon").open("richelieu", ["me", "me"])
    table.close()
    with pytest.raises(ClientError, match="left"):
        table.wait()
    with pytest.raises(ClientError, match="left"):
        table.play(table.moves[0])


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_lost_connection_is_taken_up_where_it_broke_off(tmp_path: Path, how: str) -> None:
    place = str(tmp_path / "house.sqlite")
    with RunningHouse(place) as house, RemoteHouse(house.url, name="Ninon").open("richelieu", ["me", "me"]) as table:
        for _ in range(3):
            table.play(table.moves[0])
        table.say("before")
        getattr(house, how)()
        house.start()
        table.play(table.moves[0])
        table.say("after")
        while len(table.talk) < 2:
            table.wait()
        assert [line.text for line in table.talk] == ["before", "after"]
        assert len(table.deeds) == table.picture.plies == 4
        with RemoteHouse(house.url, name="Anne").table(table.name) as whole:
            assert len(whole.deeds) == 4
