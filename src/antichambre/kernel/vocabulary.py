"""What a game can ask, answer, refuse and tell. Each stands once, by its name, and has its number from that."""

from collections.abc import Sequence
from itertools import product
from typing import Final, final

from antichambre.kernel.events import EventKind, Field

Value = int | str | tuple[int, ...] | tuple[str, ...]
Way = tuple[str, tuple[Value, ...]]

ALLOWED: Final = 0
"""The refusal that is none: every game's rules begin with it."""

OTHER_QUESTION: Final = 1
"""The refusal of what answers another question: every game's second rule."""


@final
class Saying:
    """How a verb is said: `ways`, every text with the values of the arguments there. `first`: the number of the first
    of these moves."""

    def __init__(self, name: str, first: int, arguments: tuple[str, ...], ways: Sequence[Way]) -> None:
        self.name: Final = name
        self.first: Final = first
        self.arguments: Final = arguments
        self.ways: Final = ways


@final
class Vocabulary:
    """A game's words, numbered as they are added.

    `decisions`: what can be asked. `sayings`: what can be answered; the moves of a game are its verbs, one after the
    other, each with every choice of its arguments, so that a move is a text, a number, and a verb with named arguments.
    `rules`: why not; each is a sentence in the catalogue and a paragraph of the rules. `events`: what happens."""

    def __init__(self) -> None:
        self.decisions: list[str] = []
        self.sayings: list[Saying] = []
        self.rules: list[str] = ["", "other-question"]
        self.events: list[EventKind] = []
        self._moves = 0

    def ask(self, name: str) -> int:
        self.decisions.append(name)
        return len(self.decisions) - 1

    def say(self, name: str, text: str = "", **arguments: Sequence[Value]) -> int:
        """A verb whose arguments are free of each other, the last of them changing fastest; in its text each stands in
        braces. Without a text it is said by its name. The number of its first move."""
        names = tuple(arguments)
        ways = [
            ((text or name).format(**dict(zip(names, values, strict=True))), values)
            for values in product(*arguments.values())
        ]
        return self.say_ways(name, names, ways)

    def say_ways(self, name: str, arguments: tuple[str, ...], ways: Sequence[Way]) -> int:
        """A verb whose arguments depend on each other: each way is spelt out."""
        first = self._moves
        self.sayings.append(Saying(name, first, arguments, ways))
        self._moves += len(ways)
        return first

    def refuse(self, name: str) -> int:
        self.rules.append(name)
        return len(self.rules) - 1

    def tell(
        self,
        name: str,
        *fields: Field,
        reveals: bool = False,
        only: tuple[str, ...] = (),
        box: dict[str, int] | None = None,
    ) -> EventKind:
        kind = EventKind(name, *fields, reveals=reveals, only=only, box=box)
        self.events.append(kind)
        return kind
