"""The PettingZoo door: PettingZoo's own tests, and the game that is really played behind it."""

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import antichambre
from antichambre.lab.pettingzoo import Observation, env, raw_env
from lab.seatings import Seating, named, seatings

everywhere = pytest.mark.parametrize("seating", seatings(), ids=named)

# PettingZoo's test knows its own games with action masks by their names; of all others it says that an observation
# should be one array, and that nobody who takes leave of a finished game should have an empty mask.
not_on_its_list = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def played(door: raw_env, seed: int) -> list[Observation]:
    """A random game to its end; what each seat observed when it was asked."""
    rng = antichambre.Rng(seed)
    door.reset(seed=seed)
    seen = []
    while not door.position.over:
        observation = door.observe(door.agent_selection)
        seen.append(observation)
        allowed = np.flatnonzero(observation["action_mask"])
        door.step(int(allowed[rng.below(len(allowed))]))
    return seen


@everywhere
@not_on_its_list
def test_the_api_test_passes(seating: Seating) -> None:
    api_test(env(seating[0], seats=seating[1]), num_cycles=300)


@everywhere
def test_the_seed_test_passes(seating: Seating) -> None:
    seed_test(lambda: env(seating[0], seats=seating[1]), num_cycles=100)


@everywhere
def test_masks_are_the_legal_moves_and_those_of_others_are_empty(seating: Seating) -> None:
    door = raw_env(seating[0], seats=seating[1])
    rng = antichambre.Rng("masks")
    door.reset(seed=1)
    while not door.position.over:
        legal = list(door.position.legal())
        for seat, agent in enumerate(door.agents):
            mask = np.flatnonzero(door.observe(agent)["action_mask"])
            assert list(mask) == (legal if seat == door.position.seat else [])
        door.step(legal[rng.below(len(legal))])


@everywhere
def test_a_game_ends_as_its_record_says(seating: Seating) -> None:
    game, seats = seating
    door = raw_env(game, seats=seats)
    played(door, seed=3)
    again = antichambre.replay(door.position.record())
    assert again.over
    won = [agent for agent in door.agents if door.rewards[agent] > 0]
    tied = len(again.winners()) == seats
    assert won == ([] if tied else [f"player_{seat}" for seat in again.winners()])
    assert sum(door.rewards.values()) == pytest.approx(0)
    assert all(door.terminations.values())


@everywhere
def test_no_reward_before_the_end_and_then_the_margin(seating: Seating) -> None:
    door = raw_env(seating[0], seats=seating[1], reward="margin")
    door.reset(seed=4)
    assert set(door.rewards.values()) == {0}
    played(door, seed=4)
    scores = door.position.scores()
    rivals = [scores[seat] for seat in range(1, seating[1])]
    assert door.rewards["player_0"] == pytest.approx(scores[0] - sum(rivals) / len(rivals))
    assert door.last(observe=False)[1] == door.rewards[door.agent_selection]


def test_equal_seeds_deal_equal_games_and_a_reset_without_one_deals_the_next() -> None:
    one, other = raw_env("favourite"), raw_env("favourite")
    for door in (one, other):
        door.reset(seed=7)
        door.reset()
    second = one.position.seed
    assert second == other.position.seed
    one.reset(seed=7)
    assert one.position.seed != second


def test_variants_and_errors() -> None:
    door = raw_env("richelieu", variant={"short": True})
    door.reset(seed=1)
    assert door.position.variant == {"deck": "rulebook", "short": True}
    with pytest.raises(antichambre.BadSetup):
        env("louis_xiv", seats=5)
    with pytest.raises(antichambre.BadSetup):
        env("sun_king", variant={"short": True})
    with pytest.raises(ValueError, match="rewards are win, margin"):
        env("sun_king", reward="glory")


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    door = raw_env("richelieu")
    door.reset(seed=1)
    before = door.observe("player_0")
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(antichambre.IllegalMove):
        door.step(illegal)
    assert (door.observe("player_0")["observation"] == before["observation"]).all()
    assert door.agent_selection == "player_0"


@pytest.mark.parametrize("how", [copy.deepcopy, lambda door: pickle.loads(pickle.dumps(door))])
def test_an_environment_can_be_copied_and_sent_away(how: object) -> None:
    door = raw_env("louis_xiv", seats=3)
    door.reset(seed=2)
    for _ in range(30):
        door.step(door.position.legal()[0])
    assert callable(how)
    twin = how(door)
    assert twin.position.record() == door.position.record()
    twin.step(twin.position.legal()[0])
    assert len(twin.position.history) == len(door.position.history) + 1


@everywhere
def test_it_can_be_rendered_in_words(seating: Seating, capsys: pytest.CaptureFixture[str]) -> None:
    door = raw_env(seating[0], seats=seating[1], render_mode="ansi")
    door.reset(seed=5)
    pages = [door.render()]
    rng = antichambre.Rng("render")
    while not door.position.over:
        legal = door.position.legal()
        door.step(legal[rng.below(len(legal))])
        pages.append(door.render())
    assert all(page and "hidden" not in page for page in pages)
    assert len(set(pages)) > 20
    watched = raw_env(seating[0], seats=seating[1], render_mode="human")
    watched.reset(seed=5)
    watched.step(watched.position.legal()[0])
    assert capsys.readouterr().out.count("\n") >= 2
