"""How a game ended: why it ended then, who won, and by what. Plain JSON, as it stands in records and in what the house
tells; `Position.outcome` says it of the rules, `table/outcome.py` of a table."""

from typing import Final, TypedDict

RESIGNATION: Final = "resignation"
"""The one ending that moves do not show: those who did not win had resigned."""


class OutcomeStep(TypedDict):
    """One step by which the victory was decided: a measure of the game, and what each seat has by it. None: the seat
    was out of the running by then, by an earlier step or since it had left the game. Who leads stays in the running."""

    by: str
    figures: list[int | None]


class Outcome(TypedDict):
    """`ending`: one of the game's endings, or RESIGNATION. `steps`: the comparisons that were needed, in the rulebook's
    order; none where one seat alone was left."""

    winners: list[int]
    ending: str
    steps: list[OutcomeStep]


def by_resignation(stayed: list[int]) -> Outcome:
    """Nobody plays on against those who stayed: they share the victory, whatever has been counted."""
    return {"winners": stayed, "ending": RESIGNATION, "steps": []}
