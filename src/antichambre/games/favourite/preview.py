"""What the round would bring if it ended now."""

from typing import TypedDict

from antichambre.games.favourite.components import RESOURCES, ROUNDS
from antichambre.games.favourite.counting import column_points, points_for
from antichambre.games.favourite.salon import Salon
from antichambre.games.favourite.vocabulary import REASONS


class Preview(TypedDict):
    """`points`: what each seat would get, by each reason of the table of points; nothing once all rounds are counted.
    `leads`: by column, the seats with most cards; several are tied."""

    points: dict[str, list[int]]
    leads: dict[str, list[int]]


def preview(position: Salon) -> Preview:
    """Everything that is counted lies open, or can be: how many court cards somebody holds is for all to see."""
    seats = range(position.seats)
    counted = position.round > ROUNDS
    return {
        "points": {
            name: [0 if counted else int(points_for(position, seat, reason)) for seat in seats]
            for reason, name in enumerate(REASONS)
        },
        "leads": {
            name: [seat for seat in seats if column_points(position, seat, column) > 0]
            for column, name in enumerate(RESOURCES)
        },
    }
