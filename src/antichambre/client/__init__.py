"""A house from afar: scripts, and bots written by others, find tables and play there.

from antichambre.client import House

house = House("http://localhost:1661", name="Ninon")
with house.open("richelieu", ["me", "cardinal"]) as table:
    while table.playing:
        table.play(table.moves[0]) if table.moves else table.wait()
    print(table.standings)
"""

from antichambre.client.errors import ClientError, HouseAway, Refused
from antichambre.client.house import House
from antichambre.client.table import Table
from antichambre.table.setup import Clock

__all__ = ["ClientError", "Clock", "House", "HouseAway", "Refused", "Table"]
