"""The OpenSpiel door: OpenSpiel's own test, and the game that is really played behind it."""

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import antichambre
import antichambre.lab.openspiel
from antichambre.lab.observation import observe
from conformance.walks import named as named_with_variant
from conformance.walks import set_ups
from lab.seatings import Seating, named, seatings

everywhere = pytest.mark.parametrize("seating", seatings(), ids=named)


def loaded(seating: Seating) -> Any:
    return pyspiel.load_game(f"antichambre_{seating[0]}(players={seating[1]})")


def walked(game: Any, seed: int) -> Any:
    """A random game, state by state."""
    dice = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        yield state


@everywhere
def test_the_random_simulation_test_passes(seating: Seating) -> None:
    """With its checks of serialization."""
    pyspiel.random_sim_test(loaded(seating), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("set_up", set_ups(), ids=named_with_variant)
def test_every_variant_is_a_parameter(set_up: tuple[str, int, dict[str, str | bool]]) -> None:
    name, seats, variant = set_up
    game = pyspiel.load_game(f"antichambre_{name}", {"players": seats, **variant})
    state = next(state for state in walked(game, 1) if not state.is_chance_node())
    assert state.position.variant == variant
    assert state.num_players() == seats
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


@everywhere
def test_states_are_the_position_and_nothing_else(seating: Seating) -> None:
    for state in walked(loaded(seating), 2):
        if state.is_chance_node():
            assert state.legal_actions() == list(range(16))
            continue
        position = state.position
        assert state.legal_actions() == [move.action for move in position.moves()]
        assert state.is_terminal() == position.over
        for seat in range(seating[1]):
            assert json.loads(state.information_state_string(seat)) == position.view(seat)
        if not position.over:
            assert state.current_player() == position.seat
            tensor = np.array(observe(position, position.seat), np.float32)
            assert (np.array(state.observation_tensor()) == tensor).all()
    again = antichambre.replay(state.position.record())
    assert again.scores() == position.scores()
    returns = state.returns()
    assert [seat for seat, worth in enumerate(returns) if worth == max(returns)] == again.winners()


@everywhere
def test_the_deal_is_drawn_in_the_open(seating: Seating) -> None:
    """Equal histories are equal games, and the seed is what the chance nodes drew."""
    states = list(walked(loaded(seating), 3))
    state = states[-1]
    drawn = "".join(f"{digit:x}" for digit in state.history()[:8])
    assert state.position.seed == drawn
    again = loaded(seating).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.returns() == state.returns()


@everywhere
def test_a_resampled_state_is_a_world_of_that_player(seating: Seating) -> None:
    dice = random.Random(4)
    for step, state in enumerate(walked(loaded(seating), 4)):
        if step % 9 or state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, dice.random)
        assert world.position.seed is None
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert "imagined" in str(world)


@pytest.mark.parametrize("game", [game.name for game in antichambre.games()])
def test_openspiels_information_set_search_finds_its_way(game: str) -> None:
    loaded_game = loaded((game, antichambre.game(game).seats[-1]))
    dice = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(loaded_game, mcts.RandomRolloutEvaluator(1, dice), 1.0, 8, random_state=dice)
    thought = 0
    for state in walked(loaded_game, 5):
        if not state.is_chance_node() and thought < 6:
            legal = state.legal_actions()
            assert bot.step(state) in legal
            thought += len(legal) > 1
        if thought == 6:
            break


def test_openspiels_environment_plays_it() -> None:
    environment = rl_environment.Environment("antichambre_sun_king", players=3)
    step = environment.reset()
    dice = random.Random(6)
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([dice.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


def test_what_cannot_be() -> None:
    with pytest.raises(antichambre.BadSetup):
        pyspiel.load_game("antichambre_louis_xiv", {"players": 5})
    game = pyspiel.load_game("antichambre_richelieu")
    with pytest.raises(ValueError, match="a player observes"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})
