"""Richelieu behind OpenSpiel's Python game interface: the smallest door that lets its loops drive our rules."""

import pyspiel

import antichambre

GAME = antichambre.game("richelieu")

TYPE = pyspiel.GameType(
    short_name="antichambre_richelieu",
    long_name="Richelieu",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=GAME.action_count,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-100.0,
    max_utility=100.0,
    utility_sum=0.0,
    max_game_length=400,
)


class RichelieuGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, object] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})
        self.deals = 0

    def new_initial_state(self) -> "RichelieuState":
        self.deals += 1
        return RichelieuState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> None:
        del iig_obs_type, params


class RichelieuState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: RichelieuGame) -> None:
        super().__init__(game)
        self.position = GAME.new(seed=str(game.deals))

    def current_player(self) -> int:
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return list(self.position.legal())

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return str(GAME.decode(action))

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return [float(score) for score in self.position.scores()]

    def __str__(self) -> str:
        return str(self.position.record()["moves"])


def register_richelieu() -> None:
    pyspiel.register_game(TYPE, RichelieuGame)
