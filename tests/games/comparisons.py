"""By what a game was decided, for the tests of tie-breaks."""

from antichambre.kernel.position import Position


def compared(position: Position) -> list[tuple[str, list[int | None]]]:
    """Each comparison that was needed, in order, with the figures of all seats."""
    outcome = position.outcome()
    assert outcome is not None
    return [(step["by"], step["figures"]) for step in outcome["steps"]]
