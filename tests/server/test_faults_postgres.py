"""PostgreSQL goes away under a house, in good order or not. Players see a pause, or a refusal with a sentence, and go
on; what was acknowledged is there. And two servers on one database: each may serve any table, and one goes
on for both."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from antichambre.client import RemoteHouse, RemoteTable
from postgres import Postgres
from server.assassins import Assassin, seated
from server.houses import GENEROUS, RunningHouse, children, until
from server.players import PASSING, Player, hold_to, moves_of, play_out

TABLES = [
    ("richelieu", ["me", "page"]),
    ("richelieu", ["courtier", "me"]),
    ("richelieu", ["me", "me"]),
    ("sun_king", ["me", "page", "me"]),
]


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A server that may be killed."""
    found = Postgres()
    try:
        found.start()
        yield found
    finally:
        found.remove()


def murder(server: Postgres) -> None:
    """SIGKILL for all of its processes at once."""
    first = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    family = [first, *children(first)]
    for process in family:
        os.kill(process, signal.SIGKILL)
    server.kill()
    until(lambda: not any(lives(process) for process in family))


def lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("way", ["stopped", "killed"])
def test_the_database_goes_away_in_mid_game_and_comes_back(server: Postgres, way: str) -> None:
    with RunningHouse(server.new_database(), program=GENEROUS) as house:
        strike = server.stop if way == "stopped" else lambda: murder(server)
        assassin = Assassin(house.database, strike, server.start, times=2)
        players = seated(house, TABLES, assassin)
        play_out(players)
        assert assassin.struck == 2
        assert {key for player in players for key in player.refused} <= {"stale", *PASSING}
        assert house.stop() == 0
        for player in players:
            hold_to(player, house.database)


def at(house: RunningHouse, guest: RemoteHouse) -> RemoteHouse:
    """The same person, at another server."""
    return RemoteHouse(house.url, token=guest.issue_token("elsewhere"))


def test_a_table_that_two_servers_serve_at_once(two_houses: tuple[RunningHouse, RunningHouse]) -> None:
    one, other = two_houses
    anne, bruno = RemoteHouse(one.url, name="Anne"), RemoteHouse(other.url, name="Bruno")
    first = anne.open("richelieu", ["me", None])
    second = bruno.table(first.name)
    second.sit()
    first.wait(10)
    first.start()
    players = [Player(first, 1), Player(second, 2)]
    for player in players:
        player.start()
    play_out(players)
    moves = moves_of(one.database, first.name)
    assert {moved.seat for moved in moves} == {0, 1}
    assert first.standings == second.standings
    for player in players:
        hold_to(player, one.database)


def test_one_of_two_servers_is_killed_and_its_players_go_on_with_the_other(
    two_houses: tuple[RunningHouse, RunningHouse],
) -> None:
    one, other = two_houses
    anne, bruno = RemoteHouse(one.url, name="Anne"), RemoteHouse(one.url, name="Bruno")
    away = {guest.person: at(other, guest) for guest in (anne, bruno)}
    with_a_bot = anne.open("richelieu", ["me", "cardinal"])
    together = bruno.open("richelieu", ["me", "me"])
    for table in (with_a_bot, together):
        play_some(table)
    # The bot is asked, and thinks: its server dies.
    until(lambda: bool(with_a_bot.moves) or with_a_bot.wait(10))
    while with_a_bot.moves:
        with_a_bot.play(with_a_bot.moves[-1])
    one.kill()
    taken = [away[anne.person].table(with_a_bot.name), away[bruno.person].table(together.name)]
    for before, after in zip((with_a_bot, together), taken, strict=True):
        assert after.picture.plies >= before.picture.plies
        assert after.deeds[: len(before.deeds)] == before.deeds
    until(lambda: bool(taken[0].moves) or not taken[0].wait(30), limit=30)
    assert taken[0].moves, "nobody took the bot's part"
    taken[0].resign(0)
    players = [Player(taken[1], 3)]
    players[0].start()
    play_out(players)
    assert "bot-failed" not in other.log
    one.start()


def play_some(table: RemoteTable) -> None:
    """Some moves of one's own."""
    for _ in range(4):
        until(lambda: bool(table.moves) or not table.wait(30))
        table.play(table.moves[0])
