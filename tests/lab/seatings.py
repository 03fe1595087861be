"""What the tests of the doors go through: every game at every number of seats."""

from collections.abc import Iterator

import antichambre
from antichambre.kernel.position import Position

Seating = tuple[str, int]


def seatings() -> list[Seating]:
    return [(game.name, seats) for game in antichambre.games() for seats in game.seats]


def named(seating: Seating) -> str:
    return f"{seating[0]}-{seating[1]}"


def walked(game: str, seats: int, seed: str) -> Iterator[Position]:
    """A random game, moment by moment, its start and its end included."""
    rng = antichambre.Rng(seed)
    position = antichambre.game(game).new(seats=seats, seed=seed)
    yield position
    while not position.over:
        legal = position.legal()
        position.advance(legal[rng.below(len(legal))])
        yield position
