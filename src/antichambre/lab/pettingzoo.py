"""The games as PettingZoo environments: turn by turn (AEC), with action masks.

    from antichambre.lab import pettingzoo
    env = pettingzoo.env("louis_xiv", seats=3)

An observation is what the seat may know, as numbers (`antichambre.lab.observation`), with the mask of its legal moves;
a seat that is not asked has an empty mask. Rewards come at the end alone: "win" or "margin", both zero-sum
(`antichambre.lab.rewards`). An action is a move's number; one that the rules forbid raises IllegalMove, and nothing
happens.

Who is asked follows from what everybody can see, so `agent_selection` betrays nothing: whoever might hold a card that
answers (a Lieutenant, a plot card) is asked, and with no such card there is one legal move.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import Position
from antichambre.kernel.registry import game as find_game
from antichambre.kernel.words import Words, language
from antichambre.lab.observation import names, observe
from antichambre.lab.rendering import page, sentences
from antichambre.lab.rewards import REWARDS

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    seats: int | None = None,
    variant: Variant | None = None,
    reward: str = "win",
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The game, watched over by PettingZoo's own wrappers."""
    bare = raw_env(game, seats, variant, reward, render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 (so PettingZoo calls its own)
    """The game alone."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variant: Variant | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        found = find_game(game)
        if reward not in REWARDS:
            raise ValueError(f"rewards are {', '.join(REWARDS)}, not {reward}")
        self.metadata = {
            "name": f"antichambre_{game}_v{found.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.position: Position = found.new(seats, "none yet", variant)
        """The game as it stands: the whole of it, secrets included."""
        self._reward = reward
        self._seed = secrets.token_hex(16)
        self._deals = 0
        self._news: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(int(self.position.seats))]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(found.action_count) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Space[Any]:
        length = len(names(self._game.name, len(self.possible_agents)))
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._game.action_count,), np.int8),
            }
        )

    @property
    def _game(self) -> Game:
        return self.position.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal. A seed begins a row of deals that is always the same; without one the row goes on."""
        if seed is not None:
            self._seed, self._deals = str(seed), 0
        self._deals += 1
        self.position = self._game.new(len(self.possible_agents), f"{self._seed} {self._deals}", self.position.variant)
        self._news = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        """Whoever is asked; when the game is over, the first who takes leave."""
        return self.possible_agents[self.position.seat or 0]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        mask = np.zeros(self._game.action_count, np.int8)
        if seat == self.position.seat:
            mask[list(self.position.legal())] = 1
        return {"observation": np.array(observe(self.position, seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "whoever is asked plays a move"
        events = self.position.play(self._game.decode(int(action)))
        if self.render_mode is not None:
            self._news = sentences(events, self._words())
        if self.position.over:
            self._end()
        self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        worth = REWARDS[self._reward](self.position)
        self.rewards = {agent: worth[self._seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the last move brought about and what is asked now, in words, as an onlooker may know it."""
        text = page(self.position, self._news, self._words())
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def _words(self) -> Words:
        return Words(language(), self._game.name)

    def close(self) -> None:
        """There is nothing to put away."""
