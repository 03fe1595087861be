"""A live screen that is none: what is typed is known beforehand, what is shown is kept, and nobody really sleeps."""

import io
from collections.abc import Callable, Mapping

from rich.console import Console

from antichambre.kernel.chance import Rng
from antichambre.kernel.game import Game, Move
from antichambre.kernel.position import Position
from antichambre.terminal.screen import Paper, Screen

CLEARED = "[cleared]"
CLEARED_FOR_GOOD = "[cleared for good]"


class Stage(Screen):
    """Whoever sits down presses Enter; when all is typed the table is left."""

    def __init__(self, *typed: str) -> None:
        super().__init__()
        self._paper = io.StringIO()
        self.console = Console(file=self._paper, width=100, highlight=False, markup=False, emoji=False)
        self.live = True
        self._typed = ["", *typed]
        self.prompts: list[str] = []

    def paper(self) -> Paper:
        return Paper(100, 50)

    def clear(self, for_good: bool = False) -> None:
        self.say(CLEARED_FOR_GOOD if for_good else CLEARED)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self._typed:
            raise EOFError
        self.say(prompt + self._typed[0])
        return self._typed.pop(0)

    @property
    def shown(self) -> str:
        return self._paper.getvalue()

    @property
    def looks(self) -> list[str]:
        """What was shown, from one clearing of the screen to the next."""
        return self.shown.replace(CLEARED_FOR_GOOD, CLEARED).split(CLEARED)


class Time:
    """It passes while somebody sleeps, and when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(round(seconds, 6))


def reached(game: Game, seats: int, wanted: Callable[[Position], bool]) -> Position:
    """The first position of which something is true, in random games one after the other."""
    for number in range(300):
        position, rng = game.new(seats=seats, seed=str(number)), Rng(number)
        while not position.over:
            if wanted(position):
                return position
            position.play(any_move(position, rng))
    raise AssertionError("never reached")


def any_move(position: Position, rng: Rng) -> Move:
    """By chance; but cards that answer to something are rarely played, so that they are held when they are wanted."""
    if position.reaction and rng.below(4):
        return position.game.by_text[position.game.silence]
    legal = position.moves()
    return legal[rng.below(len(legal))]


def seen_by(position: Position, seat: int | None) -> tuple[dict[str, object], Mapping[str, object]]:
    """What a face is handed of a position for a seat."""
    return position.view(seat), position.game.preview(position, seat)
