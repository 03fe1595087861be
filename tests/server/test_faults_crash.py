"""The server is killed again and again while games are played: every move that was acknowledged is there afterwards,
none is there twice, and every game comes to its end."""

from server.assassins import Assassin, seated
from server.houses import RunningHouse
from server.players import hold_to, play_out

TABLES = [
    ("richelieu", ["me", "page"]),
    ("richelieu", ["courtier", "me"]),
    ("richelieu", ["me", "courtier"]),
    ("richelieu", ["me", "me"]),
    ("richelieu", ["page", "me"]),
    ("richelieu", ["me", "courtier"]),
    ("richelieu", ["me", "page"]),
    ("richelieu", ["courtier", "me"]),
    ("sun_king", ["me", "page", "page"]),
    ("favourite", ["courtier", "me", "page"]),
]


def test_a_server_that_is_killed_again_and_again(house: RunningHouse) -> None:
    assassin = Assassin(house.database, house.kill, house.start, times=6)
    players = seated(house, TABLES, assassin)
    play_out(players)
    assert assassin.struck == 6
    assert house.stop() == 0
    for player in players:
        hold_to(player, house.database)
