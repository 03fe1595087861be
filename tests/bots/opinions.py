"""What a game's page of heuristics thinks of a position, in the texts of its moves."""

from antichambre.bots.heuristics import judgement_of
from antichambre.kernel.position import Position


def weights(position: Position) -> dict[str, float]:
    """What each legal move seems worth."""
    found = judgement_of(position.game.name).weigh(position, position.legal())
    return dict(zip(map(str, position.moves()), found, strict=True))


def best(position: Position) -> str:
    """The move that it likes best."""
    found = weights(position)
    return max(found, key=found.__getitem__)
