"""The games of OpenSpiel and PettingZoo, driven from Python; and ours behind the lab's doors, by the same loops."""

import random
import warnings
from typing import Any

from loops import Loop, drawn, repeated

OPENSPIEL = ("hearts", "gin_rummy", "backgammon")
PETTINGZOO = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "hanabi_v5")
SEARCHED = ("hearts", "gin_rummy", "euchre")
"""Card games of OpenSpiel in which worlds can be drawn, as its information-set search needs."""


def openspiel(name: str, dealt_by_weight: bool = True) -> Loop:
    """A game of OpenSpiel. Chance is drawn by its weights, as OpenSpiel's own examples do and as most games need; or,
    where all outcomes weigh the same, from the bare list, which is faster."""
    import pyspiel

    game = pyspiel.load_game(name)
    numbers = drawn()
    choices = random.Random(1).choices  # noqa: S311

    def one_game() -> int:
        count = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node() and dealt_by_weight:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choices(outcomes, weights)[0])
                continue
            count += not state.is_chance_node()
            actions = state.legal_actions()
            state.apply_action(actions[next(numbers) % len(actions)])
        return count

    return repeated(one_game)


def ours_in_openspiel(name: str) -> Loop:
    """A game of ours, loaded by OpenSpiel."""
    import antichambre.lab.openspiel  # noqa: F401  (makes the games known to it)

    return openspiel(f"antichambre_{name}")


def openspiel_copying(name: str) -> Loop:
    """Copies of a state in mid-game."""
    state = dealt(name)
    numbers = drawn()
    for _ in range(30):
        actions = state.legal_actions()
        state.apply_action(actions[next(numbers) % len(actions)])

    def hundred() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return repeated(hundred)


def pettingzoo(name: str) -> Loop:
    """A game of PettingZoo's own."""
    from importlib import import_module

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # theirs, about the spaces of their observations
        return _played(import_module(f"pettingzoo.classic.{name}").env())


def ours_in_pettingzoo(name: str) -> Loop:
    """A game of ours behind the same interface."""
    from antichambre.lab import pettingzoo

    return _played(pettingzoo.env(name))


def _played(env: Any) -> Loop:
    """Every decision is one `last`, observation and mask included, and one `step`."""
    numbers = drawn()
    env.reset(seed=1)

    def one_game() -> int:
        count = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            action = None
            if not (terminated or truncated):
                legal = observation["action_mask"].nonzero()[0]
                action = int(legal[next(numbers) % len(legal)])
                count += 1
            env.step(action)
        return count

    return repeated(one_game)


def dealt(name: str) -> Any:
    """The first decision of a game of OpenSpiel."""
    import pyspiel

    numbers = drawn()
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[next(numbers) % len(actions)])
    return state


def search(name: str) -> Loop:
    """OpenSpiel's information-set search in C++ on a game in C++: iterations a second at its first decision."""
    state = dealt(name)

    def some() -> int:
        searcher(200).step(state)
        return 200

    return repeated(some)


def searcher(iterations: int, seconds: float = -1.0) -> Any:
    import pyspiel

    one_game_to_its_end = pyspiel.RandomRolloutEvaluator(1, 1)
    return pyspiel.ISMCTSBot(1, one_game_to_its_end, 1.0, iterations, max_wall_clock_time=seconds)


def search_in_python(name: str) -> Loop:
    """OpenSpiel's information-set search in Python on a game of ours."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    import antichambre.lab.openspiel  # noqa: F401  (makes the games known to it)

    state = dealt(f"antichambre_{name}")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, dice), 1.0, 10, random_state=dice)

    def some() -> int:
        bot.step(state)
        return 10

    return repeated(some)
