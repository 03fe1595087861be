"""A house from afar: scripts, and bots written by others, find tables and play there.

from antichambre.client import RemoteHouse

house = RemoteHouse("http://localhost:1661", name="Ninon")
with house.open("richelieu", ["me", "cardinal"]) as table:
    while table.playing:
        table.play(table.moves[0]) if table.moves else table.wait()
    print(table.standings)
"""

from antichambre.client.errors import ClientError, HouseAway, HouseRefused
from antichambre.client.house import RemoteHouse
from antichambre.client.table import RemoteTable
from antichambre.table.setup import Clock

__all__ = ["ClientError", "Clock", "HouseAway", "HouseRefused", "RemoteHouse", "RemoteTable"]
