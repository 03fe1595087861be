"""OpenSpiel's information-set search plays a game of ours against random players.

python examples/openspiel_ismcts.py [game] [simulations for each decision]
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import antichambre.lab.openspiel  # noqa: F401 (makes the games known to OpenSpiel)

name, simulations = (*sys.argv[1:], *("sun_king", "30")[len(sys.argv) - 1 :])
game = pyspiel.load_game(f"antichambre_{name}")
dice = np.random.RandomState(7)
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, int(simulations), random_state=dice)
bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.uniform))
state = game.new_initial_state()
while not state.is_terminal():
    thinks = state.current_player() == 0
    state.apply_action(bot.step(state) if thinks else dice.choice(state.legal_actions()))
print(f"{name}: OpenSpiel's search in seat 0, returns {state.returns()}, scores {state.position.scores()}")
