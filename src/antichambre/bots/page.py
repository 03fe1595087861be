"""The page: knows the rules, notices some of the moves there are, and plays the one of them that looks best."""

from antichambre.bots.heuristics import judgement_of
from antichambre.bots.outlook import Outlook
from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Move

LEAST_NOTICED = 2
ONE_IN = 4  # of many moves so few are noticed: a page does not bid at random


class PageBot:
    def __init__(self, seed: str) -> None:
        self._rng = Rng(f"page {seed}")

    def choose(self, outlook: Outlook) -> Move:
        moves = outlook.moves
        if len(moves) == 1:
            return moves[0]
        world = outlook.imagine(self._rng)
        weights = judgement_of(outlook.game.name).weigh(world, world.legal())
        count = max(LEAST_NOTICED, len(moves) // ONE_IN)
        noticed = [self._rng.below(len(moves)) for _ in range(count)]
        return moves[max(noticed, key=lambda number: weights[number])]
