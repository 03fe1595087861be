"""Verbs: what a seat can do, and what it can be done with. A game's moves are its verbs, one after the other, each with
every choice of its arguments: so a move is a text, a number, and a verb with named arguments, and nobody takes texts
apart."""

from collections.abc import Sequence
from itertools import product
from typing import Final, final

Value = int | str | tuple[int, ...] | tuple[str, ...]


@final
class Verb:
    """`ways`: every text in which it can be said, with the values of its arguments there."""

    def __init__(self, name: str, arguments: tuple[str, ...], ways: list[tuple[str, tuple[Value, ...]]]) -> None:
        self.name: Final = name
        self.arguments: Final = arguments
        self.ways: Final = ways


def verb(name: str, text: str = "", **arguments: Sequence[Value]) -> Verb:
    """A verb whose arguments are free of each other, the last of them changing fastest; in its text each stands in
    braces. Without a text it is said by its name."""
    names = tuple(arguments)
    ways = [
        ((text or name).format(**dict(zip(names, values, strict=True))), values)
        for values in product(*arguments.values())
    ]
    return Verb(name, names, ways)
