"""The courtier: one step of judgement. It plays the move that its page of heuristics likes best."""

from antichambre.bots.heuristics import judgement_of
from antichambre.bots.outlook import Outlook
from antichambre.bots.search import best_of
from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Move


class Courtier:
    def __init__(self, seed: str) -> None:
        self._rng = Rng(f"courtier {seed}")

    def choose(self, outlook: Outlook) -> Move:
        if len(outlook.moves) == 1:
            return outlook.moves[0]
        world = outlook.imagine(self._rng)
        weights = judgement_of(outlook.game.name).weigh(world, world.legal())
        return outlook.moves[best_of(weights, self._rng)]
