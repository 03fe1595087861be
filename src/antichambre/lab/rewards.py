"""What a game is worth to each seat when it is over, for those who learn from it. Both kinds add up to nothing."""

from collections.abc import Callable

from antichambre.kernel.position import Position


def win(position: Position) -> list[float]:
    """1 for whoever wins alone, -1 / (seats - 1) for the others, and what the winners share where several do: with two
    seats 1, 0 for a tie, and -1."""
    winners = position.winners()
    seats = int(position.seats)
    return [(seats * (seat in winners) / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def margin(position: Position) -> list[float]:
    """By how many points a seat is above the mean of its rivals."""
    scores = position.scores()
    rivals = len(scores) - 1
    return [score - (sum(scores) - score) / rivals for score in scores]


REWARDS: dict[str, Callable[[Position], list[float]]] = {"win": win, "margin": margin}
BOUNDS = {"win": 1.0, "margin": 200.0}
"""No reward is further from nothing than this; for the margin a round figure well above any score."""
