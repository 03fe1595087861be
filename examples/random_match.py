"""A match by chance alone: the contract of a position in one loop.

python examples/random_match.py [game] [seats]
"""

import sys

import antichambre

game = antichambre.game(sys.argv[1] if len(sys.argv) > 1 else "louis_xiv")
position = game.new(seats=int(sys.argv[2]) if len(sys.argv) > 2 else None, seed="7")
rng = antichambre.Rng(7)
while not position.over:
    moves = position.moves()
    events = position.play(moves[rng.below(len(moves))])
print(f"{game.name}: scores {position.scores()}, won by seat {position.winners()} in {len(position.history)} decisions")
