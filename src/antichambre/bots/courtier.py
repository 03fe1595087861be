"""The courtier: one step of judgement, at a glance. It plays the move that its page of heuristics likes best; where
moves differ by little, noise decides."""

from antichambre.bots.heuristics import judgement_of
from antichambre.bots.noise import COURTIER_NOISE, noisy_best
from antichambre.bots.outlook import Outlook
from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Move


class CourtierBot:
    def __init__(self, seed: str) -> None:
        self._rng = Rng(f"courtier {seed}")

    def choose(self, outlook: Outlook) -> Move:
        moves = outlook.moves
        if len(moves) == 1:
            return moves[0]
        game = outlook.game.name
        judgement = judgement_of(game)
        world = outlook.imagine(self._rng)
        weights = list(judgement.weigh(world, world.legal()))
        return moves[noisy_best(weights, COURTIER_NOISE.get(game, 0.0) * judgement.spread, self._rng)]
