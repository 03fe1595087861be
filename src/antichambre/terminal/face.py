"""What the terminal asks of a game: a face for its table. Each game has one, under `faces`.

A face is handed what one seat sees and what the rules make of it for that seat (the game's view and preview), never the
position: what it draws is what that seat may know. What is asked, and what each move means, the game itself says
(kernel/briefing.py).
"""

from collections.abc import Mapping
from typing import Protocol

from rich.console import RenderableType

from antichambre.kernel.game import Move
from antichambre.kernel.words import Words
from antichambre.terminal.screen import Paper

View = dict[str, object]
Preview = Mapping[str, object]


class Face(Protocol):
    width: int
    """How many columns its table needs."""
    amounts: frozenset[str]
    """Decisions in which a number that is typed is an amount, as in a bid, and not the number of a choice."""

    def draw(self, view: View, preview: Preview, words: Words, paper: Paper) -> RenderableType:
        """The table and all that lies on it."""
        ...

    def brief(self, move: Move, view: View, words: Words) -> str:
        """A move in a few letters, for where many share a line."""
        ...

    def bundle(self, move: Move) -> str | None:
        """Moves of one bundle are shown on one line, by their texts alone; None: on a line of its own, with its
        label."""
        ...
