"""The page: knows the rules, tries each move in a few imagined games played out at random, and takes the best."""

from antichambre.bots.outlook import Outlook
from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Move
from antichambre.kernel.playout import playout

WORLDS = 12


class Page:
    def __init__(self, seed: str) -> None:
        self._rng = Rng(f"page {seed}")

    def choose(self, outlook: Outlook) -> Move:
        if len(outlook.moves) == 1:
            return outlook.moves[0]
        margins = [0.0] * len(outlook.moves)
        for _ in range(WORLDS):
            world = outlook.imagine(self._rng)
            for number, move in enumerate(outlook.moves):
                trial = world.copy()
                trial.apply(move.action)
                playout(trial, self._rng)
                margins[number] += _margin(trial.scores(), outlook.seat)
        return outlook.moves[margins.index(max(margins))]


def _margin(scores: list[int], seat: int) -> float:
    """By how much a seat leads the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
