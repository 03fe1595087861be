"""What a seat may know as a row of numbers: of one length for each game and number of seats, every entry named.

It is made of `position.view(seat)` and of nothing else, so that it can hold no secret. Everything is told from the
seat's own place: first what is its own, then its rivals in the order of the turn. Entries lie between -1 and 1.

    observe(position, seat)      the numbers
    names("sun_king", seats=4)   what each of them is
"""

from collections.abc import Callable
from functools import cache
from typing import cast

from antichambre.kernel.position import Position
from antichambre.kernel.registry import game as find_game
from antichambre.lab.observation import favourite, louis_xiv, richelieu, sun_king
from antichambre.lab.observation.sheet import Sheet

Writer = Callable[[dict[str, object], Sheet], None]

WRITERS: dict[str, Writer] = {
    "richelieu": cast(Writer, richelieu.write),
    "sun_king": cast(Writer, sun_king.write),
    "favourite": cast(Writer, favourite.write),
    "louis_xiv": cast(Writer, louis_xiv.write),
}


def observe(position: Position, seat: int) -> list[float]:
    """The numbers of what this seat may know now."""
    return vector(position.view(seat))


def vector(view: dict[str, object]) -> list[float]:
    """The numbers of the view of a seat."""
    return _sheet(view, named=False).values


@cache
def names(game: str, seats: int) -> tuple[str, ...]:
    """What each entry is. The numbers of a game differ in their values alone, so that any view tells their names."""
    return tuple(_sheet(find_game(game).new(seats=seats, seed="names").view(0), named=True).names)


def _sheet(view: dict[str, object], named: bool) -> Sheet:
    seat, seats = view["seat"], view["seats"]
    assert isinstance(seat, int), "an onlooker has no place of their own at the table"
    assert isinstance(seats, list)
    sheet = Sheet(seat, len(seats), named)
    WRITERS[str(view["game"])](view, sheet)
    return sheet
