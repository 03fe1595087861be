"""A small policy, learnt with scikit-learn on the PettingZoo door: from random games, what a move is worth where it is
played (a linear guess at the reward); then it plays what seems worth most, and is measured against a random player.

python examples/learning.py [game] [games to learn from] [games to measure]
"""

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from sklearn.linear_model import SGDRegressor

from antichambre.lab import pettingzoo

name, lessons, trials = (*sys.argv[1:], *("sun_king", "200", "100")[len(sys.argv) - 1 :])
env = pettingzoo.env(name, seats=2)
dice = np.random.default_rng(7)
guess = SGDRegressor(alpha=1e-4, random_state=7)
one_hot = np.eye(env.action_space("player_0").n)


def rows(seen: Any, actions: Any) -> Any:
    """What the seat knows, and beside it each of the moves."""
    return np.hstack([np.tile(seen["observation"], (len(actions), 1)), one_hot[actions]])


def at_random(seen: Any) -> int:
    return int(dice.choice(np.flatnonzero(seen["action_mask"])))


def as_learnt(seen: Any) -> int:
    legal = np.flatnonzero(seen["action_mask"])
    return int(legal[np.argmax(guess.predict(rows(seen, legal)))])


def play(seed: int, policies: list[Callable[[Any], int]]) -> tuple[list[Any], list[float]]:
    """For each player what was chosen where, and what it was worth in the end."""
    chosen: dict[str, list[Any]] = {agent: [] for agent in env.possible_agents}
    rewards = dict.fromkeys(chosen, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, rewards[agent], over, _, _ = env.last()
        action = None if over else policies[env.possible_agents.index(agent)](seen)
        if action is not None:
            chosen[agent] += [rows(seen, [action])]
        env.step(action)
    return [np.vstack(found) for found in chosen.values()], list(rewards.values())


for seed in range(int(lessons)):
    for found, reward in zip(*play(seed, [at_random, at_random]), strict=True):
        guess.partial_fit(found, np.full(len(found), reward))
won = 0.0
for trial in range(int(trials)):
    seat = trial % 2
    policies: list[Callable[[Any], int]] = [at_random, as_learnt] if seat else [as_learnt, at_random]
    won += (1 + play(10**6 + trial, policies)[1][seat]) / 2
print(f"{name}: learnt from {lessons} random games; won {won / int(trials):.0%} of {trials} against a random player")
