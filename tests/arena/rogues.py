"""Players and matches for the arena's tests: some that finish quickly, some that fail in their own way."""

import os
import signal
from dataclasses import replace
from pathlib import Path

from antichambre.arena.match import Match, arrange
from antichambre.arena.play import Result, play
from antichambre.bots import Outlook
from antichambre.kernel.game import Move

QUICK = ["courtier", "page"]


def quick_match(seed: str = "quick") -> Match:
    return arrange("richelieu", QUICK, seed)


def made_up(match: Match, number: int) -> Result:
    """A result that nobody played: whoever sits first wins by the number of the game."""
    fixture = match.fixture(number)
    nothing = (0,) * match.seats
    scores = (number + 1, *nothing[1:])
    return Result(number, fixture.deal, fixture.seating, scores, (0,), nothing, (0.0,) * match.seats, ())


def without_seconds(result: Result) -> Result:
    """The clock is never the same twice."""
    return replace(result, seconds=())


class Fainting:
    """A bot that plays its first moves like anybody and then has enough."""

    def __init__(self, seed: str) -> None:
        self._moves = 0

    def choose(self, outlook: Outlook) -> Move:
        self._moves += 1
        if self._moves == 3:
            raise RuntimeError("the stays are too tight")
        return outlook.moves[0]


class Cheating:
    """A bot that plays what the rules forbid."""

    def __init__(self, seed: str) -> None:
        pass

    def choose(self, outlook: Outlook) -> Move:
        return next(move for move in outlook.game.moves if move not in outlook.moves)


def fatal_at_two(match: Match, number: int) -> Result:
    """The process dies of fixture 2, whenever it is played."""
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return made_up(match, number)


def fatal_once(match: Match, number: int) -> Result:
    """The process dies the first time that fixture 2 is played: a file named in the seed remembers it."""
    mark = Path(match.seed)
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(match, number)
