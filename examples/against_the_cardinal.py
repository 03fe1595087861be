"""A game of a page against the cardinal, the house's best player. A level with a number thinks for so many iterations.

python examples/against_the_cardinal.py [level] [game]
"""

import sys

import antichambre
from antichambre.bots import bot, outlook

level, name = (*sys.argv[1:], *("cardinal", "richelieu")[len(sys.argv) - 1 :])
position = antichambre.game(name).new(seats=2, seed="7")
players = [bot("page", "first"), bot(level, "second")]
while position.seat is not None:
    position.play(players[position.seat].choose(outlook(position)))
print(f"page {position.scores()[0]}, {level} {position.scores()[1]}")
