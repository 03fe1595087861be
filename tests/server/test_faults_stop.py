"""A house that is stopped in good order: everybody is told, and goes on when it is open again."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from antichambre.client import RemoteHouse
from server.counts import counted
from server.guests import Guest
from server.houses import RunningHouse, until
from server.players import Player, hold_to, play_out

MANY = 12


def test_everybody_is_told_and_goes_on(house: RunningHouse) -> None:
    anne = Guest(house.url, "Anne")
    with anne.join(anne.open("me", "me")) as line:
        guests = [RemoteHouse(house.url, name=f"Ninon {number}") for number in range(MANY)]
        players = [Player(guest.open("richelieu", ["me", "page"]), number) for number, guest in enumerate(guests)]
        for player in players:
            player.start()
        until(lambda: all(player.acknowledged for player in players))
        assert house.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                line.take()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert line.heard[-1]["say"] == "closing"
    assert line.heard[-1]["sentence"].startswith("One moment")
    house.start()
    play_out(players)
    for player in players:
        hold_to(player, house.database)
    anne.leave()
    assert house.stop() == 0
    assert '"severity":"error"' not in house.log
    assert_whole_by_itself(Path(house.database), entries=len(line.table["chairs"]) + 3, table=line.table["table"])


def assert_whole_by_itself(file: Path, table: str, entries: int) -> None:
    """After a stop one file is all there is, and holds everything: copying it is a back-up."""
    assert [path.name for path in file.parent.glob("house.sqlite*") if path.stat().st_size] == [file.name]
    with contextlib.closing(sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)) as alone:
        found = alone.execute('SELECT count(*) FROM entries WHERE "table" = ?', [table]).fetchone()
    assert found == (entries,)


def test_bots_cut_short_have_chosen_nothing(house: RunningHouse) -> None:
    anne = Guest(house.url, "Anne")
    tables = [anne.open("cardinal", "me") for _ in range(4)]
    before = [anne.get(f"/api/tables/{table}")["number"] for table in tables]
    until(lambda: counted(anne, "bots_thinking") > 0)
    assert house.stop() == 0
    house.start()
    assert [anne.get(f"/api/tables/{table}")["number"] for table in tables] == before
    with anne.join(tables[-1]) as line:
        line.until(lambda _: line.moves)
    anne.leave()
