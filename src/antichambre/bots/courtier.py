"""The courtier: one step of judgement, at a glance. It plays the move that its page of heuristics likes best; where
moves differ by little, taste decides."""

from antichambre.bots.heuristics import judgement_of
from antichambre.bots.outlook import Outlook
from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Move

TASTE = 0.35  # of the game's spread; without it, the page would never win, and the minister not often enough
FINENESS = 1 << 16


class Courtier:
    def __init__(self, seed: str) -> None:
        self._rng = Rng(f"courtier {seed}")

    def choose(self, outlook: Outlook) -> Move:
        moves = outlook.moves
        if len(moves) == 1:
            return moves[0]
        world = outlook.imagine(self._rng)
        judgement = judgement_of(outlook.game.name)
        weights = judgement.weigh(world, world.legal())
        taste = TASTE * judgement.spread / FINENESS
        liked = [weight + taste * int(self._rng.below(FINENESS)) for weight in weights]
        return moves[liked.index(max(liked))]
