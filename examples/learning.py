"""A small policy, learnt with scikit-learn on the PettingZoo door: random games tell what each move tends to bring;
then it plays what brings most, against a random player.

python examples/learning.py [game] [games to learn from] [games to measure]
"""

import sys

import numpy as np
from sklearn.linear_model import SGDRegressor

from antichambre.lab import pettingzoo

name, lessons, trials = (*sys.argv[1:], *("sun_king", "200", "100")[len(sys.argv) - 1 :])
env = pettingzoo.env(name, seats=2)
dice, one_hot = np.random.default_rng(7), np.eye(env.action_space("player_0").n)
guess = SGDRegressor(alpha=1e-4, random_state=7)  # at the reward: a part for what is seen, a part for what is played


def play(seed: int, learner: str = "nobody") -> dict[str, float]:
    """The learner plays what the guess makes most of, all others by chance; where all do, the guess learns from it."""
    env.reset(seed=seed)
    rows: dict[str, list[list[float]]] = {agent: [] for agent in env.agents}
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, rewards[agent], over, _, _ = env.last()
        legal, action = np.flatnonzero(seen["action_mask"]), None
        if not over:
            action = max(legal, key=guess.coef_[-len(one_hot) :].item) if agent == learner else dice.choice(legal)
            rows[agent].append([*seen["observation"], *one_hot[action]])
        env.step(action)
    for agent in rows if learner == "nobody" else ():
        guess.partial_fit(rows[agent], [rewards[agent]] * len(rows[agent]))
    return rewards


for seed in range(int(lessons)):
    play(seed)
won = sum((1 + play(10**6 + trial, me)[me]) / 2 for trial in range(int(trials)) for me in [f"player_{trial % 2}"])
print(f"{name}: learnt from {lessons} random games; won {won / int(trials):.0%} of {trials} against a random player")
