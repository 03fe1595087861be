"""The games as OpenSpiel games. Importing this registers them:

    import pyspiel
    import antichambre.lab.openspiel
    game = pyspiel.load_game("antichambre_sun_king(players=4,gentle=True)")

Parameters are `players`, `reward` ("win" or "margin", see `antichambre.lab.rewards`) and the options of the game.

**Chance.** A position draws all its chance from its seed. So a game begins with eight chance nodes, one for each
hexadecimal digit of a seed; what is dealt and rolled afterwards follows from it. That is explicit and fair chance over
four thousand million different games, and equal histories are equal states. It also means that a state, like its
clones, holds its whole future: a search that plays on from clones foresees the dice. `resample_from_infostate` gives a
world whose hidden things and whose future are drawn afresh; searches for these games have to use it, as OpenSpiel's
information-set search in Python (`open_spiel.python.algorithms.ismcts`) does. Its sister in C++ cannot: OpenSpiel lets
no Python game answer that question from there.

**What a player knows.** The information state string is the view of the seat, as JSON. It holds what the rules let a
player know and remember, not the order in which it came about. The observation tensor is that of
`antichambre.lab.observation`. Who is asked follows from what everybody can see, so the current player of a state
betrays nothing: whoever might hold a card that answers is asked, and with no such card there is one legal move.

A state is kept as its record.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Game, Variant
from antichambre.kernel.position import Position
from antichambre.kernel.registry import games
from antichambre.lab.observation import names, vector
from antichambre.lab.rewards import BOUNDS, REWARDS

DIGITS = 8
SIXTEEN = [(digit, 1 / 16) for digit in range(16)]
LONGEST = 5000
"""Ten times what random games have been seen to take; nobody has proved that none takes longer."""


def short_name(game: Game) -> str:
    return f"antichambre_{game.name}"


def _type(game: Game) -> Any:
    options = {option.name: option.values[0] for option in game.options}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Antichambre: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "reward": "win", **options},
    )


def _info(game: Game, seats: int, reward: str) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=len(SIXTEEN),
        num_players=seats,
        min_utility=-BOUNDS[reward],
        max_utility=BOUNDS[reward],
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


class CourtGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with a number of seats and its options."""

    court: Game  # each game has a class of its own

    def __init__(self, params: dict[str, Any]) -> None:
        game = self.court
        self.seats = int(params["players"])
        self.reward = str(params["reward"])
        self.variant: Variant = {option.name: params[option.name] for option in game.options}
        game.new(self.seats, "to see that there is such a game", self.variant)
        super().__init__(_type(game), _info(game, self.seats, self.reward), params)

    def new_initial_state(self) -> "CourtState":
        return CourtState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters of observation, such as {params}")
        if iig_obs_type is not None and (
            not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            raise ValueError("a player observes what that player may know, all of it and nothing else")
        return Observer(self.court.name, self.seats)


class CourtState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment; before the deal is drawn, the digits of its seed so far."""

    def __init__(self, game: CourtGame) -> None:
        super().__init__(game)
        self.digits = ""
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return SIXTEEN

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else list(self.position.legal())

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.advance(action)
            return
        self.digits += f"{action:x}"
        if len(self.digits) == DIGITS:
            game = self.get_game()
            self.position = game.court.new(game.seats, self.digits, game.variant)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action:x}"
        return str(self.get_game().court.decode(action))

    def returns(self) -> list[float]:
        game = self.get_game()
        if self.position is None or not self.position.over:
            return [0.0] * int(game.seats)
        return REWARDS[game.reward](self.position)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> "CourtState":
        """A world that the player cannot tell from this one, its chance a new one. It has no record."""
        assert self.position is not None, "nothing is dealt yet"
        world = CourtState(self.get_game())
        world.position = self.position.resample(player, Rng(int(probability() * 2**53)))
        return world

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {self.digits}"
        moves = ", ".join(str(self.position.game.decode(action)) for action in self.position.history)
        return f"{'imagined' if self.position.seed is None else 'seed ' + self.digits}: {moves}"


class Observer:
    """What a player may know: as JSON, and as numbers."""

    def __init__(self, game: str, seats: int) -> None:
        self.tensor = np.zeros(len(names(game, seats)), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CourtState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = vector(state.position.view(player))

    def string_from(self, state: CourtState, player: int) -> str:
        if state.position is None:
            return "nothing is dealt yet"
        return json.dumps(state.position.view(player), sort_keys=True, separators=(",", ":"))


def _class_of(game: Game) -> type[CourtGame]:
    """OpenSpiel keeps what makes a game until after the interpreter has gone: a class can bear that, a function not."""

    class OneGame(CourtGame):
        court = game

    return OneGame


for _game in games():
    pyspiel.register_game(_type(_game), _class_of(_game))
