"""What would be counted now."""

from typing import TypedDict

from antichambre.games.richelieu.counting import leads
from antichambre.games.richelieu.table import RichelieuTable
from antichambre.kernel.position import NOBODY


class Preview(TypedDict):
    """`leads`: what each seat has for majorities so far. What is lacking costs nothing before the end."""

    leads: list[int]


def preview(position: RichelieuTable, seat: int | None) -> Preview:
    """As far as a seat may know it (None: an onlooker)."""
    return {"leads": list(leads(position, NOBODY if seat is None else seat))}
