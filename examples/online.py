"""A script that plays in a house over the network: `antichambre serve`, then, in another terminal, this.

python examples/online.py [address] [game] [level]
"""

import sys

from antichambre.client import RemoteHouse

address, game, level = [*sys.argv[1:], *["http://localhost:1661", "richelieu", "page"][len(sys.argv) - 1 :]]
with RemoteHouse(address, name="Ninon").open(game, ["me", level]) as table:
    while table.playing:
        if table.moves:
            table.play(table.moves[0])
        else:
            table.wait()
    for place in table.standings:
        print(f"{place.place}. seat {place.seat}, {place.score} points")
